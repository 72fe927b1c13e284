// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// User-visible messages of core/adoption, and the comments that it writes into config.toml.
namespace outcrop::adoptionmessages {

inline constexpr char room[] = "core/adoption";
inline constexpr MessageText nothingRecognized{room, QT_TRANSLATE_NOOP("core/adoption", "No prompt files such as SYSTEM.md, AGENTS.md, CLAUDE.md, roles/ or skills/ were found in this folder. `outcrop-cli init` creates a workspace in an empty folder, and `outcrop-cli new layer NAME` creates a layer here.")};
inline constexpr MessageText otherConfig{room, QT_TRANSLATE_NOOP("core/adoption", "config.toml has no Outcrop tables, so it probably belongs to another program and was not changed. Adopt a subfolder, or add [workspace] to config.toml.")};
inline constexpr MessageText sameText{room, QT_TRANSLATE_NOOP("core/adoption", "Same text as %1, which is already a layer.")};
inline constexpr MessageText onlyImports{room, QT_TRANSLATE_NOOP("core/adoption", "Contains little more than an import of %1, which is already a layer.")};
inline constexpr MessageText importsNotSent{room, QT_TRANSLATE_NOOP("core/adoption", "A layer is sent without the files it imports: %1. Add an entry for each file that the prompt needs.")};
inline constexpr MessageText linkAsText{room, QT_TRANSLATE_NOOP("core/adoption", "Contains only the path %1. It is probably a symbolic link that was checked out as a text file. Check out the repository with core.symlinks=true.")};
inline constexpr MessageText importsEmptyFile{room, QT_TRANSLATE_NOOP("core/adoption", "Contains little more than an import of %1, which is empty.")};
inline constexpr MessageText emptyFile{room, QT_TRANSLATE_NOOP("core/adoption", "The file is empty.")};
inline constexpr MessageText alreadyListed{room, QT_TRANSLATE_NOOP("core/adoption", "config.toml already lists this file.")};
//: Use of a file that is similar to a layer, but does not get an entry in config.toml
inline constexpr MessageText noEntry{room, QT_TRANSLATE_NOOP("core/adoption", "no entry")};
//: Use of a file that may be a prompt, but does not get an entry in config.toml unless the user includes it
inline constexpr MessageText notIncluded{room, QT_TRANSLATE_NOOP("core/adoption", "not included")};
inline constexpr MessageText includedByUser{room, QT_TRANSLATE_NOOP("core/adoption", "You included this file. Check its tier and order.")};
inline constexpr MessageText excludedByUser{room, QT_TRANSLATE_NOOP("core/adoption", "You excluded this file.")};
inline constexpr MessageText includedComment{room, QT_TRANSLATE_NOOP("core/adoption", "Included manually. Check the tier and order.")};
//: %1 is the path of a file that the user named
inline constexpr MessageText cannotInclude{room, QT_TRANSLATE_NOOP("core/adoption", "%1 cannot become a layer. Specify a Markdown or .txt file in this folder that is not a layer, an agent or a skill.")};
//: %1 is the path of a file that the user named
inline constexpr MessageText cannotExclude{room, QT_TRANSLATE_NOOP("core/adoption", "%1 is not proposed as a layer, so it cannot be excluded. Check the path.")};
inline constexpr MessageText header{room, QT_TRANSLATE_NOOP("core/adoption", "Proposed by `outcrop-cli adopt` for the files in this repository, which are not moved. Check the tier and order of each layer.")};

} // namespace outcrop::adoptionmessages
