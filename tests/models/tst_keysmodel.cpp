// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the list of keys and providers, and the key state in the status bar.
#include "models/keys/keysmodel.h"
#include "tests/models/modeldump.h"
#include "tests/support/testregistry.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace outcrop;

namespace tst_keysmodel {

namespace {

const QString home = QStringLiteral("https://api.example.com");

KeyRow ready()
{
    KeyRow row{QStringLiteral("anthropic"), KeyAvailability::Ready};
    row.sources = {QStringLiteral("environment (ANTHROPIC_API_KEY)"), QStringLiteral("system key store")};
    row.sourceIds = {1, 2};
    row.host = home;
    row.test = KeyTestState::Passed;
    row.testResult = QStringLiteral("Accepted");
    return row;
}

KeyRow missing()
{
    KeyRow row{QStringLiteral("openai"), KeyAvailability::Missing};
    row.variable = QStringLiteral("OPENAI_API_KEY");
    row.host = home;
    return row;
}

} // namespace

class TestKeysModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void listsProviders()
    {
        KeysModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setRows({ready(), missing(), {QStringLiteral("manual"), KeyAvailability::NotNeeded}});
        QCOMPARE(dump(model), QStringLiteral("# Provider | Key | Source | Host | Test\n"
                                             "anthropic | Ready | environment (ANTHROPIC_API_KEY) (also: system key store) | https://api.example.com | Accepted\n"
                                             "openai | No key |  | https://api.example.com |\n"
                                             "manual | No key needed |  |  |\n"));
        QVERIFY(rejectsOutOfRange(model));
        QCOMPARE(model.indexOf(QStringLiteral("openai")).row(), 1);
        QVERIFY(!model.indexOf(QStringLiteral("nobody")).isValid());
        QCOMPARE(model.index(1, 1).data(KeyAvailabilityRole).toInt(), static_cast<int>(KeyAvailability::Missing));
    }

    void showsAdviceForEachState_data()
    {
        QTest::addColumn<int>("availability");
        QTest::addColumn<QString>("word");
        QTest::newRow("missing") << static_cast<int>(KeyAvailability::Missing) << "OPENAI_API_KEY";
        QTest::newRow("unconfirmed") << static_cast<int>(KeyAvailability::Unconfirmed) << "allow the host";
        QTest::newRow("refused") << static_cast<int>(KeyAvailability::Refused) << "encrypted";
        QTest::newRow("ready") << static_cast<int>(KeyAvailability::Ready) << "is sent to";
        QTest::newRow("not needed") << static_cast<int>(KeyAvailability::NotNeeded) << "without a key";
    }

    void showsAdviceForEachState()
    {
        QFETCH(int, availability);
        QFETCH(QString, word);
        KeyRow row = missing();
        row.availability = static_cast<KeyAvailability>(availability);
        QVERIFY2(availabilityAdvice(row).contains(word), qPrintable(availabilityAdvice(row)));
        QVERIFY(keySummary(row).contains(row.provider));
        QVERIFY(!availabilityTitle(row.availability).isEmpty());
    }

    void listsKeySources()
    {
        KeySourcesModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setRows({{0, QStringLiteral("memory"), true}, {1, QStringLiteral("environment"), false}, {2, QStringLiteral("system key store"), true, QStringLiteral("It is locked.")}});
        QCOMPARE(dump(model), QStringLiteral("# Source | State\nmemory | Available\nenvironment | Available (read-only)\nsystem key store | It is locked.\n"));
        QVERIFY(rejectsOutOfRange(model));
    }
};

OUTCROP_TEST(TestKeysModel, NoApplication)

} // namespace tst_keysmodel

#include "tst_keysmodel.moc"
