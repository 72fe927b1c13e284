// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/git/dynamiclibrary.h"

#include <git2.h>

namespace outcrop {

/// libgit2, loaded on first use. Check its status() before calling any function.
const DynamicLibrary &libgit2();

// All functions that are called, one per line. Code in this namespace calls them by the names of the C functions. libgit2 is not linked, so a
// function that is missing here causes a linker error.
#define OUTCROP_LIBGIT2(LATE) \
    LATE(git_attr_get) \
    LATE(git_attr_value) \
    LATE(git_blame_file) \
    LATE(git_blame_free) \
    LATE(git_blame_get_hunk_byindex) \
    LATE(git_blame_get_hunk_count) \
    LATE(git_blob_free) \
    LATE(git_blob_lookup) \
    LATE(git_blob_rawcontent) \
    LATE(git_blob_rawsize) \
    LATE(git_commit_author) \
    LATE(git_commit_create) \
    LATE(git_commit_free) \
    LATE(git_commit_id) \
    LATE(git_commit_lookup) \
    LATE(git_commit_message) \
    LATE(git_commit_parent) \
    LATE(git_commit_parentcount) \
    LATE(git_commit_time) \
    LATE(git_commit_tree) \
    LATE(git_commit_tree_id) \
    LATE(git_diff_find_similar) \
    LATE(git_diff_free) \
    LATE(git_diff_get_delta) \
    LATE(git_diff_num_deltas) \
    LATE(git_diff_tree_to_tree) \
    LATE(git_error_last) \
    LATE(git_ignore_path_is_ignored) \
    LATE(git_index_add) \
    LATE(git_index_add_bypath) \
    LATE(git_index_free) \
    LATE(git_index_get_bypath) \
    LATE(git_index_new) \
    LATE(git_index_read) \
    LATE(git_index_read_tree) \
    LATE(git_index_remove_bypath) \
    LATE(git_index_write) \
    LATE(git_index_write_tree_to) \
    LATE(git_libgit2_init) \
    LATE(git_object_free) \
    LATE(git_object_id) \
    LATE(git_object_peel) \
    LATE(git_odb_free) \
    LATE(git_odb_read_header) \
    LATE(git_oid_equal) \
    LATE(git_oid_fmt) \
    LATE(git_reference_free) \
    LATE(git_reference_name_to_id) \
    LATE(git_repository_free) \
    LATE(git_repository_head_unborn) \
    LATE(git_repository_index) \
    LATE(git_repository_is_bare) \
    LATE(git_repository_odb) \
    LATE(git_repository_open_ext) \
    LATE(git_repository_state) \
    LATE(git_repository_workdir) \
    LATE(git_revparse_single) \
    LATE(git_revwalk_free) \
    LATE(git_revwalk_new) \
    LATE(git_revwalk_next) \
    LATE(git_revwalk_push) \
    LATE(git_revwalk_sorting) \
    LATE(git_signature_default) \
    LATE(git_signature_free) \
    LATE(git_tree_entry_bypath) \
    LATE(git_tree_entry_filemode) \
    LATE(git_tree_entry_free) \
    LATE(git_tree_entry_id) \
    LATE(git_tree_entry_name) \
    LATE(git_tree_entry_type) \
    LATE(git_tree_free) \
    LATE(git_tree_lookup) \
    LATE(git_tree_walk)

#define OUTCROP_LATE(function) inline constexpr DynamicFunction<libgit2, #function, decltype(::function)> function;
OUTCROP_LIBGIT2(OUTCROP_LATE)
#undef OUTCROP_LATE

#define OUTCROP_LATE(function) #function,
inline constexpr const char *libgit2Functions[] = {OUTCROP_LIBGIT2(OUTCROP_LATE)};
#undef OUTCROP_LATE
#undef OUTCROP_LIBGIT2

} // namespace outcrop
