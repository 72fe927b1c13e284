// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// User-visible messages of app/formats.
namespace outcrop::importmessages {

inline constexpr char room[] = "app/formats";
inline constexpr MessageText unknownFormat{room, QT_TRANSLATE_NOOP("app/formats", "The format was not recognized. Specify it with `outcrop-cli import --as FORMAT`; `outcrop-cli formats` lists the formats. To import a log, use `outcrop-cli log import`.")};
inline constexpr MessageText notSearched{room, QT_TRANSLATE_NOOP("app/formats", "The file could not be searched for keys and passwords, so it is not imported. Shorten its lines, or split it.")};
inline constexpr MessageText notWritable{room, QT_TRANSLATE_NOOP("app/formats", "`%1` is not a format that can be written. Use one of: %2.")};
inline constexpr MessageText notText{room, QT_TRANSLATE_NOOP("app/formats", "The file is not UTF-8 text. Convert it to UTF-8.")};
inline constexpr MessageText isPickle{room, QT_TRANSLATE_NOOP("app/formats", "A pickle file can run code when it is read, so it is not imported. Save the prompt as JSON.")};
inline constexpr MessageText tooLarge{room, QT_TRANSLATE_NOOP("app/formats", "The file is larger than %1 MiB, the limit for imports. Split it.")};
inline constexpr MessageText noFile{room, QT_TRANSLATE_NOOP("app/formats", "There is no such file. Check the path.")};
inline constexpr MessageText fileExists{room, QT_TRANSLATE_NOOP("app/formats", "The file exists with different content. Overwrite the file with --force, or choose another folder.")};
inline constexpr MessageText targetExists{room, QT_TRANSLATE_NOOP("app/formats", "The target file already exists, so this file is not copied. Rename one of them.")};
inline constexpr MessageText adapterAdded{room, QT_TRANSLATE_NOOP("app/formats", "No provider in the workspace uses the API of this request, so an adapter is added.")};
inline constexpr MessageText noPrompt{room, QT_TRANSLATE_NOOP("app/formats", "The file contains no prompt. Choose another file.")};
inline constexpr MessageText secretRemoved{room, QT_TRANSLATE_NOOP("app/formats", "A key or password. It is not imported. Store keys with `outcrop-cli keys set`.")};
inline constexpr MessageText linkRejected{room, QT_TRANSLATE_NOOP("app/formats", "Not a regular file. Symbolic links, pipes and devices are not imported. To import a linked file, import its target.")};
inline constexpr MessageText conditionsEvaluated{room, QT_TRANSLATE_NOOP("app/formats", "Conditions and loops in templates were evaluated with the given values. Variables without a value are treated as set.")};
inline constexpr MessageText tiersJoined{room, QT_TRANSLATE_NOOP("app/formats", "The layers and the agent are joined in sending order. Their tiers and cache breakpoints are not included.")};
inline constexpr MessageText examplesInText{room, QT_TRANSLATE_NOOP("app/formats", "Examples are part of the system prompt.")};
inline constexpr MessageText limitRequired{room, QT_TRANSLATE_NOOP("app/formats", "The API requires a limit for the response, so Outcrop's default limit is written.")};
inline constexpr MessageText parameterNotAccepted{room, QT_TRANSLATE_NOOP("app/formats", "The model %1 does not accept this parameter.")};
inline constexpr MessageText changedSince{room, QT_TRANSLATE_NOOP("app/formats", "%1 has changed since the import, so the export is generated from the current files and is not the original text.")};
inline constexpr MessageText notRecognized{room, QT_TRANSLATE_NOOP("app/formats", "No format was recognized. Import the file separately with `outcrop-cli import --as FORMAT`.")};
inline constexpr MessageText notCopied{room, QT_TRANSLATE_NOOP("app/formats", "The file is not text, so it is not copied. Copy it to the skill's folder manually.")};
inline constexpr MessageText hiddenNotCopied{room, QT_TRANSLATE_NOOP("app/formats", "The file is hidden, so it is not copied. Copy it to the skill's folder manually.")};
inline constexpr MessageText copiedWithSkill{room, QT_TRANSLATE_NOOP("app/formats", "Copied with the skill. Outcrop does not run it.")};
inline constexpr MessageText keptFromPlugin{room, QT_TRANSLATE_NOOP("app/formats", "A plugin component without an equivalent in Outcrop. Kept as text, which Outcrop does not run.")};
inline constexpr MessageText tooManyFiles{room, QT_TRANSLATE_NOOP("app/formats", "The folder has more than %1 files or %2 MiB, the limits for imports. Import its parts separately.")};
inline constexpr MessageText emptyFolder{room, QT_TRANSLATE_NOOP("app/formats", "No file in the folder has a known format. `outcrop-cli formats` lists the formats.")};

} // namespace outcrop::importmessages
