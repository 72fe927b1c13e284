// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/editor/tokenmarks.h"

#include "core/tokens/tokenizer.h"
#include "gui/editor/texteditor.h"
#include "gui/look/theme.h"

#include <QPainter>
#include <QTextBlock>
#include <QTextLayout>

#include <algorithm>

namespace outcrop {

namespace {

constexpr qsizetype maxPassageLength = 16384; ///< maximum number of characters per passage; unmarked text after it keeps repainting fast
constexpr int cacheSize = 1 << 20;        ///< maximum number of characters in cached passages
constexpr int maxPassageLines = 200;       ///< maximum number of lines searched backward for the start of a passage

} // namespace

TokenSplitterPtr publishedSplitter(const QString &encoding)
{
    const std::optional<Encoding> known = Encoding::fromName(encoding);
    if (!known)
        return nullptr;
    const auto tokenizer = std::make_shared<Tokenizer>(*known);
    return std::make_shared<TokenSplitter>(
        TokenSplitter{encoding, [tokenizer](QStringView text) { return tokenizer->boundaries(text); }});
}

TokenColors TokenColors::of(const QPalette &palette)
{
    if (isHighContrast(palette))
        return {{}, {}, palette.color(QPalette::Text), true};
    QColor edge = color(ColorRole::Muted, palette);
    edge.setAlphaF(0.6f);
    if (isDark(palette))
        return {QColor(0x10, 0x28, 0x40), QColor(0x33, 0x21, 0x08), edge, false};
    return {QColor(0xdf, 0xec, 0xf9), QColor(0xfb, 0xe8, 0xcc), edge, false};
}

TokenMarks::TokenMarks(TextEditor *editor) : QObject(editor), m_editor(editor), m_cache(cacheSize)
{
    editor->addTextPainter([this](QPainter &painter, const QRect &dirty) { paint(painter, dirty); });
}

void TokenMarks::setSplitter(const TokenSplitterPtr &splitter)
{
    if (splitter == m_splitter)
        return;
    m_splitter = splitter;
    m_cache.clear();
    m_editor->viewport()->update();
}

/// Returns whether every published tokenizer splits before the line. A token can continue only on a blank line or on a line that starts with a slash.
bool TokenMarks::beginsPassage(const QString &line)
{
    return !line.startsWith(u'/') && !QStringView(line).trimmed().isEmpty();
}

TokenMarks::Passage TokenMarks::passageOf(QTextBlock line)
{
    for (int i = 0; i < maxPassageLines && line.previous().isValid() && !beginsPassage(line.text()); ++i)
        line = line.previous();
    Passage passage{line.position(), line.text()};
    for (line = line.next(); line.isValid() && passage.text.size() < maxPassageLength; line = line.next()) {
        passage.text += u'\n';
        if (beginsPassage(line.text()))
            break;
        passage.text += line.text();
    }
    passage.text.truncate(maxPassageLength);
    return passage;
}

const QList<qsizetype> &TokenMarks::tokenEnds(const QString &passage)
{
    if (const QList<qsizetype> *known = m_cache.object(passage))
        return *known;
    auto *found = new QList<qsizetype>(m_splitter->ends(passage));
    m_cache.insert(passage, found, static_cast<int>(passage.size()) + 1); // smaller than the cache, so it is always inserted
    return *found;
}

QList<TokenSpan> TokenMarks::spansIn(const QTextBlock &line)
{
    QList<TokenSpan> spans;
    if (!m_splitter)
        return spans;
    const Passage passage = passageOf(line);
    const qsizetype offset = line.position() - passage.start;
    const qsizetype size = line.length() - 1;
    qsizetype start = 0;
    bool isOdd = false;
    for (const qsizetype end : tokenEnds(passage.text)) {
        if (end == start) // a character can contain several tokens; only the last is visible
            continue;
        const qsizetype from = std::max<qsizetype>(start - offset, 0);
        const qsizetype to = std::min(end - offset, size);
        if (from < to)
            spans += TokenSpan{static_cast<int>(from), static_cast<int>(to), isOdd};
        if (end - offset >= size)
            break;
        start = end;
        isOdd = !isOdd;
    }
    return spans;
}

void TokenMarks::paint(QPainter &painter, const QRect &dirty)
{
    if (!m_splitter)
        return;
    m_tints = TokenColors::of(m_editor->palette());
    const QList<TextEditor::LineBox> lines = m_editor->visibleLines(dirty);
    for (const TextEditor::LineBox &line : lines)
        paintLine(painter, m_editor->document()->findBlockByNumber(line.line), line.box.topLeft(), dirty);
}

void TokenMarks::paintLine(QPainter &painter, const QTextBlock &line, const QPointF &origin, const QRect &dirty)
{
    const QList<TokenSpan> spans = spansIn(line);
    const QTextLayout *layout = line.layout();
    for (int i = 0; i < layout->lineCount(); ++i) {
        const QTextLine row = layout->lineAt(i);
        const QRectF box = row.rect().translated(origin);
        if (box.bottom() < dirty.top() || box.top() > dirty.bottom())
            continue;
        const auto first = std::lower_bound(spans.begin(), spans.end(), row.textStart(),
            [](const TokenSpan &span, int start) { return span.end <= start; });
        const int end = row.textStart() + row.textLength();
        qreal x = first == spans.end() ? 0 : row.cursorToX(std::max(first->start, row.textStart()));
        for (auto span = first; span != spans.end() && span->start < end; ++span) {
            const qreal next = row.cursorToX(std::min(span->end, end));
            paintPart(painter, row, *span, {origin.x() + x, origin.x() + next, origin.y() + row.y()});
            x = next;
        }
    }
}

void TokenMarks::paintPart(
    QPainter &painter, const QTextLine &line, const TokenSpan &token, const TokenBounds &at) const
{
    const int rowEnd = line.textStart() + line.textLength();
    const QRectF place(std::min(at.from, at.to), at.top, std::abs(at.to - at.from), line.height());
    if (!m_tints.usesBars) {
        painter.setCompositionMode(isDark(m_editor->palette()) ? QPainter::CompositionMode_Screen : QPainter::CompositionMode_Multiply);
        painter.fillRect(place, token.isOdd ? m_tints.oddColor : m_tints.evenColor);
        painter.setCompositionMode(QPainter::CompositionMode_SourceOver);
    } else if (token.isOdd) {
        painter.fillRect(QRectF(place.left(), place.bottom() - 2, place.width(), 2), m_tints.edge);
    }
    const double tick = place.height() * 0.4; // a full-height line would look like the character |
    if (token.end <= rowEnd)
        painter.fillRect(QRectF(std::round(at.to) - 1, place.bottom() - tick, 1, tick), m_tints.edge);
}

} // namespace outcrop
