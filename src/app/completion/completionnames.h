// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/completion/completion.h"

namespace outcrop {

/// Everything in a workspace that has a kind of name. `what` is a word that the schemas of the formats use for it in
/// `x-names` and `x-keys`; `file` is the document that is being written, and `path` where in it.
QList<Candidate> namesOf(
    const OpenedWorkspace &opened, const QString &what, const QString &file, const QStringList &path);

} // namespace outcrop
