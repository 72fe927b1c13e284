// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/context/contextpairs.h"
#include "tests/support/testregistry.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace outcrop;

namespace tst_contextpairs {

namespace {

ContextText contextText(const QString &name, ContextState state, qint64 cut = -1)
{
    ContextText text;
    text.file = QStringLiteral("/repo/") + name;
    text.state = state;
    text.truncationOffset = cut;
    return text;
}

QString cellsOf(const QAbstractItemModel &model)
{
    QStringList lines;
    for (int row = 0; row < model.rowCount(); ++row) {
        QStringList cells;
        for (int column = 0; column < model.columnCount(); ++column)
            cells += model.index(row, column).data().toString();
        lines += cells.join(QStringLiteral(" | "));
    }
    return lines.join(u'\n');
}

} // namespace

class TestContextPairs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void comparesTwoClients()
    {
        ContextPairsModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        ClientContext codex, claude;
        codex.texts = {contextText(QStringLiteral("AGENTS.md"), ContextState::Truncated, 300), contextText(QStringLiteral("same.md"), ContextState::Loaded)};
        claude.texts = {contextText(QStringLiteral("CLAUDE.md"), ContextState::Loaded), contextText(QStringLiteral("same.md"), ContextState::Loaded)};
        const QList<TokenCount> tokens{TokenCount::exact(700, QStringLiteral("x")), TokenCount::exact(5, QStringLiteral("x"))};
        model.setTitles(QStringLiteral("Codex"), QStringLiteral("Claude Code"));
        model.setRows(contextPairs({codex, tokens}, {claude, tokens}, QStringLiteral("/repo"), false));
        QCOMPARE(cellsOf(model),
            QStringLiteral("CLAUDE.md | – |  | 1. loaded | 700\nAGENTS.md | 1. truncated at byte 300 | 700 | – | "
                           "\nsame.md | 2. loaded | 5 | 2. loaded | 5"));
        QCOMPARE(model.headerData(3, Qt::Horizontal).toString(), QStringLiteral("Claude Code"));
        model.setRows(contextPairs({codex, tokens}, {claude, tokens}, QStringLiteral("/repo"), true));
        QCOMPARE(model.rowCount(), 2);
        QVERIFY(!model.index(2, 0).data().isValid());
    }

    /// Two clients send the same file, one of them under the name of a link.
    void aLinkIsNotADifference()
    {
        ClientContext codex, claude;
        codex.texts = {contextText(QStringLiteral("AGENTS.md"), ContextState::Loaded)};
        claude.texts = {contextText(QStringLiteral("CLAUDE.md"), ContextState::Loaded), contextText(QStringLiteral("AGENTS.md"), ContextState::Hidden)};
        for (ClientContext *client : {&codex, &claude}) {
            for (ContextText &text : client->texts)
                text.realFile = QStringLiteral("/repo/AGENTS.md");
        }
        const QList<TokenCount> tokens(2, TokenCount::exact(5, QStringLiteral("x")));
        ContextPairsModel model;
        model.setRows(contextPairs({codex, tokens}, {claude, tokens}, QStringLiteral("/repo"), false));
        QCOMPARE(cellsOf(model), QStringLiteral("AGENTS.md | 1. loaded | 5 | 1. loaded as CLAUDE.md | 5"));
        QVERIFY(!model.rows().first().isDifferent);
    }
};

OUTCROP_TEST(TestContextPairs, NoApplication)

} // namespace tst_contextpairs

#include "tst_contextpairs.moc"
