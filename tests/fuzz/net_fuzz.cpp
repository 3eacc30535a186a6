// SPDX-License-Identifier: MIT
// A net's file: whatever it holds, it is refused or it judges without harm. No fuzzer would ever
// find a file with the right length and the right number, so one is made of its bytes here.
#include <array>
#include <cstdlib>
#include <string>

#include "computers/nets/net.h"

using namespace parlor::nets;

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
    constexpr Shape shape{.inputs = "toy-1", .count = 8, .most_set = 4, .kinds = 1};
    const std::string input(reinterpret_cast<const char*>(data), size);
    std::string layers(bytes_of_layers(64, shape), '\0');
    for (std::size_t i = 0; i < layers.size() && !input.empty(); ++i) {
        layers[i] = input[i % input.size()];
    }
    const std::string made = file_head(shape, 64, layers) + "\n" + layers;
    for (const std::string& file : {input, made}) {
        const auto net = Net::read(file, shape);
        if (!net && name(net.error()).empty()) std::abort();
        if (!net) continue;
        for (const double each : net->strengths(std::array<Input, 4>{0, 3, 5, 7}, 0)) {
            if (!(each > -1e6 && each < 1e6)) std::abort();
        }
    }
    return 0;
}
