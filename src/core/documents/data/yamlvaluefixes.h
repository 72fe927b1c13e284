// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/data/yamlentries.h"

#include <QList>
#include <QString>

namespace outcrop {

/// One change inside a broken value, by offsets in the file's text.
struct ValueEdit {
    qsizetype start = 0;
    qsizetype end = 0;
    QString replacement;
};

/// A way to make a broken value valid: what was wrong with it and the edits. Whether it helps is for the caller to try.
struct ValueFix {
    QString code;
    QString problem; ///< continues "The value of \"key\" …"
    QString title;
    qsizetype offset = 0; ///< the character to point at
    QList<ValueEdit> edits;
};

/// The repairs of an entry's value, closest to the intended meaning first. None removes a character
/// the user wrote.
QList<ValueFix> valueFixes(QStringView text, const QList<YamlLine> &lines, const YamlEntry &entry);

} // namespace outcrop
