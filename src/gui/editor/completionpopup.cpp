// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/editor/completionpopup.h"

#include "gui/editor/texteditor.h"

#include <QEvent>
#include <QKeyEvent>
#include <QScreen>
#include <QScrollBar>
#include <QTextBlock>
#include <QTimer>

namespace outcrop {

namespace {

constexpr int maxPopupRows = 10;
constexpr int maxFrontMatterLength = 400;
constexpr int gap = 2; ///< pixels between the list and the line of the cursor

} // namespace

CompletionPopup::CompletionPopup(TextEditor *editor) : QListWidget(editor), m_editor(editor)
{
    setObjectName(QStringLiteral("completion"));
    setAccessibleName(tr("Completions"));
    setWindowFlags(Qt::ToolTip);
    setFocusPolicy(Qt::NoFocus);
    setUniformItemSizes(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    editor->addKeyFilter([this](QKeyEvent *event) { return filterKey(event); });
    editor->installEventFilter(this);
    connect(this, &QListWidget::itemClicked, this, &CompletionPopup::insertCurrentCandidate);
    connect(editor->verticalScrollBar(), &QScrollBar::valueChanged, this, &QWidget::hide);
    connect(editor, &TextEditor::cursorOffsetChanged, this, &CompletionPopup::handleTyping);
    hide();
}

void CompletionPopup::open()
{
    refresh(true);
}

/// Closes the list when the editor loses the focus, because this kind of window stays in front of all other windows.
bool CompletionPopup::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_editor && (event->type() == QEvent::FocusOut || event->type() == QEvent::Hide))
        hide();
    else if (isVisible() && (event->type() == QEvent::Move || event->type() == QEvent::Resize))
        QMetaObject::invokeMethod(this, &CompletionPopup::moveToCursor, Qt::QueuedConnection); // queued, so that the editor has its new layout
    return QListWidget::eventFilter(watched, event);
}

void CompletionPopup::showEvent(QShowEvent *event)
{
    watchAncestors();
    QListWidget::showEvent(event);
}

void CompletionPopup::hideEvent(QHideEvent *event)
{
    for (const QPointer<QWidget> &widget : std::as_const(m_watchedWidgets)) {
        if (widget)
            widget->removeEventFilter(this);
    }
    m_watchedWidgets.clear();
    QListWidget::hideEvent(event);
}

/// Watches the widgets that can move the cursor on the screen: the viewport and all widgets around the editor.
void CompletionPopup::watchAncestors()
{
    m_watchedWidgets = {m_editor->viewport()};
    for (QWidget *widget = m_editor; !widget->isWindow() && widget->parentWidget(); widget = widget->parentWidget())
        m_watchedWidgets += widget->parentWidget();
    for (const QPointer<QWidget> &widget : std::as_const(m_watchedWidgets))
        widget->installEventFilter(this);
}

/// Moves the list below the line of the cursor, or above it if it does not fit on the screen.
void CompletionPopup::moveToCursor()
{
    const QRect cursor = m_editor->cursorRect();
    const QPoint below = m_editor->viewport()->mapToGlobal(cursor.bottomLeft()) + QPoint(0, gap);
    const QPoint above = m_editor->viewport()->mapToGlobal(cursor.topLeft()) - QPoint(0, gap + height());
    const QRect screen = m_editor->screen()->availableGeometry();
    const bool isBelow = below.y() + height() <= screen.bottom() || above.y() < screen.top();
    move(isBelow ? below : above);
}

/// Handles the keys of the open list, and Ctrl+Space. Returns whether the key was handled.
bool CompletionPopup::filterKey(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Space && event->modifiers() == Qt::ControlModifier)
        return open(), true;
    if (!isVisible())
        return false;
    switch (event->key()) {
    case Qt::Key_Down:
    case Qt::Key_Up: {
        const int step = event->key() == Qt::Key_Down ? 1 : count() - 1;
        setCurrentRow((currentRow() + step) % count());
        return true;
    }
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Tab:
        return insertCurrentCandidate(), true;
    case Qt::Key_Escape:
        return hide(), true;
    default:
        return false;
    }
}

void CompletionPopup::handleTyping()
{
    if (!m_editor->hasFocus() || !m_editor->canEdit())
        return hide();
    if (isVisible() || isInFrontMatter())
        refresh(false);
}

bool CompletionPopup::isInFrontMatter() const
{
    const QTextBlock first = m_editor->document()->begin();
    const int line = m_editor->textCursor().blockNumber();
    if (first.text().trimmed() != QLatin1String("---") || line == 0 || line > maxFrontMatterLength)
        return false;
    for (QTextBlock block = first.next(); block.isValid() && block.blockNumber() < line; block = block.next()) {
        if (block.text().trimmed() == QLatin1String("---"))
            return false;
    }
    return true;
}

/// Updates the list. Opens the list without a request only after the first character of a word.
void CompletionPopup::refresh(bool isRequested)
{
    if (!m_source || !m_editor->canEdit() || m_editor->caretCount() > 1)
        return hide();
    m_completions = m_source(*m_editor->session(), m_editor->cursorOffset());
    const QList<Candidate> fittingCandidates = m_completions.matchingCandidates();
    const bool isComplete = fittingCandidates.size() == 1 && fittingCandidates.constFirst().text.trimmed() == m_completions.typed;
    if (fittingCandidates.isEmpty() || isComplete || (!isRequested && !isVisible() && m_completions.typed.isEmpty()))
        return hide();
    showCandidates(fittingCandidates);
}

void CompletionPopup::showCandidates(const QList<Candidate> &candidates)
{
    m_shownCandidates = candidates;
    clear();
    for (const Candidate &candidate : candidates) {
        const QString label = candidate.label.isEmpty() ? candidate.text.trimmed() : candidate.label;
        auto *row = new QListWidgetItem(
            candidate.detail.isEmpty() ? label : label + QStringLiteral("   ") + candidate.detail, this);
        row->setToolTip(candidate.detail);
    }
    setCurrentRow(0);
    const int rows = std::min(count(), maxPopupRows);
    resize(std::clamp(sizeHintForColumn(0) + 30, 180, 560), rows * sizeHintForRow(0) + 2 * frameWidth());
    moveToCursor();
    show();
}

void CompletionPopup::insertCurrentCandidate()
{
    const int row = currentRow();
    hide();
    if (row < 0 || row >= m_shownCandidates.size())
        return;
    const QString text = m_shownCandidates.at(row).text;
    const qsizetype start = m_completions.start;
    const qsizetype end = std::min<qsizetype>(std::max(m_completions.end, start), m_editor->session()->text().size());
    const QString before = m_editor->session()->text().mid(start, end - start);
    const qsizetype after = start + text.size();
    m_editor->change({{{start, before, text}}, {after, after}}, tr("Complete"));
    hide();
}

} // namespace outcrop
