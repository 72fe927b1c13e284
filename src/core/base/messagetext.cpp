// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/messagetext.h"

#include "core/base/localnumbers.h"

#include <QCoreApplication>

namespace outcrop {

QString MessageText::translated(qsizetype count) const
{
    return QCoreApplication::translate(m_room, m_englishText, m_comment, int(count));
}

QString MessageText::numberText(double number)
{
    return localNumber(QString::number(number));
}

QString CountText::pluralForm(qsizetype count) const
{
    const QString text = translated(count);
    const QString number = QString::number(count);
    const bool isEnglish = text == QString::fromUtf8(m_plural).replace(QStringLiteral("%n"), number);
    return isEnglish && count == 1 ? m_singular().replace(QStringLiteral("%n"), number) : text;
}

} // namespace outcrop
