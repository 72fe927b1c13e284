// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/editor/findbar.h"

#include "core/base/explainerror.h"
#include "gui/editor/texteditor.h"
#include "gui/look/icons.h"
#include "gui/widgets/textcolor.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QTextBlock>
#include <QToolButton>

#include <algorithm>

namespace outcrop {

namespace {

constexpr int countDelay = 120;       ///< milliseconds after the last keystroke before all matches are counted
constexpr qsizetype maxMarkedMatches = 2000; ///< maximum number of marked visible matches

} // namespace

FindBar::FindBar(QWidget *parent)
    : QFrame(parent)
    , m_findLine(new QLineEdit(this))
    , m_replaceLine(new QLineEdit(this))
    , m_status(new QLabel(this))
    , m_replaceRow(new QWidget(this))
    , m_caseButton(makeToggle(QStringLiteral("Aa"), tr("Match case"), tr("Distinguish uppercase and lowercase (Alt+C)")))
    , m_wordsButton(makeToggle(QStringLiteral("W"), tr("Whole words"), tr("Find whole words only (Alt+W)")))
    , m_regexButton(
          makeToggle(QStringLiteral(".*"), tr("Regular expression"), tr("Use a regular expression (Alt+X)")))
    , m_inSelectionButton(makeToggle(QStringLiteral("[ ]"), tr("In selection"), tr("Search only the selection (Alt+S)")))
    , m_countTask(this)
    , m_replaceTask(this)
{
    setObjectName(QStringLiteral("findBar"));
    m_findLine->setObjectName(QStringLiteral("findText"));
    m_replaceLine->setObjectName(QStringLiteral("replaceText"));
    m_status->setObjectName(QStringLiteral("findState"));
    m_findLine->setPlaceholderText(tr("Find"));
    m_findLine->setAccessibleName(tr("Text to find"));
    m_findLine->setClearButtonEnabled(true);
    m_replaceLine->setPlaceholderText(tr("Replace with"));
    m_replaceLine->setAccessibleName(tr("Replacement text"));
    m_caseButton->setShortcut(QKeySequence(Qt::ALT | Qt::Key_C));
    m_wordsButton->setShortcut(QKeySequence(Qt::ALT | Qt::Key_W));
    m_regexButton->setShortcut(QKeySequence(Qt::ALT | Qt::Key_X));
    m_inSelectionButton->setShortcut(QKeySequence(Qt::ALT | Qt::Key_S));
    layOut();
    m_countTimer.setSingleShot(true);
    m_countTimer.setInterval(countDelay);
    connect(&m_countTimer, &QTimer::timeout, this, &FindBar::count);
    connect(m_findLine, &QLineEdit::textChanged, this, &FindBar::searchFromCursor);
    for (QToolButton *toggle : {m_caseButton, m_wordsButton, m_regexButton})
        connect(toggle, &QToolButton::toggled, this, &FindBar::searchFromCursor);
    connect(m_inSelectionButton, &QToolButton::toggled, this, [this](bool on) {
        m_scope = on && m_editor ? std::optional(m_editor->selection()) : std::nullopt;
        scheduleCount();
        refreshMarks();
    });
    QWidget::hide();
}

void FindBar::layOut()
{
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(8, 4, 8, 4);
    grid->setHorizontalSpacing(4);
    grid->addWidget(m_findLine, 0, 0);
    auto *tools = new QHBoxLayout;
    for (QToolButton *toggle : {m_caseButton, m_wordsButton, m_regexButton, m_inSelectionButton})
        tools->addWidget(toggle);
    auto *previous = makeButton(QStringLiteral("↑"), tr("Previous match"), tr("Go to the previous match (Shift+F3)"));
    auto *next = makeButton(QStringLiteral("↓"), tr("Next match"), tr("Go to the next match (F3)"));
    auto *close = makeButton(QString(), tr("Close the find bar"), tr("Close (Escape)"));
    close->setIcon(lineIcon(QStringLiteral("close")));
    close->setIconSize(QSize(10, 10));
    tools->addWidget(previous);
    tools->addWidget(next);
    tools->addWidget(m_status, 1);
    tools->addWidget(close);
    grid->addLayout(tools, 0, 1);
    auto *row = new QHBoxLayout(m_replaceRow);
    row->setContentsMargins(0, 0, 0, 0);
    auto *one =
        makeButton(tr("Replace"), tr("Replace this match"), tr("Replace this match and go to the next (Enter)"));
    auto *all = makeButton(tr("Replace all"), tr("Replace all matches"), tr("Replace all matches in one undo step"));
    row->addWidget(one);
    row->addWidget(all);
    row->addStretch(1);
    grid->addWidget(m_replaceLine, 1, 0);
    grid->addWidget(m_replaceRow, 1, 1);
    grid->setColumnStretch(0, 2);
    grid->setColumnStretch(1, 3);
    connect(previous, &QToolButton::clicked, this, &FindBar::findPrevious);
    connect(next, &QToolButton::clicked, this, &FindBar::findNext);
    connect(one, &QToolButton::clicked, this, &FindBar::replaceCurrentMatch);
    connect(all, &QToolButton::clicked, this, &FindBar::replaceAll);
    connect(close, &QToolButton::clicked, this, &QWidget::hide);
    setTabOrder(m_findLine, m_replaceLine);
}

QToolButton *FindBar::makeButton(const QString &text, const QString &name, const QString &tip)
{
    auto *button = new QToolButton(this);
    button->setText(text);
    button->setAccessibleName(name);
    button->setToolTip(tip);
    button->setAutoRaise(true);
    return button;
}

QToolButton *FindBar::makeToggle(const QString &text, const QString &name, const QString &tip)
{
    QToolButton *button = makeButton(text, name, tip);
    button->setCheckable(true);
    return button;
}

void FindBar::setEditor(TextEditor *editor)
{
    if (m_editor == editor)
        return;
    if (m_editor)
        m_editor->disconnect(this);
    m_editor = editor;
    m_scope.reset();
    if (editor)
        connect(editor, &TextEditor::textChangeApplied, this, &FindBar::updateMatches);
    if (isVisible())
        scheduleCount();
}

void FindBar::openFind()
{
    open(false);
}

void FindBar::openReplace()
{
    open(m_editor && m_editor->canEdit());
}

void FindBar::open(bool isReplacing)
{
    m_replaceLine->setVisible(isReplacing);
    m_replaceRow->setVisible(isReplacing);
    setPatternFromSelection();
    QWidget::show();
    m_findLine->setFocus(Qt::ShortcutFocusReason);
    m_findLine->selectAll();
    parsePattern();
    scheduleCount();
    refreshMarks();
}

/// Uses a selection within a line as the search text. Limits the search to a selection of several lines.
void FindBar::setPatternFromSelection()
{
    if (!m_editor || m_editor->selection().isEmpty())
        return;
    const QString selectedText = m_editor->textCursor().selectedText();
    if (selectedText.contains(QChar::ParagraphSeparator)) {
        m_inSelectionButton->setChecked(false);
        m_inSelectionButton->setChecked(true);
        return;
    }
    const QSignalBlocker still(m_findLine);
    m_findLine->setText(m_regexButton->isChecked() ? QRegularExpression::escape(selectedText) : selectedText);
}

void FindBar::parsePattern()
{
    m_search.reset();
    m_isCounted = false;
    m_matches.clear();
    if (m_findLine->text().isEmpty())
        return showProblem({});
    Result<TextSearch> parsed =
        TextSearch::parse(m_findLine->text(), {m_regexButton->isChecked(), m_caseButton->isChecked(), m_wordsButton->isChecked()});
    if (!parsed)
        return showProblem(explainError(parsed.error()));
    m_search = std::move(*parsed);
    showProblem({});
}

void FindBar::searchFromCursor()
{
    parsePattern();
    if (m_editor && m_search) {
        const qsizetype from = m_editor->selection().start();
        if (const auto found = m_search->next(m_editor->session()->text(), from); found && isInScope(*found))
            showMatch(*found);
    }
    scheduleCount();
    refreshMarks();
}

void FindBar::findInDirection(bool isForward)
{
    if (!m_search)
        parsePattern();
    if (!m_editor || !m_editor->session() || !m_search)
        return;
    if (const auto found = nextInScope(isForward))
        showMatch(*found);
    else
        showProblem(tr("No matches"));
}

std::optional<Range> FindBar::nextInScope(bool isForward) const
{
    const QString &text = m_editor->session()->text();
    const SelectionSpan at = m_editor->selection();
    std::optional<Range> found = isForward ? m_search->next(text, at.end()) : m_search->previous(text, at.start());
    if (!found || !m_scope || isInScope(*found))
        return found;
    found = isForward ? m_search->next(text, m_scope->start(), false) : m_search->previous(text, m_scope->end(), false);
    return found && isInScope(*found) ? found : std::nullopt;
}

bool FindBar::isInScope(const Range &range) const
{
    return !m_scope || (range.start.offset >= m_scope->start() && range.end.offset <= m_scope->end());
}

void FindBar::showMatch(const Range &range)
{
    m_editor->select(range);
    showCount();
}

void FindBar::count()
{
    if (!m_editor || !m_editor->session() || !m_search || !isVisible())
        return;
    m_countTask.run([search = *m_search, text = m_editor->session()->text()] { return search.find(text); },
        [this](const DocumentMatches &found) {
            m_matches.clear();
            for (const SearchMatch &match : found.matches) {
                if (isInScope(match.range))
                    m_matches += match.range;
            }
            m_isCounted = true;
            if (found.problem.isEmpty())
                showCount();
            else
                showProblem(found.problem);
        });
}

void FindBar::showCount()
{
    if (!m_isCounted || !m_editor)
        return;
    const qsizetype at = m_editor->selection().start();
    const auto current =
        std::find_if(m_matches.begin(), m_matches.end(), [&](const Range &match) { return match.start.offset == at; });
    if (m_matches.isEmpty())
        showProblem(tr("No matches"));
    else if (current != m_matches.end() && !m_editor->selection().isEmpty())
        //: Status of the search; %1 is the number of the selected match, %2 the number of matches
        m_status->setText(tr("%1 of %2").arg(current - m_matches.begin() + 1).arg(m_matches.size()));
    else
        m_status->setText(tr("%n match(es)", nullptr, static_cast<int>(m_matches.size())));
}

/// Shows a problem beside the search field. An empty string hides the message.
void FindBar::showProblem(const QString &problem)
{
    m_status->setText(problem);
    m_status->setToolTip(problem);
    TextColor::set(*m_status, problem.isEmpty() ? ColorRole::Text : ColorRole::Error);
}

QList<QTextEdit::ExtraSelection> FindBar::marks(const TextEditor *editor, int from, int to) const
{
    QList<QTextEdit::ExtraSelection> marks;
    if (!isVisible() || !m_search || !editor->session())
        return marks;
    const qsizetype start = editor->offsetAt(from);
    const qsizetype end = editor->offsetAt(to);
    const DocumentMatches seen =
        m_search->find(QStringView(editor->session()->text()).mid(start, end - start), maxMarkedMatches);
    const QPalette palette = editor->palette(); // the editor gets the colors of a new theme before the bar
    QColor back = color(ColorRole::Warning, palette);
    back.setAlpha(isDark(palette) ? 90 : 60);
    for (const SearchMatch &match : seen.matches) {
        Range range = match.range;
        range.start.offset += start;
        range.end.offset += start;
        if (!isInScope(range))
            continue;
        QTextEdit::ExtraSelection mark;
        mark.cursor = QTextCursor(editor->document());
        mark.cursor.setPosition(static_cast<int>(editor->toShownOffset(range.start.offset)));
        mark.cursor.setPosition(static_cast<int>(editor->toShownOffset(range.end.offset)), QTextCursor::KeepAnchor);
        mark.format.setBackground(back);
        marks += mark;
    }
    return marks;
}

void FindBar::refreshMarks()
{
    if (m_editor)
        m_editor->updateSelections();
}

void FindBar::updateMatches(const TextChanges &changes)
{
    if (m_scope) {
        m_scope->anchor = mapOffset(changes, m_scope->anchor, Gravity::Before);
        m_scope->position = mapOffset(changes, m_scope->position);
    }
    m_isCounted = false;
    m_matches.clear();
    if (isVisible())
        scheduleCount();
}

QString FindBar::replacementText() const
{
    return m_replaceLine->text();
}

void FindBar::replaceCurrentMatch()
{
    if (!m_editor || !m_editor->canEdit() || !m_search)
        return;
    const SelectionSpan at = m_editor->selection();
    const QString with = replacementText();
    if (const Status usableStatus = m_search->checkReplacement(with); !usableStatus)
        return showProblem(explainError(usableStatus.error()));
    const DocumentMatches all = m_search->find(m_editor->session()->text(), 100'000, &with);
    const auto current = std::find_if(all.matches.begin(), all.matches.end(), [&](const SearchMatch &match) {
        return match.range.start.offset == at.start() && match.range.end.offset == at.end();
    });
    if (current == all.matches.end())
        return findNext();
    const QString was = m_editor->session()->text().mid(at.start(), at.end() - at.start());
    const qsizetype after = at.start() + current->replacement.size();
    m_editor->change({{{at.start(), was, current->replacement}}, {after, after}}, tr("Replace"));
    findNext();
}

void FindBar::replaceAll()
{
    if (!m_editor || !m_editor->canEdit() || !m_search)
        return;
    const QString with = replacementText();
    if (const Status usableStatus = m_search->checkReplacement(with); !usableStatus)
        return showProblem(explainError(usableStatus.error()));
    QPointer<EditSession> session = m_editor->session();
    const quint64 revision = session->revision();
    m_replaceTask.run([search = *m_search, text = session->text(), with] { return search.find(text, 1'000'000, &with); },
        [this, session, revision](const DocumentMatches &found) {
            if (!session || session->revision() != revision)
                return showProblem(
                    tr("No matches were replaced because the text changed during the search. Try again."));
            QList<TextEdit> edits;
            for (const SearchMatch &match : found.matches) {
                if (isInScope(match.range))
                    edits += TextEdit{match.range, match.replacement};
            }
            session->edit(edits, tr("Replace all"));
            m_status->setText(tr("%n match(es) replaced", nullptr, static_cast<int>(edits.size())));
        });
}

void FindBar::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        return hide();
    if (event->key() != Qt::Key_Return && event->key() != Qt::Key_Enter)
        return QFrame::keyPressEvent(event);
    if (m_replaceLine->hasFocus())
        replaceCurrentMatch();
    else
        findInDirection(!(event->modifiers() & Qt::ShiftModifier));
}

void FindBar::hideEvent(QHideEvent *event)
{
    QFrame::hideEvent(event);
    m_inSelectionButton->setChecked(false);
    refreshMarks();
    if (m_editor && isAncestorOf(window()->focusWidget()))
        m_editor->setFocus(Qt::OtherFocusReason);
    Q_EMIT closed();
}

} // namespace outcrop
