// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/editor/folding.h"

#include <QTextDocument>

namespace outcrop {

namespace {

constexpr int maxForwardLines = 300;   ///< maximum number of lines counted from a line with known state
constexpr int maxLinesBack = 800; ///< maximum number of lines searched backward for fences

int headingLevel(const QString &line)
{
    int level = 0;
    while (level < line.size() && line.at(level) == u'#')
        level += 1;
    const bool isHeading = level >= 1 && level <= 6 && (level == line.size() || line.at(level).isSpace());
    return isHeading ? level : 0;
}

bool isFence(const QString &line)
{
    const QStringView text = QStringView(line).trimmed();
    return text.startsWith(QLatin1String("```")) || text.startsWith(QLatin1String("~~~"));
}

bool namesLanguage(const QString &fence)
{
    return QStringView(fence).trimmed().back().isLetterOrNumber();
}

bool isRule(const QString &line)
{
    return QStringView(line).trimmed() == QLatin1String("---");
}

bool opensFrontMatter(const QTextBlock &block)
{
    return block.blockNumber() == 0 && isRule(block.text());
}

bool isBlank(const QTextBlock &block)
{
    return QStringView(block.text()).trimmed().isEmpty();
}

int indentation(const QTextBlock &block)
{
    const QString line = block.text();
    int columns = 0;
    while (columns < line.size() && line.at(columns).isSpace())
        columns += 1;
    return columns;
}

QTextBlock nextNonBlankBlock(QTextBlock block)
{
    do
        block = block.next();
    while (block.isValid() && isBlank(block));
    return block;
}

bool closesFence(const QTextBlock &block, QChar mark)
{
    const QString line = block.text(); // QTextBlock::text() builds a new string on each call
    const QStringView text = QStringView(line).trimmed();
    return isFence(line) && text.front() == mark && text.count(mark) == text.size();
}

QTextBlock fenceEnd(const QTextBlock &start)
{
    const QChar mark = QStringView(start.text()).trimmed().front();
    QTextBlock block = start.next();
    while (block.isValid() && !closesFence(block, mark) && block.next().isValid())
        block = block.next();
    return block;
}

QTextBlock frontMatterEnd(QTextBlock block)
{
    for (block = block.next(); block.isValid(); block = block.next()) {
        if (isRule(block.text()))
            return block;
    }
    return {};
}

QTextBlock headingEnd(const QTextBlock &start)
{
    const int level = headingLevel(start.text());
    QTextBlock lastBlock = start;
    bool isFenced = false;
    for (QTextBlock block = start.next(); block.isValid(); block = block.next()) {
        const QString line = block.text();
        isFenced = isFenced != isFence(line);
        const int other = isFenced ? 0 : headingLevel(line);
        if (other > 0 && other <= level)
            break;
        if (!isBlank(block))
            lastBlock = block;
    }
    return lastBlock;
}

QTextBlock indentedEnd(const QTextBlock &start)
{
    const int least = indentation(start);
    QTextBlock lastBlock = start;
    for (QTextBlock block = nextNonBlankBlock(start); block.isValid() && indentation(block) > least;
         block = nextNonBlankBlock(block))
        lastBlock = block;
    return lastBlock;
}

bool setShown(QTextBlock block, const QTextBlock &lastBlock, bool isShown)
{
    bool hasChanged = false;
    for (; block.isValid(); block = block.next()) {
        hasChanged = hasChanged || block.isVisible() != isShown;
        block.setVisible(isShown);
        block.setLineCount(isShown ? std::max(1, block.layout()->lineCount()) : 0);
        if (block == lastBlock)
            break;
    }
    return hasChanged;
}

} // namespace

Folding::Style Folding::styleOf(const QString &fileName)
{
    const QString ending = fileName.section(u'.', -1).toLower();
    if (ending == QLatin1String("md") || fileName.startsWith(QLatin1String("untitled:")))
        return Style::Markdown;
    return Style::Indentation;
}

/// Counts the fences above the block, back to the nearest fence with a language, which always opens a code block. Stops at the maximum distance. Counts from
/// the cached line instead if it is less than `maxForwardLines` above.
bool Folding::isInFence(const QTextBlock &block) const
{
    const int blockDistance = m_cachedBlock.isValid() ? block.blockNumber() - m_cachedBlock.blockNumber() : -1;
    if (blockDistance >= 0 && blockDistance < maxForwardLines) {
        bool isInside = m_isCachedInFence;
        for (QTextBlock above = m_cachedBlock; above != block; above = above.next())
            isInside = isInside != isFence(above.text());
        return isInside;
    }
    bool isFenced = false;
    int left = maxLinesBack;
    for (QTextBlock above = block.previous(); above.isValid() && left > 0; above = above.previous(), --left) {
        const QString line = above.text();
        if (!isFence(line))
            continue;
        isFenced = !isFenced;
        if (namesLanguage(line))
            break;
    }
    m_cachedBlock = block;
    m_isCachedInFence = isFenced;
    return isFenced;
}

bool Folding::isInCode(const QTextBlock &block) const
{
    return m_style == Style::Markdown && (isFence(block.text()) || isInFence(block));
}

bool Folding::mayBeFence(const QString &line)
{
    return line.contains(u'`') || line.contains(u'~');
}

bool Folding::isFoldable(const QTextBlock &block) const
{
    const QTextBlock below = nextNonBlankBlock(block);
    if (m_style == Style::None || !below.isValid() || isBlank(block))
        return false;
    if (m_style == Style::Indentation)
        return indentation(below) > indentation(block);
    if (opensFrontMatter(block))
        return frontMatterEnd(block).isValid();
    const int level = headingLevel(block.text());
    if (level == 0 && !isFence(block.text()))
        return false;
    if (isInFence(block))
        return false;
    const int other = level > 0 ? headingLevel(below.text()) : 0;
    return other == 0 || other > level;
}

bool Folding::isFolded(const QTextBlock &block)
{
    return block.isVisible() && block.next().isValid() && !block.next().isVisible();
}

QTextBlock Folding::endOf(const QTextBlock &block) const
{
    if (!isFoldable(block))
        return {};
    if (m_style == Style::Indentation)
        return indentedEnd(block);
    if (opensFrontMatter(block))
        return frontMatterEnd(block);
    return isFence(block.text()) ? fenceEnd(block) : headingEnd(block);
}

QTextBlock Folding::enclosingStart(const QTextBlock &block) const
{
    for (QTextBlock above = block; above.isValid(); above = above.previous()) {
        if (isFoldable(above) && (above == block || endOf(above).blockNumber() >= block.blockNumber()))
            return above;
    }
    return {};
}

bool Folding::fold(const QTextBlock &block) const
{
    const QTextBlock end = endOf(block);
    return end.isValid() && end != block && setShown(block.next(), end, false);
}

bool Folding::unfold(const QTextBlock &block)
{
    QTextBlock lastBlock = block.next();
    if (!lastBlock.isValid() || lastBlock.isVisible())
        return false;
    while (lastBlock.next().isValid() && !lastBlock.next().isVisible())
        lastBlock = lastBlock.next();
    return setShown(block.next(), lastBlock, true);
}

bool Folding::foldAll(const QTextDocument *document) const
{
    bool hasChanged = false;
    for (QTextBlock block = document->begin(); block.isValid(); block = block.next()) {
        if (!block.isVisible() || !isFoldable(block))
            continue;
        hasChanged = fold(block) || hasChanged;
    }
    return hasChanged;
}

bool Folding::unfoldAll(const QTextDocument *document)
{
    return setShown(document->begin(), document->lastBlock(), true);
}

} // namespace outcrop
