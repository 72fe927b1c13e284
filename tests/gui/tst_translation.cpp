// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the interface languages: each catalog in the program translates the window, sets formats and the layout direction, and leaves no trace in the next language.
#include "app/program/interfacelanguage.h"
#include "core/base/localnumbers.h"
#include "core/base/textdirection.h"
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
    void cleanup() { translations->useLanguage({}); }

    void systemLanguageIsAvailable()
    {
        QVERIFY(availableLanguages().contains(systemLanguage()));
        QCOMPARE(translations->language(), systemLanguage());
        QVERIFY(translations->isInEffect({}));
        QCOMPARE(Translations::languageOf(QStringLiteral("tlh")), systemLanguage());
        QCOMPARE(QLocale(), m_systemFormats);
    }

    void titlesAreNative()
    {
        QCOMPARE(Translations::title(QStringLiteral("en")), QStringLiteral("English"));
        QStringList titles;
        for (const QString &language : availableLanguages())
            titles += Translations::title(language);
        QCOMPARE(titles.removeDuplicates(), 0);
        QVERIFY2(!titles.contains(QString()), qPrintable(titles.join(u',')));
        QCOMPARE(titles.count(QStringLiteral("English")), 1); // every other catalog translates its name
    }

    void everyLanguageTranslatesTheWindow_data()
    {
        QTest::addColumn<QString>("language");
        for (const QString &language : availableLanguages())
            QTest::newRow(qPrintable(language)) << language;
    }
    void everyLanguageTranslatesTheWindow()
    {
        QFETCH(const QString, language);
        translations->useLanguage(language);
        QVERIFY(translations->isInEffect(language));
        QCOMPARE(translations->language(), language);
        const QLocale wanted(language);
        QCOMPARE(QLocale().language(), wanted.language());
        QCOMPARE(QLocale().zeroDigit(), QStringLiteral("0"));
        QCOMPARE(textLocale().language(), wanted.language());
        QCOMPARE(QGuiApplication::layoutDirection(), language == u"ar" ? Qt::RightToLeft : Qt::LeftToRight);
        QCOMPARE(unsavedDocuments(3).contains(withDirectionIsolates(QStringLiteral("%1"))), language == u"ar");
        QVERIFY(!QCoreApplication::translate("core/base", "invalid JSON: %1").contains(withDirectionIsolates(QStringLiteral("%1")))); // also in files
        QCOMPARE(settingsTitle() == QStringLiteral("Settings"), language == u"en");
        QVERIFY2(!unsavedDocuments(1).contains(QStringLiteral("(s)")), qPrintable(unsavedDocuments(1)));
    }

    void returnsToEnglish()
    {
        for (const QString &language : availableLanguages())
            translations->useLanguage(language);
        translations->useLanguage(QStringLiteral("en"));
        QCOMPARE(settingsTitle(), QStringLiteral("Settings"));
        QCOMPARE(unsavedDocuments(1), QStringLiteral("1 document changed but not saved: %1"));
        QCOMPARE(unsavedDocuments(2), QStringLiteral("2 documents changed but not saved: %1"));
        QCOMPARE(QGuiApplication::layoutDirection(), Qt::LeftToRight);
        QCOMPARE(QLocale().language(), QLocale::English);
        translations->useLanguage({});
        QCOMPARE(QLocale(), m_systemFormats);
    }

private:
    QLocale m_systemFormats;
};

OUTCROP_TEST(TestTranslation, GuiApplication)

} // namespace tst_translation

#include "tst_translation.moc"
