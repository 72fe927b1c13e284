// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/portability/junitreport.h"

#include "core/portability/reportparts.h"

#include <QXmlStreamWriter>

#include <algorithm>

namespace outcrop {
namespace {

/// Replaces characters that XML 1.0 cannot represent, so that strict parsers can read the report.
QString xmlText(const QString &text)
{
    QString result = text;
    for (qsizetype i = 0; i < result.size(); ++i) {
        const char16_t unit = result.at(i).unicode();
        const bool isPair = QChar::isHighSurrogate(unit) && i + 1 < result.size() && result.at(i + 1).isLowSurrogate();
        if (isPair)
            ++i;
        else if ((unit < 0x20 && unit != u'\n' && unit != u'\t') || QChar::isSurrogate(unit) || unit >= 0xFFFE)
            result[i] = QChar(QChar::ReplacementCharacter);
    }
    return result;
}

class JunitWriter
{
public:
    explicit JunitWriter(const PortabilityReport &report) : m_report(report), m_xml(&m_bytes)
    {
        m_xml.setAutoFormatting(true);
        m_xml.setAutoFormattingIndent(2);
    }

    QByteArray write()
    {
        m_xml.writeStartDocument();
        m_xml.writeStartElement(QStringLiteral("testsuites"));
        attribute("name", m_report.subject);
        writeCounts(totalCounts());
        for (const auto &[file, findings] : unreadableFiles())
            writeUnreadableFile(file, findings);
        for (const AgentReport &agent : m_report.agents)
            writeAgent(agent);
        m_xml.writeEndDocument();
        return m_bytes;
    }

private:
    struct Counts {
        qsizetype tests = 0;
        qsizetype failures = 0;
        qsizetype errors = 0;
        qsizetype skipped = 0;
    };

    static Counts countsOf(const AgentReport &agent)
    {
        const int failed = countOf(agent, Outcome::Failed);
        return {agent.results.size(), failed, 0, agent.results.size() - failed - countOf(agent, Outcome::Passed)};
    }

    Counts totalCounts() const
    {
        const qsizetype errors = unreadableFiles().size();
        Counts total{errors, 0, errors, 0};
        for (const AgentReport &agent : m_report.agents) {
            const Counts counts = countsOf(agent);
            total.tests += counts.tests;
            total.failures += counts.failures;
            total.skipped += counts.skipped;
        }
        return total;
    }

    /// Returns the findings of unreadable files, grouped by file.
    QList<QPair<QString, Diagnostics>> unreadableFiles() const
    {
        Diagnostics sortedFindings = m_report.unreadable;
        sortByLocation(sortedFindings);
        QList<QPair<QString, Diagnostics>> files;
        for (const Diagnostic &finding : sortedFindings) {
            if (files.isEmpty() || files.last().first != finding.location.file)
                files.append({finding.location.file, {}});
            files.last().second.append(finding);
        }
        return files;
    }

    void attribute(const char *name, const QString &value) { m_xml.writeAttribute(QLatin1String(name), xmlText(value)); }

    void writeCounts(const Counts &counts)
    {
        attribute("tests", QString::number(counts.tests));
        attribute("failures", QString::number(counts.failures));
        attribute("errors", QString::number(counts.errors));
        attribute("skipped", QString::number(counts.skipped));
    }

    void startSuite(const QString &name, const Counts &counts)
    {
        m_xml.writeStartElement(QStringLiteral("testsuite"));
        attribute("name", name);
        writeCounts(counts);
    }

    void startCase(const QString &name, const QString &file)
    {
        m_xml.writeStartElement(QStringLiteral("testcase"));
        attribute("name", name);
        attribute("classname", file);
    }

    /// Writes a `failure` or `error` element with a short message and one line for each finding.
    void writeProblem(const QString &element, const QString &type, const QString &message, const Diagnostics &findings)
    {
        QStringList lines;
        for (const Diagnostic &finding : findings)
            lines.append(toString(finding));
        m_xml.writeStartElement(element);
        attribute("message", message);
        attribute("type", type);
        m_xml.writeCharacters(xmlText(lines.join(u'\n')));
        m_xml.writeEndElement();
    }

    void writeUnreadableFile(const QString &file, const Diagnostics &findings)
    {
        startSuite(file, {1, 0, 1, 0});
        startCase(QStringLiteral("can be read"), file);
        writeProblem(QStringLiteral("error"), findings.first().code, findings.first().message, findings);
        m_xml.writeEndElement();
        m_xml.writeEndElement();
    }

    void writeAgent(const AgentReport &agent)
    {
        startSuite(agent.agent, countsOf(agent));
        for (const CriterionResult &result : agent.results) {
            startCase(criterionLabel(m_report, result.criterion), agent.file);
            writeOutcome(result, agent);
            m_xml.writeEndElement();
        }
        m_xml.writeEndElement();
    }

    /// Writes the findings of a criterion that passed.
    void writeAdvice(const Diagnostics &findings)
    {
        QStringList lines;
        for (const Diagnostic &finding : findings)
            lines.append(toString(finding));
        if (!lines.isEmpty())
            m_xml.writeTextElement(QStringLiteral("system-out"), xmlText(lines.join(u'\n')));
    }

    void writeOutcome(const CriterionResult &result, const AgentReport &agent)
    {
        if (result.outcome == Outcome::Passed)
            return writeAdvice(result.findings);
        if (result.outcome == Outcome::Failed) {
            const Diagnostics findings = findingsOf(result, agent);
            writeProblem(QStringLiteral("failure"), result.criterion,
                result.reason.isEmpty() ? findings.first().message : result.reason, findings);
            return;
        }
        m_xml.writeEmptyElement(QStringLiteral("skipped"));
        const QString outcome = outcomeName(result.outcome).replace(u'-', u' ');
        attribute("message", result.reason.isEmpty() ? outcome : outcome + QStringLiteral(": ") + result.reason);
    }

    const PortabilityReport &m_report;
    QByteArray m_bytes;
    QXmlStreamWriter m_xml;
};

} // namespace

QByteArray junitReport(const PortabilityReport &report)
{
    return JunitWriter(report).write();
}

} // namespace outcrop
