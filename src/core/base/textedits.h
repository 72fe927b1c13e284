// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"

#include <QList>
#include <QString>

namespace outcrop {

/// The edits in the order of their places. Several insertions at one place keep the order they were given in, but what
/// begins a new line there comes after what still belongs to the line.
QList<TextEdit> sortedEdits(QList<TextEdit> edits);

/// A text with edits applied, each placed by its offsets in the original. An edit that overlaps the one before it is
/// left out.
QString applyEdits(QStringView text, const QList<TextEdit> &edits);

} // namespace outcrop
