// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/git/libgit2.h"

#include <memory>

namespace outcrop {

/// Frees a libgit2 object with the function of its type.
template<auto Free>
struct GitDeleter {
    template<typename T>
    void operator()(T *object) const
    {
        Free(object);
    }
};

template<typename T, auto Free>
using GitHandle = std::unique_ptr<T, GitDeleter<Free>>;

using GitRepositoryHandle = GitHandle<git_repository, git_repository_free>;
using GitCommit = GitHandle<git_commit, git_commit_free>;
using GitTree = GitHandle<git_tree, git_tree_free>;
using GitTreeEntry = GitHandle<git_tree_entry, git_tree_entry_free>;
using GitBlob = GitHandle<git_blob, git_blob_free>;
using GitObject = GitHandle<git_object, git_object_free>;
using GitDiff = GitHandle<git_diff, git_diff_free>;
using GitWalk = GitHandle<git_revwalk, git_revwalk_free>;
using GitIndex = GitHandle<git_index, git_index_free>;
using GitBlame = GitHandle<git_blame, git_blame_free>;
using GitSignature = GitHandle<git_signature, git_signature_free>;
using GitReference = GitHandle<git_reference, git_reference_free>;

/// Calls a libgit2 function whose first argument is the output parameter. Returns null on failure. Stores the return value
/// in `code` unless it is null.
template<typename Handle, typename Make, typename... Arguments>
Handle createGitObject(int *code, const Make &make, Arguments... arguments)
{
    typename Handle::pointer object = nullptr;
    const int result = make(&object, arguments...);
    if (code)
        *code = result;
    return Handle(result == 0 ? object : nullptr);
}

} // namespace outcrop
