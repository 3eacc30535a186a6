// SPDX-License-Identifier: MIT
// The engine as training/ calls it: a shared library of a few plain functions, one library a game.
// A game's own is games/<game>/training_api, from training_api_body.h.
#pragma once

#include <stddef.h>
#include <stdint.h>

// NOLINTBEGIN(modernize-*): this is C.
#ifdef __cplusplus
extern "C" {
#endif

typedef struct {
    const char* name;  // of its inputs, with their version
    uint32_t inputs;
    uint32_t kinds;        // of positions that have layers of their own
    uint32_t most_inputs;  // that a sample has room for
    uint32_t courses;      // kinds of games that are played
} ParlorNetShape;

ParlorNetShape parlor_training_shape(void);

typedef struct {
    const char*
        net;  // a file's content; null: the level `simple` plays, for parlor_training_play alone
    size_t net_size;
    uint64_t seed;
    uint32_t threads;
} ParlorTraining;

// training::NetGamesOptions, and which games.
typedef struct {
    double lambda;
    double exploration;
    double temperature;
    double pairs;
    uint64_t first;         // the number of the first game
    const uint32_t* games;  // how many, by course
} ParlorRound;

// Plays games and writes their samples (training::NetSample) in the order of the games. How many
// there are, or -1 if the net is refused. What does not fit is left out.
int64_t parlor_training_play(const ParlorTraining* training, const ParlorRound* round,
                             void* samples, uint64_t capacity);

// The net at a glance against a player of that name: its points, two for a game that it won and one
// for a draw, or -1. One side is the net's and all others are the other's; sides change from game
// to game.
int64_t parlor_training_match(const ParlorTraining* training, const char* opponent, uint32_t course,
                              uint32_t games);

// How well somebody judges (training::Judging), in games of one course that begin by lot.
typedef struct {
    uint32_t course;
    uint32_t games;      // that the judge plays from each position or result
    uint64_t positions;  // or choices
    // Of choices alone: how many results are in question, how far they may be behind the best, and
    // the throws of a game.
    uint32_t most;
    uint32_t throws;
    double margin;
} ParlorJudging;

// Chances by side, as the game counts them; those that do not play are 0.
typedef struct {
    double of_side[4];
} ParlorChances;

// What came of a position, and what was said of it.
typedef struct {
    ParlorChances came;
    ParlorChances doubt;  // the square of the standard error of that
    ParlorChances said;
    ParlorChances analysis;  // of the program, which looks ahead
} ParlorStood;

// What a net says of positions, and what the judge makes of them. How many positions there are, or
// -1 if a net is refused.
int64_t parlor_training_judge(const ParlorTraining* judge, const ParlorTraining* asked,
                              const ParlorJudging* judging, ParlorStood* found);

// What a choice gave away, and how long it took.
typedef struct {
    double share;
    double milliseconds;
} ParlorGiven;

// What players that are called so (players/player_spec.h), separated by commas, give away: a row
// for each choice, and in it one for each of them. How many choices there are, or -1.
int64_t parlor_training_weigh(const ParlorTraining* judge, const char* players,
                              const ParlorJudging* judging, ParlorGiven* given);

#ifdef __cplusplus
}
#endif
// NOLINTEND(modernize-*)
