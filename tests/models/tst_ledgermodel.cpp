// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/roles.h"
#include "models/render/ledgermodel.h"
#include "models/render/ledgerproxy.h"
#include "tests/models/modeldump.h"
#include "tests/support/testregistry.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace outcrop;

namespace tst_ledgermodel {

namespace {

Ledger someLedger()
{
    return {{QStringLiteral("model"), QStringLiteral("model.id"), LossAction::Kept, QString(), "m", "m"},
        {QString(), QStringLiteral("params.temperature"), LossAction::Dropped,
            QStringLiteral("The model does not accept it"), 0.7, {}},
        {QStringLiteral("max_tokens"), QStringLiteral("params.max_output_tokens"), LossAction::Injected,
            QStringLiteral("Required"), {}, 4096}};
}

} // namespace

class TestLedgerModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void showsEntries()
    {
        LedgerModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setRows(someLedger());
        QCOMPARE(dump(model),
            QStringLiteral("# Action | Part | Location in request | Reason | Original value | Sent value\n"
                           "Kept | model.id | model |  | m | m\n"
                           "Dropped | params.temperature |  | The model does not accept it | 0.7 |\n"
                           "Added | params.max_output_tokens | max_tokens | Required |  | 4096\n"));
        QVERIFY(rejectsOutOfRange(model));
        QCOMPARE(model.index(1, 0).data(ActionRole).toInt(), int(LossAction::Dropped));
    }

    /// A named part is shown by its name, and its path in the ledger is a detail.
    void showsTheNamesOfParts()
    {
        LedgerEntry entry{QStringLiteral("/properties/days"), QStringLiteral("tools/1/parameters"), LossAction::Approximated, QStringLiteral("too many")};
        entry.name = QStringLiteral("get_weather: parameters");
        LedgerModel model;
        model.setRows({entry});
        const auto text = [&model](LedgerColumn column) { return model.index(0, static_cast<int>(column)).data().toString(); };
        QCOMPARE(text(LedgerColumn::Part), entry.name);
        QCOMPARE(text(LedgerColumn::Path), QStringLiteral("tools/1/parameters/properties/days"));
        QVERIFY(model.index(0, 0).data(Qt::ToolTipRole).toString().contains(QStringLiteral("\nPart: tools/1/parameters\n")));
    }

    void describesTheChange()
    {
        const Ledger ledger = someLedger();
        QCOMPARE(changeText(ledger.at(0)), QString());
        QCOMPARE(changeText(ledger.at(1)), QStringLiteral("0.7 → not sent"));
        QCOMPARE(changeText(ledger.at(2)), QStringLiteral("not set → 4096"));
        QCOMPARE(
            changeText({{}, QStringLiteral("output.schema"), LossAction::Moved, {}, 300, {}}), QStringLiteral("300"));
    }

    void showsChangesWithTheLossesFirst()
    {
        LedgerModel model;
        LedgerProxy proxy;
        const QAbstractItemModelTester tester(&proxy, QAbstractItemModelTester::FailureReportingMode::QtTest);
        proxy.setSourceModel(&model);
        Ledger ledger = someLedger();
        ledger.prepend({{}, QStringLiteral("agents/a.md: hooks"), LossAction::Unused, QStringLiteral("used only by Claude Code"), "run", {}});
        ledger.append({{}, QStringLiteral("params.seed"), LossAction::Dropped, {}});
        model.setRows(ledger);
        const auto titles = [&proxy] {
            QStringList texts;
            for (int row = 0; row < proxy.rowCount(); ++row)
                texts += proxy.index(row, 0).data().toString() + u' ' + proxy.index(row, 1).data().toString();
            return texts;
        };
        const QStringList shown{"Dropped params.temperature", "Dropped params.seed", "Added params.max_output_tokens", "Unused agents/a.md: hooks"};
        QCOMPARE(titles(), shown);
        QCOMPARE(proxy.rowCount(), changes(ledger).size());
        proxy.setShowsOnlyChanges(false);
        QCOMPARE(titles(), shown + QStringList{"Kept model.id"});
    }
};

OUTCROP_TEST(TestLedgerModel, NoApplication)

} // namespace tst_ledgermodel

#include "tst_ledgermodel.moc"
