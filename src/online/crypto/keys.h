// SPDX-License-Identifier: MIT
// Secrets: chance that nobody can guess, digests, and passphrases. libsodium behind plain values;
// nothing else in this project does cryptography.
//
//   const Key key = random_key();
//   hex(sha256(key))                                      64 hex digits
//   hmac(key, "message")
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace parlor::crypto {

using Key = std::array<std::uint8_t, 32>;
using Digest = std::array<std::uint8_t, 32>;

Key random_key();
// So many letters and digits, five bits of chance each, none of which is taken for another.
std::string random_name(std::size_t length);
// The same for the same digest. Precondition: at most 32.
std::string name_from(const std::array<std::uint8_t, 32>& digest, std::size_t length);

Digest sha256(const Key& key);
Digest sha256(std::string_view text);
Digest hmac(const Key& key, std::string_view message);
// Quick, and without the key nobody finds two messages that have the same: for telling them apart
// in memory, not for proof.
std::uint64_t short_hash(const Key& key, std::string_view message);

std::string hex(const std::array<std::uint8_t, 32>& bytes);
// 64 hex digits, small letters.
std::optional<Key> parse_hex(std::string_view text);

// Takes as long whatever differs.
bool are_equal(std::string_view left, std::string_view right);

// Argon2id, its parameters and salt in the text. Takes about 80 ms and 64 MiB on purpose; where
// that memory is not there, the text is empty and nothing opens it.
std::string lock_passphrase(std::string_view passphrase);
bool opens(std::string_view passphrase, std::string_view locked);

}  // namespace parlor::crypto
