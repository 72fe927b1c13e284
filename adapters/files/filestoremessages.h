// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// User-visible messages of adapters/files.
namespace outcrop::filestoremessages {

inline constexpr char room[] = "adapters/files";
inline constexpr MessageText savedVersion{room, QT_TRANSLATE_NOOP("adapters/files", "Saved")};
inline constexpr MessageText contentUnreadable{room, QT_TRANSLATE_NOOP("adapters/files", "The content of this version cannot be read from the journal. %1")};
inline constexpr MessageText contentDamaged{room, QT_TRANSLATE_NOOP("adapters/files", "The content of this version is damaged in the journal. Choose another version.")};
inline constexpr MessageText originalVersion{room, QT_TRANSLATE_NOOP("adapters/files", "Original")};
inline constexpr MessageText noVersion{room, QT_TRANSLATE_NOOP("adapters/files", "There is no version `%1` in the journal. Choose one that `outcrop-cli history` lists.")};
inline constexpr MessageText ambiguousVersion{room, QT_TRANSLATE_NOOP("adapters/files", "More than one version begins with `%1`. Enter more characters.")};
inline constexpr MessageText notInVersion{room, QT_TRANSLATE_NOOP("adapters/files", "This file did not exist in that version. Choose another version.")};
inline constexpr MessageText noRepository{room, QT_TRANSLATE_NOOP("adapters/files", "No commit was made: the workspace is not in a git repository. Create one with `git init`. Without a repository, Outcrop's journal still records each save.")};
inline constexpr MessageText journalName{room, QT_TRANSLATE_NOOP("adapters/files", "Outcrop's journal")};
inline constexpr MessageText outsideFolder{room, QT_TRANSLATE_NOOP("adapters/files", "This path is outside the folder, so the file was not written. Choose a path inside the folder.")};
inline constexpr MessageText brokenLink{room, QT_TRANSLATE_NOOP("adapters/files", "The target of this link does not exist, so the file was not written. Remove the link.")};
inline constexpr MessageText notAFileWrite{room, QT_TRANSLATE_NOOP("adapters/files", "A folder or special file has this name, so the file was not written. Choose another name.")};
inline constexpr MessageText readOnly{room, QT_TRANSLATE_NOOP("adapters/files", "it is read-only. Make it writable, or save under another name")};
inline constexpr MessageText systemReason{room, QT_TRANSLATE_NOOP("adapters/files", "%1. Check the permissions and the free disk space")};
inline constexpr MessageText notWritten{room, QT_TRANSLATE_NOOP("adapters/files", "This path could not be written: %1.")};
inline constexpr MessageText outsideWorkspace{room, QT_TRANSLATE_NOOP("adapters/files", "This path is outside the workspace, so it was not read. Copy it into the workspace.")};
inline constexpr MessageText linkOutside{room, QT_TRANSLATE_NOOP("adapters/files", "This link points outside the workspace, so it was not followed. Use the path of a file in the workspace.")};
inline constexpr MessageText notAFileRead{room, QT_TRANSLATE_NOOP("adapters/files", "This is not a file, so it was not read. Use the path of a file.")};
inline constexpr MessageText linkOutsideCopy{room, QT_TRANSLATE_NOOP("adapters/files", "This link points outside the workspace, so it was not followed. Copy its target into the workspace.")};
inline constexpr MessageText linkToParent{room, QT_TRANSLATE_NOOP("adapters/files", "This link points to one of its parent folders, so it was not followed. Remove the link.")};
inline constexpr MessageText linkBehindLink{room, QT_TRANSLATE_NOOP("adapters/files", "This link is inside a linked folder, so it was not followed. Link to its target directly.")};
inline constexpr MessageText specialFile{room, QT_TRANSLATE_NOOP("adapters/files", "This is a pipe, a socket or a device, so it was not read. Replace it with a file.")};
inline constexpr MessageText tooDeep{room, QT_TRANSLATE_NOOP("adapters/files", "This folder is more than %1 levels deep, so it was not read. Move it to a higher level.")};
inline constexpr MessageText nameWithControl{room, QT_TRANSLATE_NOOP("adapters/files", "This name contains a control character, such as a line break, so the entry was not read. Rename the file or folder.")};
inline constexpr MessageText nameNotUtf8{room, QT_TRANSLATE_NOOP("adapters/files", "This name is not UTF-8, so the entry was not read. Rename the file or folder.")};
inline constexpr MessageText danglingLink{room, QT_TRANSLATE_NOOP("adapters/files", "The target of this link does not exist. Remove the link, or create the file.")};
inline constexpr MessageText tooManyFiles{room, QT_TRANSLATE_NOOP("adapters/files", "The folder has more than %1 files, so the rest were not read. Open a smaller folder.")};
inline constexpr MessageText fileTooLarge{room, QT_TRANSLATE_NOOP("adapters/files", "This file is larger than %1 MiB, the maximum size. Split it.")};
inline constexpr MessageText noFile{room, QT_TRANSLATE_NOOP("adapters/files", "There is no such file or folder. Check the path.")};
inline constexpr MessageText linkCycle{room, QT_TRANSLATE_NOOP("adapters/files", "This link is part of a cycle. Remove the link.")};
inline constexpr MessageText readFailed{room, QT_TRANSLATE_NOOP("adapters/files", "This path could not be read: %1. Check its permissions.")};
inline constexpr MessageText notAFile{room, QT_TRANSLATE_NOOP("adapters/files", "it is not a file. Choose another path")};
inline constexpr MessageText beingWritten{room, QT_TRANSLATE_NOOP("adapters/files", "Another program is writing this file. Try again when it has finished.")};
inline constexpr MessageText nameInUse{room, QT_TRANSLATE_NOOP("adapters/files", "This name is already in use, so the file was not moved. Choose another name.")};
inline constexpr MessageText isNotAFile{room, QT_TRANSLATE_NOOP("adapters/files", "This is not a file. Use the path of a file.")};
inline constexpr MessageText damagedCopy{room, QT_TRANSLATE_NOOP("adapters/files", "This copy of unsaved text is damaged. It was not restored, but the file was kept. Open it in another editor.")};
inline constexpr MessageText noRecoveryFolder{room, QT_TRANSLATE_NOOP("adapters/files", "The recovery folder for unsaved text could not be created. Check its permissions and the free disk space.")};
inline constexpr MessageText openInOtherProgram{room, QT_TRANSLATE_NOOP("adapters/files", "another program has it open for writing. Save again when the file is closed")};
inline constexpr MessageText leftoverFile{room, QT_TRANSLATE_NOOP("adapters/files", "A save was interrupted while another program wrote the same file. This hidden file may contain text that exists nowhere else. Review it, then keep or delete it.")};
inline constexpr MessageText noFolder{room, QT_TRANSLATE_NOOP("adapters/files", "the folder cannot be created. Check the permissions of its parent folder")};
inline constexpr MessageText outsideAllowedFolders{room, QT_TRANSLATE_NOOP("adapters/files", "The file is outside the folders that Outcrop may read. Move it into the workspace.")};
inline constexpr MessageText noPermission{room, QT_TRANSLATE_NOOP("adapters/files", "The file permissions do not allow reading. Make the file readable.")};
inline constexpr MessageText logNotReadable{room, QT_TRANSLATE_NOOP("adapters/files", "%1 cannot be read: %2. Check the path and its permissions.")};
inline constexpr MessageText lineTooLong{room, QT_TRANSLATE_NOOP("adapters/files", "%1 has a line of more than %2 MiB, so it is not a log. Choose another file.")};
inline constexpr MessageText labelsDamaged{room, QT_TRANSLATE_NOOP("adapters/files", "This file is damaged, so the labels are unknown. Delete it, then set the labels again with `outcrop-cli label set`.")};
inline constexpr MessageText emptyJournal{room, QT_TRANSLATE_NOOP("adapters/files", "The journal has no versions to label yet. Save a file in Outcrop, or create a git repository.")};

} // namespace outcrop::filestoremessages
