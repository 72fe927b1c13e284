// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/completion/completionlines.h"
#include "app/completion/flowplace.h"

#include <algorithm>

namespace outcrop {
namespace {

/// `[a.b]` and `[[a]]`: the table that a line opens, or nothing.
QStringList tableOf(QStringView line)
{
    QStringView name = line.trimmed();
    if (!name.startsWith(u'['))
        return {};
    name = name.mid(name.startsWith(u"[[") ? 2 : 1);
    name = name.first(std::max<qsizetype>(0, name.indexOf(u']')));
    QStringList steps;
    for (const QStringView step : name.split(u'.', Qt::SkipEmptyParts))
        steps.append(unquoted(step));
    return steps;
}

void readTable(CompletionPlace &place, const CompletionLines &lines, QStringView line, qsizetype start, qsizetype cursor)
{
    qsizetype from = line.indexOf(u'[');
    from += line.mid(from).startsWith(u"[[") ? 2 : 1;
    const qsizetype close = line.indexOf(u']', from);
    if (cursor < from || (close >= 0 && cursor > close))
        return;
    place.want = CompletionPlace::Want::Table;
    place.start = start + from;
    place.end = start + (close < 0 ? line.size() : close);
    place.typed = line.mid(from, cursor - from).toString();
    for (qsizetype i = 0; i < lines.lines.size(); ++i) {
        if (i != lines.current && !tableOf(lines.lines[i]).isEmpty())
            place.present.append(tableOf(lines.lines[i]).join(u'.'));
    }
}

/// Where the equals sign behind a key stands, or -1.
qsizetype equalsOf(QStringView line)
{
    return isEmptyLine(line) ? -1 : line.indexOf(u'=');
}

QStringList keysOfTable(const CompletionLines &lines)
{
    QStringList keys;
    const auto take = [&](qsizetype i) {
        const qsizetype equals = equalsOf(lines.lines[i]);
        if (equals >= 0)
            keys.append(unquoted(lines.lines[i].first(equals)));
    };
    const auto opens = [&](qsizetype i) { return lines.lines[i].trimmed().startsWith(u'['); };
    for (qsizetype i = lines.current - 1; i >= 0 && !opens(i); --i)
        take(i);
    for (qsizetype i = lines.current + 1; i < lines.lines.size() && !opens(i); ++i)
        take(i);
    return keys;
}

QStringList tableAround(const CompletionLines &lines)
{
    for (qsizetype i = lines.current - 1; i >= 0; --i) {
        if (const QStringList table = tableOf(lines.lines[i]); !table.isEmpty())
            return table;
    }
    return {};
}

void readTomlLine(CompletionPlace &place, const CompletionLines &lines, qsizetype cursor)
{
    const QStringView line = lines.lines[lines.current];
    const qsizetype start = lines.starts[lines.current];
    const QStringView before = line.first(cursor);
    if (before.trimmed().startsWith(u'['))
        return readTable(place, lines, line, start, cursor);
    place.path = tableAround(lines);
    if (const qsizetype equals = equalsOf(before); equals >= 0) {
        for (const QStringView step : before.first(equals).split(u'.'))
            place.path.append(unquoted(step));
        readValue(place, line, start, equals + 1, cursor, u'=');
        place.needsSpace = equals + 1 == cursor;
        return;
    }
    place.want = CompletionPlace::Want::Key;
    place.present = keysOfTable(lines);
    readKey(place, line, start, indentOf(before), cursor, u'=');
}

} // namespace

CompletionPlace tomlPlaceAt(QStringView text, qsizetype offset)
{
    CompletionPlace place;
    const CompletionLines lines(text, 0, text.size(), offset);
    if (lines.current < 0)
        return place;
    const qsizetype cursor = std::min(offset - lines.starts[lines.current], lines.lines[lines.current].size());
    if (!isInComment(lines.lines[lines.current].first(cursor)))
        readTomlLine(place, lines, cursor);
    return place;
}

} // namespace outcrop
