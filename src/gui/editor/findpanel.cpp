// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/editor/findpanel.h"

#include "core/base/explainerror.h"
#include "core/base/joinedtext.h"
#include "gui/look/isolatedtext.h"
#include "gui/widgets/panelarea.h"

#include <QAction>
#include <QDockWidget>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMainWindow>
#include <QPlainTextEdit>
#include <QTabBar>
#include <QToolButton>
#include <QTreeWidget>

#include <algorithm>

namespace outcrop {

namespace {

constexpr qsizetype maxShownMatches = 5'000;

/// Returns the line number and the matching line, followed by an arrow and the new line if there is a replacement.
QString lineText(const SearchMatch &match, bool isReplacement)
{
    const QString line = match.line.trimmed();
    if (!isReplacement)
        return labeledText(QString::number(match.range.start.line), line);
    QString after = match.line;
    after.replace(match.lineMatchStart, match.lineMatchLength, match.replacement);
    return labeledText(QString::number(match.range.start.line), beforeAfterText(line + u' ', u' ' + after.trimmed()));
}

bool hasMatches(const DocumentMatches &document)
{
    return !document.matches.isEmpty();
}

} // namespace

FindPanel::FindPanel(QWidget *parent)
    : QWidget(parent)
    , m_findLine(new QLineEdit(this))
    , m_replaceLine(new QLineEdit(this))
    , m_caseButton(makeToggle(QStringLiteral("Aa"), tr("Match case"), tr("Distinguish uppercase and lowercase")))
    , m_wordsButton(makeToggle(QStringLiteral("W"), tr("Whole words"), tr("Find whole words only")))
    , m_regexButton(makeToggle(QStringLiteral(".*"), tr("Regular expression"), tr("Use a regular expression")))
    , m_stopButton(makeToggle(tr("Stop"), tr("Stop the search"), tr("Stop the search")))
    , m_replaceAll(makeToggle(tr("Replace selected"), tr("Replace the selected matches"),
          tr("Replace the selected matches in one undo step")))
    , m_status(new QLabel(this))
    , m_tree(new QTreeWidget(this))
    , m_task(this)
{
    setObjectName(QStringLiteral("findPanel"));
    m_findLine->setPlaceholderText(tr("Find in all documents"));
    m_findLine->setAccessibleName(tr("Text to find in all documents"));
    m_findLine->setObjectName(QStringLiteral("workspaceFind"));
    m_replaceLine->setPlaceholderText(tr("Replace with"));
    m_replaceLine->setAccessibleName(tr("Replacement text for all documents"));
    m_replaceLine->setObjectName(QStringLiteral("workspaceReplace"));
    m_status->setObjectName(QStringLiteral("workspaceMatchCount"));
    m_tree->setObjectName(QStringLiteral("workspaceMatches"));
    m_tree->setAccessibleName(tr("Search results"));
    m_tree->setHeaderHidden(true);
    m_tree->setUniformRowHeights(true);
    m_stopButton->setCheckable(false);
    m_stopButton->setEnabled(false);
    m_replaceAll->setCheckable(false);
    m_replaceAll->setEnabled(false);
    layOut();
    connect(m_findLine, &QLineEdit::returnPressed, this, &FindPanel::search);
    connect(m_replaceLine, &QLineEdit::returnPressed, this, &FindPanel::search);
    connect(m_stopButton, &QToolButton::clicked, this, &FindPanel::stop);
    connect(m_replaceAll, &QToolButton::clicked, this, &FindPanel::replaceCheckedMatches);
    connect(m_tree, &QTreeWidget::itemActivated, this, [this](QTreeWidgetItem *item) { choose(item); });
    connect(m_tree, &QTreeWidget::itemClicked, this, [this](QTreeWidgetItem *item) { choose(item); });
    showHint();
}

void FindPanel::layOut()
{
    auto *row = new QHBoxLayout;
    row->setSpacing(4);
    row->addWidget(m_findLine, 3);
    for (QToolButton *toggle : {m_caseButton, m_wordsButton, m_regexButton})
        row->addWidget(toggle);
    row->addWidget(m_replaceLine, 3);
    row->addWidget(m_replaceAll);
    row->addWidget(m_stopButton);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(8, 6, 8, 4);
    column->addLayout(row);
    column->addWidget(m_status);
    column->addWidget(m_tree, 1);
    m_status->setWordWrap(true);
    setFocusProxy(m_findLine);
}

QToolButton *FindPanel::makeToggle(const QString &text, const QString &name, const QString &shownTip)
{
    auto *button = new QToolButton(this);
    button->setText(text);
    button->setAccessibleName(name);
    button->setToolTip(shownTip);
    button->setCheckable(true);
    button->setAutoRaise(true);
    return button;
}

void FindPanel::open(const QString &text)
{
    if (!text.isEmpty())
        m_findLine->setText(text);
    m_findLine->setFocus(Qt::ShortcutFocusReason);
    m_findLine->selectAll();
}

void FindPanel::search()
{
    stop();
    clearResults();
    const Result<TextSearch> parsed =
        TextSearch::parse(m_findLine->text(), {m_regexButton->isChecked(), m_caseButton->isChecked(), m_wordsButton->isChecked()});
    if (!parsed)
        return showMessage(explainError(parsed.error()));
    const QString with = m_replaceLine->text();
    if (const Status usableStatus = parsed->checkReplacement(with); !usableStatus)
        return showMessage(explainError(usableStatus.error()));
    if (!m_source)
        return;
    m_stopFlag = std::make_shared<std::atomic_bool>(false);
    m_stopButton->setEnabled(true);
    showMessage(tr("Searching…"));
    m_task.run(
        [search = *parsed, workspace = m_source(), with, stopped = m_stopFlag] {
            SearchScope scope;
            scope.isCanceled = [stopped] { return stopped->load(); };
            SearchResults found;
            found.hasReplacement = !with.isEmpty();
            found.documents = findInWorkspace(workspace, search, scope, found.hasReplacement ? &with : nullptr);
            return found;
        },
        [this](const SearchResults &found) { showResults(found); });
}

void FindPanel::stop()
{
    if (m_stopFlag)
        m_stopFlag->store(true);
    m_stopButton->setEnabled(false);
}

void FindPanel::clearContents()
{
    stop();
    m_task.discard();
    m_findLine->clear();
    m_replaceLine->clear();
    clearResults();
    showHint();
}

void FindPanel::clearResults()
{
    m_tree->clear();
    m_found.clear();
    m_replaceAll->setEnabled(false);
}

void FindPanel::showResults(const SearchResults &found)
{
    m_stopButton->setEnabled(false);
    qsizetype matches = 0;
    bool hasMore = false;
    for (const DocumentMatches &document : found.documents) {
        matches += document.matches.size();
        hasMore = hasMore || document.isTruncated || matches > maxShownMatches;
        if (matches <= maxShownMatches)
            addDocument(document, found.hasReplacement);
    }
    m_replaceAll->setEnabled(found.hasReplacement && std::any_of(m_found.begin(), m_found.end(), hasMatches));
    if (m_found.isEmpty())
        return showMessage(m_stopFlag && m_stopFlag->load() ? tr("Stopped.") : tr("No matches."));
    const QString count = resultText(found);
    showMessage(hasMore ? tr("%1; more matches are not shown").arg(count) : count);
}

/// Returns the numbers of matches and of documents with matches. A replacement does not count read-only documents; their number follows.
QString FindPanel::resultText(const SearchResults &found)
{
    qsizetype matches = 0;
    qsizetype documents = 0;
    for (const DocumentMatches &document : found.documents) {
        matches += document.matches.size();
        documents += hasMatches(document) ? 1 : 0;
    }
    //: Result of a search; %1 is "12 matches", %2 "3 documents"
    const QString count = tr("%1 in %2").arg(tr("%n match(es)", nullptr, static_cast<int>(matches)), tr("%n document(s)", nullptr, static_cast<int>(documents)));
    const qsizetype skipped = found.documents.size() - documents;
    if (!found.hasReplacement || skipped == 0)
        return count;
    //: Result of a search; %1 is "12 matches in 3 documents", %2 "1 document cannot be changed"
    return tr("%1; %2").arg(count, tr("%n document(s) cannot be changed", nullptr, static_cast<int>(skipped)));
}

void FindPanel::addDocument(const DocumentMatches &document, bool isReplacing)
{
    auto *top = new QTreeWidgetItem(m_tree, {tr("%1 (%2)").arg(document.path).arg(document.matches.size())});
    if (!document.problem.isEmpty())
        top->setText(0, tr("%1: %2").arg(document.path, document.problem));
    for (const SearchMatch &match : document.matches) {
        auto *line = new QTreeWidgetItem(top, {lineText(match, isReplacing)});
        if (isReplacing)
            line->setCheckState(0, Qt::Checked);
    }
    if (isReplacing && hasMatches(document))
        top->setFlags(top->flags() | Qt::ItemIsUserCheckable | Qt::ItemIsAutoTristate);
    top->setExpanded(m_tree->topLevelItemCount() < 30);
    m_found += document;
}

void FindPanel::choose(const QTreeWidgetItem *item)
{
    const QTreeWidgetItem *top = item->parent() ? item->parent() : item;
    const DocumentMatches &document = m_found.at(m_tree->indexOfTopLevelItem(const_cast<QTreeWidgetItem *>(top)));
    const qsizetype at = item->parent() ? item->parent()->indexOfChild(const_cast<QTreeWidgetItem *>(item)) : 0;
    if (at >= document.matches.size())
        return;
    const Range &range = document.matches.at(at).range;
    Q_EMIT locationChosen(document.path, range.start.offset, range.end.offset);
}

void FindPanel::replaceCheckedMatches()
{
    QList<DocumentMatches> chosen;
    for (int top = 0; top < m_tree->topLevelItemCount(); ++top) {
        DocumentMatches document = m_found.at(top);
        const QTreeWidgetItem *item = m_tree->topLevelItem(top);
        for (qsizetype line = document.matches.size() - 1; line >= 0; --line) {
            if (item->child(static_cast<int>(line))->checkState(0) != Qt::Checked)
                document.matches.removeAt(line);
        }
        if (!document.matches.isEmpty())
            chosen += document;
    }
    const WorkspaceChange change = planReplacements(chosen);
    clearResults();
    if (change.edits.isEmpty())
        return showMessage(tr("No matches were replaced. Select at least one match."));
    Q_EMIT replaceRequested(change.edits, tr("Replace in documents"));
    showMessage(tr("Matches replaced in %n document(s).", nullptr, static_cast<int>(change.edits.size())));
}

void FindPanel::showMessage(const QString &text)
{
    m_status->setText(text);
}

void FindPanel::showHint()
{
    showMessage(tr("Type the text to find and press Enter. If you also type a replacement, the results show the "
                   "changed lines."));
}

namespace {

/// Sets accessible names for the tab bars that a main window creates for tabbed docks.
class DockTabNames : public QObject
{
public:
    explicit DockTabNames(QMainWindow *window) : QObject(window), m_window(window) { window->installEventFilter(this); }

    bool eventFilter(QObject *, QEvent *event) override
    {
        if (event->type() == QEvent::ChildAdded) // the constructor of the tab bar has not run yet
            QMetaObject::invokeMethod(
                this, [this] { nameTabBars(); }, Qt::QueuedConnection);
        else if (event->type() == QEvent::Show || event->type() == QEvent::LayoutRequest)
            nameTabBars();
        return false;
    }

private:
    void nameTabBars()
    {
        for (QTabBar *tabs : m_window->findChildren<QTabBar *>(QString(), Qt::FindDirectChildrenOnly)) {
            if (!tabs->accessibleName().isEmpty())
                continue;
            tabs->setAccessibleName(FindPanel::tr("Panels"));
            tabs->setElideMode(Qt::ElideNone); // elided names are too short to recognize, so the bar scrolls instead
            tabs->setUsesScrollButtons(true);
        }
    }

    QMainWindow *m_window;
};

} // namespace

QAction *addFindDock(QMainWindow *window, QDockWidget *beside, FindPanel *panel)
{
    auto *dock = new QDockWidget(FindPanel::tr("Find in Documents"), window);
    dock->setObjectName(QStringLiteral("findDock"));
    dock->setWidget(new PanelArea(panel, dock));
    new DockTabNames(window);
    window->addDockWidget(Qt::BottomDockWidgetArea, dock);
    window->tabifyDockWidget(beside, dock);
    dock->hide();
    auto *action = new QAction(FindPanel::tr("Find in Documents…"), window);
    action->setObjectName(QStringLiteral("findInDocuments"));
    action->setProperty("writes", false);
    action->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F));
    QObject::connect(action, &QAction::triggered, panel, [dock, panel, window] {
        const auto *text = qobject_cast<QPlainTextEdit *>(window->focusWidget());
        const QString selectedText = text ? text->textCursor().selectedText() : QString();
        dock->show();
        dock->raise();
        panel->open(selectedText.contains(QChar::ParagraphSeparator) ? QString() : selectedText);
    });
    return action;
}

} // namespace outcrop
