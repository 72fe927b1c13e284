// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/base/configuredworkspace.h"

#include <algorithm>
#include <functional>

namespace outcrop {
namespace {

using FilePredicate = std::function<bool(const QString &file)>;

std::optional<Error> firstError(const Diagnostics &diagnostics, const FilePredicate &isIncluded)
{
    const auto found = std::find_if(diagnostics.begin(), diagnostics.end(), [&isIncluded](const Diagnostic &one) {
        return one.severity == Severity::Error && isIncluded(one.location.file);
    });
    return found == diagnostics.end() ? std::nullopt : std::optional(Error{ErrorCode::Invalid, found->message, found->location});
}

} // namespace

Result<OpenedWorkspace> openConfiguredWorkspace(const Invocation &invocation)
{
    Result<OpenedWorkspace> opened = openWorkspace(invocation.folder, {invocation.allowsOutside});
    if (!opened)
        return opened;
    const std::optional<Error> refused = manifestError(opened->workspace());
    return refused ? Result<OpenedWorkspace>(*refused) : opened;
}

Result<OpenedWorkspace> openWorkspaceForTagging(const Invocation &invocation)
{
    Result<OpenedWorkspace> opened = openConfiguredWorkspace(invocation);
    if (!opened)
        return opened;
    const std::optional<Error> refused = taxonomyError(*opened);
    return refused ? Result<OpenedWorkspace>(*refused) : opened;
}

std::optional<Error> fileError(const OpenedWorkspace &opened, const QList<DocumentPtr> &files)
{
    return firstError(opened.diagnostics(), [&files](const QString &file) {
        return std::any_of(files.begin(), files.end(), [&file](const DocumentPtr &one) { return one && one->path == file; });
    });
}

} // namespace outcrop
