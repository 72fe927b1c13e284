// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"

#include <QList>
#include <QStringView>

namespace outcrop {

/// What makes broken YAML valid: all edits together, and each cause with its own part of them as the Fix.
struct YamlRepair {
    QList<TextEdit> edits;
    Diagnostics causes;
};

/// Finds line by line what keeps the YAML in `block` of a text from being read, and repairs it as its author most likely
/// meant it. The value that is recovered is by definition the value of the repaired text, so that taking the fixes never
/// changes it.
YamlRepair repairYaml(QStringView text, const Range &block, const QString &file);

} // namespace outcrop
