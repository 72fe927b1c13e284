// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/response/responsetextview.h"

#include "gui/look/icons.h"
#include "gui/look/theme.h"
#include "models/response/repairmodel.h"
#include "models/response/responselabels.h"

#include <QFontDatabase>
#include <QPainter>
#include <QScrollBar>
#include <QTextBlock>

#include <algorithm>

namespace outcrop {

namespace {

constexpr int margin = 12; ///< margin around the text, in pixels; contains the bar beside data
constexpr int barWidth = 3;
constexpr int tintAlpha = 26;

QString repairRemark(const Repair &repair)
{
    return ResponseTextView::tr("%1: %2").arg(ruleTitle(repair.rule), repairChangeText(repair));
}

} // namespace

ResponseTextView::ResponseTextView(QWidget *parent) : ReadOnlyTextView(parent)
{
    setLineWrapMode(QPlainTextEdit::WidgetWidth);
    setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    document()->setDocumentMargin(margin);
    setAccessibleName(tr("Response"));
    setAccessibleDescription(
        tr("The text as received. Repairs have a dashed underline and findings a wavy underline; a bar marks data."));
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this, &ResponseTextView::updateSelections);
}

void ResponseTextView::clearContents()
{
    m_streamedText = {};
    m_marks.clear();
    m_dataSpan.reset();
    clear();
    updateSelections();
}

/// Appends text, and keeps the end visible if it was visible before.
void ResponseTextView::append(const QString &piece)
{
    QScrollBar *bar = verticalScrollBar();
    const bool isAtEnd = bar->value() >= bar->maximum();
    QTextCursor cursor(document());
    cursor.movePosition(QTextCursor::End);
    cursor.insertText(m_streamedText.append(piece));
    if (isAtEnd)
        bar->setValue(bar->maximum());
}

void ResponseTextView::setResponse(const ParsedResponse &response)
{
    if (response.text.startsWith(text())) {
        append(response.text.mid(text().size()));
    } else {
        clearContents();
        append(response.text);
        verticalScrollBar()->setValue(0);
    }
    setMarks(response);
}

void ResponseTextView::setMarks(const ParsedResponse &response)
{
    collectMarks(response);
    updateSelections();
    viewport()->update();
}

void ResponseTextView::collectMarks(const ParsedResponse &response)
{
    m_dataSpan = response.dataSpan;
    m_marks.clear();
    for (const Repair &repair : response.repairs) {
        if (isFilterRepair(repair))
            continue;
        const auto kind = repair.before.isEmpty() ? Mark::Kind::Insertion : Mark::Kind::Repair;
        m_marks +=
            Mark{kind, {repair.offset, repair.offset + repair.before.size()}, Severity::Warning, repairRemark(repair)};
    }
    for (const Diagnostic &finding : response.findings) {
        const Range &range = finding.location.range;
        m_marks += Mark{Mark::Kind::Finding, {range.start.offset, range.end.offset}, finding.severity, finding.message};
    }
    std::stable_sort(m_marks.begin(), m_marks.end(),
        [](const Mark &left, const Mark &right) { return left.span.begin < right.span.begin; });
}

void ResponseTextView::showSpan(qsizetype begin, qsizetype end)
{
    QTextCursor cursor(document());
    cursor.setPosition(static_cast<int>(m_streamedText.toShownOffset(begin)));
    cursor.setPosition(static_cast<int>(m_streamedText.toShownOffset(std::max(begin, end))), QTextCursor::KeepAnchor);
    setTextCursor(cursor);
    centerCursor();
}

/// Returns the remarks about a character. An insertion between two characters belongs to both.
QString ResponseTextView::toolTipAt(qsizetype offset) const
{
    QStringList remarks;
    for (const Mark &mark : m_marks) {
        if (mark.span.begin > offset + 1)
            break;
        const bool isInside = mark.span.begin <= offset && offset < mark.span.end;
        const bool isBeside =
            mark.kind == Mark::Kind::Insertion && (mark.span.begin == offset || mark.span.begin == offset + 1);
        if (isInside || isBeside)
            remarks += mark.remark;
    }
    return remarks.join(u'\n');
}

void ResponseTextView::changeEvent(QEvent *event)
{
    ReadOnlyTextView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        updateSelections();
}

void ResponseTextView::resizeEvent(QResizeEvent *event)
{
    ReadOnlyTextView::resizeEvent(event);
    updateSelections();
}

TextSpan ResponseTextView::visibleSpan() const
{
    const QTextCursor lastCursor = cursorForPosition(QPoint(viewport()->width(), viewport()->height()));
    return {m_streamedText.offsetAt(firstVisibleBlock().position()), m_streamedText.offsetAt(lastCursor.position()) + 1};
}

/// Updates only the visible highlights, because a long response can have thousands.
void ResponseTextView::updateSelections()
{
    const TextSpan seen = visibleSpan();
    QList<QTextEdit::ExtraSelection> selections;
    if (m_dataSpan && m_dataSpan->begin < seen.end && m_dataSpan->end > seen.begin) {
        QTextCharFormat format;
        QColor tint = color(ColorRole::Accent, palette());
        tint.setAlpha(tintAlpha);
        format.setBackground(tint);
        selections += selection({std::max(m_dataSpan->begin, seen.begin), std::min(m_dataSpan->end, seen.end)}, format);
    }
    for (const Mark &mark : std::as_const(m_marks)) {
        if (mark.span.begin >= seen.end)
            break;
        if (mark.span.end > seen.begin && mark.kind != Mark::Kind::Insertion)
            selections +=
                selection({std::max(mark.span.begin, seen.begin), std::min(mark.span.end, seen.end)}, formatOf(mark));
    }
    setExtraSelections(selections);
}

QTextEdit::ExtraSelection ResponseTextView::selection(const TextSpan &span, const QTextCharFormat &format) const
{
    QTextCursor cursor(document());
    cursor.setPosition(static_cast<int>(m_streamedText.toShownOffset(span.begin)));
    cursor.setPosition(
        static_cast<int>(m_streamedText.toShownOffset(std::max(span.end, span.begin + 1))), QTextCursor::KeepAnchor);
    return {cursor, format};
}

QTextCharFormat ResponseTextView::formatOf(const Mark &mark) const
{
    QTextCharFormat format;
    const bool isFinding = mark.kind == Mark::Kind::Finding;
    format.setUnderlineStyle(isFinding ? QTextCharFormat::WaveUnderline : QTextCharFormat::DashUnderline);
    format.setUnderlineColor(color(isFinding ? severityColorRole(mark.severity) : ColorRole::Warning, palette()));
    return format;
}

void ResponseTextView::paintEvent(QPaintEvent *event)
{
    {
        QPainter ground(viewport());
        paintData(ground);
    }
    ReadOnlyTextView::paintEvent(event);
    QPainter above(viewport());
    paintInsertions(above);
}

/// Paints a bar beside lines with data.
void ResponseTextView::paintData(QPainter &painter) const
{
    if (!m_dataSpan || m_dataSpan->end <= m_dataSpan->begin)
        return;
    const qsizetype begin = m_streamedText.toShownOffset(m_dataSpan->begin);
    const qsizetype end = m_streamedText.toShownOffset(m_dataSpan->end);
    for (QTextBlock block = firstVisibleBlock(); block.isValid(); block = block.next()) {
        const QRectF box = blockBoundingGeometry(block).translated(contentOffset());
        if (box.top() > viewport()->height() || block.position() >= end)
            break;
        if (block.position() + block.length() > begin)
            painter.fillRect(QRectF(2, box.top(), barWidth, box.height()), color(ColorRole::Accent, palette()));
    }
}

/// Paints a wedge at each position where a repair inserted text.
void ResponseTextView::paintInsertions(QPainter &painter) const
{
    const TextSpan seen = visibleSpan();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(color(ColorRole::Warning, palette()));
    for (const Mark &mark : m_marks) {
        if (mark.span.begin > seen.end)
            break;
        if (mark.kind != Mark::Kind::Insertion || mark.span.begin < seen.begin)
            continue;
        QTextCursor cursor(document());
        cursor.setPosition(static_cast<int>(m_streamedText.toShownOffset(mark.span.begin)));
        const QPointF foot = cursorRect(cursor).bottomLeft();
        painter.drawPolygon(QPolygonF{foot + QPointF(-4, 1), foot + QPointF(4, 1), foot + QPointF(0, -5)});
    }
}

} // namespace outcrop
