// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/look/quotedtext.h"

#include "gui/look/isolatedtext.h"
#include <QCoreApplication>
#include <QRegularExpression>

namespace outcrop {

QString quotedText(const QString &message)
{
    static const QRegularExpression ticked(QStringLiteral("`([^`\n]+)`"));
    //: A quoted name in a message
    const QString quoted = QCoreApplication::translate("QuotedText", "“%1”");
    return QString(message).replace(ticked, isolatedText(quoted.arg(QStringLiteral("\\1"))));
}

} // namespace outcrop
