// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"

#include <QList>
#include <QStringView>

namespace outcrop {

/// The repair of broken YAML: all edits together, and the problems, each with its part of the edits as the fix.
struct YamlRepair {
    QList<TextEdit> edits;
    Diagnostics causes;
};

/// Finds the errors in the YAML in `block`, line by line, and repairs it according to its most likely intended meaning. The resulting value is
/// defined as the value of the repaired text, so applying the fixes never changes it.
YamlRepair repairYaml(QStringView text, const Range &block, const QString &file);

} // namespace outcrop
