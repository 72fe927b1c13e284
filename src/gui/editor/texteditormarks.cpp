// SPDX-License-Identifier: GPL-3.0-or-later
// What a TextEditor lays over its text and beside it: brackets, folds, findings and their fixes.
#include "gui/editor/brackets.h"
#include "gui/editor/texteditor.h"
#include "gui/look/theme.h"

#include <QMenu>
#include <QPainter>
#include <QTextBlock>
#include <QToolTip>

namespace outcrop {

void TextEditor::jumpToBracket()
{
    const BracketPair pair = bracketsAt(document(), textCursor().position());
    if (pair.isMatched())
        goTo(offsetAt(pair.other));
}

QList<QTextEdit::ExtraSelection> TextEditor::decorations() const
{
    QList<QTextEdit::ExtraSelection> all = CodeView::decorations();
    const auto [from, to] = visibleSpan();
    for (const Overlay &overlay : m_overlays)
        all += overlay(from, to);
    all += bracketMarks();
    for (const QTextCursor &caret : m_carets) {
        if (!caret.hasSelection())
            continue;
        QTextEdit::ExtraSelection selected;
        selected.cursor = caret;
        selected.format.setBackground(palette().brush(QPalette::Highlight));
        selected.format.setForeground(palette().brush(QPalette::HighlightedText));
        all += selected;
    }
    return all;
}

void TextEditor::paintOver(const QRect &dirty)
{
    if (m_paintings.isEmpty())
        return;
    QPainter painter(viewport());
    for (const Painting &painting : std::as_const(m_paintings))
        painting(painter, dirty);
}

QList<QTextEdit::ExtraSelection> TextEditor::bracketMarks() const
{
    const BracketPair pair = bracketsAt(document(), textCursor().position());
    QList<QTextEdit::ExtraSelection> marks;
    for (const int at : {pair.here, pair.other}) {
        if (at < 0)
            continue;
        QTextEdit::ExtraSelection mark;
        mark.cursor = QTextCursor(document());
        mark.cursor.setPosition(at);
        mark.cursor.setPosition(at + 1, QTextCursor::KeepAnchor);
        mark.format.setFontWeight(QFont::Bold);
        mark.format.setForeground(color(pair.isMatched() ? Ink::Accent : Ink::Error, palette()));
        mark.format.setUnderlineStyle(QTextCharFormat::SingleUnderline);
        marks += mark;
    }
    return marks;
}

void TextEditor::setFolding(const Folding &folding)
{
    m_folding = folding;
    placeGutter();
}

CodeView::FoldMark TextEditor::foldMark(const QTextBlock &block) const
{
    if (Folding::isFolded(block))
        return FoldMark::Folded;
    return m_folding.isFoldable(block) ? FoldMark::Open : FoldMark::None;
}

void TextEditor::fold()
{
    const QTextBlock start = m_folding.startAround(textCursor().block());
    if (!start.isValid() || !m_folding.fold(start))
        return;
    QTextCursor cursor(start);
    cursor.movePosition(QTextCursor::EndOfBlock);
    setTextCursor(cursor);
    foldsChanged();
}

void TextEditor::unfold()
{
    if (Folding::unfold(textCursor().block()))
        foldsChanged();
}

void TextEditor::foldAll()
{
    if (!m_folding.foldAll(document()))
        return;
    QTextBlock shown = textCursor().block();
    while (!shown.isVisible() && shown.previous().isValid())
        shown = shown.previous();
    setTextCursor(QTextCursor(shown));
    foldsChanged();
}

void TextEditor::unfoldAll()
{
    if (Folding::unfoldAll(document()))
        foldsChanged();
}

/// A folded place opens when the cursor goes there.
void TextEditor::showCursorLine()
{
    QTextBlock block = textCursor().block();
    if (block.isVisible())
        return;
    while (!block.isVisible() && block.previous().isValid())
        block = block.previous();
    if (Folding::unfold(block))
        foldsChanged();
}

QList<Fix> TextEditor::fixesAt(const QTextBlock &block) const
{
    QList<Fix> fixes;
    if (findings().isEmpty() || !canEdit())
        return fixes;
    const qsizetype start = offsetAt(block.position());
    const qsizetype end = offsetAt(block.position() + block.length() - 1);
    for (const Diagnostic &finding : findings()) {
        const Range &range = finding.location.range;
        if (finding.fix && range.start.offset <= end && std::max(range.end.offset, range.start.offset) >= start)
            fixes += *finding.fix;
    }
    return fixes;
}

bool TextEditor::hasFix(const QTextBlock &block) const
{
    return !fixesAt(block).isEmpty();
}

void TextEditor::applyFix(const Fix &fix)
{
    if (!canEdit())
        return refuse();
    m_session->edit(fix.edits, fix.title);
}

void TextEditor::offerFixes()
{
    const QList<Fix> fixes = fixesHere();
    const QPoint below = viewport()->mapToGlobal(cursorRect().bottomLeft());
    if (fixes.isEmpty())
        return QToolTip::showText(below, tr("Nothing here that can be mended at one click"), this);
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const Fix &fix : fixes)
        menu->addAction(fix.title, this, [this, fix] { applyFix(fix); });
    menu->setActiveAction(menu->actions().constFirst());
    menu->popup(below);
}

void TextEditor::gutterPressed(const QTextBlock &block, bool atLamp)
{
    if (atLamp && hasFix(block)) {
        setTextCursor(QTextCursor(block));
        return offerFixes();
    }
    const bool changed = Folding::isFolded(block) ? Folding::unfold(block) : m_folding.fold(block);
    if (!changed)
        return;
    if (!textCursor().block().isVisible())
        setTextCursor(QTextCursor(block));
    foldsChanged();
}

void TextEditor::goToFinding(bool forward)
{
    QList<qsizetype> places;
    for (const Diagnostic &finding : findings()) {
        if (finding.location.range.start.line > 0)
            places += finding.location.range.start.offset;
    }
    if (places.isEmpty())
        return;
    std::sort(places.begin(), places.end());
    const qsizetype here = cursorOffset();
    const auto behind = std::upper_bound(places.begin(), places.end(), here);
    const auto before = std::lower_bound(places.begin(), places.end(), here);
    if (forward)
        goTo(behind == places.end() ? places.constFirst() : *behind);
    else
        goTo(before == places.begin() ? places.constLast() : *std::prev(before));
    const QString tip = tipAt(cursorRect().center());
    QToolTip::showText(viewport()->mapToGlobal(cursorRect().bottomLeft()), tip, this);
}

} // namespace outcrop
