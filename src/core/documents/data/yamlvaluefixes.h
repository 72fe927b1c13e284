// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/data/yamlentries.h"

#include <QList>
#include <QString>

namespace outcrop {

/// A replacement inside a broken value. Offsets refer to the file's text.
struct ValueEdit {
    qsizetype start = 0;
    qsizetype end = 0;
    QString replacement;
};

/// A possible fix for a broken value: the problem and the edits. The caller must check whether the result is valid.
struct ValueFix {
    QString code;
    QString problem; ///< continues "The value of \"key\" …" or "This list item …"
    QString title;
    qsizetype offset = 0; ///< offset of the character to report
    QList<ValueEdit> edits;
};

/// Returns possible repairs of an entry's value, closest to the intended meaning first. No repair removes a character
/// other than whitespace, but control characters are replaced by escapes.
QList<ValueFix> valueFixes(QStringView text, const QList<YamlLine> &lines, const YamlEntry &entry);

} // namespace outcrop
