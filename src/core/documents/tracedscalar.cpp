// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/tracedscalar.h"

#include <algorithm>

namespace outcrop {

TracedText tracedScalar(const DataNode &scalar, const Document &document)
{
    const QString value = scalar.text();
    const qsizetype end = std::min(scalar.range().end.offset, document.text.size());
    qsizetype at = scalar.range().start.offset;
    TracedText traced;
    for (qsizetype start = 0; start < value.size();) {
        const qsizetype newLine = value.indexOf(u'\n', start);
        const qsizetype stop = newLine < 0 ? value.size() : newLine + 1;
        const QStringView line = QStringView(value).mid(start, stop - start);
        const qsizetype found = document.text.indexOf(line, at);
        if (found >= 0 && found + line.size() <= std::max(end, at + line.size())) {
            traced.append(line, {document.path, found, {}}, TraceKind::Copied);
            at = found + line.size();
        } else {
            traced.append(line, {document.path, scalar.range().start.offset, {}}, TraceKind::Rewritten);
        }
        start = stop;
    }
    return traced;
}

} // namespace outcrop
