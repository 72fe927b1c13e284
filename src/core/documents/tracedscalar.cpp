// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/tracedscalar.h"

#include <algorithm>

namespace outcrop {

TracedText tracedScalar(const DataNode &scalar, const Document &document)
{
    const QString value = scalar.text();
    const qsizetype end = std::min(scalar.range().end.offset, document.text.size());
    qsizetype at = scalar.range().start.offset;
    TracedText tracedText;
    for (qsizetype start = 0; start < value.size();) {
        const qsizetype newLine = value.indexOf(u'\n', start);
        const qsizetype stop = newLine < 0 ? value.size() : newLine;
        const QStringView line = QStringView(value).mid(start, stop - start);
        const qsizetype found = line.isEmpty() ? at : document.text.indexOf(line, at);
        const bool isThere = found >= 0 && found + line.size() <= std::max(end, at);
        if (!line.isEmpty())
            tracedText.append(line, {document.path, isThere ? found : scalar.range().start.offset, {}}, isThere ? TraceKind::Copied : TraceKind::Rewritten);
        at = isThere ? found + line.size() : at;
        if (newLine >= 0) { // the file may contain CRLF, but a value contains only LF
            const qsizetype written = document.text.indexOf(u'\n', at);
            tracedText.append(QStringView(value).mid(newLine, 1), {document.path, written >= 0 ? written : at, {}}, TraceKind::Copied);
            at = written >= 0 ? written + 1 : at;
        }
        start = newLine < 0 ? value.size() : newLine + 1;
    }
    return tracedText;
}

} // namespace outcrop
