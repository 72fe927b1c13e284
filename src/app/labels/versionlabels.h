// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/openworkspace.h"
#include "core/ports/history.h"

#include <optional>

namespace outcrop {

/// The result of setting a label.
struct LabelMove {
    VersionLabel label;
    QString previous = {}; ///< ID of the version that it named before; empty if the label is new
    QStringList unlabeledFiles = {}; ///< documents that differ from the labeled version, sorted
};

/// Creates or moves a label. `revision` is a revision or the name of another label; empty: the latest version. Errors: Invalid (the name is not
/// allowed), and those of History::labels() and History::setLabel().
Result<LabelMove> setVersionLabel(const OpenedWorkspace &current, History &history, const QString &name, const QString &revision);

/// Returns the label with this name. Errors: NotFound if there is none or its version no longer exists, and those of History::labels().
Result<VersionLabel> labelNamed(const History &history, const QString &name);

/// Returns the version ID of a label, or the text itself if it is not a label. Errors: those of History::labels().
Result<QString> revisionOf(const History &history, const QString &labelOrRevision);

/// Returns the workspace at a label, with the layers of the chosen client as in withContext(). Errors: those of openHistory(), labelNamed() and openState().
Result<OpenedWorkspace> openAtLabel(const OpenedWorkspace &current, const QString &label, const QString &client = {});

} // namespace outcrop
