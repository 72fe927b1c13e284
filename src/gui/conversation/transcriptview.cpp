// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/conversation/transcriptview.h"

#include "core/base/joinedtext.h"
#include "gui/look/isolatedtext.h"
#include "gui/look/theme.h"

#include <QDateTime>
#include <QEvent>
#include <QGuiApplication>
#include <QLocale>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QTextBlock>

#include <algorithm>
#include <utility>

namespace outcrop {

namespace {

/// Maximum number of characters of the shown messages, and of each unfolded part. The layout of long lines is slow.
constexpr qsizetype maxShownLength = 50'000;

/// Returns a paragraph of the view, which has the direction of the layout. The paragraphs of a message have the direction of their text.
QString paragraph(const QString &html, const QString &tag = QStringLiteral("p"))
{
    const QString direction = QGuiApplication::layoutDirection() == Qt::RightToLeft ? QStringLiteral(" dir=\"rtl\"") : QString();
    return QStringLiteral("<%1%2>%3</%1>").arg(tag, direction, html);
}

/// Returns an ISO 8601 time in the user's format; other text is unchanged.
QString shownTime(const QString &time)
{
    const QDateTime at = QDateTime::fromString(time, Qt::ISODate);
    return at.isValid() ? QLocale().toString(at.toLocalTime(), QLocale::ShortFormat) : time;
}

} // namespace

TranscriptView::TranscriptView(QWidget *parent) : QTextBrowser(parent)
{
    setOpenLinks(false);
    setUndoRedoEnabled(false);
    setAccessibleName(tr("Session messages"));
    setObjectName(QStringLiteral("transcript"));
    connect(this, &QTextBrowser::anchorClicked, this, &TranscriptView::togglePart);
}

void TranscriptView::setTranscript(const QString &session, const QList<TranscriptPart> &parts)
{
    const bool isSame = std::exchange(m_session, session) == session;
    if (isSame && parts == m_parts)
        return;
    if (!isSame)
        m_unfoldedParts.clear();
    m_parts = parts;
    rebuild();
    if (!isSame)
        verticalScrollBar()->setValue(0);
}

void TranscriptView::changeEvent(QEvent *event)
{
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        rebuild();
}

void TranscriptView::keyPressEvent(QKeyEvent *event)
{
    const QScopedValueRollback keyPressedRollback(m_isKeyPressed, true);
    QTextBrowser::keyPressEvent(event);
}

QVariant TranscriptView::loadResource(int, const QUrl &)
{
    return {};
}

/// Folds or unfolds the part whose index is in the link.
void TranscriptView::togglePart(const QUrl &link)
{
    const qsizetype part = link.toString().mid(1).toLongLong();
    if (!m_unfoldedParts.remove(part))
        m_unfoldedParts.insert(part);
    rebuild();
    if (m_isKeyPressed)
        selectLink(link.toString());
}

/// Selects a link, so that Enter repeats its action and Tab goes to the next link.
void TranscriptView::selectLink(const QString &link)
{
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        for (auto part = block.begin(); !part.atEnd(); ++part) {
            if (part.fragment().charFormat().anchorHref() != link)
                continue;
            QTextCursor cursor(document());
            cursor.setPosition(part.fragment().position());
            cursor.setPosition(part.fragment().position() + part.fragment().length(), QTextCursor::KeepAnchor);
            return setTextCursor(cursor);
        }
    }
}

/// Returns the index of the first shown part. Only the latest messages are shown, up to the maximum length.
qsizetype TranscriptView::firstShownPart() const
{
    qsizetype length = 0;
    for (qsizetype i = m_parts.size(); i > 0; --i) {
        if (!m_parts.at(i - 1).isFoldable())
            length += m_parts.at(i - 1).text.size();
        if (length > maxShownLength)
            return std::min(i, m_parts.size() - 1); // the last message is always shown, even if it is too long
    }
    return 0;
}

void TranscriptView::rebuild()
{
    const int position = verticalScrollBar()->value();
    const qsizetype first = firstShownPart();
    QString text;
    const auto isMessage = [](const TranscriptPart &part) { return part.kind == TranscriptPart::Kind::Message; };
    const auto hiddenCount = static_cast<int>(std::count_if(m_parts.begin(), m_parts.begin() + first, isMessage));
    if (hiddenCount > 0)
        text += paragraph(mutedHtml(tr("%n earlier message(s) are not shown. Open the prompt to read them.", nullptr, hiddenCount)));
    for (qsizetype i = first; i < m_parts.size(); ++i)
        text += html(i);
    setHtml(text);
    verticalScrollBar()->setValue(position);
}

/// Returns the start of a text as HTML, in the direction of the text, followed by the number of omitted characters, if any.
QString TranscriptView::literalBlock(const QString &text) const
{
    const QString shown = text.left(maxShownLength);
    const QString direction = shown.isRightToLeft() ? QStringLiteral("rtl") : QStringLiteral("ltr");
    const QString block = QStringLiteral("<p dir=\"%1\" style=\"white-space: pre-wrap; margin-top: 2px\">%2</p>").arg(direction, shown.toHtmlEscaped());
    const auto rest = static_cast<int>(text.size() - shown.size());
    return rest == 0 ? block : block + paragraph(mutedHtml(tr("%n more character(s) are not shown. Open the prompt or the response of the turn to read them.", nullptr, rest)));
}

QString TranscriptView::html(qsizetype part) const
{
    const TranscriptPart &shown = m_parts.at(part);
    if (shown.kind == TranscriptPart::Kind::Phase)
        return paragraph(shown.title.toHtmlEscaped(), QStringLiteral("h3"));
    return shown.isFoldable() ? foldedHtml(part) : messageHtml(shown);
}

QString TranscriptView::foldedHtml(qsizetype part) const
{
    const TranscriptPart &shown = m_parts.at(part);
    const bool isOpen = m_unfoldedParts.contains(part);
    //: Heading of a folded part of a conversation; %1 is the name of a tool
    const QString title = (shown.kind == TranscriptPart::Kind::ToolCall ? tr("Tool call: %1") : tr("Result of %1")).arg(shown.title);
    const QString sign = isOpen ? QStringLiteral("▾") : QStringLiteral("▸");
    const QString link = paragraph(QStringLiteral("<a href=\"#%1\">%2 %3</a>").arg(QString::number(part), sign, title.toHtmlEscaped()));
    return (isOpen ? link + literalBlock(shown.text) : link) + attachmentsHtml(shown);
}

QString TranscriptView::messageHtml(const TranscriptPart &part) const
{
    const QString time = part.time.isEmpty() ? QString() : u' ' + mutedHtml(isolatedText(shownTime(part.time)));
    QString html = paragraph(QStringLiteral("<b>%1</b>%2").arg(part.title.toHtmlEscaped(), time));
    if (!part.text.isEmpty())
        html += literalBlock(part.text);
    return html + attachmentsHtml(part);
}

QString TranscriptView::attachmentsHtml(const TranscriptPart &part) const
{
    if (part.attachments.isEmpty())
        return {};
    //: %1 is a list of file names
    return paragraph(mutedHtml(tr("Attached: %1").arg(part.attachments.join(listSeparator()))));
}

QString TranscriptView::mutedHtml(const QString &text) const
{
    return QStringLiteral("<span style=\"color: %1\">%2</span>").arg(color(ColorRole::Muted, palette()).name(), text.toHtmlEscaped());
}

} // namespace outcrop
