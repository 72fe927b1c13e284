// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/editor/brackets.h"

#include "gui/look/theme.h"

#include <QTextBlock>
#include <QTextDocument>

namespace outcrop {

namespace {

constexpr int maxBracketDistance = 20'000; ///< maximum distance of the matching bracket, in characters
const QString opening = QStringLiteral("([{");
const QString closing = QStringLiteral(")]}");

/// Returns the position of the matching bracket of `mark`, or -1. Searches forward if `open` is set, else backward.
int matchingBracket(const QTextBlock &start, int column, QChar mark, QChar wantedCharacter, bool isOpening)
{
    const int step = isOpening ? 1 : -1;
    int depth = 0;
    int left = maxBracketDistance;
    for (QTextBlock block = start; block.isValid(); block = isOpening ? block.next() : block.previous()) {
        const QString text = block.text();
        const int size = static_cast<int>(text.size());
        int at = block == start ? column : isOpening ? 0 : size - 1;
        for (; at >= 0 && at < size; at += step) {
            if (text.at(at) == mark)
                depth += 1;
            else if (text.at(at) == wantedCharacter && --depth == 0)
                return block.position() + at;
            if (--left == 0)
                return -1;
        }
    }
    return -1;
}

} // namespace

BracketPair bracketsAt(const QTextDocument *document, int position)
{
    const QTextBlock block = document->findBlock(position);
    const QString text = block.text();
    const int column = position - block.position();
    for (const int at : {column - 1, column}) {
        if (at < 0 || at >= text.size())
            continue;
        const QChar mark = text.at(at);
        const qsizetype opened = opening.indexOf(mark);
        const qsizetype closingIndex = closing.indexOf(mark);
        if (opened < 0 && closingIndex < 0)
            continue;
        const QChar wantedCharacter = opened >= 0 ? closing.at(opened) : opening.at(closingIndex);
        const int other = matchingBracket(block, at, mark, wantedCharacter, opened >= 0);
        return other < 0 ? BracketPair() : BracketPair{block.position() + at, other};
    }
    return {};
}

QList<QTextEdit::ExtraSelection> bracketMarks(QTextDocument *document, int position, const QPalette &palette)
{
    const BracketPair pair = bracketsAt(document, position);
    QList<QTextEdit::ExtraSelection> marks;
    for (const int at : {pair.bracket, pair.other}) {
        if (at < 0)
            continue;
        QTextEdit::ExtraSelection mark;
        mark.cursor = QTextCursor(document);
        mark.cursor.setPosition(at);
        mark.cursor.setPosition(at + 1, QTextCursor::KeepAnchor);
        mark.format.setFontWeight(QFont::Bold);
        mark.format.setForeground(color(pair.isMatched() ? ColorRole::Accent : ColorRole::Error, palette));
        mark.format.setUnderlineStyle(QTextCharFormat::SingleUnderline);
        marks += mark;
    }
    return marks;
}

} // namespace outcrop
