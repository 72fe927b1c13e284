// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/text/rendertextview.h"

#include "gui/look/theme.h"
#include "gui/text/codehighlighter.h"
#include "gui/text/jsonhighlighter.h"
#include "gui/text/linelayout.h"
#include "gui/text/linemarks.h"
#include "gui/text/rendergutter.h"

#include <QFontDatabase>
#include <QPainter>
#include <QScrollBar>
#include <QTextBlock>

namespace outcrop {

namespace {

/// Maximum number of marked matches, counted from the start of the text.
constexpr qsizetype maxMarkedMatches = 500;

PreparedPtr emptyText()
{
    static const PreparedPtr emptyPrepared = std::make_shared<const PreparedText>();
    return emptyPrepared;
}

} // namespace

RenderTextView::RenderTextView(QWidget *parent)
    : ReadOnlyTextView(parent)
    , m_gutter(new RenderGutter(this))
    , m_text(emptyText())
{
    setDocument(LineLayout::makeDocument(this));
    setUndoRedoEnabled(false); // setDocument() resets the setting
    setFrameShape(QFrame::NoFrame);
    setEditorOptions({});
    document()->setDocumentMargin(6);
    connect(this, &QPlainTextEdit::updateRequest, m_gutter, [this](const QRect &lines, int scrolled) {
        if (scrolled != 0)
            m_gutter->scroll(0, scrolled);
        else
            m_gutter->update(0, lines.y(), m_gutter->width(), lines.height());
    });
    connect(this, &QPlainTextEdit::cursorPositionChanged, this, [this] {
        updateSelections();
        m_gutter->update();
    });
    updateSelections();
}

void RenderTextView::setLanguage(Language language)
{
    if (language == m_language)
        return;
    m_language = language;
    delete document()->findChild<QSyntaxHighlighter *>();
    if (language == Language::Request)
        new JsonHighlighter(document());
    else
        highlight(document(), QStringLiteral("prompt.md"));
}

void RenderTextView::setEditorOptions(const EditorOptions &options)
{
    setLineWrapMode(options.wrapsLines ? QPlainTextEdit::WidgetWidth : QPlainTextEdit::NoWrap);
    QFont fixedFont = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    fixedFont.setPointSizeF(std::max(5.0, fixedFont.pointSizeF() + options.zoom));
    if (!options.family.isEmpty())
        fixedFont.setFamily(options.family);
    setFont(fixedFont);
    setTabStopDistance(options.tabWidth * fontMetrics().horizontalAdvance(u' '));
    placeGutter();
}

void RenderTextView::showText(const PreparedPtr &text)
{
    const PreparedPtr before = std::exchange(m_text, text ? text : emptyText());
    if (before != m_text) {
        if (before->wrappedText.shownText().isEmpty())
            setPlainText(m_text->wrappedText.shownText());
        else
            apply(m_text->base == before->id ? m_text->splices
                                             : splicesBetween(before->wrappedText.shownText(), m_text->wrappedText.shownText()));
        clearMarks();
        placeGutter();
        if (before->marks != m_text->marks)
            viewport()->update();
        m_gutter->update();
    }
    setStale(false);
}

/// Replaces text with a separate cursor, so that the selection and the scroll position are preserved. Each splice is a separate edit, so that the text
/// between splices is not laid out again.
void RenderTextView::apply(const QList<Splice> &splices)
{
    for (const Splice &splice : splices) {
        QTextCursor cursor(document());
        cursor.setPosition(static_cast<int>(splice.from));
        cursor.setPosition(static_cast<int>(splice.from + splice.removed), QTextCursor::KeepAnchor);
        cursor.insertText(splice.inserted);
    }
}

void RenderTextView::setStale(bool isStale)
{
    if (isStale == m_isStale)
        return;
    m_isStale = isStale;
    viewport()->update();
}

void RenderTextView::goTo(qsizetype offset)
{
    select(offset, 0);
}

void RenderTextView::select(qsizetype offset, qsizetype length)
{
    QTextCursor cursor(document());
    cursor.setPosition(static_cast<int>(m_text->wrappedText.toShownOffset(offset)));
    if (length > 0)
        cursor.setPosition(static_cast<int>(m_text->wrappedText.toShownOffset(offset + length)), QTextCursor::KeepAnchor);
    setTextCursor(cursor);
    centerCursor();
}

void RenderTextView::markLinesAt(const QList<qsizetype> &offsets)
{
    m_markedLines.clear();
    for (const qsizetype offset : offsets)
        m_markedLines += m_text->wrappedText.lineAt(offset);
    viewport()->update();
    m_gutter->update();
}

/// Clears the marks of the previous text.
void RenderTextView::clearMarks()
{
    if (!m_markedLines.isEmpty())
        markLinesAt({});
    if (m_matches.isEmpty())
        return;
    m_matches.clear();
    updateSelections();
}

void RenderTextView::markMatches(const QList<std::pair<qsizetype, qsizetype>> &found)
{
    m_matches = found.mid(0, maxMarkedMatches);
    updateSelections();
}

int RenderTextView::topLine() const
{
    return firstVisibleBlock().blockNumber();
}

void RenderTextView::setTopLine(int line)
{
    const QTextBlock block = document()->findBlockByNumber(std::clamp(line, 0, std::max(0, blockCount() - 1)));
    verticalScrollBar()->setValue(block.firstLineNumber());
}

LineLayout *RenderTextView::lineLayout() const
{
    return static_cast<LineLayout *>(document()->documentLayout()); // the constructor has set this layout
}

std::pair<int, int> RenderTextView::visibleRange() const
{
    const QList<LineBox> lines = visibleLines(viewport()->rect());
    return lines.isEmpty() ? std::pair(0, 0) : std::pair(lines.first().line, lines.last().line + 1);
}

double RenderTextView::naturalLineHeight(int line) const
{
    const QTextBlock block = document()->findBlockByNumber(line);
    return block.isValid() ? lineLayout()->naturalHeight(block) : 0;
}

void RenderTextView::setMinimumLineHeights(int first, const QList<double> &heights)
{
    bool isChanged = false;
    for (int row = 0; row < heights.size(); ++row)
        isChanged |= lineLayout()->setMinimumHeight(first + row, heights.at(row));
    if (!isChanged)
        return;
    lineLayout()->updateScrollBars();
    viewport()->update();
    m_gutter->update();
}

void RenderTextView::clearMinimumLineHeights()
{
    lineLayout()->clearMinimumHeights();
    viewport()->update();
    m_gutter->update();
}

void RenderTextView::changeEvent(QEvent *event)
{
    ReadOnlyTextView::changeEvent(event);
    if (event->type() != QEvent::PaletteChange)
        return;
    refreshHighlighting(document());
    updateSelections();
}

qsizetype RenderTextView::offsetAt(qsizetype shownOffset) const
{
    return m_text->wrappedText.offsetAt(shownOffset);
}

QString RenderTextView::textBetween(qsizetype shownFrom, qsizetype shownTo) const
{
    return m_text->wrappedText.textBetween(shownFrom, shownTo);
}

void RenderTextView::paintEvent(QPaintEvent *event)
{
    paintMarks(event->rect());
    ReadOnlyTextView::paintEvent(event);
    QPainter painter(viewport());
    painter.setPen(QPen(color(ColorRole::Accent, palette()), 1.5));
    for (const LineBox &line : m_markedLines.isEmpty() ? QList<LineBox>() : visibleLines(event->rect())) {
        if (isMarked(line.line))
            painter.drawRect(
                QRectF(line.box.left() + 1, line.box.top(), viewport()->width() - 3, line.box.height() - 1));
    }
    if (!m_isStale)
        return;
    QColor veil = palette().color(QPalette::Base);
    veil.setAlpha(140);
    painter.fillRect(event->rect(), veil);
}

void RenderTextView::paintMarks(const QRect &within)
{
    if (m_text->marks.isEmpty())
        return;
    QPainter painter(viewport());
    for (const LineBox &line : visibleLines(within)) {
        const QRect row(0, line.box.top(), viewport()->width(), line.box.height());
        if (const LineMark mark = m_text->marks.value(line.line); mark != LineMark::None)
            painter.fillRect(row, markBackground(mark, palette()));
        else if (m_text->wrappedText.lines().value(line.line).isFiller)
            painter.fillRect(row, palette().color(QPalette::AlternateBase));
    }
}

void RenderTextView::resizeEvent(QResizeEvent *event)
{
    ReadOnlyTextView::resizeEvent(event);
    placeGutter();
    Q_EMIT resized();
}

void RenderTextView::placeGutter()
{
    const int width = m_gutter->neededWidth();
    if (viewportMargins().left() != width)
        setViewportMargins(width, 0, 0, 0);
    const QRect inside = contentsRect();
    m_gutter->setGeometry(inside.left(), inside.top(), width, inside.height());
}

void RenderTextView::updateSelections()
{
    QTextEdit::ExtraSelection line;
    line.format.setBackground(currentLineColor(palette()));
    line.format.setProperty(QTextFormat::FullWidthSelection, true);
    line.cursor = textCursor();
    line.cursor.clearSelection();
    QList<QTextEdit::ExtraSelection> selections{line};
    for (const auto &[offset, length] : m_matches) {
        QTextEdit::ExtraSelection found;
        found.format.setBackground(palette().color(QPalette::Highlight));
        found.format.setForeground(palette().color(QPalette::HighlightedText));
        found.cursor = QTextCursor(document());
        found.cursor.setPosition(static_cast<int>(m_text->wrappedText.toShownOffset(offset)));
        found.cursor.setPosition(
            static_cast<int>(m_text->wrappedText.toShownOffset(offset + length)), QTextCursor::KeepAnchor);
        selections += found;
    }
    setExtraSelections(selections);
}

} // namespace outcrop
