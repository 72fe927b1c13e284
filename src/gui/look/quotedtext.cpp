// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/look/quotedtext.h"

#include "gui/look/isolatedtext.h"

#include <QRegularExpression>

namespace outcrop {

QString quotedText(const QString &message)
{
    static const QRegularExpression ticked(QStringLiteral("`([^`\n]+)`"));
    return QString(message).replace(ticked, isolatedText(QStringLiteral("“\\1”")));
}

} // namespace outcrop
