// SPDX-License-Identifier: MIT
#include "streams/lies.h"

#include <algorithm>
#include <functional>
#include <optional>

#include "client/fields.h"
#include "rules/game/record.h"
#include "rules/match/dice.h"
#include "streams/event_stream.h"

namespace parlor::tests {
namespace {

using boost::json::array;
using boost::json::object;

void flip(std::string& text, std::size_t at) { text[at] = text[at] == '0' ? '1' : '0'; }

std::string changed(std::string text, std::string_view what, std::string_view with) {
    const std::size_t at = text.find(what);
    return at == std::string::npos ? text : text.replace(at, what.size(), with);
}

// Numbers everything in the message `by` higher.
object renumbered(object message, int by) {
    const auto shift = [&](object& in) { in["seq"] = in.at("seq").to_number<std::int64_t>() + by; };
    if (message.contains("events")) {
        for (auto& each : message.at("events").as_array()) shift(each.as_object());
        shift(message.at("state").as_object());
    } else {
        shift(message.at("snapshot").at("state").as_object());
    }
    return message;
}

class Liar : private EventStream {
public:
    Liar(const std::vector<object>& messages, base::Random& random)
        : EventStream(messages, random) {}
    std::vector<Lie> all() {
        lie_about_links();
        lie_about_the_opening();
        lie_about_throws();
        lie_about_notes();
        lie_about_states();
        return std::move(lies_);
    }

private:
    using Change = std::function<void(object& event)>;

    // The message with one event changed. The alarm must be raised there.
    void change(const std::string& name, const std::optional<Place>& at, const Change& how) {
        if (!at) return;
        object message = messages()[at->message];
        how(message.at("events").as_array()[at->event].as_object());
        if (message == messages()[at->message]) return;
        lies_.push_back({name, at->message, {std::move(message)}, 0});
    }
    // The event is left out, or changed; the stream goes on up to a message with such an event, or
    // to the end of the game. Adds no lie if an event of `spoils` comes before.
    void change_until(const std::string& name, const std::optional<Place>& at, const Change& how,
                      const Fits& until, const Fits& spoils) {
        if (!at) return;
        Lie lie{name, at->message};
        object first = messages()[at->message];
        array& events = first.at("events").as_array();
        if (how) {
            how(events[at->event].as_object());
        } else {
            for (std::size_t k = at->event + 1; k < events.size(); ++k) {
                auto& each = events[k].as_object();
                each["seq"] = each.at("seq").to_number<std::int64_t>() - 1;
            }
            events.erase(events.begin() + static_cast<std::ptrdiff_t>(at->event));
            auto& state = first.at("state").as_object();
            state["seq"] = state.at("seq").to_number<std::int64_t>() - 1;
        }
        const bool is_empty = events.empty();
        bool is_over = false;
        if (!is_empty) lie.instead.push_back(std::move(first));
        for (std::size_t i = at->message; i < messages().size() && !is_over; ++i) {
            const object& message = messages()[i];
            if (!message.contains("events")) {
                // A snapshot would tell at once that something was left out.
                if (i > at->message) return;
                continue;
            }
            std::size_t k = i == at->message ? at->event + 1 : 0;
            const array& all = message.at("events").as_array();
            for (; k < all.size() && !is_over; ++k) {
                if (spoils(all[k].as_object())) return;
                is_over = until(all[k].as_object()) || of("ended")(all[k].as_object());
            }
            if (i > at->message) lie.instead.push_back(renumbered(message, how ? 0 : -1));
        }
        lie.at_most = lie.instead.size() - 1;
        if (is_over && lie.instead.size() < 60) lies_.push_back(std::move(lie));
    }

    void lie_about_links() {
        const auto brings = [](const object& event) { return is_act(event) && has_link(event); };
        const auto brings_none = [](const object& event) {
            return is_act(event) && !has_link(event);
        };
        change("link left out of an event", any(brings), [](object& told) { told["link"] = ""; });
        auto at = any(brings);
        change("link of another seat", at, [&](object& told) {
            told["link"] = link_before(*at, text_of(told, "seat").front());
        });
        at = any(brings);
        change("link that was given before", at,
               [&](object& told) { told["link"] = link_before(*at, '-'); });
        change("link that is made up", any(brings), [](object& told) {
            std::string link = text_of(told, "link");
            flip(link, 63);
            told["link"] = link;
        });
        at = any(brings_none);
        change("link where none is due", at,
               [&](object& told) { told["link"] = link_before(*at, '-'); });
        at = any(brings);
        change("link told as another seat's", at, [&](object& told) {
            told["seat"] = std::string(1, other_seat(text_of(told, "seat").front()));
        });
        // What is held back is in the state that the next message tells.
        const Fits anything = [](const object&) { return true; };
        const Fits never = [](const object&) { return false; };
        change_until("event with a link held back", any(brings), nullptr, anything, never);
        // Without a link it is only in the record at the end.
        const auto is_first = [&](const object& event) {
            return brings_none(event) && !is_replayed(event);
        };
        change_until("event without a link held back", any(is_first), nullptr, never, never);
        replay_an_old_throw();
    }
    void replay_an_old_throw() {
        const auto old = any([](const object& event) {
            return text_of(event, "kind") == "thrown" && has_link(event);
        });
        if (!old) return;
        std::vector<Place> later;
        for (const Place& each : places()) {
            const bool is_over = of("ended")(event(each));
            if (each.message > old->message && !is_over) later.push_back(each);
        }
        const auto at = any(later);
        if (!at) return;
        object message = renumbered(messages()[at->message], 0);
        auto& state = message.at("state").as_object();
        const auto seq = state.at("seq").to_number<std::int64_t>() + 1;
        object again = event(*old);
        again["seq"] = seq;
        state["seq"] = seq;
        message["events"] = array{again};
        lies_.push_back({"old throw told again", at->message + 1, {std::move(message)}, 0});
    }

    void lie_about_the_opening() {
        const Fits never = [](const object&) { return false; };
        const auto sat = any(of("sat"));
        const auto to_another = [&](object& told) {
            told["seat"] = std::string(1, other_seat(text_of(told, "seat").front()));
        };
        if (sat && other_seat(text_of(event(*sat), "seat").front()) !=
                       text_of(event(*sat), "seat").front()) {
            // It shows once every seat is taken and a player reveals a link.
            change_until("another seat in sat", sat, to_another, of("begun"), of("stood"));
        }
        change_until(
            "another tip in sat", sat,
            [](object& told) {
                std::string tip = text_of(told, "tip");
                flip(tip, 0);
                told["tip"] = tip;
            },
            of("begun"),
            [&](const object& told) {
                return of("stood")(told) || of("sat")(told) || of("replaced")(told);
            });
        const auto revealed = any(of("revealed"));
        if (revealed && seats().find_first_not_of(seats().front()) != std::string::npos) {
            change("another seat in revealed", revealed, to_another);
        }
        change("another link in revealed", revealed, [](object& told) {
            std::string link = text_of(told, "link");
            flip(link, 5);
            told["link"] = link;
        });
        const auto begun = any(of("begun"));
        const auto in_record = [&](const std::string& name, std::string_view what,
                                   std::string_view with) {
            change(name, begun, [&](object& told) {
                told["record"] = changed(text_of(told, "record"), what, with);
            });
        };
        in_record("another name in begun", ": Player", ": Stranger");
        change("a turn in begun", begun, [](object& told) {
            told["record"] = text_of(told, "record") + "1 b set pass -> nothing\n";
        });
        in_record("another tip in begun", "\ntips: ", "\ntips: x=0,");
        in_record("a voided opening in begun", "\ndice: ", "\nvoided: 9\ndice: ");
        in_record("another player in begun", "=human", "=master");
        in_record("another commitment in begun", "\ncommitment: ", "\ncommitment: 0");
    }

    void lie_about_throws() {
        change("another throw after plays were taken back", any(throws_again()), [](object& told) {
            const std::string thrown = text_of(told, "thrown");
            told["thrown"] = thrown.size() > 3 ? (thrown == "6-5-1" ? "5-4-1" : "6-5-1")
                                               : (thrown == "6-5" ? "5-4" : "6-5");
        });
        const auto back = any(of("taken_back"));
        change("another throw in taken_back", back, [](object& told) {
            const std::string text = text_of(told, "record");
            const auto record = game::read(text);
            const auto throws = match::throws_of(*record);
            if (throws.empty()) {
                told["record"] = "";
                return;
            }
            const std::string last = std::string(throws.back());
            const std::string other = last.size() > 3 ? (last == "6-5-1" ? "5-4-1" : "6-5-1")
                                                      : (last == "6-5" ? "5-4" : "6-5");
            std::string copy = text;
            const std::size_t at = copy.rfind(" " + last + " ");
            if (at == std::string::npos) {
                told["record"] = "";
            } else {
                told["record"] = copy.replace(at + 1, last.size(), other);
            }
        });
        // Without the throws after the opening, but with more turns than were ever ended.
        change("turns that were never played in taken_back", back, [](object& told) {
            std::string record = text_of(told, "record");
            record.resize(std::min(record.size(), record.find("\n\n") + 2));
            for (int i = 1; i < 1000; ++i) {
                record += std::to_string(i) + " b set pass -> nothing\n";
            }
            told["record"] = record;
        });
        const auto ended = any(of("ended"));
        const auto in_record = [&](const std::string& name, const auto& how) {
            change(name, ended, [&](object& told) {
                std::string record = text_of(told, "record");
                how(record);
                told["record"] = record;
            });
        };
        in_record("another secret in the record",
                  [](std::string& record) { flip(record, record.find("\nsecret: ") + 9); });
        in_record("another sign in the record", [](std::string& record) {
            record.insert(record.find("\nfolded: ") + 9, 1, 'b');
        });
        in_record("a note left out of the record", [](std::string& record) {
            const std::size_t from = record.find("\nfolded: ");
            const std::size_t at = record.find_first_of("+()<", from);
            if (at < record.find('\n', from + 1)) {
                record.erase(at, 2);
            } else {
                record.erase(from + 9, 1);
            }
        });
        in_record("another last link in the record",
                  [](std::string& record) { flip(record, record.find("\nlinks: ") + 12); });
        in_record("another name in the record", [](std::string& record) {
            record.insert(record.find('\n', record.find("\nseat ") + 1), " the Great");
        });
    }

    void lie_about_notes() {
        const auto disturbs = [](const object& event) {
            const std::string kind = text_of(event, "kind");
            return kind == "renewed" || kind == "replaced" || kind == "returned" ||
                   kind == "taken_back";
        };
        // It shows when the seat acts the next time.
        for (const std::string kind : {"renewed", "replaced", "returned"}) {
            const auto at = any([&](const object& event) {
                return begun() < event.at("seq").to_number<std::int64_t>() && of(kind)(event);
            });
            if (!at) continue;
            const char seat = text_of(event(*at), "seat").front();
            const bool gave = has_given(*at, seat);
            const auto its_act = [&](const object& event) {
                const bool is_its = is_act(event) && text_of(event, "seat").front() == seat;
                return is_its && !is_replayed(event) && (kind != "returned" || has_link(event));
            };
            const Fits spoils = [&](const object& event) {
                return disturbs(event) &&
                       (of("taken_back")(event) || text_of(event, "seat") == std::string(1, seat));
            };
            if (gave || kind == "returned") {
                change_until(kind + " left out", at, nullptr, its_act, spoils);
            }
            if (kind != "renewed") continue;
            change_until(
                "another tip in renewed", at,
                [](object& told) {
                    std::string tip = text_of(told, "tip");
                    flip(tip, 0);
                    told["tip"] = tip;
                },
                [&](const object& event) {
                    return is_act(event) && has_link(event) &&
                           text_of(event, "seat").front() == seat;
                },
                disturbs);
        }
        // It shows when a link would be due, or at the latest when it is in the state: then every
        // seat that gives links has given one.
        const auto at = any(of("taken_back"));
        std::string waits_for;
        for (const char each : seats()) {
            const bool is_new = waits_for.find(each) == std::string::npos;
            if (at && is_new && has_given(*at, each)) waits_for += each;
        }
        const auto is_in_the_state = [&](const object& event) {
            if (!is_act(event) || !has_link(event)) return false;
            std::erase(waits_for, text_of(event, "seat").front());
            return waits_for.empty();
        };
        change_until("taken_back left out", at, nullptr, is_in_the_state, disturbs);
    }
    void lie_about_states() {
        const Fits told_while_playing = [](const object& event) { return is_act(event); };
        if (const auto at = any(told_while_playing)) {
            object message = messages()[at->message];
            auto& state = message.at("state").as_object();
            std::string shaken = text_of(state, "shaken");
            if (!shaken.empty()) {
                flip(shaken, 10);
                state["shaken"] = shaken;
                lies_.push_back({"another state", at->message, {std::move(message)}, 0});
            }
        }
        std::vector<std::size_t> snapshots;
        for (std::size_t i = 1; i < messages().size(); ++i) {
            const auto* snapshot = messages()[i].if_contains("snapshot");
            if (snapshot == nullptr) continue;
            const auto& state = snapshot->at("state").as_object();
            if (text_of(state, "phase") == "playing") snapshots.push_back(i);
        }
        if (snapshots.empty()) return;
        const auto in_snapshot = [&](const std::string& name, const Change& how) {
            const std::size_t at = snapshots[draw(snapshots.size())];
            object message = messages()[at];
            how(message.at("snapshot").as_object());
            if (message != messages()[at]) lies_.push_back({name, at, {std::move(message)}, 0});
        };
        const auto in_dice = [&](const std::string& tag, std::size_t at) {
            in_snapshot("another " + tag + " in a snapshot", [&](object& snapshot) {
                auto& dice = snapshot.at("dice").as_object();
                std::string text = text_of(dice, tag);
                if (text.size() <= at) return;
                if (tag == "folded") {
                    text.erase(at, 1);
                } else {
                    flip(text, at);
                }
                dice[tag] = text;
            });
        };
        in_dice("tips", 5);
        in_dice("links", 5);
        in_dice("folded", 0);
        in_snapshot("another count of voided openings in a snapshot",
                    [](object& snapshot) { snapshot.at("dice").as_object()["voided"] = 7; });
        in_snapshot("another commitment in a snapshot",
                    [](object& snapshot) { snapshot["commitment"] = std::string(64, 'c'); });
        in_snapshot("another scheme in a snapshot", [](object& snapshot) {
            snapshot.at("dice").as_object()["scheme"] = "parlor-dice-1";
        });
        in_snapshot("another throw in a snapshot", [](object& snapshot) {
            std::string record = text_of(snapshot, "record");
            const auto read = game::read(record);
            const auto throws = match::throws_of(*read);
            if (throws.empty()) return;
            const std::string first = std::string(throws.front());
            const std::string other = first.size() > 3 ? "6-5-1" : "6-5";
            const std::string another = first.size() > 3 ? "5-4-1" : "5-4";
            const std::size_t at = record.find(' ' + first);
            if (at == std::string::npos) return;
            snapshot["record"] =
                record.replace(at + 1, first.size(), first == other ? another : other);
        });
    }

    std::vector<Lie> lies_{};
};

}  // namespace

std::vector<Lie> lies_of(const std::vector<object>& messages, base::Random& random) {
    return Liar(messages, random).all();
}

}  // namespace parlor::tests
