// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/look/quotedtext.h"

#include "gui/look/isolatedtext.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>

namespace outcrop {

namespace {

/// Returns whether the language has no spaces between words. In such a language, quotation marks replace the spaces around code.
bool hasNoSpaces()
{
    const QLocale::Language language = QLocale().language();
    return language == QLocale::Japanese || language == QLocale::Chinese;
}

/// Returns a message with isolated amounts of money in a mirrored layout. Messages of the core are without isolates, because they are also written to files.
QString withIsolatedAmounts(QString message)
{
    static const QRegularExpression amount(QStringLiteral("([<>]?[−+-]?\\$\\d(?:[\\d.,]*\\d)?)"));
    return message.replace(amount, isolatedText(QStringLiteral("\\1")));
}

} // namespace

QString quotedText(const QString &message)
{
    static const QRegularExpression codeWithSpaces(QStringLiteral("`([^`\n]+)`"));
    static const QRegularExpression unspaced(QStringLiteral(" ?`([^`\n]+)` ?"));
    const QRegularExpression &codePattern = hasNoSpaces() ? unspaced : codeWithSpaces;
    //: Quotation marks around a name in a message; %1 is the name
    const QString quotationFrame = QCoreApplication::translate("QuotedText", "“%1”");
    return withIsolatedAmounts(message).replace(codePattern, isolatedText(quotationFrame.arg(QStringLiteral("\\1"))));
}

} // namespace outcrop
