// SPDX-License-Identifier: MIT
// The fields of what a game shows: cards, boards, pieces, choices, movements, arrangements.
// web/src/engine/answers.ts says what each means; a test compares its checkers with these rows.
#pragma once

#include "presentation/page/play_view.h"
#include "protocols/json_fields/rows.h"

namespace parlor::json_fields {

template <>
inline constexpr auto row<page::EditionCard> = fields(
    field("id", &page::EditionCard::id), field("name", &page::EditionCard::name),
    field("year", &page::EditionCard::year), field("history", &page::EditionCard::history),
    field("differences", &page::EditionCard::differences),
    field("singles", &page::EditionCard::singles), field("spinners", &page::EditionCard::spinners));
template <>
inline constexpr auto row<page::Seating> =
    fields(field("seats", &page::Seating::seats), field("players", &page::Seating::players),
           field("usual", &page::Seating::usual), field("words", &page::Seating::words),
           field("note", &page::Seating::note));
template <>
inline constexpr auto row<page::LevelCard> =
    fields(field("number", &page::LevelCard::number), field("name", &page::LevelCard::name),
           field("title", &page::LevelCard::title), field("what", &page::LevelCard::what),
           field("rating", &page::LevelCard::rating),
           field("milliseconds", &page::LevelCard::milliseconds));
template <>
inline constexpr auto row<page::HouseRule> =
    fields(field("id", &page::HouseRule::id), field("title", &page::HouseRule::title),
           field("sentence", &page::HouseRule::sentence), field("rules", &page::HouseRule::rules),
           field("editions", &page::HouseRule::editions));
template <>
inline constexpr auto row<page::GameCard> = fields(
    field("family", &page::GameCard::family), field("name", &page::GameCard::name),
    field("seats", &page::GameCard::seats), field("dice", &page::GameCard::dice),
    field("editions", &page::GameCard::editions), field("seatings", &page::GameCard::seatings),
    field("levels", &page::GameCard::levels), field("houseRules", &page::GameCard::house_rules),
    field("partners", &page::GameCard::partners));
template <>
inline constexpr auto row<page::Shelf> = fields(field("games", &page::Shelf::games));
template <>
inline constexpr auto row<page::Point> =
    fields(field("x", &page::Point::x), field("y", &page::Point::y));
template <>
inline constexpr auto row<page::BoardPlace> = fields(
    field("id", &page::BoardPlace::id), field("name", &page::BoardPlace::name),
    field("x", &page::BoardPlace::at, &page::Point::x),
    field("y", &page::BoardPlace::at, &page::Point::y), field("radius", &page::BoardPlace::radius));
template <>
inline constexpr auto row<page::Figure> =
    fields(field("kind", &page::Figure::kind), field("svg", &page::Figure::svg),
           field("name", &page::Figure::name), field("colour", &page::Figure::colour));
template <>
inline constexpr auto row<page::Look> =
    fields(field("frame", &page::Look::frame), field("accent", &page::Look::accent),
           field("paper", &page::Look::paper), field("ink", &page::Look::ink));
template <>
inline constexpr auto row<page::Turned> =
    fields(field("seat", &page::Turned::seat), field("quarters", &page::Turned::quarters));
template <>
inline constexpr auto row<page::Ground> =
    fields(field("x", &page::Ground::at, &page::Point::x),
           field("y", &page::Ground::at, &page::Point::y), field("radius", &page::Ground::radius));
template <>
inline constexpr auto row<page::BoardPicture> = fields(
    field("game", &page::BoardPicture::game), field("width", &page::BoardPicture::width),
    field("height", &page::BoardPicture::height), field("svg", &page::BoardPicture::svg),
    field("places", &page::BoardPicture::places), field("figures", &page::BoardPicture::figures),
    field("pieceRadius", &page::BoardPicture::piece_radius),
    field("look", &page::BoardPicture::look), field("turned", &page::BoardPicture::turned),
    field("felt", &page::BoardPicture::felt));
template <>
inline constexpr auto row<page::Picture> = fields(field("svg", &page::Picture::svg));
template <>
inline constexpr auto row<page::Die> =
    fields(field("pips", &page::Die::pips), field("used", &page::Die::used));
template <>
inline constexpr auto row<page::PieceView> = fields(
    field("id", &page::PieceView::id), field("seat", &page::PieceView::seat),
    field("figure", &page::PieceView::figure), field("place", &page::PieceView::place),
    field("x", &page::PieceView::at, &page::Point::x),
    field("y", &page::PieceView::at, &page::Point::y), field("words", &page::PieceView::words));
template <>
inline constexpr auto row<page::Choice> =
    fields(field("step", &page::Choice::step), field("seat", &page::Choice::seat),
           field("kind", &page::Choice::kind), field("from", &page::Choice::from),
           field("to", &page::Choice::to), field("piece", &page::Choice::piece),
           field("figure", &page::Choice::figure), field("dice", &page::Choice::dice),
           field("captures", &page::Choice::captures), field("at", &page::Choice::at),
           field("route", &page::Choice::route), field("words", &page::Choice::words),
           field("target", &page::Choice::target));
template <>
inline constexpr auto row<page::Moment> =
    fields(field("kind", &page::Moment::kind), field("place", &page::Moment::place));
template <>
inline constexpr auto row<page::Movement> =
    fields(field("kind", &page::Movement::kind), field("seat", &page::Movement::seat),
           field("figure", &page::Movement::figure), field("from", &page::Movement::from),
           field("to", &page::Movement::to), field("route", &page::Movement::route),
           field("dice", &page::Movement::dice), field("moments", &page::Movement::moments));
template <>
inline constexpr auto row<page::Why> =
    fields(field("allowed", &page::Why::allowed), field("message", &page::Why::message),
           field("rules", &page::Why::rules), field("places", &page::Why::places));
template <>
inline constexpr auto row<page::ArrangedSeat> = fields(
    field("seat", &page::ArrangedSeat::seat), field("colourName", &page::ArrangedSeat::colour_name),
    field("figure", &page::ArrangedSeat::figure), field("sits", &page::ArrangedSeat::sits));
template <>
inline constexpr auto row<page::OffBoard> =
    fields(field("figure", &page::OffBoard::figure), field("seat", &page::OffBoard::seat),
           field("count", &page::OffBoard::count));
template <>
inline constexpr auto row<page::Flaw> =
    fields(field("error", &page::Flaw::error), field("message", &page::Flaw::message),
           field("places", &page::Flaw::places));
template <>
inline constexpr auto row<page::Arrangement> =
    fields(field("position", &page::Arrangement::position), field("game", &page::Arrangement::game),
           field("family", &page::Arrangement::family), field("seats", &page::Arrangement::seats),
           field("mayStayEmpty", &page::Arrangement::may_stay_empty),
           field("due", &page::Arrangement::due), field("side", &page::Arrangement::side),
           field("thrown", &page::Arrangement::thrown), field("pieces", &page::Arrangement::pieces),
           field("off", &page::Arrangement::off), field("flaws", &page::Arrangement::flaws));

}  // namespace parlor::json_fields
