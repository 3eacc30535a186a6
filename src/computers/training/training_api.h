// SPDX-License-Identifier: MIT
// The engine as training/ calls it: a shared library of a few plain functions, one library a game.
// A game's own is games/<game>/training_api, from training_api_body.h.
#pragma once

#include <stddef.h>
#include <stdint.h>

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
    const char* net;  // a file's content; null: the evaluation that the program carries plays
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

#ifdef __cplusplus
}
#endif
