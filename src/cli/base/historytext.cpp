// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/base/historytext.h"

#include "cli/base/baseoutput.h"
#include "cli/base/console.h"
#include "cli/base/table.h"

namespace outcrop {
namespace {

constexpr qsizetype shortLength = 8;

/// Splits a text at LF, like History::blame(). The text after a final LF is not a line.
QStringList linesOf(const QString &text)
{
    QStringList lines = text.split(u'\n');
    if (lines.last().isEmpty())
        lines.removeLast();
    return lines;
}

} // namespace

QString shortId(const QString &id)
{
    return id.left(shortLength);
}

QString timeText(const QDateTime &time)
{
    return time.toUTC().toString(QStringLiteral("yyyy-MM-dd HH:mm"));
}

void writeVersions(std::ostream &stream, const QList<FileVersion> &versions)
{
    Table table({{baseoutput::versionColumn()}, {baseoutput::timeColumn()}, {baseoutput::authorColumn()}, {baseoutput::fileColumn()}, {baseoutput::messageColumn()}});
    for (const FileVersion &version : versions)
        table.addRow({shortId(version.id), timeText(version.time), version.author, version.path, version.summary()});
    writeTable(stream, table);
}

void writeBlame(std::ostream &stream, const QString &text, const QList<LineOrigin> &origins)
{
    const QStringList lines = linesOf(text);
    Table table({{baseoutput::versionColumn()}, {baseoutput::timeColumn()}, {baseoutput::authorColumn()}, {baseoutput::lineColumn(), Table::Align::Right}, {baseoutput::textColumn()}});
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const FileVersion version = origins.value(i).version;
        table.addRow({version.id.isEmpty() ? baseoutput::noVersion() : shortId(version.id), timeText(version.time), version.author, countText(i + 1), lines.at(i)});
    }
    writeTable(stream, table);
}

Json toJson(const FileVersion &version)
{
    return {{"id", jsonString(version.id)}, {"time", jsonString(version.time.toString(Qt::ISODateWithMs))}, {"author", jsonString(version.author)},
        {"message", jsonString(version.message)}, {"file", jsonString(version.path)}};
}

Json blameJson(const QString &text, const QList<LineOrigin> &origins)
{
    const QStringList lines = linesOf(text);
    Json versions = Json::object();
    Json list = Json::array();
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const LineOrigin origin = origins.value(i);
        const bool isKnown = !origin.version.id.isEmpty();
        if (isKnown)
            versions[origin.version.id.toStdString()] = toJson(origin.version);
        list.push_back({{"line", i + 1}, {"version", jsonStringOrNull(origin.version.id)}, {"line_then", isKnown ? Json(origin.line) : Json()}, {"text", jsonString(lines.at(i))}});
    }
    return {{"lines", list}, {"versions", versions}};
}

} // namespace outcrop
