// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the choice of the interface language. The catalogs are in the programs, so tst_translation and tst_clilanguage test them.
#include "app/program/interfacelanguage.h"
#include "tests/support/testregistry.h"

#include <QTest>

using namespace outcrop;

namespace tst_interfacelanguage {

namespace {

const QStringList languages{"ar", "de", "en", "es", "fr", "ja", "pt_BR", "zh_CN"};

} // namespace

class TestInterfaceLanguage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void matchesThePreferredLanguages_data()
    {
        QTest::addColumn<QStringList>("preferred");
        QTest::addColumn<QString>("language");
        QTest::newRow("country") << QStringList{"de-AT", "de"} << "de";
        QTest::newRow("other country") << QStringList{"pt_PT"} << "pt_BR";
        QTest::newRow("script") << QStringList{"zh-Hans-SG", "zh-SG", "zh"} << "zh_CN";
        QTest::newRow("other script") << QStringList{"zh-TW", "zh-Hant-TW", "zh"} << "en";
        QTest::newRow("second language") << QStringList{"nl", "fr"} << "fr";
        QTest::newRow("English first") << QStringList{"en-GB", "en", "fr"} << "en";
        QTest::newRow("unknown") << QStringList{"nl-BE", "nl"} << "en";
        QTest::newRow("C") << QStringList{"C"} << "en";
        QTest::newRow("none") << QStringList() << "en";
    }
    void matchesThePreferredLanguages()
    {
        QFETCH(const QStringList, preferred);
        QFETCH(const QString, language);
        QCOMPARE(selectBestLanguage(preferred, languages), language);
    }

    /// Programs for terminals use English in the locale C, even if LANGUAGE is set.
    void localeCIsEnglish_data()
    {
        QTest::addColumn<QByteArray>("all");
        QTest::addColumn<QByteArray>("messages");
        QTest::addColumn<QByteArray>("lang");
        QTest::newRow("none") << QByteArray() << QByteArray() << QByteArray();
        QTest::newRow("C") << QByteArray() << QByteArray() << QByteArray("C");
        QTest::newRow("UTF-8") << QByteArray("C.UTF-8") << QByteArray("de_DE.UTF-8") << QByteArray("de_DE.UTF-8");
        QTest::newRow("POSIX") << QByteArray() << QByteArray("POSIX") << QByteArray("de_DE.UTF-8");
    }
    void localeCIsEnglish()
    {
        QFETCH(const QByteArray, all);
        QFETCH(const QByteArray, messages);
        QFETCH(const QByteArray, lang);
        qputenv("LANGUAGE", "de");
        qputenv("LC_ALL", all);
        qputenv("LC_MESSAGES", messages);
        qputenv("LANG", lang);
        QCOMPARE(terminalLanguage(), QStringLiteral("en"));
    }

    void aProgramWithoutCatalogsIsEnglish()
    {
        QCOMPARE(availableLanguages(), QStringList());
        QVERIFY(installCatalogs(QStringLiteral("tlh")).empty());
    }
};

OUTCROP_TEST(TestInterfaceLanguage, CoreApplication)

} // namespace tst_interfacelanguage

#include "tst_interfacelanguage.moc"
