// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the findings about text that clients do not send, and their locations.
#include "core/clients/contextfindings.h"
#include "core/clients/startfolders.h"
#include "tests/support/memoryfiles.h"
#include "tests/support/testregistry.h"

#include <QTest>

#include <algorithm>

using namespace outcrop;

namespace tst_contextfindings {

namespace {

using Files = QMap<QString, QByteArray>;

Diagnostics findingsOf(const char *client, Files files, const QString &start = QStringLiteral("/w"))
{
    files.insert(QStringLiteral("/w/.git/HEAD"), "ref: refs/heads/main\n");
    const MemoryFiles folder(files);
    const QList<ClientDocument> &clients = builtInClients();
    const auto found = std::find_if(clients.begin(), clients.end(), [client](const ClientDocument &each) { return each.name == QLatin1StringView(client); });
    const ClientContext context = readClientContext(*found, folder, {start, QStringLiteral("/home/me"), {}, {}});
    return contextFindings(context, lostTexts(context), folder, QStringLiteral("/w"));
}

QStringList lines(const Diagnostics &findings)
{
    QStringList all;
    for (const Diagnostic &finding : findings)
        all.append(toString(finding));
    return all;
}

/// Returns the location of the finding, such as `AGENTS.md:3277:9`. If there is not exactly one, returns all findings as text.
QString findingLocation(const Diagnostics &findings)
{
    return findings.size() == 1 ? toString(findings.first().location) : lines(findings).join(u'\n');
}

const QByteArray longText = QByteArray("Use pnpm.\n").repeated(4000); // the text has 40,000 bytes

} // namespace

class TestContextFindings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void locatesTheFirstCharacterThatIsNotSent()
    {
        const Diagnostics findings = findingsOf("codex", {{QStringLiteral("/w/AGENTS.md"), longText}});
        QCOMPARE(lines(findings), QStringList{QStringLiteral("AGENTS.md:3277:9: warning: Codex sends only the first 32,768 of 40,000 bytes of this file. The text from this position on is not sent. "
                                                             "The size limit applies to all instruction files together. Shorten them, or raise project_doc_max_bytes in the settings of the client. "
                                                             "[client-file-truncated]")});
        const Range range = findings.first().location.range;
        QCOMPARE(range.start.offset, 32'768);
        QCOMPARE(range.end.line, 3277); // the range ends with its line
    }

    /// The limit counts bytes. A partially sent character counts as not sent, and a byte order mark is not part of the text in the editor.
    void countsBytesAsTheClientDoes()
    {
        QCOMPARE(findingLocation(findingsOf("codex", {{QStringLiteral("/w/AGENTS.md"), QByteArray("x" + QByteArray("\xC3\xA9").repeated(20'000))}})), QStringLiteral("AGENTS.md:1:16385"));
        QCOMPARE(findingLocation(findingsOf("codex", {{QStringLiteral("/w/AGENTS.md"), QByteArray("\xEF\xBB\xBF" + longText)}})), QStringLiteral("AGENTS.md:3277:6"));
        QCOMPARE(findingLocation(findingsOf("codex", {{QStringLiteral("/w/AGENTS.md"), QByteArray("Use pnpm\r\n").repeated(4000)}})), QStringLiteral("AGENTS.md:3277:9"));
    }

    void completeFilesHaveNoFindings()
    {
        QCOMPARE(lines(findingsOf("codex", {{QStringLiteral("/w/AGENTS.md"), QByteArray(32'768, 'a')}})), QStringList());
        QCOMPARE(lines(findingsOf("claude", {{QStringLiteral("/w/CLAUDE.md"), longText}})), QStringList());
    }

    /// In another start folder, other files reach the limit, so the message names the start folder.
    void namesTheStartFolder()
    {
        const QStringList found = lines(findingsOf("codex", {{QStringLiteral("/w/AGENTS.md"), longText}, {QStringLiteral("/w/web/AGENTS.md"), "lost"}}, QStringLiteral("/w/web")));
        QCOMPARE(found.size(), 2);
        QVERIFY2(found[0].startsWith(QStringLiteral("AGENTS.md:3277:9: warning: Codex (started in web) sends only the first 32,768 of 40,000 bytes")), qPrintable(found[0]));
        QVERIFY2(found[1].startsWith(QStringLiteral("web/AGENTS.md:1:1: warning: Codex (started in web) does not send this file (4 bytes). Earlier files use up the size limit. ")), qPrintable(found[1]));
        QVERIFY2(found[1].endsWith(QStringLiteral("[client-file-skipped]")), qPrintable(found[1]));
    }

    /// A finding about an assumed limit is a note.
    void reportsAnAssumedLimitAsANote()
    {
        const QStringList found = lines(findingsOf("copilot-review", {{QStringLiteral("/w/.github/copilot-instructions.md"), longText}}));
        QCOMPARE(found, QStringList{QStringLiteral(".github/copilot-instructions.md:401:1: note: Copilot code review sends only the first 4,000 of 40,000 bytes of this file. "
                                                   "The text from this position on is not sent. Shorten the file. The size limit is assumed, not confirmed. [client-file-truncated]")});
    }

    /// A list with many shortened descriptions has one finding, at the first description.
    void reportsAShortenedListOnce()
    {
        Files files;
        for (int i = 10; i < 70; ++i)
            files.insert(QStringLiteral("/w/.agents/skills/s%1/SKILL.md").arg(i), "---\nname: s" + QByteArray::number(i) + "\ndescription: " + QByteArray(1000, 'a') + "\n---\nText.\n");
        const Diagnostics findings = findingsOf("codex", files);
        QCOMPARE(findingLocation(findings), QStringLiteral(".agents/skills/s10/SKILL.md:3:14"));
        QCOMPARE(findings.first().code, QStringLiteral("client-list-shortened"));
        QVERIFY2(findings.first().message.startsWith(QStringLiteral("Codex shortens or omits 60 descriptions, beginning with this one")), qPrintable(findings.first().message));
    }

    void locatesAnImportThatIsNotFollowed()
    {
        const Files files{{QStringLiteral("/w/CLAUDE.md"), "Be brief.\nSee @docs/x.md\n"}, {QStringLiteral("/w/docs/x.md"), "Text.\n"}, {QStringLiteral("/w/api/CLAUDE.md"), "Use tabs.\n"}};
        QCOMPARE(lines(findingsOf("claude", files)), QStringList());
        const Diagnostics findings = findingsOf("claude", files, QStringLiteral("/w/api"));
        QCOMPARE(findingLocation(findings), QStringLiteral("CLAUDE.md:2:5"));
        QCOMPARE(findings.first().code, QStringLiteral("import-outside"));
        QVERIFY2(findings.first().message.startsWith(QStringLiteral("Claude Code (started in api) does not load the imported file docs/x.md")), qPrintable(findings.first().message));
    }

    /// limitedContexts() returns the contexts of the start folders that startFolders() reports.
    void readsTheContextsOfLimitedStartFolders()
    {
        const MemoryFiles folder(Files{{QStringLiteral("/w/.git/HEAD"), "ref: refs/heads/main\n"}, {QStringLiteral("/w/AGENTS.md"), QByteArray(20'000, 'a')}, {QStringLiteral("/w/web/AGENTS.md"), QByteArray(20'000, 'b')}});
        const QList<ClientDocument> &clients = builtInClients();
        const auto codex = std::find_if(clients.begin(), clients.end(), [](const ClientDocument &each) { return each.name == u"codex"; });
        const ContextQuery query{QStringLiteral("/w"), QStringLiteral("/home/me"), {}, {}};
        const ClientContext shown = readClientContext(*codex, folder, query);
        QVERIFY(lostTexts(shown).isEmpty());
        const QList<ClientContext> limited = limitedContexts(*codex, folder, query, QStringLiteral("/w"), shown);
        QCOMPARE(limited.size(), 1);
        QCOMPARE(findingLocation(contextFindings(limited.first(), lostTexts(limited.first()), folder, QStringLiteral("/w"))),
            QStringLiteral("web/AGENTS.md:1:12769"));
    }
};

OUTCROP_TEST(TestContextFindings, NoApplication)

} // namespace tst_contextfindings

#include "tst_contextfindings.moc"
