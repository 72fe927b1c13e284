// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace outcrop {

/// Returns the known word that is most similar to `word`, or an empty string if none is similar enough. Case and
/// separators are ignored, and about one typing error in three letters is allowed.
QString nearestWord(const QString &word, const QStringList &known);

} // namespace outcrop
