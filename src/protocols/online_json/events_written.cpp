// SPDX-License-Identifier: MIT
#include "protocols/json_fields/writer.h"
#include "protocols/online_json/event_kinds.h"
#include "protocols/online_json/plan_json.h"
#include "protocols/online_json/tables_json.h"

namespace parlor::online_json {
namespace {

using json_fields::ObjectWriter;

// What an event has besides what all have, in the order of web/src/link/events.ts.
class Teller {
public:
    explicit Teller(ObjectWriter& object) : object_(object) {}

    void operator()(const tables::Created& created) const {
        append_plan(object_.open("plan"), created.plan);
        object_.text("commitment", created.commitment);
        object_.text("previous", created.previous);
        object_.text("dice", created.dice);
    }
    void operator()(const tables::Sat& sat) const {
        seat(sat);
        object_.text("name", sat.name);
        object_.text("tip", sat.tip);
    }
    void operator()(const tables::Stood& stood) const { seat(stood); }
    void operator()(const tables::Filled& filled) const { object_.text("level", filled.level); }
    void operator()(const tables::Revealed& revealed) const {
        seat(revealed);
        object_.text("link", revealed.link);
    }
    void operator()(const tables::Begun& begun) const { object_.text("record", begun.record); }
    void operator()(const tables::Thrown& thrown) const {
        seat(thrown);
        object_.text("thrown", thrown.thrown);
        object_.text("link", thrown.link);
    }
    void operator()(const tables::Stepped& stepped) const {
        seat(stepped);
        object_.text("step", stepped.step);
    }
    void operator()(const tables::Undone& undone) const { seat(undone); }
    void operator()(const tables::HandedOver& handed_over) const { seat(handed_over); }
    void operator()(const tables::Confirmed& confirmed) const {
        seat(confirmed);
        object_.number("spent", confirmed.spent);
        object_.text("link", confirmed.link);
    }
    void operator()(const tables::Renewed& renewed) const {
        seat(renewed);
        object_.text("tip", renewed.tip);
    }
    void operator()(const tables::Offered& offered) const {
        seat(offered);
        object_.text("what", name(offered.what));
    }
    void operator()(const tables::Agreed& agreed) const { seat(agreed); }
    void operator()(const tables::Declined& declined) const { seat(declined); }
    void operator()(const tables::TakenBack& taken_back) const {
        object_.text("record", taken_back.record);
    }
    void operator()(const tables::Replaced& replaced) const {
        seat(replaced);
        object_.text("level", replaced.level);
        object_.text("why", name(replaced.why));
    }
    void operator()(const tables::Returned& returned) const { seat(returned); }
    void operator()(const tables::Said& said) const {
        object_.text("name", said.name);
        object_.text("text", said.text);
    }
    void operator()(const tables::Ended& ended) const {
        object_.text("how", name(ended.how));
        seat(ended);
        object_.text("secret", ended.secret);
        object_.text("record", ended.record);
    }
    void operator()(const tables::Followed& followed) const { object_.text("next", followed.next); }

private:
    template <class What>
    void seat(const What& what) const {
        object_.seat("seat", what.seat);
    }

    ObjectWriter& object_;
};

}  // namespace

std::string event_json(const tables::Event& event) {
    std::string text;
    text.reserve(200);
    {
        ObjectWriter object(text);
        object.number("seq", event.seq);
        object.number("at", event.at);
        object.text("by", event.by);
        object.text("id", event.id);
        if (event.counted_from) object.number("countedFrom", *event.counted_from);
        object.text("kind", event_kinds[event.what.index()]);
        std::visit(Teller(object), event.what);
    }
    return text;
}

}  // namespace parlor::online_json
