// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/clients/clientcomparisonrow.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;

namespace tst_clientcolumns {

namespace {

ContextText text(const char *file, ContextState state, qint64 cut = -1)
{
    ContextText text;
    text.file = QString::fromLatin1(file);
    text.state = state;
    text.truncationOffset = cut;
    return text;
}

ClientContext client(const QList<ContextText> &texts)
{
    ClientContext client;
    client.texts = texts;
    return client;
}

QString rowText(const ClientComparisonRow &row)
{
    return QStringLiteral("%1 %2/%3%4")
        .arg(row.file)
        .arg(row.startPositions[0])
        .arg(row.startPositions[1])
        .arg(row.isDifferent ? QStringLiteral(" differs") : QString());
}

QStringList shownColumns(const ClientContext &first, const ClientContext &second)
{
    QStringList rows;
    for (const ClientComparisonRow &row : compareClients({&first, &second}))
        rows += rowText(row);
    return rows;
}

} // namespace

class TestClientColumns : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// The order is that of the first client. A file that only the second client sends follows the same file as in that client.
    void mergesInLoadOrder()
    {
        using enum ContextState;
        const ClientContext first = client({text("/a", Loaded), text("/b", Loaded), text("/c", Waiting)});
        const ClientContext second = client({text("/x", Loaded), text("/b", Loaded), text("/y", Loaded), text("/a", Loaded)});
        QCOMPARE(shownColumns(first, second), QStringList({QStringLiteral("/x 0/1 differs"), QStringLiteral("/a 1/4"), QStringLiteral("/b 2/2"), QStringLiteral("/y 0/3 differs"), QStringLiteral("/c 0/0 differs")}));
    }

    void marksDifferences_data()
    {
        using enum ContextState;
        QTest::addColumn<ContextText>("one");
        QTest::addColumn<ContextText>("other");
        QTest::addColumn<bool>("differs");
        QTest::newRow("both load it") << text("/a", Loaded) << text("/a", Loaded) << false;
        QTest::newRow("one imports it") << text("/a", Loaded) << text("/a", Imported) << false;
        QTest::newRow("one cuts it") << text("/a", Loaded) << text("/a", Truncated, 10) << true;
        QTest::newRow("cut elsewhere") << text("/a", Truncated, 20) << text("/a", Truncated, 10) << true;
        QTest::newRow("cut at the same byte") << text("/a", Truncated, 10) << text("/a", Truncated, 10) << false;
        QTest::newRow("one waits") << text("/a", Loaded) << text("/a", Waiting) << true;
        QTest::newRow("neither sends it") << text("/a", Hidden) << text("/a", Skipped) << false;
        QTest::newRow("one does not look for it, the other skips it") << text("/b", Loaded) << text("/a", Skipped) << false;
    }
    void marksDifferences()
    {
        QFETCH(ContextText, one);
        QFETCH(ContextText, other);
        const ClientContext first = client({one}), second = client({other});
        const QList<ClientComparisonRow> rows = compareClients({&first, &second});
        QTEST(rows[rows.size() - 1].file == other.file ? rows.last().isDifferent : rows.first().isDifferent, "differs");
    }

    /// A link and its target are one row with the name in the first client.
    void aLinkAndItsTargetAreOneFile()
    {
        using enum ContextState;
        ContextText target = text("/AGENTS.md", Loaded), link = text("/CLAUDE.md", Loaded), alias = text("/AGENTS.md", Hidden);
        target.realFile = link.realFile = alias.realFile = QStringLiteral("/AGENTS.md");
        const ClientContext first = client({target}), second = client({link, alias});
        QCOMPARE(shownColumns(first, second), QStringList{QStringLiteral("/AGENTS.md 1/1")});
        QCOMPARE(shownColumns(second, first), QStringList{QStringLiteral("/CLAUDE.md 1/1")});
    }

    /// A client can find a file twice. The entry that it sends is compared.
    void comparesTheSentText()
    {
        using enum ContextState;
        const ClientContext first = client({text("/a", Hidden), text("/a", Loaded)}), second = client({text("/a", Loaded)});
        const QList<ClientComparisonRow> rows = compareClients({&first, &second});
        QCOMPARE(rows.size(), 1);
        QCOMPARE(rows[0].textIndexes, QList<qsizetype>({1, 0}));
        QVERIFY(!rows[0].isDifferent);
    }
};

OUTCROP_TEST(TestClientColumns, NoApplication)

} // namespace tst_clientcolumns

#include "tst_clientcolumns.moc"
