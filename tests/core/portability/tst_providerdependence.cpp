// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the scan for text that only one provider or client understands, its fixes, and its exceptions.
#include "core/portability/criteria.h"
#include "core/text/textchange.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;

namespace tst_providerdependence {

namespace {

Agent agentWith(const QString &body, const QString &fields = QStringLiteral("portability: {enabled: true}\n"), const QString &path = QStringLiteral("agents/a.md"))
{
    Diagnostics ignored;
    const QString text = QStringLiteral("---\nname: a\ndescription: b\n") + fields + QStringLiteral("---\n") + body;
    return readAgent(readDocument(path, text.toUtf8(), DocumentKind::Agent), nullptr, ignored);
}

Diagnostics findingsIn(const Agent &agent)
{
    return findProviderDependence(agent, builtInPortabilityTests()->dependence);
}

/// Returns the reported words, as the messages quote them.
QStringList wordsIn(const Diagnostics &found)
{
    QStringList words;
    for (const Diagnostic &each : found)
        words.append(each.message.section(u'`', 1, 1));
    return words;
}

} // namespace

class ProviderDependence : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsProviderSpecificText_data()
    {
        QTest::addColumn<QString>("body");
        QTest::addColumn<QStringList>("words");
        QTest::newRow("portable") << "Read the file, then write the answer." << QStringList();
        QTest::newRow("tool") << "Use TodoWrite." << QStringList{QStringLiteral("TodoWrite")};
        QTest::newRow("part of a word") << "See TodoWriter and my/TodoWrite.cpp." << QStringList();
        QTest::newRow("session") << "In each Claude session, begin anew." << QStringList{QStringLiteral("Claude")};
        QTest::newRow("client") << "Run it in Claude Code." << QStringList{QStringLiteral("Claude Code")};
        QTest::newRow("model") << "model: opus" << QStringList{QStringLiteral("model: opus")};
        QTest::newRow("model name") << "Written for claude-sonnet-4-5." << QStringList{QStringLiteral("claude-sonnet-4-5")};
        QTest::newRow("command") << "Run /compact first." << QStringList{QStringLiteral("/compact")};
        QTest::newRow("path") << "Write to /var/init or ./clear." << QStringList();
        QTest::newRow("tag") << "<system-reminder>x</system-reminder>" << QStringList{QStringLiteral("<system-reminder>"), QStringLiteral("</system-reminder>")};
        QTest::newRow("file") << "Follow .claude/rules/a.md." << QStringList{QStringLiteral(".claude/rules/a.md")};
        QTest::newRow("once") << "TodoWrite, then TodoWrite." << QStringList{QStringLiteral("TodoWrite")};
    }

    void findsProviderSpecificText()
    {
        QFETCH(QString, body);
        QFETCH(QStringList, words);
        QCOMPARE(wordsIn(findingsIn(agentWith(body + u'\n'))), words);
    }

    void checksFields()
    {
        const Diagnostics found = findingsIn(agentWith(QStringLiteral("Be kind.\n"), QStringLiteral("model: opus\nportability: {enabled: true}\n")));
        QCOMPARE(wordsIn(found), QStringList{QStringLiteral("opus")});
        QCOMPARE(found.first().location.range.start.line, 4);
        QVERIFY(found.first().severity == Severity::Warning);
    }

    void doesNotCheckClientSpecificAgents()
    {
        const QString body = QStringLiteral("Use TodoWrite.\n");
        QVERIFY(findingsIn(agentWith(body, QStringLiteral("portability: {enabled: false}\n"))).isEmpty());
        QVERIFY(findingsIn(agentWith(body, {}, QStringLiteral(".claude/agents/a.md"))).isEmpty());
        QVERIFY(findingsIn(agentWith(body, QStringLiteral("tools: Read\n"))).isEmpty());
        QVERIFY(findingsIn(agentWith(body, {})).first().severity == Severity::Note); // the agent has not opted in to portability
    }

    void fixReplacesEveryOccurrence()
    {
        const Agent agent = agentWith(QStringLiteral("A Claude session is short. End the Claude session.\n"));
        const Diagnostics found = findingsIn(agent);
        QCOMPARE(found.size(), 1);
        QVERIFY(found.first().fix);
        QVERIFY(applyEdits(agent.document->text, found.first().fix->edits).endsWith(QLatin1String("A session is short. End the session.\n")));
    }

    void suggestsAbstractNamesForCanonicalAgents()
    {
        Diagnostics ignored;
        const DocumentPtr prompt = readDocument(QStringLiteral("a.prompt.md"), "Use WebFetch.\n");
        const Agent agent = readAgent(readDocument(QStringLiteral("a.agent.yaml"), "name: a\ndescription: b\n"), prompt, ignored);
        const Diagnostics found = findingsIn(agent);
        QCOMPARE(found.size(), 1);
        QCOMPARE(found.first().location.file, QStringLiteral("a.prompt.md"));
        QCOMPARE(applyEdits(prompt->text, found.first().fix->edits), QStringLiteral("Use web_fetch.\n"));
    }

    void workspaceChangesTheRules()
    {
        const DocumentPtr own = readDocument(QStringLiteral("portability/validation/portability-tests.yaml"),
                                             "provider_dependence:\n  - {id: client-tool, enabled: false}\n  - {id: ours, pattern: '\\bGardenBot\\b', what: our client}\n");
        const PortabilityTestsPtr tests = readPortabilityTests(own);
        QVERIFY(tests->diagnostics.isEmpty());
        QCOMPARE(wordsIn(findProviderDependence(agentWith(QStringLiteral("TodoWrite GardenBot\n")), tests->dependence)), QStringList{QStringLiteral("GardenBot")});
        const DocumentPtr broken = readDocument(own->path, "provider_dependence:\n  - {id: a, pattern: '('}\n");
        QVERIFY(hasErrors(readPortabilityTests(broken)->diagnostics));
    }
};

OUTCROP_TEST(ProviderDependence, NoApplication)

} // namespace tst_providerdependence

#include "tst_providerdependence.moc"
