// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace outcrop {

/// The steps of a JSON pointer, escapes undone.
QStringList pointerSteps(const QString &pointer);

/// A key as one more step of a pointer: escaped, its slash in front.
QString pointerStep(const QString &key);

} // namespace outcrop
