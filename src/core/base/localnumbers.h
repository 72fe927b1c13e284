// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QString>

namespace outcrop {

// Numbers in texts for people. They follow the language of the texts: textLocale() in messages and on the command line, windowLocale() in the window. In English,
// and in output for programs, they do not depend on the user's locale.

/// Returns the locale of English texts.
const QLocale &englishLocale();
/// Returns the locale of translated texts. It is that of the user if it has the same language, because it includes the country. Otherwise, it is that of the catalog.
/// English without a catalog, and while EnglishTexts exists. Thread-safe.
QLocale textLocale();
/// Returns the locale of numbers and dates in the window, QLocale(). English in a thread with an EnglishThread. Thread-safe.
QLocale windowLocale();
/// Returns the locale, for Arabic with the digits 0 to 9: of the same country if it uses them, otherwise of the United Arab Emirates. Qt has no other choice of digits.
QLocale withLatinDigits(const QLocale &locale);

/// Returns a number with group separators: `32,768`.
QString groupedNumber(qint64 number, const QLocale &locale = textLocale());
/// Returns a number with this number of decimals and with group separators: `1,234.50`.
QString groupedNumber(double number, int decimals, const QLocale &locale = textLocale());
/// Returns a number with this number of decimals and without group separators: `1234.50`.
QString decimalNumber(double number, int decimals, const QLocale &locale = textLocale());
/// Returns a number in English notation, without group separators, with the decimal point of the locale.
QString localNumber(const QString &english, const QLocale &locale = textLocale());
/// Returns a number with a percent sign, and a no-break space where the language has a space: `42%`, `42 %`.
QString withPercentSign(const QString &number, const QLocale &locale = textLocale());
/// Returns a share, from 0 to 1, in percent: `42.0%`.
QString percentageText(double share, int decimals, const QLocale &locale = textLocale());
/// Returns `7.66 KiB`, or `225 bytes`.
QString dataSizeText(qint64 bytes);

} // namespace outcrop
