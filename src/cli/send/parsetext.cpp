// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/send/parsetext.h"

#include "cli/base/table.h"
#include "core/text/linetable.h"

#include <algorithm>

namespace outcrop {
namespace {

void printHeading(const Console &console, const QString &title)
{
    writeLine(console.out, QString());
    writeSentence(console.out, title);
}

/// Returns a part of the response, shortened to one line.
QString shortText(const QString &text)
{
    constexpr qsizetype longest = 36;
    const QString line = text.simplified();
    return line.size() > longest ? line.left(longest - 1) + u'…' : line;
}

QString percentText(const QualityPart &part)
{
    return QStringLiteral("%1%").arg(qRound(100 * part.value));
}

QString partText(const QString &name, const QualityPart &part)
{
    const QString reasons = part.reasons.isEmpty() ? QString() : QStringLiteral(" (%1)").arg(part.reasons.join(QStringLiteral("; ")));
    return name + u' ' + percentText(part) + reasons;
}

QString qualityText(const ResponseQuality &quality)
{
    const QString rules = quality.rules ? partText(QStringLiteral("rules"), *quality.rules) : QStringLiteral("rules not checked");
    return QStringLiteral("%1 of 100: %2, %3, %4")
        .arg(qRound(quality.score()))
        .arg(partText(QStringLiteral("schema"), quality.schema), partText(QStringLiteral("completeness"), quality.completeness), rules);
}

void printSummary(const Console &console, const ParsedResponse &response)
{
    writeSentence(console.out, QStringLiteral("Verdict:  ") + verdictName(response.verdict));
    writeSentence(console.out, QStringLiteral("Envelope: ") + envelopeName(response.envelope));
    writeSentence(console.out, QStringLiteral("Schema:   ") + (response.contract.isEmpty() ? QStringLiteral("none") : response.contract));
    writeSentence(console.out, QStringLiteral("Quality:  ") + qualityText(response.quality));
}

void printRepairs(const Console &console, const ParsedResponse &response)
{
    const LineTable lines{response.text};
    Table table({{QStringLiteral("location")}, {QStringLiteral("rule")}, {QStringLiteral("original")}, {QStringLiteral("replacement")}});
    for (const Repair &repair : response.repairs) {
        const Position position = lines.at(repair.offset);
        table.addRow({QStringLiteral("%1:%2").arg(position.line).arg(position.column), repair.rule, shortText(repair.before), shortText(repair.after)});
    }
    printHeading(console, countText(response.repairs.size(), QStringLiteral("repair")));
    writeTable(console.out, table);
}

void printFindings(const Console &console, const QString &noun, const Diagnostics &findings)
{
    if (findings.isEmpty())
        return;
    printHeading(console, countText(findings.size(), noun));
    for (const Diagnostic &finding : findings)
        writeLine(console.out, toString(finding));
}

void printLines(const Console &console, const QString &title, const QString &text)
{
    printHeading(console, title);
    for (const QString &line : text.split(u'\n'))
        writeLine(console.out, line);
}

void printCall(const Console &console, const ParsedCall &call)
{
    const QString id = call.id.isEmpty() ? QString() : QStringLiteral(" (%1)").arg(call.id);
    const QString state = !call.isSure ? QStringLiteral(", arguments incomplete") : call.repairs.isEmpty() ? QString() : QStringLiteral(", arguments repaired");
    printLines(console, QStringLiteral("Tool call: ") + call.name + id + state, QString::fromUtf8(jsonText(call.arguments)).trimmed());
}

} // namespace

void printResponse(const Console &console, const ParsedResponse &response)
{
    printSummary(console, response);
    if (!response.data.is_null())
        printLines(console, QStringLiteral("Data"), QString::fromUtf8(jsonText(response.data)).trimmed());
    if (!response.repairs.isEmpty())
        printRepairs(console, response);
    for (const ParsedCall &call : response.calls)
        printCall(console, call);
    printFindings(console, QStringLiteral("finding"), response.findings);
    printFindings(console, QStringLiteral("rule violation"), response.violations.value_or(Diagnostics()));
    if (!response.content.isEmpty())
        printLines(console, QStringLiteral("Content"), response.content);
}

void printResponse(const Console &console, const ParsedResponse &response, const QString &name)
{
    writeSentence(console.out, QStringLiteral("File:     ") + name);
    printResponse(console, response);
    writeLine(console.out, QString());
}

void printResponseCount(const Console &console, const QList<ParsedResponse> &responses)
{
    const auto accepted = std::count_if(responses.begin(), responses.end(), [](const ParsedResponse &one) { return isAccepted(one.verdict); });
    writeSentence(console.out, QStringLiteral("%1 read, %2 of them accepted").arg(countText(responses.size(), QStringLiteral("response"))).arg(accepted));
}

} // namespace outcrop
