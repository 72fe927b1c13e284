// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace outcrop {

/// The known word that was most likely meant, or empty where none is near: the same letters in another case or with
/// other separators, or about one slip in three letters.
QString nearestWord(const QString &word, const QStringList &known);

} // namespace outcrop
