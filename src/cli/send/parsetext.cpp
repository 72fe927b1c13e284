// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/send/parsetext.h"

#include "cli/base/table.h"
#include "cli/send/parseoutput.h"
#include "core/base/joinedtext.h"
#include "core/base/localnumbers.h"
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

/// Returns the value in percent, followed by the reasons in parentheses.
QString percentText(const QualityPart &part)
{
    const QString percent = withPercentSign(QString::number(qRound(100 * part.value)));
    return part.reasons.isEmpty() ? percent : detailedText(percent, part.reasons.join(clauseSeparator()));
}

QString qualityText(const ResponseQuality &quality)
{
    const QString rules = quality.rules ? parseoutput::rulesPart(percentText(*quality.rules)) : parseoutput::rulesNotChecked();
    return parseoutput::quality(qRound(quality.score()), parseoutput::schemaPart(percentText(quality.schema)),
        parseoutput::completenessPart(percentText(quality.completeness)), rules);
}

/// Prints the name of the file, if there is one, and the verdict.
void printSummary(const Console &console, const ParsedResponse &response, const QString &name)
{
    QList<std::pair<QString, QString>> fields;
    if (!name.isEmpty())
        fields.append({parseoutput::labelFile(), name});
    fields += {{parseoutput::labelVerdict(), verdictText(response.verdict)}, {parseoutput::labelEnvelope(), envelopeText(response.envelope)},
        {parseoutput::labelSchema(), response.contract.isEmpty() ? parseoutput::noSchema() : response.contract},
        {parseoutput::labelQuality(), qualityText(response.quality)}};
    writeFields(console.out, fields);
}

void printRepairs(const Console &console, const ParsedResponse &response)
{
    const LineTable lines{response.text};
    Table table({{parseoutput::columnLocation()}, {parseoutput::columnRule()}, {parseoutput::columnOriginal()}, {parseoutput::columnReplacement()}});
    for (const Repair &repair : response.repairs) {
        const Position position = lines.at(repair.offset);
        table.addRow({QStringLiteral("%1:%2").arg(position.line).arg(position.column), repair.rule, shortText(repair.before), shortText(repair.after)});
    }
    printHeading(console, parseoutput::repairs(response.repairs.size(), countText(response.repairs.size())));
    writeTable(console.out, table);
}

/// `heading` has the number of findings.
void printFindings(const Console &console, const CountText &heading, const Diagnostics &findings)
{
    if (findings.isEmpty())
        return;
    printHeading(console, heading(findings.size(), countText(findings.size())));
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
    const QString name = call.id.isEmpty() ? call.name : detailedText(call.name, call.id);
    const MessageText &title = !call.isSure ? parseoutput::toolCallIncomplete : call.repairs.isEmpty() ? parseoutput::toolCall : parseoutput::toolCallRepaired;
    printLines(console, title(name), QString::fromUtf8(jsonText(call.arguments)).trimmed());
}

void printParts(const Console &console, const ParsedResponse &response)
{
    if (!response.data.is_null())
        printLines(console, parseoutput::headingData(), QString::fromUtf8(jsonText(response.data)).trimmed());
    if (!response.repairs.isEmpty())
        printRepairs(console, response);
    for (const ParsedCall &call : response.calls)
        printCall(console, call);
    printFindings(console, parseoutput::findings, response.findings);
    printFindings(console, parseoutput::ruleViolations, response.violations.value_or(Diagnostics()));
    if (!response.content.isEmpty())
        printLines(console, parseoutput::headingContent(), response.content);
}

} // namespace

void printResponse(const Console &console, const ParsedResponse &response)
{
    printSummary(console, response, {});
    printParts(console, response);
}

void printResponse(const Console &console, const ParsedResponse &response, const QString &name)
{
    printSummary(console, response, name);
    printParts(console, response);
    writeLine(console.out, QString());
}

void printResponseCount(const Console &console, const QList<ParsedResponse> &responses)
{
    const auto accepted = std::count_if(responses.begin(), responses.end(), [](const ParsedResponse &one) { return isAccepted(one.verdict); });
    writeSentence(console.out, parseoutput::responsesRead(responses.size(), countText(responses.size()), accepted));
}

} // namespace outcrop
