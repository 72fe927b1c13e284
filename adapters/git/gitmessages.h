// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// User-visible messages of adapters/git.
namespace outcrop::gitmessages {

inline constexpr char room[] = "adapters/git";
inline constexpr MessageText blameFailed{room, QT_TRANSLATE_NOOP("adapters/git", "The commit that last changed each line cannot be determined")};
inline constexpr MessageText notCommitted{room, QT_TRANSLATE_NOOP("adapters/git", "No commit was made")};
inline constexpr MessageText operationInProgress{room, QT_TRANSLATE_NOOP("adapters/git", "No commit was made: a merge, rebase or similar operation is in progress. Finish it with git first.")};
inline constexpr MessageText noIdentity{room, QT_TRANSLATE_NOOP("adapters/git", "No commit was made: git has no user name or email address. Set both with `git config --global user.name NAME` and `git config --global user.email ADDRESS`.")};
inline constexpr MessageText cannotCommit{room, QT_TRANSLATE_NOOP("adapters/git", "%1 cannot be committed")};
inline constexpr MessageText filtered{room, QT_TRANSLATE_NOOP("adapters/git", "No commit was made: %1 uses the filter `%2`, which Outcrop does not run. Commit it with git.")};
inline constexpr MessageText ignored{room, QT_TRANSLATE_NOOP("adapters/git", "No commit was made: git ignores %1. Remove the matching pattern from .gitignore.")};
inline constexpr MessageText noChangesToCommit{room, QT_TRANSLATE_NOOP("adapters/git", "No commit was made: the files have not changed since the last commit.")};
inline constexpr MessageText stagedOnly{room, QT_TRANSLATE_NOOP("adapters/git", "The files are staged, but could not be committed")};
inline constexpr MessageText repositoryLocked{room, QT_TRANSLATE_NOOP("adapters/git", "Try again when no other git command is running.")};
inline constexpr MessageText checkRepository{room, QT_TRANSLATE_NOOP("adapters/git", "Check the repository with `git fsck`.")};
inline constexpr MessageText noReason{room, QT_TRANSLATE_NOOP("adapters/git", "git did not give a reason")};
inline constexpr MessageText specialEntry{room, QT_TRANSLATE_NOOP("adapters/git", "The repository was not read: %1 contains an entry that is neither a file nor a folder. Remove the entry.")};
inline constexpr MessageText folderTooLarge{room, QT_TRANSLATE_NOOP("adapters/git", "The repository was not read: %1 has more than %2 entries or more than %3 levels of folders. Remove folders that git does not use.")};
inline constexpr MessageText otherOwner{room, QT_TRANSLATE_NOOP("adapters/git", "The repository %1 belongs to another user, so its history was not read. If you trust it, run `git config --global --add safe.directory %1`.")};
inline constexpr MessageText noRepository{room, QT_TRANSLATE_NOOP("adapters/git", "%1 is not in a git repository. Create one with `git init`.")};
inline constexpr MessageText cannotReadRepository{room, QT_TRANSLATE_NOOP("adapters/git", "The git repository that contains %1 cannot be read")};
inline constexpr MessageText bareRepository{room, QT_TRANSLATE_NOOP("adapters/git", "%1 is a bare repository without a work tree. Open a clone of it.")};
inline constexpr MessageText workTreeOutside{room, QT_TRANSLATE_NOOP("adapters/git", "The work tree of the repository %1 is in another folder, so its history was not read. Open that folder.")};
inline constexpr MessageText outsideWorkspace{room, QT_TRANSLATE_NOOP("adapters/git", "This path is outside the workspace. Choose a path inside it.")};
inline constexpr MessageText submodule{room, QT_TRANSLATE_NOOP("adapters/git", "%1 is a submodule with a separate history. Open its folder to see the history.")};
inline constexpr MessageText unknownHead{room, QT_TRANSLATE_NOOP("adapters/git", "The checked-out revision cannot be determined")};
inline constexpr MessageText cannotReadCommit{room, QT_TRANSLATE_NOOP("adapters/git", "Commit %1 cannot be read")};
inline constexpr MessageText noRevision{room, QT_TRANSLATE_NOOP("adapters/git", "There is no revision `%1`")};
inline constexpr MessageText useRevision{room, QT_TRANSLATE_NOOP("adapters/git", "Use a commit, a branch or a tag.")};
inline constexpr MessageText notACommit{room, QT_TRANSLATE_NOOP("adapters/git", "`%1` is not a commit in the repository. Use a commit from its history.")};
inline constexpr MessageText cannotReadText{room, QT_TRANSLATE_NOOP("adapters/git", "The text of this version cannot be read")};
inline constexpr MessageText cannotReadCommits{room, QT_TRANSLATE_NOOP("adapters/git", "The commits cannot be read")};
inline constexpr MessageText cannotReadChanges{room, QT_TRANSLATE_NOOP("adapters/git", "The changes in commit %1 cannot be read")};
inline constexpr MessageText tooLarge{room, QT_TRANSLATE_NOOP("adapters/git", "This file is larger than %1 MiB, the maximum size. Split it.")};
inline constexpr MessageText cannotListFiles{room, QT_TRANSLATE_NOOP("adapters/git", "The files of this version cannot be listed")};
inline constexpr MessageText notInVersion{room, QT_TRANSLATE_NOOP("adapters/git", "This file did not exist in that version. Choose another version.")};
inline constexpr MessageText cannotReadTags{room, QT_TRANSLATE_NOOP("adapters/git", "The repository's tags cannot be read")};
inline constexpr MessageText cannotSetTag{room, QT_TRANSLATE_NOOP("adapters/git", "The tag `%1` cannot be set")};

} // namespace outcrop::gitmessages
