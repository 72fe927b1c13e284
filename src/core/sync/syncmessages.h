// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// User-visible messages of core/sync, and the sentences that it writes into files.
namespace outcrop::syncmessages {

inline constexpr char room[] = "core/sync";

// Files of the source that are not copied.
inline constexpr MessageText isPersonal{room, QT_TRANSLATE_NOOP("core/sync", "Personal: it is not copied into files that the repository shares.")};
inline constexpr MessageText sourceDoesNotLoad{room, QT_TRANSLATE_NOOP("core/sync", "%1 does not load it: %2")};
inline constexpr MessageText notUtf8{room, QT_TRANSLATE_NOOP("core/sync", "It is not UTF-8.")};
inline constexpr MessageText isGeneratedFrom{room, QT_TRANSLATE_NOOP("core/sync", "It was generated from %1, so it is not a source.")};
inline constexpr MessageText tooMuchToCopy{room, QT_TRANSLATE_NOOP("core/sync", "The skill has more files than are copied: this one and the ones after it are left out.")};
inline constexpr MessageText isLinkText{room, QT_TRANSLATE_NOOP("core/sync", "Its only text is %1: probably a link that was checked out as a text file.")};
inline constexpr MessageText importOutside{room, QT_TRANSLATE_NOOP("core/sync", "It imports a file outside the project, which is not copied.")};

// What becomes of an item.
inline constexpr MessageText readsItself{room, QT_TRANSLATE_NOOP("core/sync", "%1 reads it itself.")};
inline constexpr MessageText readsOther{room, QT_TRANSLATE_NOOP("core/sync", "%1 reads the same text in %2.")};
inline constexpr MessageText writtenTo{room, QT_TRANSLATE_NOOP("core/sync", "Written to %1.")};
inline constexpr MessageText importedThere{room, QT_TRANSLATE_NOOP("core/sync", "Imported by %1.")};
inline constexpr MessageText listingUnknown{room, QT_TRANSLATE_NOOP("core/sync", "Written to %1. Whether %2 lists it depends on its settings or was not checked.")};
inline constexpr MessageText onlyStarted{room, QT_TRANSLATE_NOOP("core/sync", "%1 sends it only if it is started in %2.")};
inline constexpr MessageText alwaysSent{room, QT_TRANSLATE_NOOP("core/sync", "%1 sends it in every request; the source is for %2 only.")};
inline constexpr MessageText alwaysSentAsked{room, QT_TRANSLATE_NOOP("core/sync", "%1 sends it in every request; in the source the model requests it.")};
inline constexpr MessageText laterSent{room, QT_TRANSLATE_NOOP("core/sync", "%1 sends it only later, when it reads a matching file.")};
inline constexpr MessageText paragraphsMissing{room, QT_TRANSLATE_NOOP("core/sync", "%1 does not send %2 of %3 paragraphs, the first at \"%4\". %5")};
inline constexpr MessageText cutThere{room, QT_TRANSLATE_NOOP("core/sync", "%1: %2")};
inline constexpr MessageText fileHandwritten{room, QT_TRANSLATE_NOOP("core/sync", "%1 is handwritten. Add the lines \"<!-- outcrop-sync: begin -->\" and \"<!-- outcrop-sync: end -->\" to it for generated text.")};
inline constexpr MessageText fileTaken{room, QT_TRANSLATE_NOOP("core/sync", "%1 is handwritten and is not replaced.")};
inline constexpr MessageText fileEdited{room, QT_TRANSLATE_NOOP("core/sync", "%1 was edited and is not replaced.")};
inline constexpr MessageText noEquivalent{room, QT_TRANSLATE_NOOP("core/sync", "%1 has no file for a %2.")};
inline constexpr MessageText refuses{room, QT_TRANSLATE_NOOP("core/sync", "%1 does not list it: %2")};
inline constexpr MessageText sentTwice{room, QT_TRANSLATE_NOOP("core/sync", "%1 sends the text more than once, from %2.")};
inline constexpr MessageText clientRefuses{room, QT_TRANSLATE_NOOP("core/sync", "%1 would not run: %2")};

// Front matter and bodies.
inline constexpr MessageText patternsRenamed{room, QT_TRANSLATE_NOOP("core/sync", "The patterns are relative to the project.")};
inline constexpr MessageText keyNotWritten{room, QT_TRANSLATE_NOOP("core/sync", "%1 does not read this key, or expects other values.")};
inline constexpr MessageText keyWithoutEffect{room, QT_TRANSLATE_NOOP("core/sync", "%1 does not read this key. It stays in the file.")};
inline constexpr MessageText descriptionAdded{room, QT_TRANSLATE_NOOP("core/sync", "The first line of the text is its description.")};
inline constexpr MessageText commandAsSkill{room, QT_TRANSLATE_NOOP("core/sync", "%1 has no commands in a project; it is written as a skill.")};
inline constexpr MessageText argumentsRenamed{room, QT_TRANSLATE_NOOP("core/sync", "The arguments of a command.")};
inline constexpr MessageText argumentsAreText{room, QT_TRANSLATE_NOOP("core/sync", "%1 does not replace it by arguments.")};
inline constexpr MessageText shellIsText{room, QT_TRANSLATE_NOOP("core/sync", "%1 sends shell commands in the text and does not run them.")};
inline constexpr MessageText referencesGuarded{room, QT_TRANSLATE_NOOP("core/sync", "Words that begin with @ are in code marks, because %1 would import them.")};
inline constexpr MessageText importsExpanded{room, QT_TRANSLATE_NOOP("core/sync", "The texts that it imports are in the file.")};

// Sentences in generated files. They are English in every language, so that everyone generates the same files.
inline constexpr QLatin1String fileMarkWords("outcrop-sync: generated from %1; edit %2 instead; sha256:%3");
inline constexpr MessageText forFiles{room, "The following applies only to files that match %1:"};
inline constexpr MessageText forTask{room, "The following applies only to this: %1"};

// Simpler than a copy.
inline constexpr MessageText proposeShim{room, QT_TRANSLATE_NOOP("core/sync", "%1 can import %2 in place of a copy. --shims writes that.")};
inline constexpr MessageText proposeLink{room, QT_TRANSLATE_NOOP("core/sync", "%1 can be a link in place of a copy: ln -s %2 %1")};

// Differences between the plan and the disk.
inline constexpr MessageText isMissing{room, QT_TRANSLATE_NOOP("core/sync", "Missing: it is generated from %1.")};
inline constexpr MessageText isOutdated{room, QT_TRANSLATE_NOOP("core/sync", "Outdated: %1 changed since it was generated.")};
inline constexpr MessageText isEdited{room, QT_TRANSLATE_NOOP("core/sync", "Edited since it was generated. Move the edit to %1, or add --discard-edits.")};
inline constexpr MessageText isStale{room, QT_TRANSLATE_NOOP("core/sync", "Generated from %1, which no longer exists.")};
inline constexpr MessageText isHandwritten{room, QT_TRANSLATE_NOOP("core/sync", "Handwritten: text from %1 is not written to it.")};

} // namespace outcrop::syncmessages
