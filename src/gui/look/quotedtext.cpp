// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/look/quotedtext.h"

#include "gui/look/isolatedtext.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>

namespace outcrop {

namespace {

/// Returns whether the language has no spaces between words, so that quotation marks replace those around code.
bool hasNoSpaces()
{
    const QLocale::Language language = QLocale().language();
    return language == QLocale::Japanese || language == QLocale::Chinese;
}

} // namespace

QString quotedText(const QString &message)
{
    static const QRegularExpression codeWithSpaces(QStringLiteral("`([^`\n]+)`"));
    static const QRegularExpression unspaced(QStringLiteral(" ?`([^`\n]+)` ?"));
    const QRegularExpression &codePattern = hasNoSpaces() ? unspaced : codeWithSpaces;
    //: A quoted name in a message
    const QString quotationFrame = QCoreApplication::translate("QuotedText", "“%1”");
    return QString(message).replace(codePattern, isolatedText(quotationFrame.arg(QStringLiteral("\\1"))));
}

} // namespace outcrop
