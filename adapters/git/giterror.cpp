// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/git/giterror.h"

#include "adapters/git/gitmessages.h"
#include "adapters/git/libgit2.h"

namespace outcrop {
namespace {

ErrorCode kindOf(int code)
{
    switch (code) {
    case GIT_ENOTFOUND:
    case GIT_EAMBIGUOUS:
    case GIT_EINVALIDSPEC:
        return ErrorCode::NotFound;
    case GIT_ELOCKED:
        return ErrorCode::Unwritable;
    default:
        return ErrorCode::Unreadable;
    }
}

} // namespace

Error gitError(int code, const QString &operation)
{
    const git_error *last = git_error_last();
    const QString reason = last && last->message ? QString::fromUtf8(last->message).trimmed() : gitmessages::noReason();
    const ErrorCode kind = kindOf(code);
    const QString failure = QStringLiteral("%1: %2.").arg(operation, reason);
    if (kind == ErrorCode::NotFound)
        return {kind, failure};
    return {kind, failure + u' ' + (kind == ErrorCode::Unwritable ? gitmessages::repositoryLocked() : gitmessages::checkRepository())};
}

} // namespace outcrop
