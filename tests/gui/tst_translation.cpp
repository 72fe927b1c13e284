// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the interface languages: each catalog in the program translates the window, sets formats and the layout direction, and leaves no trace in the next language.
#include "gui/base/translations.h"
#include "gui/start/application.h"
#include "tests/support/testregistry.h"

#include <QApplication>
#include <QTest>

using namespace outcrop;

namespace tst_translation {

namespace {

Translations *translations = nullptr; ///< set before the first test

/// Returns the title of the settings in the language in effect.
QString settingsTitle()
{
    return QCoreApplication::translate("SettingsDialog", "Settings");
}

/// Returns a text with a number.
QString unsavedDocuments(int count)
{
    return QCoreApplication::translate("outcrop::DocumentsController", "%n document(s) changed but not saved: %1", nullptr, count);
}

} // namespace

class TestTranslation : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_systemFormats = QLocale();
        translations = &setUpApplication(*qobject_cast<QApplication *>(QCoreApplication::instance()));
    }
    void cleanup() { translations->use({}); }

    void systemLanguageIsAvailable()
    {
        QVERIFY(Translations::available().contains(Translations::systemLanguage()));
        QCOMPARE(translations->language(), Translations::systemLanguage());
        QVERIFY(translations->isInEffect({}));
        QCOMPARE(Translations::languageOf(QStringLiteral("tlh")), Translations::systemLanguage());
        QCOMPARE(QLocale(), m_systemFormats);
    }

    void titlesAreNative()
    {
        QCOMPARE(Translations::title(QStringLiteral("en")), QStringLiteral("English"));
        QStringList titles;
        for (const QString &language : Translations::available())
            titles += Translations::title(language);
        QCOMPARE(titles.removeDuplicates(), 0);
        QVERIFY2(!titles.contains(QString()), qPrintable(titles.join(u',')));
        QCOMPARE(titles.count(QStringLiteral("English")), 1); // every other catalog translates its name
    }

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
        if (!Translations::available().contains(language))
            QSKIP("the catalog is not part of this build");
        QCOMPARE(Translations::bestLanguage(preferred), language);
    }

    void everyLanguageTranslatesTheWindow_data()
    {
        QTest::addColumn<QString>("language");
        for (const QString &language : Translations::available())
            QTest::newRow(qPrintable(language)) << language;
    }
    void everyLanguageTranslatesTheWindow()
    {
        QFETCH(const QString, language);
        translations->use(language);
        QVERIFY(translations->isInEffect(language));
        QCOMPARE(translations->language(), language);
        const QLocale wanted(language);
        QCOMPARE(QLocale().language(), wanted.language());
        QCOMPARE(QGuiApplication::layoutDirection(), language == u"ar" ? Qt::RightToLeft : Qt::LeftToRight);
        QCOMPARE(settingsTitle() == QStringLiteral("Settings"), language == u"en");
        QVERIFY2(!unsavedDocuments(1).contains(QStringLiteral("(s)")), qPrintable(unsavedDocuments(1)));
    }

    void returnsToEnglish()
    {
        for (const QString &language : Translations::available())
            translations->use(language);
        translations->use(QStringLiteral("en"));
        QCOMPARE(settingsTitle(), QStringLiteral("Settings"));
        QCOMPARE(unsavedDocuments(1), QStringLiteral("1 document changed but not saved: %1"));
        QCOMPARE(unsavedDocuments(2), QStringLiteral("2 documents changed but not saved: %1"));
        QCOMPARE(QGuiApplication::layoutDirection(), Qt::LeftToRight);
        QCOMPARE(QLocale().language(), QLocale::English);
        translations->use({});
        QCOMPARE(QLocale(), m_systemFormats);
    }

private:
    QLocale m_systemFormats;
};

OUTCROP_TEST(TestTranslation, GuiApplication)

} // namespace tst_translation

#include "tst_translation.moc"
