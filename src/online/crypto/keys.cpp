// SPDX-License-Identifier: MIT
#include "online/crypto/keys.h"

#include <sodium.h>

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstdlib>

namespace parlor::crypto {
namespace {

// Without chance from the system nothing here can be kept secret, and nothing may go on.
void be_ready() {
    static const bool ready = sodium_init() >= 0;
    if (!ready) std::abort();
}

char sign_for(unsigned char byte) {
    constexpr std::string_view signs = "abcdefghijkmnpqrstuvwxyz23456789";
    static_assert(signs.size() == 32);
    return signs[byte % signs.size()];
}

const unsigned char* bytes(std::string_view text) {
    // libsodium has bytes where we have text.
    return reinterpret_cast<const unsigned char*>(text.data());  // NOLINT(*-reinterpret-cast)
}

}  // namespace

Key random_key() {
    be_ready();
    Key key;
    randombytes_buf(key.data(), key.size());
    return key;
}

std::string random_name(std::size_t length) {
    be_ready();
    std::string name(length, ' ');
    randombytes_buf(name.data(), name.size());
    for (char& each : name) each = sign_for(static_cast<unsigned char>(each));
    return name;
}

std::string name_from(const Digest& digest, std::size_t length) {
    assert(length <= digest.size());
    std::string name;
    for (std::size_t i = 0; i < length; ++i) name += sign_for(digest[i]);
    return name;
}

Digest sha256(const Key& key) {
    be_ready();
    Digest digest;
    crypto_hash_sha256(digest.data(), key.data(), key.size());
    return digest;
}

Digest sha256(std::string_view text) {
    be_ready();
    Digest digest;
    crypto_hash_sha256(digest.data(), bytes(text), text.size());
    return digest;
}

Digest hmac(const Key& key, std::string_view message) {
    static_assert(std::tuple_size_v<Key> == crypto_auth_hmacsha256_KEYBYTES);
    be_ready();
    Digest digest;
    crypto_auth_hmacsha256(digest.data(), bytes(message), message.size(), key.data());
    return digest;
}

std::uint64_t short_hash(const Key& key, std::string_view message) {
    static_assert(std::tuple_size_v<Key> >= crypto_shorthash_KEYBYTES);
    static_assert(sizeof(std::uint64_t) == crypto_shorthash_BYTES);
    std::array<unsigned char, crypto_shorthash_BYTES> hash{};
    crypto_shorthash(hash.data(), bytes(message), message.size(), key.data());
    return std::bit_cast<std::uint64_t>(hash);
}

std::string hex(const std::array<std::uint8_t, 32>& bytes) {
    std::array<char, 2 * std::tuple_size_v<Key> + 1> text{};
    sodium_bin2hex(text.data(), text.size(), bytes.data(), bytes.size());
    return text.data();
}

std::optional<Key> parse_hex(std::string_view text) {
    constexpr std::string_view digits = "0123456789abcdef";
    Key key{};
    if (text.size() != 2 * key.size()) return std::nullopt;
    if (text.find_first_not_of(digits) != std::string_view::npos) return std::nullopt;
    sodium_hex2bin(key.data(), key.size(), text.data(), text.size(), nullptr, nullptr, nullptr);
    return key;
}

bool are_equal(std::string_view left, std::string_view right) {
    return left.size() == right.size() &&
           sodium_memcmp(left.data(), right.data(), left.size()) == 0;
}

std::string lock_passphrase(std::string_view passphrase) {
    be_ready();
    std::array<char, crypto_pwhash_STRBYTES> locked{};
    const int failed =
        crypto_pwhash_str(locked.data(), passphrase.data(), passphrase.size(),
                          crypto_pwhash_OPSLIMIT_INTERACTIVE, crypto_pwhash_MEMLIMIT_INTERACTIVE);
    return failed == 0 ? locked.data() : std::string();
}

bool opens(std::string_view passphrase, std::string_view locked) {
    be_ready();
    std::array<char, crypto_pwhash_STRBYTES> text{};
    if (locked.empty() || locked.size() >= text.size()) return false;
    std::ranges::copy(locked, text.begin());
    return crypto_pwhash_str_verify(text.data(), passphrase.data(), passphrase.size()) == 0;
}

}  // namespace parlor::crypto
