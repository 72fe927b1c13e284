// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/editor/codeview.h"

#include "gui/editor/linegutter.h"
#include "gui/look/icons.h"
#include "gui/text/codehighlighter.h"
#include "gui/text/linelayout.h"

#include <QAbstractTextDocumentLayout>
#include <QFontDatabase>
#include <QHelpEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QScrollBar>
#include <QSyntaxHighlighter>
#include <QTextBlock>
#include <QToolTip>

#include <utility>

namespace outcrop {

namespace {

/// Returns a different underline style for each severity, so that color is not the only distinction.
QTextCharFormat::UnderlineStyle underlineOf(Severity severity)
{
    switch (severity) {
    case Severity::Error:
        return QTextCharFormat::WaveUnderline;
    case Severity::Warning:
        return QTextCharFormat::DashUnderline;
    case Severity::Note:
        return QTextCharFormat::DotLine;
    }
    return QTextCharFormat::WaveUnderline;
}

} // namespace

CodeView::CodeView(QWidget *parent) : LineTextView(parent), m_gutter(new LineGutter(this))
{
    setDocument(LineLayout::makeDocument(this));
    setReadOnly(true);
    setLayoutDirection(Qt::LeftToRight); // source text is left to right in every locale
    setUndoRedoEnabled(false);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setFrameShape(QFrame::NoFrame);
    setZoom(0);
    setWrapped(true);
    document()->setDocumentMargin(6);
    connectGutter();
}

void CodeView::connectGutter()
{
    connect(this, &QPlainTextEdit::blockCountChanged, this, &CodeView::placeGutter);
    connect(this, &QPlainTextEdit::updateRequest, m_gutter, [this](const QRect &rect, int scrolled) {
        const int line = fontMetrics().height(); // a block can begin above the rectangle
        if (scrolled != 0)
            m_gutter->update();
        else
            m_gutter->update(0, rect.top() - line, m_gutter->width(), rect.height() + 2 * line);
    });
    connect(this, &QPlainTextEdit::cursorPositionChanged, this, [this] { updateSelections(); });
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this, [this] { updateSelections(); });
}

void CodeView::setLanguageOf(const QString &fileName)
{
    if (auto *before = document()->findChild<QSyntaxHighlighter *>())
        delete before;
    highlight(document(), fileName);
}

void CodeView::setFindings(const Diagnostics &findings)
{
    m_findings = findings;
    updateSelections();
}

void CodeView::setWrapped(bool isWrapped)
{
    setLineWrapMode(isWrapped ? QPlainTextEdit::WidgetWidth : QPlainTextEdit::NoWrap);
}

void CodeView::setZoom(int points, const QString &family)
{
    QFont fixedFont = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    if (!family.isEmpty())
        fixedFont.setFamily(family);
    fixedFont.setPointSizeF(std::max(5.0, fixedFont.pointSizeF() + points));
    setFont(fixedFont);
    setTabStopDistance(4 * fontMetrics().horizontalAdvance(u' '));
    placeGutter();
}

void CodeView::goTo(qsizetype offset)
{
    QTextCursor cursor(document());
    cursor.setPosition(static_cast<int>(toShownOffset(offset)));
    setTextCursor(cursor);
    centerCursor();
}

qsizetype CodeView::cursorOffset() const
{
    return offsetAt(textCursor().position());
}

TextPosition CodeView::cursorPosition() const
{
    return {textCursor().blockNumber(), textCursor().positionInBlock()};
}

void CodeView::changeEvent(QEvent *event)
{
    LineTextView::changeEvent(event);
    if (event->type() != QEvent::PaletteChange)
        return;
    refreshHighlighting(document());
    updateSelections();
}

void CodeView::resizeEvent(QResizeEvent *event)
{
    LineTextView::resizeEvent(event);
    placeGutter();
}

/// Shows the first line of a new document. While the view has no height, Qt scrolls past it.
void CodeView::showEvent(QShowEvent *event)
{
    LineTextView::showEvent(event);
    if (!std::exchange(m_wasShown, true) && textCursor().atStart())
        verticalScrollBar()->setValue(0);
}

bool CodeView::viewportEvent(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return LineTextView::viewportEvent(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    QToolTip::showText(help->globalPos(), toolTipAt(help->pos()), viewport());
    return true;
}

void CodeView::paintEvent(QPaintEvent *event)
{
    m_paintedLine = currentLine();
    if (const QRect line = m_paintedLine & event->rect(); !line.isEmpty())
        QPainter(viewport()).fillRect(line, currentLineColor(palette()));
    LineTextView::paintEvent(event);
}

void CodeView::placeGutter()
{
    const int width = m_gutter->neededWidth();
    setViewportMargins(width, 0, 0, 0);
    const QRect inside = contentsRect();
    m_gutter->setGeometry(inside.left(), inside.top(), width, inside.height());
}

void CodeView::updateAfterFolding()
{
    Q_EMIT document()->documentLayout()->documentSizeChanged(document()->documentLayout()->documentSize());
    document()->documentLayout()->update();
    viewport()->update();
    m_gutter->update();
    updateSelections();
}

std::pair<int, int> CodeView::visibleSpan() const
{
    const QTextBlock first = firstVisibleBlock();
    QTextBlock lastBlock = first;
    for (qreal below = blockBoundingRect(first).height() + contentOffset().y();
         lastBlock.next().isValid() && below < viewport()->height(); below += blockBoundingRect(lastBlock).height())
        lastBlock = lastBlock.next();
    return {first.position(), lastBlock.position() + lastBlock.length() - 1};
}

QList<QTextEdit::ExtraSelection> CodeView::decorations() const
{
    QList<QTextEdit::ExtraSelection> selections;
    const auto [from, to] = visibleSpan();
    const qsizetype first = offsetAt(from);
    const qsizetype last = offsetAt(to);
    for (const Diagnostic &finding : m_findings) {
        if (finding.location.range.end.offset >= first && finding.location.range.start.offset <= last)
            selections += underlineSelection(finding);
    }
    return selections;
}

void CodeView::updateSelections()
{
    setExtraSelections(decorations());
    if (const QRect line = currentLine(); line != m_paintedLine) {
        viewport()->update(m_paintedLine);
        viewport()->update(line);
    }
}

/// Returns the line with the cursor over the width of the viewport. A wrapped paragraph has several lines.
QRect CodeView::currentLine() const
{
    const QRect cursor = cursorRect();
    return {0, cursor.top(), viewport()->width(), cursor.height()};
}

QTextEdit::ExtraSelection CodeView::underlineSelection(const Diagnostic &finding) const
{
    QTextEdit::ExtraSelection line;
    line.format.setUnderlineStyle(underlineOf(finding.severity));
    line.format.setUnderlineColor(color(severityColorRole(finding.severity), palette()));
    line.cursor = cursorFor(finding.location.range);
    return line;
}

/// Returns a cursor that selects the range, or the rest of the line if the range is empty.
QTextCursor CodeView::cursorFor(const Range &range) const
{
    QTextCursor cursor(document());
    cursor.setPosition(static_cast<int>(toShownOffset(range.start.offset)));
    if (range.end.offset > range.start.offset)
        cursor.setPosition(static_cast<int>(toShownOffset(range.end.offset)), QTextCursor::KeepAnchor);
    else
        cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
    return cursor;
}

QString CodeView::toolTipAt(const QPoint &position) const
{
    const int at = cursorForPosition(position).position();
    for (const Diagnostic &finding : m_findings) {
        const QTextCursor markedRange = cursorFor(finding.location.range);
        if (at >= markedRange.selectionStart() && at <= markedRange.selectionEnd())
            return finding.fix ? tr("%1\nAlt+Return: %2").arg(finding.message, finding.fix->title) : finding.message;
    }
    return {};
}

} // namespace outcrop
