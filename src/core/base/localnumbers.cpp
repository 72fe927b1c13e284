// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/localnumbers.h"

#include "core/base/basemessages.h"
#include "core/base/englishthread.h"

#include <cmath>

namespace outcrop {

namespace {

constexpr QChar noBreakSpace(0x00A0);
constexpr qsizetype groupSize = 3;
constexpr qint64 fiveDigits = 10'000;

/// Returns whether a locale writes four digits without a separator, such as Spanish. Qt 6.4 also omits separators of longer numbers there: `1234.567`.
bool groupsFromFiveDigits(const QLocale &locale)
{
    const QString separator = locale.groupSeparator();
    return !separator.isEmpty() && !locale.toString(1000).contains(separator) && locale.toString(12345).contains(separator);
}

/// Returns a number of at least five digits with a separator after every group.
QString withAllSeparators(QString number, const QLocale &locale)
{
    const QString separator = locale.groupSeparator();
    number.remove(separator);
    const qsizetype first = number.startsWith(locale.negativeSign()) ? locale.negativeSign().size() : 0;
    for (qsizetype at = number.size() - groupSize; at > first; at -= groupSize)
        number.insert(at, separator);
    return number;
}

} // namespace

const QLocale &englishLocale()
{
    static const QLocale locale(QLocale::English, QLocale::UnitedStates);
    return locale;
}

QLocale textLocale()
{
    const QLocale texts(basemessages::numberLocale());
    if (texts.language() == QLocale::English || texts.language() == QLocale::C)
        return englishLocale();
    const QLocale user;
    const bool isSameLanguage = user.language() == texts.language() && user.script() == texts.script();
    return withLatinDigits(isSameLanguage ? user : texts);
}

QLocale windowLocale()
{
    return EnglishThread::isInEffect() ? englishLocale() : QLocale();
}

QLocale withLatinDigits(const QLocale &locale)
{
    const bool usesOtherDigits = locale.language() == QLocale::Arabic && locale.zeroDigit() != QStringLiteral("0");
    return usesOtherDigits ? QLocale(QLocale::Arabic, QLocale::UnitedArabEmirates) : locale;
}

QString groupedNumber(qint64 number, const QLocale &locale)
{
    const QString text = locale.toString(number);
    const bool isShort = number < fiveDigits && number > -fiveDigits;
    return isShort || !groupsFromFiveDigits(locale) ? text : withAllSeparators(text, locale);
}

QString groupedNumber(double number, int decimals, const QLocale &locale)
{
    const QString text = locale.toString(number, 'f', decimals);
    const qsizetype point = decimals > 0 ? text.lastIndexOf(locale.decimalPoint()) : -1;
    const QString whole = point < 0 ? text : text.first(point);
    const double rounded = std::round(std::abs(number) * std::pow(10, decimals)) / std::pow(10, decimals);
    return rounded < fiveDigits || !groupsFromFiveDigits(locale) ? text : withAllSeparators(whole, locale) + text.mid(whole.size());
}

QString decimalNumber(double number, int decimals, const QLocale &locale)
{
    return localNumber(QString::number(number, 'f', decimals), locale);
}

QString localNumber(const QString &english, const QLocale &locale)
{
    return QString(english).replace(u'.', locale.decimalPoint());
}

QString withPercentSign(const QString &number, const QLocale &locale)
{
    const QLocale::Language language = locale.language();
    const bool hasSpace = language == QLocale::German || language == QLocale::French || language == QLocale::Spanish;
    return hasSpace ? QString(number + noBreakSpace + u'%') : QString(number + u'%');
}

QString percentageText(double share, int decimals, const QLocale &locale)
{
    constexpr double percent = 100;
    return withPercentSign(decimalNumber(share * percent, decimals, locale), locale);
}

QString dataSizeText(qint64 bytes)
{
    return textLocale().formattedDataSize(bytes);
}

} // namespace outcrop
