// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/git/dynamiclibrary.h"

#include <git2.h>

namespace outcrop {

/// Returns libgit2, which is loaded on first use. Check its status() before calling any function.
const DynamicLibrary &libgit2();

// All functions that are called, one per line. Code in this namespace calls them by the names of the C functions. A function that is missing here causes a linker error,
// because libgit2 is not linked.
#define OUTCROP_LIBGIT2(DYNAMIC) \
    DYNAMIC(git_attr_get) \
    DYNAMIC(git_attr_value) \
    DYNAMIC(git_blame_file) \
    DYNAMIC(git_blame_free) \
    DYNAMIC(git_blame_get_hunk_byindex) \
    DYNAMIC(git_blame_get_hunk_count) \
    DYNAMIC(git_blob_free) \
    DYNAMIC(git_blob_lookup) \
    DYNAMIC(git_blob_rawcontent) \
    DYNAMIC(git_blob_rawsize) \
    DYNAMIC(git_commit_author) \
    DYNAMIC(git_commit_create) \
    DYNAMIC(git_commit_free) \
    DYNAMIC(git_commit_id) \
    DYNAMIC(git_commit_lookup) \
    DYNAMIC(git_commit_message) \
    DYNAMIC(git_commit_parent) \
    DYNAMIC(git_commit_parentcount) \
    DYNAMIC(git_commit_time) \
    DYNAMIC(git_commit_tree) \
    DYNAMIC(git_commit_tree_id) \
    DYNAMIC(git_diff_find_similar) \
    DYNAMIC(git_diff_free) \
    DYNAMIC(git_diff_get_delta) \
    DYNAMIC(git_diff_num_deltas) \
    DYNAMIC(git_diff_tree_to_tree) \
    DYNAMIC(git_error_last) \
    DYNAMIC(git_ignore_path_is_ignored) \
    DYNAMIC(git_index_add) \
    DYNAMIC(git_index_add_bypath) \
    DYNAMIC(git_index_free) \
    DYNAMIC(git_index_get_bypath) \
    DYNAMIC(git_index_new) \
    DYNAMIC(git_index_read) \
    DYNAMIC(git_index_read_tree) \
    DYNAMIC(git_index_remove_bypath) \
    DYNAMIC(git_index_write) \
    DYNAMIC(git_index_write_tree_to) \
    DYNAMIC(git_libgit2_init) \
    DYNAMIC(git_object_free) \
    DYNAMIC(git_object_id) \
    DYNAMIC(git_object_peel) \
    DYNAMIC(git_odb_free) \
    DYNAMIC(git_odb_read_header) \
    DYNAMIC(git_oid_equal) \
    DYNAMIC(git_oid_fmt) \
    DYNAMIC(git_reference_create) \
    DYNAMIC(git_reference_free) \
    DYNAMIC(git_reference_name_to_id) \
    DYNAMIC(git_repository_free) \
    DYNAMIC(git_repository_head_unborn) \
    DYNAMIC(git_repository_index) \
    DYNAMIC(git_repository_is_bare) \
    DYNAMIC(git_repository_odb) \
    DYNAMIC(git_repository_open_ext) \
    DYNAMIC(git_repository_state) \
    DYNAMIC(git_repository_workdir) \
    DYNAMIC(git_revparse_single) \
    DYNAMIC(git_revwalk_free) \
    DYNAMIC(git_revwalk_new) \
    DYNAMIC(git_revwalk_next) \
    DYNAMIC(git_revwalk_push) \
    DYNAMIC(git_revwalk_sorting) \
    DYNAMIC(git_signature_default) \
    DYNAMIC(git_signature_free) \
    DYNAMIC(git_strarray_dispose) \
    DYNAMIC(git_tag_list) \
    DYNAMIC(git_tree_entry_bypath) \
    DYNAMIC(git_tree_entry_filemode) \
    DYNAMIC(git_tree_entry_free) \
    DYNAMIC(git_tree_entry_id) \
    DYNAMIC(git_tree_entry_name) \
    DYNAMIC(git_tree_entry_type) \
    DYNAMIC(git_tree_free) \
    DYNAMIC(git_tree_lookup) \
    DYNAMIC(git_tree_walk)

#define OUTCROP_DYNAMIC(function) inline constexpr DynamicFunction<libgit2, #function, decltype(::function)> function;
OUTCROP_LIBGIT2(OUTCROP_DYNAMIC)
#undef OUTCROP_DYNAMIC

#define OUTCROP_DYNAMIC(function) #function,
inline constexpr const char *libgit2Functions[] = {OUTCROP_LIBGIT2(OUTCROP_DYNAMIC)};
#undef OUTCROP_DYNAMIC
#undef OUTCROP_LIBGIT2

} // namespace outcrop
