// SPDX-License-Identifier: MIT
// Artwork: the SVG files of art/, which the build puts into the drawing module of their game.
//
//   canvas.raw(artwork(art_files(), "oak"))
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "base/embedded_file.h"
#include "presentation/drawing/colour.h"

namespace parlor::drawing {

using ArtFiles = std::span<const base::EmbeddedFile>;

// What is within the <svg> element of a file. Precondition: there is a file of that name.
std::string_view artwork(ArtFiles files, std::string_view name);

// A colour that a file is drawn in, and the one to see in its place.
struct Repaint {
    Colour drawn;
    Colour seen;
};
// Colours that no row names stay.
std::string repainted(std::string_view artwork, std::span<const Repaint> colours);

}  // namespace parlor::drawing
