// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// User-visible messages of core/sync, and the sentences that it writes into files.
namespace outcrop::syncmessages {

inline constexpr char room[] = "core/sync";

// Source files that are not copied.
inline constexpr MessageText isPersonal{room, QT_TRANSLATE_NOOP("core/sync", "Personal file, not copied into the shared files of the repository.")};
inline constexpr MessageText sourceDoesNotLoad{room, QT_TRANSLATE_NOOP("core/sync", "%1 does not load this file: %2")};
inline constexpr MessageText notUtf8{room, QT_TRANSLATE_NOOP("core/sync", "Not UTF-8, so it is not copied. Convert it to UTF-8.")};
inline constexpr MessageText isGeneratedFrom{room, QT_TRANSLATE_NOOP("core/sync", "Generated from %1, so it is not used as a source.")};
inline constexpr MessageText isGeneratedFile{room, QT_TRANSLATE_NOOP("core/sync", "Generated, so it is not used as a source.")};
inline constexpr MessageText tooMuchToCopy{room, QT_TRANSLATE_NOOP("core/sync", "The skill has too many files, or they are too large, so this file and the following ones are not copied. Copy them manually.")};
inline constexpr MessageText isLinkText{room, QT_TRANSLATE_NOOP("core/sync", "The file contains only %1. It is probably a symbolic link that was checked out as a text file. Check out the repository with core.symlinks=true.")};
inline constexpr MessageText importOutside{room, QT_TRANSLATE_NOOP("core/sync", "The imported file is outside the repository, so its text is not copied. Move the file into the repository.")};
inline constexpr MessageText plannedTooLarge{room, QT_TRANSLATE_NOOP("core/sync", "The text to write is larger than %1 bytes. Split its source.")};

// The outcomes of an item.
inline constexpr MessageText readsItself{room, QT_TRANSLATE_NOOP("core/sync", "%1 loads this file directly.")};
inline constexpr MessageText readsOther{room, QT_TRANSLATE_NOOP("core/sync", "%1 loads the same text from %2.")};
inline constexpr MessageText writtenTo{room, QT_TRANSLATE_NOOP("core/sync", "Written to %1.")};
inline constexpr MessageText importedThere{room, QT_TRANSLATE_NOOP("core/sync", "Imported by %1.")};
inline constexpr MessageText listingUnknown{room, QT_TRANSLATE_NOOP("core/sync", "Written to %1. %2 may not list the file; check its settings.")};
inline constexpr MessageText onlyStarted{room, QT_TRANSLATE_NOOP("core/sync", "%1 sends this text only if %1 is started in %2.")};
inline constexpr MessageText alwaysSent{room, QT_TRANSLATE_NOOP("core/sync", "%1 sends this text in every request; the source applies only to %2.")};
inline constexpr MessageText alwaysSentAsked{room, QT_TRANSLATE_NOOP("core/sync", "%1 sends this text in every request; the source is sent only if the model requests it.")};
inline constexpr MessageText laterSent{room, QT_TRANSLATE_NOOP("core/sync", "%1 sends this text only when it reads a matching file.")};
inline constexpr MessageText paragraphsMissing{room, QT_TRANSLATE_NOOP("core/sync", "%1 does not send %2 of %3 paragraphs. The first missing one begins with \"%4\". %5")};
inline constexpr MessageText truncatedThere{room, QT_TRANSLATE_NOOP("core/sync", "%1: %2")};
inline constexpr MessageText fileHandwritten{room, QT_TRANSLATE_NOOP("core/sync", "%1 is handwritten. To add generated text, insert the lines \"<!-- outcrop-sync: begin -->\" and \"<!-- outcrop-sync: end -->\".")};
inline constexpr MessageText fileTaken{room, QT_TRANSLATE_NOOP("core/sync", "%1 is handwritten, so it is not overwritten. Rename it, then run sync again.")};
inline constexpr MessageText fileEdited{room, QT_TRANSLATE_NOOP("core/sync", "%1 was edited, so it is not overwritten. Move the edit to the source, or use --discard-edits.")};
//: Outcome of a skill; %1 is the name of a coding agent, such as Claude Code
inline constexpr MessageText noSkillFormat{room, QT_TRANSLATE_NOOP("core/sync", "%1 has no file format for this skill.")};
//: Outcome of an agent; %1 is the name of a coding agent, such as Claude Code
inline constexpr MessageText noAgentFormat{room, QT_TRANSLATE_NOOP("core/sync", "%1 has no file format for this agent.")};
//: Outcome of a command; %1 is the name of a coding agent, such as Claude Code
inline constexpr MessageText noCommandFormat{room, QT_TRANSLATE_NOOP("core/sync", "%1 has no file format for this command.")};
inline constexpr MessageText refuses{room, QT_TRANSLATE_NOOP("core/sync", "%1 does not list this file: %2")};
inline constexpr MessageText sentTwice{room, QT_TRANSLATE_NOOP("core/sync", "%1 sends this text more than once, from %2.")};
inline constexpr MessageText clientRefuses{room, QT_TRANSLATE_NOOP("core/sync", "%1 would not run. %2")};

// Front matter and bodies.
inline constexpr MessageText patternsRenamed{room, QT_TRANSLATE_NOOP("core/sync", "The key was renamed, and its patterns are relative to the repository.")};
inline constexpr MessageText keyNotWritten{room, QT_TRANSLATE_NOOP("core/sync", "Not written: %1 ignores this key or expects other values.")};
inline constexpr MessageText keyWithoutEffect{room, QT_TRANSLATE_NOOP("core/sync", "%1 ignores this key, but it is kept in the file.")};
inline constexpr MessageText descriptionAdded{room, QT_TRANSLATE_NOOP("core/sync", "The description was missing, so the first line of the text is used.")};
inline constexpr MessageText commandAsSkill{room, QT_TRANSLATE_NOOP("core/sync", "%1 does not support project commands, so the command is written as a skill.")};
inline constexpr MessageText argumentsRenamed{room, QT_TRANSLATE_NOOP("core/sync", "The placeholder for the arguments was renamed.")};
inline constexpr MessageText argumentsAreText{room, QT_TRANSLATE_NOOP("core/sync", "%1 does not replace this placeholder with arguments.")};
inline constexpr MessageText shellIsText{room, QT_TRANSLATE_NOOP("core/sync", "%1 sends shell commands as text and does not run them.")};
inline constexpr MessageText referencesGuarded{room, QT_TRANSLATE_NOOP("core/sync", "Words that begin with @ are written as code, because %1 would import them.")};
inline constexpr MessageText importsExpanded{room, QT_TRANSLATE_NOOP("core/sync", "Imported text is copied into the file.")};

// Sentences in generated files. They are not translated, so that everyone generates the same files.
inline constexpr QLatin1String fileMarkWords("outcrop-sync: generated from %1; edit %2 instead; sha256:%3");
inline constexpr MessageText forFiles{room, "The following applies only to files that match %1:"};
inline constexpr MessageText forTask{room, "The following applies only to this: %1"};

// Simpler alternatives to a copy.
inline constexpr MessageText proposeShim{room, QT_TRANSLATE_NOOP("core/sync", "%1 can import %2, so a copy is not needed. Use --shims to write the import.")};
inline constexpr MessageText proposeLink{room, QT_TRANSLATE_NOOP("core/sync", "%1 can be a symbolic link instead of a copy: ln -s %2 %1")};

// Differences between the plan and the disk.
inline constexpr MessageText isMissing{room, QT_TRANSLATE_NOOP("core/sync", "Missing. Run sync without --check to generate it from %1.")};
inline constexpr MessageText isOutdated{room, QT_TRANSLATE_NOOP("core/sync", "Outdated: the text generated from %1 is not current. Run sync without --check to update it.")};
inline constexpr MessageText isEdited{room, QT_TRANSLATE_NOOP("core/sync", "Edited after generation. Move the edit to %1, or use --discard-edits.")};
inline constexpr MessageText isStale{room, QT_TRANSLATE_NOOP("core/sync", "Generated from %1, which no longer exists. Run sync without --check to remove this file.")};
inline constexpr MessageText isHandwritten{room, QT_TRANSLATE_NOOP("core/sync", "Handwritten, so text from %1 is not added. To add it, mark its position with `<!-- outcrop-sync: begin -->` and `<!-- outcrop-sync: end -->`.")};

} // namespace outcrop::syncmessages
