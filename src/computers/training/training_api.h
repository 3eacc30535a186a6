// SPDX-License-Identifier: MIT
// The engine as training/ calls it: a shared library of a few plain functions, one library per net.
// Each is a source of games/<game>/training_api, made from training_api_body.h.
#pragma once

#include <stddef.h>
#include <stdint.h>

// NOLINTBEGIN(modernize-*): this is C.
#ifdef __cplusplus
extern "C" {
#endif

// A constant of the engine by its name, or -1: the shape and format of the net, the layout of a
// sample and the size of results. training_api_body.h lists them (`numbers`).
int64_t parlor_training_number(const char* name);

// A kind of game that is played, and its share of the games of a round.
typedef struct {
    const char* name;
    double share;
} ParlorCourse;

// The courses; the number "courses" is their count.
const ParlorCourse* parlor_training_courses(void);

typedef struct {
    const char*
        net;  // a file's content; null: the level `simple` plays, for parlor_training_play alone
    size_t net_size;
    uint64_t seed;
    uint32_t threads;
} ParlorTraining;

// Writes the first lines of the file of a net with these layers into `head`, which has room for
// "longest_head" bytes, and returns their length. The card, a blank line and the layers follow.
int64_t parlor_training_head(uint32_t units, const void* layers, uint64_t size, char* head);

// Returns the number of units of the net, or -1 if it is refused.
int64_t parlor_training_units(const ParlorTraining* training);

// training::NetGamesOptions and the games to play.
typedef struct {
    double lambda;
    double exploration;
    double temperature;
    double pairs;
    uint64_t first;         // the number of the first game
    const uint32_t* games;  // how many, by course
} ParlorRound;

// Plays games and writes their samples (training::NetSample) in the order of the games. Returns
// the number of samples, or -1 if the net is refused. Samples that do not fit are left out.
int64_t parlor_training_play(const ParlorTraining* training, const ParlorRound* round,
                             void* samples, uint64_t capacity);

// Plays the net, without looking ahead, against a player of that name. Returns the net's points,
// two for a win and one for a draw, or -1. The net has one side and its opponent all others; sides
// change from game to game.
int64_t parlor_training_match(const ParlorTraining* training, const char* opponent, uint32_t course,
                              uint32_t games);

// How a judgement is made (training::Judging), in games of one course with random starts.
typedef struct {
    uint32_t course;
    uint32_t games;      // played by the judge from each position or result
    uint64_t positions;  // or choices
    // For choices only: the number of results in question, how far they may be behind the best, and
    // the length of a game in throws.
    uint32_t most;
    uint32_t throws;
    double margin;
} ParlorJudging;

// Chances by side, as the game counts them; those that do not play are 0.
typedef struct {
    double of_side[4];  // its size is the number "sides"
} ParlorChances;

// The outcome of a position and the predictions for it.
typedef struct {
    ParlorChances came;
    ParlorChances doubt;  // the squared standard error of `came`
    ParlorChances said;
    ParlorChances analysis;  // the prediction of the program, which looks ahead
} ParlorStood;

// Compares a net's predictions for positions with the judge's results. Returns the number of
// positions, or -1 if a net is refused.
int64_t parlor_training_judge(const ParlorTraining* judge, const ParlorTraining* asked,
                              const ParlorJudging* judging, ParlorStood* found);

// The chance that a choice gave away, and the time it took.
typedef struct {
    double share;
    double milliseconds;
} ParlorGiven;

// Measures what players give away. `players` are names (players/player_spec.h) separated by commas.
// Writes a row for each choice, with an entry for each player. Returns the number of choices, or
// -1.
int64_t parlor_training_weigh(const ParlorTraining* judge, const char* players,
                              const ParlorJudging* judging, ParlorGiven* given);

#ifdef __cplusplus
}
#endif
// NOLINTEND(modernize-*)
