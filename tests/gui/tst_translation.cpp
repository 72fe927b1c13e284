// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the interface languages. Each catalog in the program translates the window, and sets formats and the layout direction. The next language must not keep any
// of these settings.
#include "app/program/interfacelanguage.h"
#include "core/base/localnumbers.h"
#include "core/base/textdirection.h"
#include "gui/base/translations.h"
#include "gui/start/application.h"
#include "tests/support/testregistry.h"

#include <QApplication>
#include <QKeySequence>
#include <QTest>

using namespace outcrop;

namespace tst_translation {

namespace {

Translations *translations = nullptr; ///< set before the first test runs

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
        QCOMPARE(titles.count(QStringLiteral("English")), 1); // every other catalog translates the name of its language
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
        QVERIFY(!QCoreApplication::translate("core/base", "invalid JSON: %1").contains(withDirectionIsolates(QStringLiteral("%1")))); // texts in files have isolates, too
        QCOMPARE(settingsTitle() == QStringLiteral("Settings"), language == u"en");
        QVERIFY2(!unsavedDocuments(1).contains(QStringLiteral("(s)")), qPrintable(unsavedDocuments(1)));
    }

    /// Menus show the names that are on the keyboards of a language.
    void shortcutsHaveTheKeysOfTheLanguage_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("shown");
        QTest::newRow("English") << "en" << "Ctrl+Shift+P";
        QTest::newRow("German") << "de" << "Strg+Umschalt+P";
        QTest::newRow("Spanish") << "es" << "Ctrl+Mayús+P";
        QTest::newRow("French") << "fr" << "Ctrl+Maj+P";
        for (const char *language : {"ar", "ja", "pt_BR", "zh_CN"})
            QTest::newRow(language) << language << "Ctrl+Shift+P";
    }
    void shortcutsHaveTheKeysOfTheLanguage()
    {
        QFETCH(const QString, language);
        QFETCH(const QString, shown);
        translations->useLanguage(language);
        const QKeySequence keys(Qt::CTRL | Qt::SHIFT | Qt::Key_P);
        QCOMPARE(keys.toString(QKeySequence::NativeText), shown);
        QCOMPARE(QKeySequence::fromString(shown, QKeySequence::NativeText), keys);
        QCOMPARE(keys.toString(QKeySequence::PortableText), QStringLiteral("Ctrl+Shift+P")); // in the settings
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
