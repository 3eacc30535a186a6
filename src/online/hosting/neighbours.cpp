// SPDX-License-Identifier: MIT
#include "online/hosting/neighbours.h"

#include "base/numbers.h"
#include "base/words.h"

namespace parlor::hosting {
namespace {

// A message is a line of words, the first of which says what it is, and then the text.
constexpr char forwarded = 'F';
constexpr char client_gone = 'G';
constexpr char deliver = 'D';
constexpr char cut_client = 'C';
constexpr char end_sessions = 'E';
constexpr std::string_view reset_connection = "A";

std::string head(char kind, std::uint64_t number) {
    return std::string{kind, ' '}.append(std::to_string(number));
}

struct Writing {
    std::string operator()(const Forwarded& each) const {
        return head(forwarded, each.client) + ' ' + each.player + ' ' +
               (each.address.empty() ? "-" : each.address) + '\n' + each.text;
    }
    std::string operator()(const ClientGone& each) const { return head(client_gone, each.client); }
    std::string operator()(const Deliver& each) const {
        return head(deliver, each.client) + '\n' + each.text;
    }
    std::string operator()(const CutClient& each) const { return head(cut_client, each.client); }
    std::string operator()(const ResetConnection&) const { return std::string(reset_connection); }
    std::string operator()(const EndSessions& each) const {
        return head(end_sessions, static_cast<std::uint64_t>(each.epoch)) + ' ' + each.player;
    }
};

}  // namespace

std::string text(const PeerMessage& message) { return std::visit(Writing{}, message); }

std::optional<PeerMessage> parse_message(std::string_view text) {
    if (text == reset_connection) return ResetConnection{};
    const std::size_t end = std::min(text.find('\n'), text.size());
    const auto words = base::words(text.substr(0, end));
    std::string rest(end < text.size() ? text.substr(end + 1) : std::string_view());
    if (words.size() < 2 || words.front().size() != 1) return std::nullopt;
    const auto number = base::parse_unsigned(words[1]);
    if (!number) return std::nullopt;
    switch (words.front().front()) {
        case forwarded:
            if (words.size() != 4) return std::nullopt;
            return Forwarded{*number, std::string(words[2]), std::string(words[3]),
                             std::move(rest)};
        case client_gone: return ClientGone{*number};
        case deliver: return Deliver{*number, std::move(rest)};
        case cut_client: return CutClient{*number};
        case end_sessions:
            if (words.size() != 3) return std::nullopt;
            return EndSessions{std::string(words[2]), static_cast<std::int64_t>(*number)};
        default: return std::nullopt;
    }
}

}  // namespace parlor::hosting
