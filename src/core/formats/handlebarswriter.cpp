// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/handlebarswriter.h"

#include <QRegularExpression>

namespace outcrop {
namespace {

constexpr QChar backslash(u'\\');
constexpr QChar trim(u'~'); ///< removes the white space on this side of a tag

/// Returns the text with `{{` escaped by a backslash. If backslashes precede `{{`, inserts a comment after them, because they would otherwise be part of the
/// escape.
QString escapeLiteral(const QString &literalText)
{
    static const QRegularExpression braces(QStringLiteral("(\\\\*)\\{\\{"));
    QString text;
    qsizetype from = 0;
    for (const QRegularExpressionMatch &match : braces.globalMatch(literalText)) {
        const QString before = match.captured(1);
        text += literalText.mid(from, match.capturedStart() - from) + before;
        text += before.isEmpty() ? QStringLiteral("\\{{") : QStringLiteral("\\{{! }}\\{{");
        from = match.capturedEnd();
    }
    return text + literalText.mid(from);
}

} // namespace

void HandlebarsWriter::addText(const QString &literalText)
{
    if (literalText.isEmpty())
        return;
    if (m_endsWithTag && literalText.startsWith(u'}')) { // otherwise the tag would end with three braces
        m_text.insert(m_text.size() - 2, trim);
        m_text += u' ';
    }
    m_text += escapeLiteral(literalText);
    m_endsWithTag = false;
}

void HandlebarsWriter::addTag(const QString &tag)
{
    if (tag.isEmpty())
        return;
    const bool followsBrace = !m_endsWithTag && m_text.endsWith(u'{'); // otherwise the tag would begin with three braces
    if (!m_endsWithTag && m_text.endsWith(backslash))
        m_text += backslash;
    m_text += followsBrace ? QString(tag).insert(2, trim).prepend(u' ') : tag;
    m_endsWithTag = true;
}

} // namespace outcrop
