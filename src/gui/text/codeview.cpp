// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/text/codeview.h"

#include "gui/look/icons.h"
#include "gui/text/codehighlighter.h"
#include "gui/text/linegutter.h"

#include <QFontDatabase>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QTextBlock>
#include <QToolTip>

namespace outcrop {

namespace {

qsizetype commonHead(const QString &left, const QString &right)
{
    const auto ends = std::mismatch(left.begin(), left.end(), right.begin(), right.end());
    return ends.first - left.begin();
}

qsizetype commonTail(QStringView left, QStringView right)
{
    const auto ends = std::mismatch(left.rbegin(), left.rend(), right.rbegin(), right.rend());
    return ends.first - left.rbegin();
}

} // namespace

CodeView::CodeView(QWidget *parent) : QPlainTextEdit(parent), m_gutter(new LineGutter(this))
{
    setReadOnly(true);
    setUndoRedoEnabled(false);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setFrameShape(QFrame::NoFrame);
    setZoom(0);
    setWrapped(true);
    document()->setDocumentMargin(6);
    connectGutter();
    updateSelections();
}

void CodeView::connectGutter()
{
    connect(this, &QPlainTextEdit::blockCountChanged, this, &CodeView::placeGutter);
    connect(this, &QPlainTextEdit::updateRequest, m_gutter, [this] { m_gutter->update(); });
    connect(this, &QPlainTextEdit::cursorPositionChanged, this, &CodeView::updateSelections);
}

void CodeView::setLanguageOf(const QString &fileName)
{
    highlight(document(), fileName);
}

void CodeView::setText(const QString &text)
{
    const TextMap map(text);
    const bool first = m_map.shown().isEmpty();
    replaceDifference(map.shown());
    m_map = map;
    if (first)
        moveCursor(QTextCursor::Start);
    setStale(false);
    updateSelections();
}

/// The cursor of the difference is not the view's own: selection and scroll position stay.
void CodeView::replaceDifference(const QString &text)
{
    const QString &before = m_map.shown();
    const qsizetype head = commonHead(before, text);
    const qsizetype tail = commonTail(QStringView(before).mid(head), QStringView(text).mid(head));
    if (head == before.size() && head == text.size())
        return;
    QTextCursor cursor(document());
    cursor.setPosition(static_cast<int>(head));
    cursor.setPosition(static_cast<int>(before.size() - tail), QTextCursor::KeepAnchor);
    cursor.insertText(text.mid(head, text.size() - head - tail));
}

void CodeView::setBands(const TierBands &bands)
{
    m_bands = bands;
    placeGutter();
    m_gutter->update();
}

void CodeView::setFindings(const Diagnostics &findings)
{
    m_findings = findings;
    updateSelections();
}

void CodeView::setStale(bool stale)
{
    if (stale == m_stale)
        return;
    m_stale = stale;
    viewport()->update();
}

void CodeView::setWrapped(bool wrapped)
{
    setLineWrapMode(wrapped ? QPlainTextEdit::WidgetWidth : QPlainTextEdit::NoWrap);
}

void CodeView::setZoom(int points)
{
    QFont fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    fixed.setPointSizeF(std::max(5.0, fixed.pointSizeF() + points));
    setFont(fixed);
    setTabStopDistance(4 * fontMetrics().horizontalAdvance(u' '));
    placeGutter();
}

void CodeView::goTo(qsizetype offset)
{
    const TextPlace place = m_map.placeOf(offset);
    const QTextBlock block = document()->findBlockByNumber(place.line);
    QTextCursor cursor(document());
    cursor.setPosition(block.position() + place.column);
    setTextCursor(cursor);
    centerCursor();
}

qsizetype CodeView::cursorOffset() const
{
    return m_map.offsetOf(cursorPlace());
}

TextPlace CodeView::cursorPlace() const
{
    return {textCursor().blockNumber(), textCursor().positionInBlock()};
}

void CodeView::changeEvent(QEvent *event)
{
    QPlainTextEdit::changeEvent(event);
    if (event->type() != QEvent::PaletteChange)
        return;
    refreshHighlighting(document());
    updateSelections();
}

void CodeView::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        Q_EMIT characterChosen(cursorOffset());
    else
        QPlainTextEdit::keyPressEvent(event);
}

void CodeView::mouseReleaseEvent(QMouseEvent *event)
{
    QPlainTextEdit::mouseReleaseEvent(event);
    if (event->button() == Qt::LeftButton && !textCursor().hasSelection())
        Q_EMIT characterChosen(cursorOffset());
}

void CodeView::paintEvent(QPaintEvent *event)
{
    QPlainTextEdit::paintEvent(event);
    if (!m_stale)
        return;
    QColor veil = palette().color(QPalette::Base);
    veil.setAlpha(140);
    QPainter(viewport()).fillRect(event->rect(), veil);
}

void CodeView::resizeEvent(QResizeEvent *event)
{
    QPlainTextEdit::resizeEvent(event);
    placeGutter();
}

bool CodeView::viewportEvent(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QPlainTextEdit::viewportEvent(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    QToolTip::showText(help->globalPos(), findingAt(help->pos()), viewport());
    return true;
}

QList<CodeView::LineBox> CodeView::visibleLines(const QRect &within) const
{
    QList<LineBox> lines;
    QTextBlock block = firstVisibleBlock();
    QRectF box = blockBoundingGeometry(block).translated(contentOffset());
    while (block.isValid() && box.top() <= within.bottom()) {
        if (block.isVisible() && box.bottom() >= within.top())
            lines += {block.blockNumber(), box.toAlignedRect()};
        block = block.next();
        box = blockBoundingRect(block).translated(0, box.bottom());
    }
    return lines;
}

void CodeView::placeGutter()
{
    const int width = m_gutter->neededWidth();
    setViewportMargins(width, 0, 0, 0);
    const QRect inside = contentsRect();
    m_gutter->setGeometry(inside.left(), inside.top(), width, inside.height());
}

void CodeView::updateSelections()
{
    QList<QTextEdit::ExtraSelection> selections{currentLine()};
    for (const Diagnostic &finding : std::as_const(m_findings))
        selections += underline(finding);
    setExtraSelections(selections);
}

QTextEdit::ExtraSelection CodeView::currentLine() const
{
    QTextEdit::ExtraSelection line;
    line.format.setBackground(currentLineColor(palette()));
    line.format.setProperty(QTextFormat::FullWidthSelection, true);
    line.cursor = textCursor();
    line.cursor.clearSelection();
    return line;
}

QTextEdit::ExtraSelection CodeView::underline(const Diagnostic &finding) const
{
    QTextEdit::ExtraSelection line;
    line.format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
    line.format.setUnderlineColor(color(severityInk(finding.severity), palette()));
    line.cursor = cursorFor(finding.location.range);
    return line;
}

/// The range, or the rest of its line where it is empty.
QTextCursor CodeView::cursorFor(const Range &range) const
{
    const TextPlace from = m_map.placeOf(range.start.offset);
    const TextPlace to = m_map.placeOf(range.end.offset);
    QTextCursor cursor(document());
    cursor.setPosition(document()->findBlockByNumber(from.line).position() + from.column);
    if (range.end.offset > range.start.offset)
        cursor.setPosition(document()->findBlockByNumber(to.line).position() + to.column, QTextCursor::KeepAnchor);
    else
        cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
    return cursor;
}

QString CodeView::findingAt(const QPoint &position) const
{
    const int at = cursorForPosition(position).position();
    for (const Diagnostic &finding : m_findings) {
        const QTextCursor marked = cursorFor(finding.location.range);
        if (at >= marked.selectionStart() && at <= marked.selectionEnd())
            return finding.message;
    }
    return {};
}

} // namespace outcrop
