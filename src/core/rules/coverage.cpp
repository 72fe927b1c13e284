// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/coverage.h"

#include "core/rules/rulesmessages.h"

#include <QMap>
#include <QXmlStreamReader>

namespace outcrop {
namespace {

/// Hit flags of lines, by file and line number. A line that is listed twice was run if either entry has a hit.
using Hits = QMap<QString, QMap<int, bool>>;

CoverageReport reportOf(const Hits &hits)
{
    CoverageReport report;
    for (const auto &[file, lines] : hits.asKeyValueRange()) {
        FileCoverage coverage{file, int(lines.size()), 0, {}};
        for (const auto &[line, hit] : lines.asKeyValueRange()) {
            if (hit)
                ++coverage.coveredLines;
            else
                coverage.missedLines.append(line);
        }
        report.files.append(coverage);
    }
    return report;
}

Error invalidReport(const QString &file, qint64 line, const QString &reason)
{
    return {ErrorCode::Invalid, reason, {file, {{0, int(line), 1}, {0, int(line), 1}}}};
}

/// Parses `<class filename="a.py"> … <line number="3" hits="0"/>`. Cobertura lists each line of a method again in its class.
Result<Hits> readCobertura(const QByteArray &bytes, const QString &file)
{
    Hits hits;
    QString current;
    QXmlStreamReader xml(bytes);
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        const QXmlStreamAttributes attributes = xml.attributes();
        if (xml.name() == u"class")
            current = attributes.value(QLatin1StringView("filename")).toString();
        bool isNumber = false;
        const int line = attributes.value(QLatin1StringView("number")).toInt(&isNumber);
        if (xml.name() == u"line" && isNumber) {
            bool &isHit = hits[current][line];
            isHit = isHit || attributes.value(QLatin1StringView("hits")).toLongLong() > 0;
        }
    }
    const QString reason = xml.errorString(); // a sentence with a full stop
    if (xml.hasError())
        return invalidReport(file, xml.lineNumber(), rulesmessages::notXml(reason.endsWith(u'.') ? reason.chopped(1) : reason));
    return hits;
}

/// Parses `SF:a.py`, followed by `DA:3,0` for each line and by `end_of_record`.
Result<Hits> readLcov(const QByteArray &bytes, const QString &file)
{
    Hits hits;
    QString current;
    qint64 number = 0;
    for (const QByteArray &rawLine : bytes.split('\n')) {
        ++number;
        const QByteArray line = rawLine.trimmed();
        if (line.startsWith("SF:"))
            current = QString::fromUtf8(line.mid(3));
        if (!line.startsWith("DA:"))
            continue;
        const QList<QByteArray> fields = line.mid(3).split(',');
        bool isLine = false;
        bool isCount = false;
        const int at = fields.value(0).toInt(&isLine);
        const bool hasRun = fields.value(1).toLongLong(&isCount) > 0;
        if (!isLine || !isCount || current.isEmpty())
            return invalidReport(file, number, rulesmessages::notTracefileLine(QString::fromUtf8(line)));
        bool &isHit = hits[current][at];
        isHit = isHit || hasRun;
    }
    return hits;
}

} // namespace

int CoverageReport::lines() const
{
    int sum = 0;
    for (const FileCoverage &file : files)
        sum += file.lines;
    return sum;
}

int CoverageReport::coveredLines() const
{
    int sum = 0;
    for (const FileCoverage &file : files)
        sum += file.coveredLines;
    return sum;
}

Result<CoverageReport> readCoverage(const QByteArray &bytes, const QString &file)
{
    const Result<Hits> hits = bytes.trimmed().startsWith('<') ? readCobertura(bytes, file) : readLcov(bytes, file);
    if (!hits)
        return hits.error();
    if (hits->isEmpty())
        return invalidReport(file, 1, rulesmessages::noCoverageLines());
    return reportOf(*hits);
}

} // namespace outcrop
