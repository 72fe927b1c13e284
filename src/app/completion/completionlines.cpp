// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/completion/completionlines.h"

#include "core/text/linetable.h"

#include <algorithm>

namespace outcrop {

CompletionLines::CompletionLines(QStringView text, qsizetype from, qsizetype to, qsizetype offset)
{
    for (qsizetype start = from; start <= to;) {
        const TextLine line = lineAt(text.first(to), start);
        if (offset >= line.start && (offset <= line.end || line.next > offset))
            current = lines.size();
        lines.append(text.mid(line.start, line.end - line.start));
        starts.append(line.start);
        if (line.next == line.end)
            break;
        start = line.next;
    }
}

qsizetype indentOf(QStringView line)
{
    const auto content = std::find_if(line.begin(), line.end(), [](QChar sign) { return sign != u' '; });
    return content - line.begin();
}

bool isEmptyLine(QStringView line)
{
    const QStringView content = line.trimmed();
    return content.isEmpty() || content.startsWith(u'#');
}

bool isInComment(QStringView before)
{
    return before.trimmed().startsWith(u'#');
}

QString unquoteKey(QStringView key)
{
    key = key.trimmed();
    const bool isQuoted = key.size() > 1 && (key[0] == u'"' || key[0] == u'\'') && key.back() == key[0];
    return (isQuoted ? key.mid(1, key.size() - 2) : key).toString();
}

void readKey(
    CompletionContext &context, QStringView line, qsizetype lineStart, qsizetype keyAt, qsizetype cursor, QChar separator)
{
    qsizetype end = cursor;
    while (end < line.size() && (line[end].isLetterOrNumber() || QStringView(u"_-./").contains(line[end])))
        ++end;
    qsizetype sign = end;
    while (sign < line.size() && line[sign] == u' ')
        ++sign;
    if (sign < line.size() && line[sign] == separator)
        end = sign + 1 + (line.mid(sign + 1).startsWith(u' ') ? 1 : 0);
    context.start = lineStart + keyAt;
    context.end = lineStart + end;
    context.typed = line.mid(keyAt, cursor - keyAt).toString();
}

} // namespace outcrop
