// SPDX-License-Identifier: GPL-3.0-or-later
// Tests a new agent from the view of its providers: the checks report only its description, and each line of the system prompt is meaningful to a
// model.
#include "app/check/checkfolder.h"
#include "app/prompt/renderprompt.h"
#include "app/workspace/initworkspace.h"
#include "core/base/json.h"
#include "core/documents/newdocument.h"
#include "tests/support/testregistry.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace outcrop;

namespace tst_newagent {

namespace {

const QString agentPath = QStringLiteral("agents/late-frost.md");

/// Appends the strings of a request's body.
void collectStrings(const Json &json, QStringList &all)
{
    if (json.is_string())
        all.append(qString(json));
    for (const Json &item : json.is_structured() ? json : Json::array())
        collectStrings(item, all);
}

QString sentText(const RenderedRequest &request)
{
    const Json body = Json::parse(request.bodyText().text().toStdString());
    QStringList all;
    collectStrings(body, all);
    return all.join(u'\n');
}

/// Returns the ledger entry of a key of the agent, or an entry without a reason.
LedgerEntry entryOf(const RenderedRequest &request, const QString &key)
{
    for (const LedgerEntry &entry : request.ledger) {
        if (entry.key && entry.key->file == agentPath && entry.key->key == key)
            return entry;
    }
    return {};
}

} // namespace

class TestNewAgent : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(initWorkspace(m_folder.path(), false).ok());
        const Result<OpenedWorkspace> opened = openWorkspace(m_folder.path());
        QVERIFY(opened.ok());
        m_opened = *opened;
        const Result<WorkspaceChange> change = planNewDocument(m_opened.workspace(), QStringLiteral("agent"), QStringLiteral("late-frost"));
        QVERIFY(change.ok());
        QCOMPARE(change->newFiles.first().path, agentPath);
        m_text = change->newFiles.first().text;
    }

    void passesItsChecks()
    {
        QFile file(m_folder.filePath(agentPath));
        QVERIFY(QDir(m_folder.path()).mkpath(QStringLiteral("agents")) && file.open(QIODevice::WriteOnly));
        file.write(m_text.toUtf8());
        file.close();
        const Result<OpenedWorkspace> opened = openWorkspace(m_folder.path());
        QVERIFY(opened.ok());
        CheckScope scope;
        scope.paths = {agentPath};
        const Diagnostics findings = checkFolder(*opened, scope).findings;
        QStringList codes;
        for (const Diagnostic &found : findings)
            codes.append(found.code);
        QCOMPARE(codes, QStringList{QStringLiteral("placeholder-unchanged")});
    }

    void providersReceiveOnlyInstructions_data() { addProviders(); }

    void providersReceiveOnlyInstructions()
    {
        QFETCH(QString, provider);
        const RenderedRequest request = requestOf(m_text, provider);
        const QString sent = sentText(request);
        const QStringList expected{QStringLiteral("Your role: Late frost."), QStringLiteral("Complete the task in the request."),
            QStringLiteral("If the request lacks information that you need, ask for it. Do not guess."), QStringLiteral("Respond in Markdown.")};
        for (const QString &line : expected)
            QVERIFY2(sent.contains(line), qPrintable(line + u'\n' + sent));
        QVERIFY2(!sent.contains(QStringLiteral("late-frost")) && !sent.contains(placeholderDescription(DocumentKind::Agent)), qPrintable(sent));
    }

    void theLedgerReportsTheFallback_data()
    {
        QTest::addColumn<QString>("setting");
        QTest::addColumn<QString>("action");
        QTest::addColumn<QString>("line");
        for (const char *setting : {"warn_and_retry", "warn_and_continue", "warn_and_halt", "escalate_to_user"})
            QTest::newRow(setting) << QString::fromLatin1(setting) << QStringLiteral("applied") << QString();
        QTest::newRow("other setting") << QStringLiteral("warn_and_request_context") << QStringLiteral("kept")
                                       << QStringLiteral("When you cannot comply: warn_and_request_context.");
        QTest::newRow("prose") << QStringLiteral("call the curator") << QStringLiteral("kept") << QStringLiteral("When you cannot comply: call the curator.");
    }

    /// The settings are for the program. Only other text is sent.
    void theLedgerReportsTheFallback()
    {
        QFETCH(QString, setting);
        QFETCH(QString, action);
        QFETCH(QString, line);
        QString text = m_text;
        text.replace(QStringLiteral("portability:\n"), QStringLiteral("guardrails:\n  fallback_behavior: %1\nportability:\n").arg(setting));
        const RenderedRequest request = requestOf(text, QStringLiteral("anthropic"));
        const LedgerEntry entry = entryOf(request, QStringLiteral("guardrails")); // one entry covers the only key of the object
        QCOMPARE(toString(entry.action), action);
        QCOMPARE(entry.reason.isEmpty(), !line.isEmpty());
        const QString sent = sentText(request);
        QCOMPARE(sent.contains(QStringLiteral("When you cannot comply")), !line.isEmpty());
        QVERIFY2(sent.contains(line), qPrintable(sent));
    }

private:
    static void addProviders()
    {
        QTest::addColumn<QString>("provider");
        for (const char *name : {"anthropic", "openai", "google", "open-source", "manual"})
            QTest::newRow(name) << QString::fromLatin1(name);
    }

    RenderedRequest requestOf(const QString &text, const QString &provider) const
    {
        Selection selection;
        selection.agent = QStringLiteral("late-frost");
        selection.request = QStringLiteral("Which beds need a cover tonight?");
        RenderJob job;
        job.selection = selection;
        job.provider = provider;
        const Result<RenderResult> result = renderPrompt(withText(m_opened, agentPath, text.toUtf8()), job);
        return result ? result->request : RenderedRequest();
    }

    QTemporaryDir m_folder;
    OpenedWorkspace m_opened;
    QString m_text;
};

OUTCROP_TEST(TestNewAgent, CoreApplication)

} // namespace tst_newagent

#include "tst_newagent.moc"
