// SPDX-License-Identifier: GPL-3.0-or-later
// Tests converting agents' bodies to another format and back, including the agents in OUTCROP_CORPORA, which are not part of the repository. Every line that
// differs afterward must be one of the documented exceptions.
#include "core/agents/agentbody.h"
#include "core/agents/bodyconversion.h"
#include "core/agents/sectionspans.h"
#include "core/diff/unifieddiff.h"
#include "core/text/textchange.h"
#include "tests/support/testregistry.h"
#include "tests/support/testworkspace.h"

#include <QRandomGenerator>
#include <QRegularExpression>
#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_bodyconversion {

namespace {

const QList<BodyFormat> formats{BodyFormat::Markdown, BodyFormat::Xml, BodyFormat::Rccf};

QString convertText(const QString &body, BodyFormat from, BodyFormat to)
{
    return convertBody(body, from, to).text;
}

Agent agentOf(const QString &path, const QByteArray &bytes)
{
    Diagnostics diagnostics;
    return readAgent(readDocument(path, bytes), nullptr, diagnostics);
}

QStringList titlesOf(const QString &body, BodyFormat format)
{
    QStringList titles;
    for (const SectionSpan &cut : sectionSpans(body, format))
        titles.append(cut.title);
    return titles;
}

/// Returns the words of a body. Conversion may change line breaks, but not words.
QStringList wordsOf(const QString &body)
{
    return body.split(QRegularExpression(QStringLiteral("\\s+")), Qt::SkipEmptyParts);
}

/// Returns the reason why a line may differ after a conversion in both directions; empty if no exception applies.
QString differenceReason(const QString &line)
{
    const QString text = line.trimmed();
    if (text.isEmpty())
        return QStringLiteral("a blank line around a heading or tag");
    if (text == QLatin1String("<agent>") || text == QLatin1String("</agent>"))
        return QStringLiteral("the wrapper, which no section needs");
    return {};
}

} // namespace

class TestBodyConversion : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void convertsSectionSyntax_data()
    {
        QTest::addColumn<int>("from");
        QTest::addColumn<int>("to");
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("after");
        const auto row = [](const char *name, BodyFormat from, const char *before, BodyFormat to, const char *after) {
            QTest::newRow(name) << int(from) << int(to) << QString::fromUtf8(before) << QString::fromUtf8(after);
        };
        const auto md = BodyFormat::Markdown;
        const auto xml = BodyFormat::Xml;
        const auto rccf = BodyFormat::Rccf;
        row("markdown to xml", md, "\n# Clerk\n\nHi.\n\n## Output Format\n\nText.\n", xml, "\n# Clerk\n\nHi.\n\n<output_format>\nText.\n</output_format>\n");
        row("markdown to rccf", md, "## Output Format\n\nText.\n\n## Role\n\nClerk.\n", rccf, "OUTPUT FORMAT:\nText.\n\nROLE:\nClerk.\n");
        row("xml to markdown", xml, "<agent>\n<role>Clerk</role>\n\n<limits>\nNone.\n</limits>\n</agent>\n", md, "## Role\n\nClerk\n\n## Limits\n\nNone.\n");
        row("xml to rccf", xml, "<role>\nClerk\n</role>\n", rccf, "ROLE:\nClerk\n");
        row("rccf to markdown", rccf, "ROLE: Clerk\nTEXT FORM:\n- a\n", md, "## Role\n\nClerk\n\n## Text Form\n\n- a\n");
        row("rccf to xml", rccf, "ROLE: Clerk\n", xml, "<role>\nClerk\n</role>\n");
        row("headings inside sections go deeper", xml, "<a_b>\n## One\n### Two\n# Top\n</a_b>", md, "## A B\n\n### One\n#### Two\n# Top");
        row("and come back", md, "## A B\n\n### One\n#### Two\n", xml, "<a_b>\n## One\n### Two\n</a_b>\n");
        row("fenced code is left alone", xml, "<how>\n````\n## no\n```\n## no\n````\n## yes\n</how>", md, "## How\n\n````\n## no\n```\n## no\n````\n### yes");
        row("a tag in fenced code is none", xml, "<how>\n```\n</how>\n```\nrest\n</how>", md, "## How\n\n```\n</how>\n```\nrest");
        row("nested elements stay", xml, "<who>\n<role>Clerk</role>\n<who>me</who>\n</who>", md, "## Who\n\n<role>Clerk</role>\n<who>me</who>");
        row("attributes", xml, "<step name=\"Sort\" n='1'>\nSort.\n</step>", md, "## Step: Sort\n<!-- <step name=\"Sort\" n='1'> -->\n\nSort.");
        row("a name that is not a heading", xml, "<P003-Check>\nx\n</P003-Check>", md, "## P003 Check\n<!-- <P003-Check> -->\n\nx");
        row("a heading that is not a name", md, "## What You Do *NOT* Do (at \"all\")\n\nx", xml,
            "<what_you_do_not_do_at_all title=\"What You Do *NOT* Do (at &quot;all&quot;)\">\nx\n</what_you_do_not_do_at_all>");
        row("a heading that is not a label", md, "## Qué?\n\nx", rccf, "SECTION QU:\n<!-- ## Qué? -->\nx");
        row("text between elements", xml, "Intro.\n\n<a_a>\nx\n</a_a>\n\nBetween.\n\n<b_b>\ny\n</b_b>\n\n## After\n", md,
            "Intro.\n\n## A A\n\nx\n\n<!-- </a_a> -->\n\nBetween.\n\n## B B\n\ny\n\n<!-- </b_b> -->\n\n### After\n");
        row("text that looks like a label", md, "## Role\n\nNOTE: mind this.\n\\NOTE: and this.", rccf, "ROLE:\n\\NOTE: mind this.\n\\\\NOTE: and this.");
        row("an element that is never closed is text", xml, "<note>\nhi\n<role>\nClerk\n</role>", md, "<note>\nhi\n\n## Role\n\nClerk");
        row("an empty section", md, "## Role\n\n## Limits\n\nx", xml, "<role>\n</role>\n\n<limits>\nx\n</limits>");
        row("no section at all", md, "\nJust text.\n", xml, "\nJust text.\n");
        row("nothing", md, "", xml, "");
        row("lines that end with CR LF", md, "## Role\r\n\r\nx\r\ny\r\n", xml, "<role>\r\nx\r\ny\r\n</role>\r\n");
        row("the first line keeps its indentation", md, "## Role\n\n    code\n", xml, "<role>\n    code\n</role>\n");
    }

    void convertsSectionSyntax()
    {
        QFETCH(int, from);
        QFETCH(int, to);
        QFETCH(QString, before);
        QFETCH(QString, after);
        QCOMPARE(convertText(before, BodyFormat(from), BodyFormat(to)), after);
    }

    /// A body that the conversion has written is unchanged after another conversion to any format and back.
    void roundTripsBetweenFormats_data() { convertsSectionSyntax_data(); }

    void roundTripsBetweenFormats()
    {
        QFETCH(int, to);
        QFETCH(QString, after);
        for (const BodyFormat way : formats) {
            const QString there = convertText(after, BodyFormat(to), way);
            QCOMPARE(convertText(there, way, BodyFormat(to)), after);
        }
    }

    /// Generates bodies with lines that look like other syntax, with all blocks closed. Bodies written by the conversion
    /// are unchanged after another conversion and back.
    void roundTripsRandomBodies()
    {
        const QStringList lines{QStringLiteral("text"), QString(), QStringLiteral("## Title Here"), QStringLiteral("### Below"), QStringLiteral("# Top"),
                                QStringLiteral("##### Five"), QStringLiteral("NOTE: this"), QStringLiteral("\\NOTE: that"), QStringLiteral("<role>Clerk</role>"),
                                QStringLiteral("<step name=\"a\">\nx\n</step>"), QStringLiteral("```\n## no\nNOTE: no\n<no>\n```"), QStringLiteral("    indented"),
                                QStringLiteral("<!-- a comment -->"), QStringLiteral("<br/>"), QStringLiteral("`## inline`"), QStringLiteral("A LONGER LABEL:"),
                                QStringLiteral("## What's *this*?"), QStringLiteral("~~~~\n~~~\n## no\n~~~~")};
        QRandomGenerator random(20261121);
        for (int i = 0; i < 5'000; ++i) {
            QStringList chosen;
            for (int count = random.bounded(12); count > 0; --count)
                chosen.append(lines.at(random.bounded(int(lines.size()))));
            const QString body = chosen.join(u'\n') + u'\n';
            for (const BodyFormat first : formats) {
                for (const BodyFormat second : formats) {
                    if (first == second)
                        continue;
                    const QString written = convertText(body, first, second);
                    const QString there = convertText(written, second, first);
                    const QString back = convertText(there, first, second);
                    QVERIFY2(back == written, qPrintable(QStringLiteral("body:\n%1\n---- %2\n%3\n---- %4\n%5\n---- back\n%6")
                                                             .arg(body, bodyFormatName(second), written, bodyFormatName(first), there, back)));
                }
            }
        }
    }

    void notesHeadingsThatCannotBeNestedDeeper()
    {
        const ConvertedBody deep = convertBody(QStringLiteral("<a_a>\n###### six\n</a_a>"), BodyFormat::Xml, BodyFormat::Markdown);
        QCOMPARE(deep.text, QStringLiteral("## A A\n\n###### six"));
        QCOMPARE(deep.notes.size(), 1);
    }

    void convertingToTheSameFormatKeepsTheText()
    {
        for (const BodyFormat format : formats)
            QCOMPARE(convertText(QStringLiteral("  ## A\n\n\n<b>x"), format, format), QStringLiteral("  ## A\n\n\n<b>x"));
    }

    void guessesTheBodyFormat()
    {
        QVERIFY(guessBodyFormat(u"<a>\n## x\n## y\n## z\nlong text\n</a>\n") == BodyFormat::Xml);
        QVERIFY(guessBodyFormat(u"## A\n\n<b>x</b>\n\nlong text\n") == BodyFormat::Markdown);
        QVERIFY(guessBodyFormat(u"ROLE: a\nFORMAT: b\n") == BodyFormat::Rccf);
        QVERIFY(guessBodyFormat(u"text") == BodyFormat::Markdown);
    }

    void convertsAnAgentWithTextEdits()
    {
        const QByteArray text = "---\nname: clerk # me\nportability:\n  enabled: true\n  body_format: markdown # for now\n---\n\n## Role\n\nClerk.\n";
        const Agent agent = agentOf(QStringLiteral("agents/clerk.md"), text);
        const Result<BodyConversion> conversion = planBodyConversion(agent, BodyFormat::Xml);
        QVERIFY(conversion.ok());
        QCOMPARE(applyEdits(agent.document->text, conversion->edits),
                 QStringLiteral("---\nname: clerk # me\nportability:\n  enabled: true\n  body_format: xml # for now\n---\n\n<role>\nClerk.\n</role>\n"));
        const Result<BodyConversion> none = planBodyConversion(agent, BodyFormat::Markdown);
        QVERIFY(none.ok() && none->edits.isEmpty());
    }

    void conversionKeepsThePrompt()
    {
        const QByteArray front = "---\nname: clerk\nportability:\n  enabled: true\n  body_format: %1\n---\n";
        const QString body = QStringLiteral("\nHello.\n\n## Role\n\nClerk.\n\n## Output Format\n\nText.\n");
        const auto sections = [&front](const QString &text, BodyFormat format) {
            QByteArray bytes = front;
            bytes.replace("%1", bodyFormatName(format).toUtf8());
            QStringList lines;
            for (const BodySection &section : splitBody(agentOf(QStringLiteral("agents/clerk.md"), bytes + text.toUtf8())))
                lines.append(section.title.toLower() + u'|' + partName(section.part) + u'|' + section.content.text());
            return lines;
        };
        const QStringList expected = sections(body, BodyFormat::Markdown);
        QCOMPARE(expected.size(), 3);
        QCOMPARE(sections(convertText(body, BodyFormat::Markdown, BodyFormat::Xml), BodyFormat::Xml), expected);
        QCOMPARE(sections(convertText(body, BodyFormat::Markdown, BodyFormat::Rccf), BodyFormat::Rccf),
                 QStringList{expected.at(0)} + expected.mid(1));
    }

    void roundTripsCorpusAgents_data()
    {
        const QString corpora = qEnvironmentVariable("OUTCROP_CORPORA");
        if (corpora.isEmpty())
            QSKIP("OUTCROP_CORPORA is not set: the corpora are not part of the repository.");
        QTest::addColumn<QByteArray>("bytes");
        for (const char *folder : {"existing/", "eng-team/"}) {
            for (const SourceFile &file : filesOf(corpora + QStringLiteral("/jerry/") + QLatin1String(folder)))
                QTest::newRow(qPrintable(QLatin1String(folder) + file.path)) << file.bytes;
        }
    }

    void roundTripsCorpusAgents()
    {
        QFETCH(QByteArray, bytes);
        const Agent agent = agentOf(QStringLiteral("agents/a.md"), bytes);
        const QString body = agent.document->body().toString();
        const BodyFormat from = declaredBodyFormat(agent);
        for (const BodyFormat to : formats) {
            if (to == from)
                continue;
            const QString there = convertText(body, from, to);
            QCOMPARE(sectionSpans(there, to).size(), sectionSpans(body, from).size());
            const QString back = convertText(there, to, from);
            QCOMPARE(titlesOf(back, from), titlesOf(body, from));
            QMap<QString, int> explained;
            for (const QString &line : toText(diffTexts(body, back, QStringLiteral("a"), QStringLiteral("b"))).split(u'\n')) {
                if (line.startsWith(QLatin1String("---")) || line.startsWith(QLatin1String("+++ b")) || (!line.startsWith(u'+') && !line.startsWith(u'-')))
                    continue;
                const QString why = differenceReason(line.mid(1));
                QVERIFY2(!why.isEmpty(), qPrintable(line));
                ++explained[why];
            }
            qInfo("%s, %s → %s → %s: %lld sections, %s", QTest::currentDataTag(), qPrintable(bodyFormatName(from)), qPrintable(bodyFormatName(to)),
                  qPrintable(bodyFormatName(from)), static_cast<long long>(sectionSpans(body, from).size()), explained.isEmpty() ? "no difference" : "explained:");
            for (const auto &[why, count] : explained.asKeyValueRange())
                qInfo("   %4d lines: %s", count, qPrintable(why));
            QStringList words = wordsOf(body);
            words.removeAll(QStringLiteral("<agent>"));
            words.removeAll(QStringLiteral("</agent>"));
            QCOMPARE(wordsOf(back), words);
        }
    }
};

OUTCROP_TEST(TestBodyConversion, CoreApplication)

} // namespace tst_bodyconversion

#include "tst_bodyconversion.moc"
