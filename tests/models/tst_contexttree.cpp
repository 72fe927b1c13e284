// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/context/contextclients.h"
#include "models/base/roles.h"
#include "models/context/contexttree.h"
#include "modeldump.h"
#include "tests/support/testregistry.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace outcrop;

namespace tst_contexttree {

namespace {

ContextText textOf(const QString &file, ContextState state, qint64 bytes, const QString &reason = {})
{
    ContextText text;
    text.file = QStringLiteral("/repo/") + file;
    text.rule = QStringLiteral("project");
    text.state = state;
    text.fileBytes = bytes;
    text.reason = reason;
    return text;
}

ClientContext sampleContext()
{
    ClientContext context;
    context.client = QStringLiteral("codex");
    context.title = QStringLiteral("Codex");
    context.texts = {textOf(QStringLiteral("AGENTS.md"), ContextState::Truncated, 300), textOf(QStringLiteral("CLAUDE.md"), ContextState::Hidden, 50, QStringLiteral("Not loaded because /repo/AGENTS.md exists.")),
        textOf(QStringLiteral("api/AGENTS.md"), ContextState::Waiting, 20, QStringLiteral("Loaded when a file in api is read."))};
    context.texts[0].truncationOffset = 200;
    context.texts[0].truncationLine = 7;
    return context;
}

const QList<TokenCount> counts{TokenCount::exact(100, QStringLiteral("o200k_base")), TokenCount::exact(0, QStringLiteral("o200k_base")), TokenCount::exact(0, QStringLiteral("o200k_base"))};

} // namespace

class TestContextTree : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void groupsFilesByLoadState()
    {
        ContextTreeModel model;
        const QAbstractItemModelTester tester(&model);
        model.setTree(contextTree(sampleContext(), counts, QStringLiteral("/repo")));
        QCOMPARE(dump(model), QStringLiteral("# File | Tokens | Share | Reason\n"
                                             "Loaded at the start, in this order |  |  |\n"
                                             "  AGENTS.md | 100 |  | Truncated at byte 200 of 300, on line 7.\n"
                                             "Loaded on demand |  |  |\n"
                                             "  api/AGENTS.md |  |  | Loaded when a file in api is read. 20 bytes\n"
                                             "Not loaded |  |  |\n"
                                             "  CLAUDE.md |  |  | Not loaded because AGENTS.md exists.\n"));
        const QModelIndex cut = model.index(0, 0, model.index(0, 0));
        QCOMPARE(cut.data(SentShareRole).toDouble() + cut.data(TruncatedShareRole).toDouble(), 1.0);
        QCOMPARE(cut.data(TruncatedShareRole).toDouble() * 3, 1.0);
    }

    /// The files that are sent also have a reason.
    void showsWhyFilesAreLoaded()
    {
        ClientContext context;
        context.start = context.root = QStringLiteral("/repo");
        context.texts = {textOf(QStringLiteral("AGENTS.md"), ContextState::Loaded, 300), textOf(QStringLiteral("skills/a/SKILL.md"), ContextState::Listed, 50)};
        ContextTreeModel model;
        model.setTree(contextTree(context, counts, QStringLiteral("/repo")));
        QCOMPARE(dump(model), QStringLiteral("# File | Tokens | Share | Reason\n"
                                             "Loaded at the start, in this order |  |  |\n"
                                             "  AGENTS.md | 100 |  | Loaded in every session in this project.\n"
                                             "Listed by name; contents not loaded |  |  |\n"
                                             "  skills/a/SKILL.md | 0 |  | Only its entry in a list is sent.\n"));
    }

    /// Every file has one row, and the numbers of the client are those of the groups.
    void countsMatchTheRows()
    {
        ClientContext context = sampleContext();
        context.parts.resize(2);
        context.parts[1].loadsOnFileRead = true;
        context.home = QStringLiteral("/home/me");
        context.touchedFiles = {QStringLiteral("/repo/web/x.ts")};
        context.texts += QList<ContextText>{textOf(QStringLiteral("web/AGENTS.md"), ContextState::Loaded, 30), textOf(QStringLiteral("LINK.md"), ContextState::Hidden, 300),
            textOf(QStringLiteral("big.md"), ContextState::Skipped, 30), textOf(QStringLiteral("import.md"), ContextState::Skipped, 30)};
        context.texts[3].part = 1;
        context.texts[4].isSameFile = true;
        context.texts[5].isOverLimit = true;
        context.texts[6].isBlockedImport = true;
        context.texts[6].file = QStringLiteral("/home/me/import.md");
        ContextTreeModel model;
        model.setTree(contextTree(context, QList<TokenCount>(context.texts.size(), counts.first()), QStringLiteral("/repo")));
        QStringList groups;
        for (int row = 0; row < model.rowCount(); ++row)
            groups += QStringLiteral("%1: %2").arg(model.index(row, 0).data().toString()).arg(model.rowCount(model.index(row, 0)));
        QCOMPARE(groups, QStringList({QStringLiteral("Loaded at the start, in this order: 1"), QStringLiteral("Loaded after the client reads web/x.ts: 1"), QStringLiteral("Loaded on demand: 1"),
                             QStringLiteral("Loaded under another name: 1"), QStringLiteral("Not loaded: 3")}));
        QCOMPARE(model.index(2, 0, model.index(4, 0)).data().toString(), QStringLiteral("~/import.md"));
        ContextCounts expected;
        expected.startFiles = expected.touchFiles = expected.onDemandFiles = expected.sameFile = expected.unloadedFiles = 1;
        expected.losses = {1, 100, 1, 0, 1};
        QVERIFY(contextCounts(context) == expected);
        ContextClientsModel clients;
        clients.setRows({contextClient(context, counts.first(), {})});
        QCOMPARE(dump(clients), QStringLiteral("# Client | Truncated | Skipped | Files | Tokens\nCodex | 1 · −100 bytes | 2 | 1 | 100\n"));
    }

    /// A file is skipped in another start folder, but none is truncated there.
    void skippingInAnotherStartFolderIsMentioned()
    {
        ClientContext whole = sampleContext();
        whole.texts[0] = textOf(QStringLiteral("AGENTS.md"), ContextState::Loaded, 300);
        StartFolders starts;
        starts.limitedStarts.append(LimitedStart{QStringLiteral("/repo/web"), {0, 0, 0, 0, 1}});
        ContextClientsModel model;
        model.setRows({contextClient(whole, counts.first(), starts)});
        QCOMPARE(dump(model), QStringLiteral("# Client | Truncated | Skipped | Files | Tokens\nCodex | none | in other folders | 1 | 100\n"));
        QCOMPARE(model.index(0, int(ContextClientColumn::Skipped)).data(SeverityRole).toInt(), int(Severity::Note));
    }

    void notesFilesThatAreLoadedTwice()
    {
        ClientContext context = sampleContext();
        context.texts.append(textOf(QStringLiteral("AGENTS.md"), ContextState::Imported, 300));
        context.texts.last().isRepeated = true;
        ContextClientsModel model;
        model.setRows({contextClient(context, counts.first(), {})});
        const QModelIndex files = model.index(0, int(ContextClientColumn::Files));
        QCOMPARE(files.data().toString(), QStringLiteral("2"));
        QCOMPARE(files.data(SeverityRole).toInt(), int(Severity::Note));
        QVERIFY(files.data(Qt::ToolTipRole).toString().contains(QStringLiteral("twice")));
    }

    void listsClients()
    {
        ContextClientsModel model;
        const QAbstractItemModelTester tester(&model);
        model.setRows({contextClient(sampleContext(), counts.first(), {})});
        QCOMPARE(dump(model), QStringLiteral("# Client | Truncated | Skipped | Files | Tokens\nCodex | 1 · −100 bytes | none | 1 | 100\n"));
        const QModelIndex truncated = model.index(0, int(ContextClientColumn::Truncated));
        QCOMPARE(truncated.data(SeverityRole).toInt(), int(Severity::Warning));
        QVERIFY2(truncated.data(Qt::ToolTipRole).toString().contains(QStringLiteral("Truncated: only the beginning of 1 file is sent")), qPrintable(truncated.data(Qt::ToolTipRole).toString()));
        QVERIFY(!model.index(0, int(ContextClientColumn::Skipped)).data(SeverityRole).isValid());
        QVERIFY(model.indexOf(QStringLiteral("codex")).isValid());
        QVERIFY(!model.indexOf(QStringLiteral("gemini")).isValid());
    }

    /// A skipped file is not counted as truncated, and shortened descriptions are explained.
    void lossesOfDifferentKindsAreCountedSeparately()
    {
        ClientContext context = sampleContext();
        context.texts[1].state = ContextState::Skipped;
        context.texts[1].isOverLimit = true;
        context.texts[2].state = ContextState::Listed;
        context.texts[2].isShortened = true;
        ContextClientsModel model;
        model.setRows({contextClient(context, counts.first(), {})});
        QCOMPARE(dump(model), QStringLiteral("# Client | Truncated | Skipped | Files | Tokens\nCodex | 1 · −100 bytes, 1 shortened | 1 | 1 | 100\n"));
        const QModelIndex skipped = model.index(0, int(ContextClientColumn::Skipped));
        QCOMPARE(skipped.data(SeverityRole).toInt(), int(Severity::Warning));
        const QString tip = skipped.data(Qt::ToolTipRole).toString();
        QVERIFY2(tip.contains(QStringLiteral("Skipped: 1 file is not sent")) && tip.contains(QStringLiteral("Shortened: the list of skills, agents or commands has a size limit")), qPrintable(tip));
    }

    /// The list mentions other start folders only if no file is truncated in the selected start folder.
    void truncationInAnotherStartFolderIsMentioned()
    {
        ClientContext whole = sampleContext();
        whole.texts[0] = textOf(QStringLiteral("AGENTS.md"), ContextState::Loaded, 300);
        StartFolders starts;
        starts.limitedStarts.append(LimitedStart{QStringLiteral("/repo/web"), {1, 7847, 0, 0}});
        ContextClientsModel model;
        model.setRows({contextClient(whole, counts.first(), starts), contextClient(sampleContext(), counts.first(), starts)});
        QCOMPARE(dump(model), QStringLiteral("# Client | Truncated | Skipped | Files | Tokens\nCodex | in other folders | none | 1 | 100\nCodex | 1 · −100 bytes | none | 1 | 100\n"));
        QCOMPARE(model.index(0, int(ContextClientColumn::Truncated)).data(SeverityRole).toInt(), int(Severity::Note));
    }

    /// The list shows for every client whether a file is truncated.
    void showsNoneWithoutTruncation()
    {
        ClientContext whole = sampleContext(), none = sampleContext();
        whole.texts[0] = textOf(QStringLiteral("AGENTS.md"), ContextState::Loaded, 300);
        none.texts.clear();
        ContextClientsModel model;
        model.setRows({contextClient(whole, counts.first(), {}), contextClient(none, counts.last(), {})});
        QCOMPARE(dump(model), QStringLiteral("# Client | Truncated | Skipped | Files | Tokens\nCodex | none | none | 1 | 100\nCodex | none | none | 0 | 0\n"));
        QVERIFY(!model.index(0, int(ContextClientColumn::Truncated)).data(SeverityRole).isValid());
    }
};

OUTCROP_TEST(TestContextTree, CoreApplication)

} // namespace tst_contexttree

#include "tst_contexttree.moc"
