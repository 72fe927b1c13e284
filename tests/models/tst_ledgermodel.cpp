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
            QStringLiteral("# Action | Part | Path in request | Reason | Original value | Sent value\n"
                           "Kept | model.id | model |  | m | m\n"
                           "Dropped | params.temperature |  | The model does not accept it | 0.7 |\n"
                           "Injected | params.max_output_tokens | max_tokens | Required |  | 4096\n"));
        QVERIFY(rejectsOutOfRange(model));
        QCOMPARE(model.index(1, 0).data(ActionRole).toInt(), int(LossAction::Dropped));
    }

    /// The number of an attachment is not shown anywhere else.
    void namesTheFilesOfAttachments()
    {
        const auto fileAt = [](const char *path) {
            Attachment attachment;
            attachment.path = QLatin1String(path);
            return attachment;
        };
        PromptBundle bundle;
        bundle.attachments += fileAt("beds/plan.png");
        Message message;
        message.attachments += fileAt("a.txt");
        message.attachments += fileAt("b.txt");
        bundle.history += message;
        Ledger ledger = someLedger().first(1);
        for (const char *part : {"attachments/0", "attachments/1", "history/0/attachments/1"})
            ledger += LedgerEntry{QString(), QLatin1String(part), LossAction::Dropped, QString()};
        QStringList parts;
        for (const LedgerEntry &entry : withAttachmentNames(ledger, bundle))
            parts += entry.part;
        QCOMPARE(parts, (QStringList{"model.id", "attachments/0 (plan.png)", "attachments/1", "history/0/attachments/1 (b.txt)"}));
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

    void showsOnlyLosses()
    {
        LedgerModel model;
        LedgerProxy proxy;
        const QAbstractItemModelTester tester(&proxy, QAbstractItemModelTester::FailureReportingMode::QtTest);
        proxy.setSourceModel(&model);
        model.setRows(someLedger());
        QCOMPARE(proxy.rowCount(), losses(someLedger()).size());
        QCOMPARE(proxy.index(0, 0).data().toString(), QStringLiteral("Dropped"));
        proxy.setShowsOnlyLosses(false);
        QCOMPARE(proxy.rowCount(), 3);
    }
};

OUTCROP_TEST(TestLedgerModel, NoApplication)

} // namespace tst_ledgermodel

#include "tst_ledgermodel.moc"
