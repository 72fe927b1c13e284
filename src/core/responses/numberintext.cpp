// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/responses/numberintext.h"

#include <QRegularExpression>

#include <cmath>

namespace outcrop {
namespace {

/// Removes a currency sign at the beginning or end.
QString withoutCurrency(QString text)
{
    static const QRegularExpression sign(QStringLiteral(R"(^([+-]?)\s*\p{Sc}\s*|\s*\p{Sc}$)"), QRegularExpression::UseUnicodePropertiesOption);
    return text.replace(sign, QStringLiteral("\\1"));
}

/// Returns the number with a decimal point and without thousands separators; unchanged if its notation is unknown.
QString plainDigits(QString text)
{
    static const QRegularExpression commas(QStringLiteral(R"(^[+-]?[1-9]\d{0,2}(,\d{3})+(\.\d+)?$)"));
    static const QRegularExpression points(QStringLiteral(R"(^[+-]?\d{1,3}((\.\d{3})+,\d+|(\.\d{3}){2,})$)"));
    static const QRegularExpression comma(QStringLiteral(R"(^[+-]?\d+,\d+$)"));
    static const QRegularExpression spaces(QStringLiteral("^[+-]?\\d{1,3}([ \\x{a0}\\x{202f}']\\d{3})+([.,]\\d+)?$"));
    static const QRegularExpression separators(QStringLiteral("[ \\x{a0}\\x{202f}']"));
    if (commas.match(text).hasMatch())
        return text.remove(u',');
    if (points.match(text).hasMatch())
        return text.remove(u'.').replace(u',', u'.');
    if (spaces.match(text).hasMatch())
        text.remove(separators);
    return comma.match(text).hasMatch() ? text.replace(u',', u'.') : text;
}

std::optional<Json> numberOf(const QString &digits)
{
    static const QRegularExpression form(QStringLiteral(R"(^[+-]?(\d+(\.\d+)?|\.\d+)([eE][+-]?\d{1,3})?$)"));
    if (!form.match(digits).hasMatch())
        return std::nullopt;
    bool ok = false;
    if (const qlonglong integer = digits.toLongLong(&ok); ok)
        return Json(integer);
    const double real = digits.toDouble(&ok);
    const bool isWhole = !digits.contains(u'.') && !digits.contains(u'e', Qt::CaseInsensitive);
    return ok && !isWhole && std::isfinite(real) ? std::optional(Json(real)) : std::nullopt;
}

std::optional<Json> fraction(const QString &text)
{
    static const QRegularExpression form(QStringLiteral(R"(^([+-]?\d{1,9}) ?/ ?(\d{1,9})$)"));
    const QRegularExpressionMatch match = form.match(text);
    const double below = match.captured(2).toDouble();
    return match.hasMatch() && below != 0 ? std::optional(Json(match.captured(1).toDouble() / below)) : std::nullopt;
}

} // namespace

std::optional<Json> parseNumberText(const QString &text)
{
    QString number = withoutCurrency(text.trimmed());
    if (number.size() > 400)
        return std::nullopt;
    if (number.endsWith(u','))
        number.chop(1);
    const std::optional<Json> plainJson = numberOf(plainDigits(number));
    return plainJson ? plainJson : fraction(number);
}

} // namespace outcrop
