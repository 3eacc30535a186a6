// SPDX-License-Identifier: MIT
// Glicko-2 as in Mark Glickman, "Example of the Glicko-2 system" (2022); names and steps are those of the paper. Pure.
export interface Rating {
  rating: number;
  deviation: number; // the rating is within two of these with 95 %
  volatility: number; // how much the strength itself changes
}
export type Opponent = Omit<Rating, "volatility">;

export interface Game {
  opponent: Opponent;
  score: number; // 1 won, 0 lost
}

export const newcomer: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };

const scale = 173.7178;
const tau = 0.5; // the system constant
const tolerance = 1e-6;

const g = (phi: number) => 1 / Math.sqrt(1 + (3 * phi ** 2) / Math.PI ** 2);

// The rating after the games of one rating period, at least one.
export function rated({ rating, deviation, volatility }: Rating, games: Game[]): Rating {
  const mu = (rating - newcomer.rating) / scale;
  const phi = deviation / scale;
  let information = 0;
  let surplus = 0; // of the scores over the expected ones
  for (const { opponent, score } of games) {
    const weight = g(opponent.deviation / scale);
    const expected = 1 / (1 + Math.exp(-weight * (mu - (opponent.rating - newcomer.rating) / scale)));
    information += weight ** 2 * expected * (1 - expected);
    surplus += weight * (score - expected);
  }
  const v = 1 / information;
  const sigma = volatilityAfter(volatility, phi, v, v * surplus);
  const after = 1 / Math.sqrt(1 / (phi ** 2 + sigma ** 2) + information);
  return {
    rating: newcomer.rating + scale * (mu + after ** 2 * surplus),
    deviation: scale * after,
    volatility: sigma,
  };
}

// Step 5: the zero of f, by the Illinois algorithm.
function volatilityAfter(sigma: number, phi: number, v: number, delta: number): number {
  const a = Math.log(sigma ** 2);
  const f = (x: number) => {
    const variance = phi ** 2 + v + Math.exp(x);
    return (Math.exp(x) * (delta ** 2 - variance)) / (2 * variance ** 2) - (x - a) / tau ** 2;
  };
  let low = a;
  let high = delta ** 2 > phi ** 2 + v ? Math.log(delta ** 2 - phi ** 2 - v) : a - tau;
  while (delta ** 2 <= phi ** 2 + v && f(high) < 0) high -= tau;
  let [atLow, atHigh] = [f(low), f(high)];
  while (Math.abs(high - low) > tolerance) {
    const middle = low + ((low - high) * atLow) / (atHigh - atLow);
    const atMiddle = f(middle);
    if (atMiddle * atHigh <= 0) [low, atLow] = [high, atHigh];
    else atLow /= 2;
    [high, atHigh] = [middle, atMiddle];
  }
  return Math.exp(low / 2);
}
