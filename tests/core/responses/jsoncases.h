// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/responses/tolerantjson.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>

namespace outcrop::testing {

/// A broken response in tests/data/tolerantjson, and its expected result.
struct JsonCase {
    QString name;
    QString text;
    Json value;
    bool isTruncated = false;
    Repairs repairs;
};

inline QString jsonCaseFolder()
{
    return QStringLiteral(OUTCROP_TEST_DATA "/tolerantjson");
}

inline QString fileText(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

inline Json parseJsonText(QStringView json)
{
    return Json::parse(json.toUtf8().toStdString(), nullptr, false);
}

/// Returns a string unchanged, including a leading byte order mark; empty if the value is not a string.
inline QString textOf(const Json &value)
{
    return value.is_string() ? QString::fromStdString('x' + value.get_ref<const std::string &>()).sliced(1) : QString();
}

/// Parses `8 missing-quote "" -> "\"" /a`; the offset is -1 if the line is invalid.
inline Repair parseRepair(const QString &line)
{
    static const QRegularExpression form(QStringLiteral(R"re(^(\d+) (\S+) ("(?:[^"\\]|\\.)*") -> ("(?:[^"\\]|\\.)*")(?: (.*))?$)re"));
    const QRegularExpressionMatch match = form.match(line);
    if (!match.hasMatch())
        return {-1, line, {}, {}};
    return {match.captured(1).toLongLong(), match.captured(2), textOf(parseJsonText(match.captured(3))), textOf(parseJsonText(match.captured(4))),
        match.captured(5)};
}

/// Parses one case: a name, lines of text up to an arrow, then the value and the ledger.
inline JsonCase parseCase(const QString &file, const QString &block)
{
    const qsizetype lineEnd = block.indexOf(u'\n');
    const qsizetype arrow = block.indexOf(QLatin1String("\n--> "));
    JsonCase read{file + u'/' + block.first(lineEnd), block.sliced(lineEnd + 1, arrow - lineEnd - 1), {}, false, {}};
    if (read.name.endsWith(QLatin1String(" (escaped)")))
        read.text = textOf(parseJsonText(read.text));
    QStringList lines = block.sliced(arrow + 5).split(u'\n', Qt::SkipEmptyParts);
    QString value = lines.takeFirst();
    read.isTruncated = value.startsWith(QLatin1String("cut "));
    read.value = parseJsonText(read.isTruncated ? QStringView(value).sliced(4) : QStringView(value));
    for (const QString &line : std::as_const(lines))
        read.repairs.append(parseRepair(line));
    return read;
}

inline QList<JsonCase> brokenJsonCases()
{
    QList<JsonCase> cases;
    const QDir folder(jsonCaseFolder());
    for (const QString &name : folder.entryList({QStringLiteral("*.txt")}, QDir::Files, QDir::Name)) {
        const QStringList blocks = fileText(folder.filePath(name)).split(QStringLiteral("\n=== ")).sliced(1);
        for (const QString &block : blocks)
            cases.append(parseCase(name.chopped(4), block));
    }
    return cases;
}

/// A line in parsing-suite.list.
struct SuiteCase {
    QString expected;
    QString name;
    QString text;
};

inline QList<SuiteCase> suiteCases()
{
    QList<SuiteCase> cases;
    const QStringList lines = fileText(jsonCaseFolder() + QStringLiteral("/parsing-suite.list")).split(u'\n', Qt::SkipEmptyParts);
    for (const QString &line : lines) {
        if (!line.startsWith(u'#'))
            cases.append({line.section(u' ', 0, 0), line.section(u' ', 1, 1), textOf(parseJsonText(line.section(u' ', 2)))});
    }
    return cases;
}

} // namespace outcrop::testing
