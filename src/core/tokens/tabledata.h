// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The tables created by maketables, in the program's read-only data. The system loads their pages on demand.
namespace outcrop::tabledata {

extern "C" {
[[gnu::visibility("hidden")]] extern const char o200kRanks[] asm("outcrop_o200k_ranks");
[[gnu::visibility("hidden")]] extern const char cl100kRanks[] asm("outcrop_cl100k_ranks");
[[gnu::visibility("hidden")]] extern const char characterClasses[] asm("outcrop_character_classes");
}

} // namespace outcrop::tabledata
