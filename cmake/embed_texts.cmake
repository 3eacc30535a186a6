# Writes a source file that holds text files whole, each under its name without the ending.
#   cmake "-DTEXTS=texts/en.txt;texts/es.txt" -DOUTPUT=text_files.cpp -P embed_texts.cmake
set(rows "")
list(LENGTH TEXTS count)
foreach(file IN LISTS TEXTS)
  get_filename_component(code "${file}" NAME_WE)
  file(READ "${file}" content)
  string(APPEND rows "    {\"${code}\", R\"texts(${content})texts\"},\n")
endforeach()

file(WRITE "${OUTPUT}" "// Generated from the files in texts/.
#include \"language/text_files.h\"

#include <array>

namespace parlor::language {
namespace {

constexpr std::array<TextFile, ${count}> files{{
${rows}}};

}  // namespace

std::span<const TextFile> text_files() {
    return files;
}

}  // namespace parlor::language
")
