// SPDX-License-Identifier: MIT
// From a link that was sent to somebody into the page: "t/GAME/TABLE" is "#/t/TABLE", "play/GAME" is
// "#/new/GAME". House rules stand after a "#": "play/GAME#+SWITCH/NAME" is "#/new/GAME+SWITCH/NAME".
const [, home, kind, game, table] =
  /^(.*\/)(t|play)\/([\w-]+)\/?([\w-]*)\/?$/.exec(location.pathname) ?? [];
if (home) location.replace(`${home}#/${kind === "t" ? `t/${table}` : `new/${game}${location.hash.slice(1)}`}`);
