// SPDX-License-Identifier: MIT
#include "protocols/online_json/document.h"

#include <boost/json/basic_parser_impl.hpp>
#include <span>

namespace parlor::online_json {
namespace {

namespace json = boost::json;
using json::error_code;
using json::string_view;

constexpr std::size_t deepest = 8;

// Builds a value of what Boost's parser finds, as the library does it by itself, and counts the
// fields of all objects: of equal keys a value keeps only the last.
class Builder {
public:
    static constexpr std::size_t max_object_size = json::object::max_size();
    static constexpr std::size_t max_array_size = json::array::max_size();
    static constexpr std::size_t max_key_size = json::string::max_size();
    static constexpr std::size_t max_string_size = json::string::max_size();

    Builder(json::storage_ptr memory, std::span<unsigned char> stack)
        : values_(json::storage_ptr(), stack.data(), stack.size()) {
        values_.reset(std::move(memory));
    }

    json::value release() { return values_.release(); }
    [[nodiscard]] std::size_t fields() const { return fields_; }

    static bool on_document_begin(error_code&) { return true; }
    static bool on_document_end(error_code&) { return true; }
    static bool on_object_begin(error_code&) { return true; }
    bool on_object_end(std::size_t count, error_code&) {
        fields_ += count;
        values_.push_object(count);
        return true;
    }
    static bool on_array_begin(error_code&) { return true; }
    bool on_array_end(std::size_t count, error_code&) {
        values_.push_array(count);
        return true;
    }
    bool on_key_part(string_view text, std::size_t, error_code&) { return add(text); }
    bool on_key(string_view text, std::size_t, error_code&) {
        values_.push_key(text);
        return true;
    }
    bool on_string_part(string_view text, std::size_t, error_code&) { return add(text); }
    bool on_string(string_view text, std::size_t, error_code&) {
        values_.push_string(text);
        return true;
    }
    static bool on_number_part(string_view, error_code&) { return true; }
    bool on_int64(std::int64_t number, string_view, error_code&) {
        values_.push_int64(number);
        return true;
    }
    bool on_uint64(std::uint64_t number, string_view, error_code&) {
        values_.push_uint64(number);
        return true;
    }
    bool on_double(double number, string_view, error_code&) {
        values_.push_double(number);
        return true;
    }
    bool on_bool(bool flag, error_code&) {
        values_.push_bool(flag);
        return true;
    }
    bool on_null(error_code&) {
        values_.push_null();
        return true;
    }
    static bool on_comment_part(string_view, error_code&) { return true; }
    static bool on_comment(string_view, error_code&) { return true; }

private:
    bool add(string_view part) {
        values_.push_chars(part);
        return true;
    }

    json::value_stack values_;
    std::size_t fields_ = 0;
};

std::size_t fields_kept(const json::value& value) {
    std::size_t count = 0;
    if (const json::object* const object = value.if_object()) {
        count = object->size();
        for (const auto& each : *object) count += fields_kept(each.value());
    } else if (const json::array* const list = value.if_array()) {
        for (const json::value& each : *list) count += fields_kept(each);
    }
    return count;
}

}  // namespace

Document::Document(std::string_view text)
    : resource_(memory_.data(), memory_.size()), object_(&resource_) {
    json::parse_options options;
    options.max_depth = deepest;
    std::array<unsigned char, 2048> stack;  // NOLINT: written before it is read
    json::basic_parser<Builder> parser(options, json::storage_ptr(&resource_),
                                       std::span<unsigned char>(stack));
    error_code error;
    const std::size_t read = parser.write_some(false, text.data(), text.size(), error);
    if (error || read < text.size()) {
        fault_ = tables::RefusalReason::NotJson;
        return;
    }
    json::value value = parser.handler().release();
    if (!value.is_object()) {
        fault_ = tables::RefusalReason::NotJson;
    } else if (parser.handler().fields() != fields_kept(value)) {
        fault_ = tables::RefusalReason::FieldRepeated;
    } else {
        object_ = std::move(value.get_object());
    }
}

}  // namespace parlor::online_json
