// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/providers/builtinproviders.h"
#include "core/render/renderer.h"
#include "tests/support/bundlegenerator.h"
#include "tests/support/testregistry.h"

#include <QSet>
#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_nothinglost {

/// Tests the guarantee of the loss ledger: every part of a bundle is in the request, or in the ledger with a reason.
class NothingLost : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyPartIsSentOrInTheLedger();

private:
    static QString sentText(const RenderedRequest &request);
    static QSet<QString> inventory(const MarkedBundle &marked);
    static void check(const MarkedBundle &marked, const RenderedRequest &request);
};

QString NothingLost::sentText(const RenderedRequest &request)
{
    QString text = request.bodyText().text();
    for (const auto &[name, value] : request.headers)
        text += value;
    return text;
}

/// Lists the parts independently of the engine, so that the test also checks parts that the engine overlooks.
QSet<QString> NothingLost::inventory(const MarkedBundle &marked)
{
    QSet<QString> parts(marked.markers.keyBegin(), marked.markers.keyEnd());
    for (const GenerationParam &param : marked.bundle.params.all())
        parts.insert(QStringLiteral("params.") + param.name);
    return parts;
}

void NothingLost::check(const MarkedBundle &marked, const RenderedRequest &request)
{
    const QString sent = sentText(request);
    QHash<QString, LossAction> outcome;
    for (const LedgerEntry &entry : request.ledger) {
        if (!outcome.contains(entry.part))
            outcome.insert(entry.part, entry.action);
        if (entry.action == LossAction::Dropped)
            QVERIFY2(!entry.reason.isEmpty(), qPrintable(entry.part));
    }
    for (const QString &part : inventory(marked)) {
        const QByteArray where = (request.provider + u' ' + request.model + u' ' + part).toUtf8();
        QVERIFY2(outcome.contains(part), where.constData());
        const QString word = marked.markers.value(part);
        if (word.isEmpty())
            continue;
        QVERIFY2(sent.contains(word) == (outcome.value(part) != LossAction::Dropped), where.constData());
    }
    QVERIFY2(!sent.contains(marked.metadataMarker) && !request.display.text().contains(marked.metadataMarker), "metadata was sent");
    QVERIFY(!Json::parse(request.bodyText().text().toStdString(), nullptr, false).is_discarded());
}

void NothingLost::everyPartIsSentOrInTheLedger()
{
    const ProviderCatalog catalog = ProviderCatalog::read(builtInProviders(), {});
    QCOMPARE(catalog.adapters().size(), 5);
    BundleGenerator generator(20261121);
    for (int i = 0; i < 10'000; ++i) {
        const MarkedBundle marked = generator.next();
        for (const Adapter &adapter : catalog.adapters()) {
            const QString model = adapter.models.at(i % adapter.models.size()).id;
            const auto target = chooseTarget(catalog, adapter.name, model, {});
            QVERIFY(target.ok());
            check(marked, render(marked.bundle, *target));
            if (QTest::currentTestFailed())
                return;
        }
    }
}

OUTCROP_TEST(NothingLost, CoreApplication)

} // namespace tst_nothinglost

#include "tst_nothinglost.moc"
