// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"

#include <QList>
#include <QStringView>

namespace outcrop {

/// The repair of broken YAML: all edits together, and each problem with its part of the edits as its fix.
struct YamlRepair {
    QList<TextEdit> edits;
    Diagnostics causes;
};

/// Finds line by line what makes the YAML in `block` of a text invalid, and repairs it to the most likely intended
/// meaning. The recovered value is defined as the value of the repaired text, so applying the fixes never changes it.
YamlRepair repairYaml(QStringView text, const Range &block, const QString &file);

} // namespace outcrop
