// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/render/comparemodel.h"
#include "models/render/ledgermodel.h"
#include "tests/support/testregistry.h"

#include <QAbstractItemModelTester>
#include <QLocale>
#include <QTest>

using namespace outcrop;

namespace tst_comparemodel {

class TestCompareModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void showsNumbers()
    {
        CompareModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const TokenCount exact{310, 310, 310, CountKind::Exact, QStringLiteral("o200k_base")};
        const TokenCount estimate{330, 300, 360, CountKind::Estimate, QStringLiteral("claude")};
        model.setRows({{QStringLiteral("one"), QStringLiteral("m"), exact, Cost::fromPico(52'130'000'000), Cost::fromPico(4'000'000'000), 1200, 2, 7},
            {QStringLiteral("two"), QStringLiteral("n")}});
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(row(model, 0), QStringLiteral("one|m|310|$0.0521|$0.0040|1200|2|7"));
        model.setRows({{QStringLiteral("two"), QStringLiteral("n"), estimate, {}, {}, 5}});
        QCOMPARE(row(model, 0), QStringLiteral("two|n|≈ 330|–|–|5|0|0"));
    }

    /// The reference does not differ from itself.
    void showsNoDifferencesOfTheReference()
    {
        CompareModel model;
        ComparisonRow reference{QStringLiteral("one"), QStringLiteral("m")};
        reference.isReference = true;
        model.setRows({reference});
        const QModelIndex cell = model.index(0, static_cast<int>(CompareColumn::Differences));
        QCOMPARE(cell.data().toString(), QStringLiteral("–"));
        QCOMPARE(cell.data(Qt::ToolTipRole).toString(), QStringLiteral("The other requests are compared with this one"));
    }

    void pricesHaveEqualDecimals()
    {
        QList<ComparisonRow> rows{{QStringLiteral("one"), QStringLiteral("m"), {}, Cost::fromPico(64'200'000'000), Cost::fromPico(5'625'000'000)},
            {QStringLiteral("two"), QStringLiteral("n"), {}, Cost(), {}}, {QStringLiteral("three"), QStringLiteral("o"), {}, Cost::fromPico(1'205'412'340'000), Cost::fromPico(2'644'000'000)}};
        alignPrices(rows);
        CompareModel model;
        model.setRows(rows);
        QCOMPARE(row(model, 0), QStringLiteral("one|m|–|$0.0642|$0.0056|0|0|0"));
        QCOMPARE(row(model, 1), QStringLiteral("two|n|–|$0.0000|–|0|0|0"));
        QCOMPARE(row(model, 2), QStringLiteral("three|o|–|$1.2054|$0.0026|0|0|0"));
    }

    void theToolTipListsTheLosses()
    {
        const Ledger lost{{{}, QStringLiteral("params.seed"), LossAction::Dropped, QStringLiteral("not supported")},
            {{}, QStringLiteral("store"), LossAction::Injected, {}}, {{}, QStringLiteral("params.top_k"), LossAction::Dropped, {}}};
        CompareModel model;
        ComparisonRow numbers{QStringLiteral("one"), QStringLiteral("m")};
        numbers.losses = losses(lost).size();
        numbers.lossesText = changesToolTip(changes(lost));
        model.setRows({numbers});
        const QStringList lines = model.index(0, static_cast<int>(CompareColumn::Losses)).data(Qt::ToolTipRole).toString().split(u'\n');
        QCOMPARE(lines.size(), 4);
        QCOMPARE(model.index(0, static_cast<int>(CompareColumn::Losses)).data().toString(), QStringLiteral("2"));
        QCOMPARE(lines.first(), QStringLiteral("2 dropped, 1 added"));
        QCOMPARE(lines.at(1), QStringLiteral("Dropped: params.seed – not supported"));
    }

    /// A request that the server truncates is marked, and its tooltip shows the number of dropped tokens.
    void marksTokensThatTheServerDrops()
    {
        CompareModel model;
        ComparisonRow numbers{QStringLiteral("one"), QStringLiteral("m"), TokenCount{310, 310, 310, CountKind::Exact, QStringLiteral("o200k_base")}};
        numbers.warning = QStringLiteral("Dropped by the server: about 10 of 310 tokens");
        model.setRows({numbers});
        const QModelIndex tokens = model.index(0, static_cast<int>(CompareColumn::Tokens));
        QCOMPARE(tokens.data().toString(), QStringLiteral("⚠ 310"));
        QCOMPARE(tokens.data(Qt::ToolTipRole).toString(), numbers.warning);
        QVERIFY(tokens.data(Qt::AccessibleTextRole).toString().contains(numbers.warning));
        QCOMPARE(model.index(0, 0).data(Qt::ToolTipRole).toString(), numbers.warning);
    }

    void showsNoNumbersForFailures()
    {
        CompareModel model;
        model.setRows({{QStringLiteral("one"), QStringLiteral("m"), {}, {}, {}, 0, 0, 0, QStringLiteral("no such model")}});
        QCOMPARE(row(model, 0), QStringLiteral("one|m|–|–|–|–|–|–"));
        QCOMPARE(model.index(0, 3).data(Qt::ToolTipRole).toString(), QStringLiteral("no such model"));
    }

private:
    static QString row(const CompareModel &model, int row)
    {
        QStringList cells;
        for (int column = 0; column < model.columnCount(); ++column)
            cells += model.index(row, column).data().toString();
        return cells.join(u'|');
    }
};

OUTCROP_TEST(TestCompareModel, CoreApplication)

} // namespace tst_comparemodel

#include "tst_comparemodel.moc"
