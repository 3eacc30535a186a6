// SPDX-License-Identifier: MIT
// Random secrets, digests and passphrases, by libsodium. No other module does cryptography.
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
// Random letters and digits of 5 bits each, without those that look alike.
std::string random_name(std::size_t length);
// A name derived from a digest. Precondition: `length` is at most 32.
std::string name_from(const std::array<std::uint8_t, 32>& digest, std::size_t length);

Digest sha256(const Key& key);
Digest sha256(std::string_view text);
Digest hmac(const Key& key, std::string_view message);
// A fast keyed hash for telling messages apart in memory: without the key nobody finds a collision.
// Not for proofs.
std::uint64_t short_hash(const Key& key, std::string_view message);

std::string hex(const std::array<std::uint8_t, 32>& bytes);
// Parses 64 lowercase hex digits.
std::optional<Key> parse_hex(std::string_view text);

// Takes the same time wherever the texts differ.
bool are_equal(std::string_view left, std::string_view right);

// Hashes with Argon2id; the text includes parameters and salt. Takes about 80 ms and 64 MiB on
// purpose. Without that memory the text is empty, and no passphrase matches it.
std::string lock_passphrase(std::string_view passphrase);
bool opens(std::string_view passphrase, std::string_view locked);

}  // namespace parlor::crypto
