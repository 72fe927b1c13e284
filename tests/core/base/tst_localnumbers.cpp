// SPDX-License-Identifier: GPL-3.0-or-later
// Tests numbers in texts for people: separators, decimal points and percent signs of each interface language, and Latin digits in Arabic.
#include "core/base/localnumbers.h"
#include "core/base/messagetext.h"
#include "tests/support/testregistry.h"

#include <QCoreApplication>
#include <QScopeGuard>
#include <QTest>
#include <QTranslator>

using namespace outcrop;

namespace tst_localnumbers {

namespace {

/// A catalog that translates only the locale of numbers.
class LocaleCatalog : public QTranslator
{
public:
    explicit LocaleCatalog(const QString &locale) : m_locale(locale) { QCoreApplication::installTranslator(this); }
    ~LocaleCatalog() override { QCoreApplication::removeTranslator(this); }

    bool isEmpty() const override { return false; }
    QString translate(const char *, const char *english, const char *, int) const override { return qstrcmp(english, "en_US") == 0 ? m_locale : QString(); }

private:
    QString m_locale;
};

/// Returns the text with plain spaces, so that failures are readable.
QString withPlainSpaces(QString text)
{
    return text.replace(QChar(0x00A0), u'_').replace(QChar(0x202F), u'_');
}

} // namespace

class TestLocalNumbers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void followsTheLocale_data()
    {
        QTest::addColumn<QString>("locale");
        QTest::addColumn<QString>("texts");
        QTest::newRow("English") << "en_US" << "1,000 12,345 -12,345 1,234,567 1,234,567.50 0.5 42% 41.7%";
        QTest::newRow("German") << "de_DE" << "1.000 12.345 -12.345 1.234.567 1.234.567,50 0,5 42_% 41,7_%";
        QTest::newRow("French") << "fr_FR" << "1_000 12_345 -12_345 1_234_567 1_234_567,50 0,5 42_% 41,7_%";
        QTest::newRow("Spanish") << "es_ES" << "1000 12.345 -12.345 1.234.567 1.234.567,50 0,5 42_% 41,7_%";
        QTest::newRow("Mexican Spanish") << "es_MX" << "1,000 12,345 -12,345 1,234,567 1,234,567.50 0.5 42_% 41.7_%";
        QTest::newRow("Brazilian Portuguese") << "pt_BR" << "1.000 12.345 -12.345 1.234.567 1.234.567,50 0,5 42% 41,7%";
        QTest::newRow("Portuguese") << "pt_PT" << "1000 12_345 -12_345 1_234_567 1_234_567,50 0,5 42% 41,7%";
        QTest::newRow("Japanese") << "ja_JP" << "1,000 12,345 -12,345 1,234,567 1,234,567.50 0.5 42% 41.7%";
        QTest::newRow("Chinese") << "zh_CN" << "1,000 12,345 -12,345 1,234,567 1,234,567.50 0.5 42% 41.7%";
    }
    void followsTheLocale()
    {
        QFETCH(const QString, locale);
        const QLocale numbers(locale);
        const QStringList texts{groupedNumber(1000, numbers), groupedNumber(12345, numbers), groupedNumber(-12345, numbers), groupedNumber(1234567, numbers), groupedNumber(1234567.5, 2, numbers),
            decimalNumber(0.5, 1, numbers), withPercentSign(QStringLiteral("42"), numbers), percentageText(0.417, 1, numbers)};
        QTEST(withPlainSpaces(texts.join(u' ')), "texts");
    }

    void arabicHasLatinDigits_data()
    {
        QTest::addColumn<QString>("locale");
        QTest::addColumn<QString>("used");
        QTest::newRow("without a country") << "ar" << "ar_AE";
        QTest::newRow("a country with Arabic digits") << "ar_EG" << "ar_AE";
        QTest::newRow("a country with Latin digits") << "ar_MA" << "ar_MA";
        QTest::newRow("another language") << "de_AT" << "de_AT";
        QTest::newRow("another language with other digits") << "fa_IR" << "fa_IR";
    }
    void arabicHasLatinDigits()
    {
        QFETCH(const QString, locale);
        const QLocale numbers = withLatinDigits(QLocale(locale));
        QTEST(numbers.name(), "used");
        if (numbers.language() == QLocale::Arabic)
            QCOMPARE(numbers.toString(1234567890).remove(numbers.groupSeparator()), QStringLiteral("1234567890"));
    }

    void textsSelectTheLocale_data()
    {
        QTest::addColumn<QString>("catalog");
        QTest::addColumn<QString>("user");
        QTest::addColumn<QString>("numbers");
        QTest::newRow("German") << "de" << "en_US" << "1.234.567";
        QTest::newRow("the user's country") << "de" << "de_CH" << "1’234’567";
        QTest::newRow("another language") << "fr" << "de_CH" << "1_234_567";
        QTest::newRow("Brazil") << "pt_BR" << "C" << "1.234.567";
        QTest::newRow("Arabic") << "ar" << "ar_EG" << "1,234,567";
        QTest::newRow("Morocco") << "ar" << "ar_MA" << "1.234.567";
        QTest::newRow("English, with German formats") << "en_US" << "de_DE" << "1,234,567";
        QTest::newRow("no locale") << "⟦en_US⟧" << "de_DE" << "1,234,567";
    }
    void textsSelectTheLocale()
    {
        QFETCH(const QString, catalog);
        QFETCH(const QString, user);
        const QLocale before;
        const auto restore = qScopeGuard([before] { QLocale::setDefault(before); });
        QLocale::setDefault(QLocale(user));
        const LocaleCatalog texts(catalog);
        QTEST(withPlainSpaces(groupedNumber(1234567)), "numbers");
    }

    void messagesHaveTheDecimalPoint()
    {
        constexpr MessageText share{"test", "a share of %1 of %2"};
        QCOMPARE(share(0.25, 12345), QStringLiteral("a share of 0.25 of 12345"));
        const LocaleCatalog texts(QStringLiteral("de"));
        QCOMPARE(share(0.25, 12345), QStringLiteral("a share of 0,25 of 12345"));
    }
};

OUTCROP_TEST(TestLocalNumbers, CoreApplication)

} // namespace tst_localnumbers

#include "tst_localnumbers.moc"
