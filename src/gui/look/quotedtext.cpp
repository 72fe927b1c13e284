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

} // namespace

QString quotedText(const QString &message)
{
    static const QRegularExpression spaced(QStringLiteral("`([^`\n]+)`"));
    static const QRegularExpression unspaced(QStringLiteral(" ?`([^`\n]+)` ?"));
    const QRegularExpression &ticked = hasNoSpaces() ? unspaced : spaced;
    //: Quotation marks around a name in a message; %1 is the name
    const QString quoted = QCoreApplication::translate("QuotedText", "“%1”");
    return QString(message).replace(ticked, isolatedText(quoted.arg(QStringLiteral("\\1"))));
}

} // namespace outcrop
