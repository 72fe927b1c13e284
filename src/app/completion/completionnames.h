// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/completion/completion.h"

namespace outcrop {

/// Returns the workspace's names of one kind. `nameKind` is a value of `x-names` or `x-keys` in a format's schema. `file` is the document that is being edited,
/// and `path` is the path of the edited key in it. Returns an empty list for an unknown kind.
QList<Candidate> nameCandidates(
    const OpenedWorkspace &opened, const QString &nameKind, const QString &file, const QStringList &path);

} // namespace outcrop
