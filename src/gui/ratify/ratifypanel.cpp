// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/ratify/ratifypanel.h"

#include "ui_ratifypanel.h"

#include "core/base/joinedtext.h"
#include "core/base/localnumbers.h"
#include "gui/look/icons.h"
#include "gui/widgets/announcement.h"
#include "gui/widgets/carddelegate.h"
#include "gui/widgets/flowlayout.h"
#include "gui/widgets/messagebar.h"
#include "gui/widgets/taborder.h"
#include "gui/widgets/textcolor.h"
#include "gui/widgets/valuetableview.h"
#include "models/base/roles.h"

#include <QAction>
#include <QEvent>
#include <QFontDatabase>
#include <QHeaderView>
#include <QLocale>
#include <QStyledItemDelegate>

#include <algorithm>
#include <utility>

namespace outcrop {

namespace {

constexpr int suggestionCardLines = 2;
constexpr int minConflictHeight = 60;   ///< in pixels
constexpr int maxConflictHeight = 140; ///< maximum height in pixels; a higher table is scrolled
constexpr int minTabsHeight = 180;        ///< minimum height of the tabs, in pixels; larger content is scrolled
constexpr int minWidthForEvidence = 1100; ///< minimum width in pixels to show the evidence beside the change
constexpr int maxListCharacters = 70; ///< maximum width of the list; the change and the evidence need the rest
constexpr int firstTextColumn = 2; ///< first conflict column with texts

/// Aligns texts at the top, so that their first lines are side by side.
class TopAlignedDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        option->displayAlignment = (option->displayAlignment & Qt::AlignHorizontal_Mask) | Qt::AlignTop;
    }
};

Card suggestionCard(const QModelIndex &index)
{
    return {index.data(SuggestionKindRole).toString(), index.data().toString(), {}, {{index.data(SuggestionEvidenceRole).toString()}, {index.data(SuggestionEffectRole).toString()}}};
}

QString widestKind()
{
    QString widestText;
    for (const char *kind : {"promote", "demote", "churn", "friction", "shift", "gap", "route", "redundant", "category", "edit"}) {
        const QString title = kindTitle(QString::fromLatin1(kind));
        widestText = title.size() > widestText.size() ? title : widestText;
    }
    return widestText;
}

} // namespace

RatifyPanel::RatifyPanel(QWidget *parent) : QWidget(parent), m_ui(std::make_unique<Ui::RatifyPanel>()), m_acceptanceBar(new MessageBar(this))
{
    m_ui->setupUi(this);
    setUpList();
    setUpTables();
    setUpDecisionControls();
    setUpBar();
    setFocusProxy(m_ui->suggestions);
    clearContents();
}

RatifyPanel::~RatifyPanel() = default;

void RatifyPanel::setUpList()
{
    m_proxy.setSourceModel(&m_model);
    m_ui->suggestions->setModel(&m_proxy);
    m_ui->suggestions->setItemDelegate(new CardDelegate(suggestionCard, suggestionCardLines, widestKind(), this));
    m_ui->suggestions->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Expanding);
    m_ui->suggestions->setMaximumWidth(m_ui->suggestions->fontMetrics().averageCharWidth() * maxListCharacters);
    m_ui->detail->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Expanding);
    m_ui->ratifyPage->setSizes({3600, 6400}); // relative widths of the list and the details
    m_ui->ratifyTabs->setMinimumHeight(minTabsHeight);
    m_ui->changeSplitter->setSizes({6400, 3600});
    m_ui->changeSplitter->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding); // the texts above keep their height
    FlowLayout::replaceRow(m_ui->detailColumn, m_ui->actions); // the details can be narrower than their buttons
    m_ui->detail->installEventFilter(this);
    connect(m_ui->suggestions->selectionModel(), &QItemSelectionModel::currentChanged, this, &RatifyPanel::updateChosenSuggestion);
    connect(m_ui->suggestions, &QListView::activated, this, [this](const QModelIndex &index) {
        Q_EMIT documentChosen(index.data(PathRole).toString());
        Q_EMIT documentFocusRequested();
    });
}

void RatifyPanel::setUpTables()
{
    setUpValueTable(m_ui->evidenceTable, &m_evidence);
    setUpValueTable(m_ui->conflictTable, &m_conflicts);
    setUpValueTable(m_ui->growthTable, &m_growth);
    setUpValueTable(m_ui->exampleTable, &m_examples);
    m_ui->conflictTable->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents); // conflict texts have several lines
    m_ui->conflictTable->setItemDelegate(new TopAlignedDelegate(this));
    m_ui->conflictTable->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_ui->conflictTable->setWordWrap(true);
    connect(m_ui->conflictTable->horizontalHeader(), &QHeaderView::sectionResized, this,
        &RatifyPanel::limitConflictHeight, Qt::QueuedConnection); // queued, because the texts must be wrapped to the new width first
    setUpValueTable(m_ui->heldOutTable, &m_heldOutRows);
    setUpValueTable(m_ui->decisionTable, &m_decisions);
    m_ui->growthTitle->setText(tr("Effect on each provider’s prompt:"));
    m_ui->examplesTitle->setText(tr("Example interactions:"));
    QFont boldFont = m_ui->suggestionTitle->font();
    boldFont.setBold(true);
    m_ui->suggestionTitle->setFont(boldFont);
    m_ui->suggestionText->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_ui->editedText->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
}

void RatifyPanel::setUpDecisionControls()
{
    m_ui->change->setHunksCheckable(true);
    m_ui->rejectLabel->setBuddy(m_ui->rejectReason);
    m_ui->rejectSheet->hide();
    m_ui->accept->setIcon(lineIcon(QStringLiteral("ratify")));
    m_acceptanceBar->setObjectName(QStringLiteral("acceptedMessage"));
    m_acceptanceBar->hide();
    m_ui->column->insertWidget(1, m_acceptanceBar);
    moveInTabOrder(m_acceptanceBar, m_ui->stopAnalysis);
    connect(m_ui->change, &DiffView::chosenHunksChanged, this, &RatifyPanel::updateActions);
    connect(m_ui->accept, &AccentButton::clicked, this, [this] { Q_EMIT acceptRequested(currentRequest()); });
    connect(m_ui->editFirst, &QPushButton::toggled, this, &RatifyPanel::edit);
    connect(m_ui->reject, &QPushButton::clicked, this, [this] { setRejectSheetVisible(true); });
    connect(m_ui->postpone, &QPushButton::clicked, this, &RatifyPanel::postpone);
    connect(m_ui->checkHeldOut, &QPushButton::clicked, this,
        [this] { Q_EMIT checkRequested(currentRequest(), m_ui->askModel->isChecked()); });
    connect(m_ui->cancelReject, &QPushButton::clicked, this, [this] { setRejectSheetVisible(false); });
    const auto reject = [this] {
        const QString reason = m_ui->rejectReason->text().trimmed();
        if (!reason.isEmpty() && chosenSuggestion())
            Q_EMIT rejectRequested(chosenSuggestion()->suggestion.id, reason);
    };
    connect(m_ui->confirmReject, &QPushButton::clicked, this, reject);
    connect(m_ui->rejectReason, &QLineEdit::returnPressed, this, reject);
    connect(m_ui->rejectReason, &QLineEdit::textChanged, this, &RatifyPanel::updateActions);
    auto *dismissAction = new QAction(m_ui->rejectSheet);
    dismissAction->setShortcut(Qt::Key_Escape);
    dismissAction->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    m_ui->rejectSheet->addAction(dismissAction);
    connect(dismissAction, &QAction::triggered, this, [this] { setRejectSheetVisible(false); });
}

void RatifyPanel::setUpBar()
{
    m_ui->bar->setStretch(1, 1);
    m_ui->analyze->setIcon(lineIcon(QStringLiteral("evolution")));
    m_ui->stopAnalysis->setIcon(lineIcon(QStringLiteral("stop")));
    for (QToolButton *button : {m_ui->analyze, m_ui->stopAnalysis})
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    //: State of the listed suggestions, in a list
    m_ui->suggestionState->addItems({tr("Open"), tr("Accepted"), tr("Rejected")});
    connect(m_ui->suggestionState, &QComboBox::currentIndexChanged, this, [this](int group) { showGroup(static_cast<SuggestionGroup>(group)); });
    connect(m_ui->analyze, &QToolButton::clicked, this, &RatifyPanel::analysisRequested);
    connect(m_ui->stopAnalysis, &QToolButton::clicked, this, &RatifyPanel::stopRequested);
    connect(m_ui->ratifyEmpty, &EmptyState::actionTriggered, this, &RatifyPanel::analysisRequested);
}

void RatifyPanel::setSuggestions(const QList<SuggestionRow> &rows, RecordId chosen)
{
    m_hasWorkspace = true;
    m_error.clear();
    const QString endedText = m_lastResult; // the result of the decision must remain when the next suggestion is selected
    const SuggestionRow *before = chosenSuggestion();
    const RecordId wanted = chosen > 0 ? chosen : before ? before->suggestion.id : 0;
    m_model.setRows(rows);
    m_proxy.invalidate();
    m_decisions.setTable(decisionTable(rows));
    if (const QModelIndex row = m_model.indexOf(chosen); row.isValid())
        showGroup(static_cast<SuggestionGroup>(row.data(SuggestionGroupRole).toInt()));
    const QModelIndex restoredIndex = m_proxy.mapFromSource(m_model.indexOf(wanted));
    m_ui->suggestions->setCurrentIndex(restoredIndex.isValid() ? restoredIndex : m_proxy.index(0, 0));
    updateChosenSuggestion();
    m_lastResult = endedText;
    updateSummary();
    updatePage();
}

void RatifyPanel::setError(const QString &reason)
{
    setSuggestions({});
    m_error = reason;
    updatePage();
}

void RatifyPanel::clearContents()
{
    m_lastResult.clear();
    m_ui->rejectReason->clear();
    m_acceptanceBar->hide();
    m_work = Work::None;
    setSuggestions({});
    m_hasWorkspace = false;
    updateActions();
    updatePage();
}

const SuggestionRow *RatifyPanel::chosenSuggestion() const
{
    const QModelIndex currentIndex = m_ui->suggestions->currentIndex();
    return currentIndex.isValid() ? m_model.rowAt(m_proxy.mapToSource(currentIndex)) : nullptr;
}

void RatifyPanel::choose(RecordId suggestion)
{
    const QModelIndex row = m_model.indexOf(suggestion);
    if (!row.isValid())
        return;
    showGroup(static_cast<SuggestionGroup>(row.data(SuggestionGroupRole).toInt()));
    m_ui->suggestions->setCurrentIndex(m_proxy.mapFromSource(row));
}

void RatifyPanel::showGroup(SuggestionGroup group)
{
    m_ui->suggestionState->setCurrentIndex(static_cast<int>(group));
    if (m_proxy.group() == group)
        return;
    m_proxy.setGroup(group);
    m_ui->suggestions->setCurrentIndex(m_proxy.index(0, 0));
    updateChosenSuggestion();
    updateSummary();
    updatePage();
}

void RatifyPanel::setDiffLayout(DiffLayout layout)
{
    m_ui->change->setLayoutMode(layout);
}

/// Updates the texts and actions. If another suggestion is selected, clears the details and requests the details of that suggestion.
void RatifyPanel::updateChosenSuggestion()
{
    const SuggestionRow *row = chosenSuggestion();
    const RecordId now = row ? row->suggestion.id : 0;
    m_evidence.setTable(row ? evidenceTable(readEvidence(row->suggestion.evidence)) : ValueTable());
    if (std::exchange(m_shownSuggestion, now) != now) {
        m_lastResult.clear();
        updateSummary();
        setRejectSheetVisible(false);
        setDetails({});
        setReplay({tr("Test the change on held-out turns: recorded turns that are not examples of this suggestion.")});
        Q_EMIT chosenSuggestionChanged();
    }
    updateTexts();
    updateActions();
}

void RatifyPanel::showReading()
{
    m_isReading = true;
    updateActions();
}

void RatifyPanel::setDetails(const RatifyDetails &details)
{
    m_isReading = false;
    m_details = details;
    {
        const QSignalBlocker blocker(m_ui->editFirst);
        m_ui->editFirst->setChecked(false);
    }
    m_ui->changePages->setCurrentWidget(m_ui->change);
    m_ui->change->setHunksCheckable(!details.hunkNumbers.isEmpty());
    if (details.diff)
        m_ui->change->setDiff(*details.diff);
    else
        m_ui->change->clearContents(chosenSuggestion() ? tr("No change to review") : QString(), details.diffError);
    fillTables();
    updateTexts();
    updateActions();
}

void RatifyPanel::setUncommitted(const QString &text)
{
    m_details.uncommittedWarning = text;
    updateWarnings();
}

/// Fills the tables of the details, and hides those without rows.
void RatifyPanel::fillTables()
{
    m_conflicts.setTable(m_details.conflicts);
    m_growth.setTable(m_details.growth);
    m_ui->growthTitle->setToolTip(priceNote());
    m_examples.setTable(m_details.examples);
    const auto showIfAny = [](const ValueTableModel &model, const QList<QWidget *> &widgets) {
        for (QWidget *widget : widgets)
            widget->setVisible(model.rowCount() > 0);
    };
    showIfAny(m_conflicts, {m_ui->conflictTable});
    showIfAny(m_growth, {m_ui->growthTitle, m_ui->growthTable});
    showIfAny(m_examples, {m_ui->examplesTitle, m_ui->exampleTable});
    for (int column = firstTextColumn; column < m_conflicts.columnCount(); ++column)
        m_ui->conflictTable->horizontalHeader()->setSectionResizeMode(column, QHeaderView::Stretch);
    limitConflictHeight();
}

/// Limits the height of the conflict table to its rows, so that the diff gets the remaining height.
void RatifyPanel::limitConflictHeight()
{
    QTableView *table = m_ui->conflictTable;
    table->resizeRowsToContents();
    const int rows = table->verticalHeader()->length();
    const int around = table->horizontalHeader()->sizeHint().height() + 2 * table->frameWidth();
    table->setMinimumHeight(std::min(rows, minConflictHeight) + around);
    table->setMaximumHeight(std::min(rows, maxConflictHeight) + around);
}

void RatifyPanel::setProvider(const QString &provider)
{
    if (std::exchange(m_provider, provider) != provider)
        updateTexts();
}

/// Returns the effect of the suggestion on its workload's prompt, with the name of that prompt. If the effect is unknown, returns the one that the analysis
/// measured.
QString RatifyPanel::chosenEffect() const
{
    const SuggestionRow *row = chosenSuggestion();
    const QString effect = m_details.effects.value(m_provider);
    if (effect.isEmpty())
        return row ? effectText(readEvidence(row->suggestion.evidence)) : QString();
    //: %1 is the change of tokens and the costs
    const QString whole = m_details.applicableHunks.size() > 1 ? tr("With all hunks: %1").arg(effect) : effect;
    return whole + sentenceSeparator() + priceNote();
}

/// Returns why the prices of a suggestion differ from those in the status bar.
QString RatifyPanel::priceNote() const
{
    return m_details.measuredPrompt + sentenceSeparator() + tr("The status bar shows the prices of the current selection.");
}

void RatifyPanel::updateTexts()
{
    const SuggestionRow *row = chosenSuggestion();
    //: Title of the details; %1 is the kind of a suggestion such as Promotion, %2 its title
    m_ui->suggestionTitle->setText(row ? tr("%1: %2").arg(kindTitle(row->suggestion.kind), row->suggestion.title) : QString());
    QStringList parts;
    if (row) {
        parts += row->suggestion.reason.trimmed();
        parts += chosenEffect();
    }
    parts.removeAll(QString());
    m_ui->suggestionText->setText(parts.join(u'\n'));
    updateWarnings();
}

/// Shows the note about changes of the file above the diff, and the warning about uncommitted changes above the buttons.
void RatifyPanel::updateWarnings()
{
    m_ui->conflictText->setText(m_details.changeNote);
    m_ui->conflictText->setVisible(!m_details.changeNote.isEmpty());
    TextColor::set(*m_ui->conflictText, m_details.conflicts.rows.isEmpty() ? ColorRole::Note : ColorRole::Warning);
    const QString uncommittedWarning = hasChange() ? m_details.uncommittedWarning : QString();
    m_ui->uncommittedText->setText(uncommittedWarning);
    TextColor::set(*m_ui->uncommittedText, ColorRole::Warning);
    m_ui->uncommittedIcon->setIcon(lineIcon(QStringLiteral("warning"), ColorRole::Warning));
    m_ui->uncommittedText->setVisible(!uncommittedWarning.isEmpty());
    m_ui->uncommittedIcon->setVisible(!uncommittedWarning.isEmpty());
    m_ui->accept->setAccessibleDescription(uncommittedWarning); // without a description, screen readers announce the tooltip
}

void RatifyPanel::setReplay(const ShownReplay &replay)
{
    m_ui->heldOutText->setText(replay.text);
    m_heldOutRows.setTable(replay.table);
    if (m_heldOutRows.rowCount() > 0)
        m_ui->ratifyTabs->setCurrentWidget(m_ui->heldOutPage);
}

AcceptRequest RatifyPanel::currentRequest() const
{
    const SuggestionRow *row = chosenSuggestion();
    AcceptRequest wanted{row ? row->suggestion.id : 0};
    for (int hunk : m_ui->change->chosenHunks()) {
        if (hunk < m_details.hunkNumbers.size())
            wanted.hunks += m_details.hunkNumbers.at(hunk);
    }
    if (m_details.hunkNumbers.isEmpty())
        wanted.hunks = m_details.applicableHunks;
    std::sort(wanted.hunks.begin(), wanted.hunks.end());
    if (m_ui->editFirst->isChecked())
        wanted.editedText = m_ui->editedText->toPlainText();
    return wanted;
}

/// Switches between the diff and the editor, which starts with the suggested text of the whole file.
void RatifyPanel::edit(bool isEditing)
{
    if (isEditing && m_details.diff)
        m_ui->editedText->setPlainText(m_details.diff->after);
    m_ui->changePages->setCurrentWidget(isEditing ? static_cast<QWidget *>(m_ui->editedText) : m_ui->change);
    m_ui->ratifyTabs->setCurrentWidget(m_ui->changePages);
    (isEditing ? static_cast<QWidget *>(m_ui->editedText) : m_ui->change)->setFocus(Qt::OtherFocusReason);
    updateActions();
}

void RatifyPanel::setRejectSheetVisible(bool isVisible)
{
    const bool wasVisible = m_ui->rejectSheet->isVisible();
    m_ui->rejectSheet->setVisible(isVisible);
    if (isVisible) {
        m_ui->rejectReason->clear();
        m_ui->rejectReason->setFocus(Qt::OtherFocusReason);
    } else if (wasVisible) {
        m_ui->suggestions->setFocus(Qt::OtherFocusReason);
    }
    updateActions();
}

void RatifyPanel::startWork(Work work)
{
    m_work = work;
    m_lastResult.clear();
    updateActions();
    updateSummary();
}

void RatifyPanel::showAnalysisStarted()
{
    startWork(Work::Analysis);
}

void RatifyPanel::showDecisionStarted()
{
    m_acceptanceBar->hide();
    m_ui->rejectSheet->hide();
    startWork(Work::Decision);
}

void RatifyPanel::showCheckStarted()
{
    startWork(Work::Check);
}

void RatifyPanel::showWorkFinished(const QString &result)
{
    m_work = Work::None;
    m_lastResult = result;
    updateActions();
    updateSummary();
    updatePage();
    if (!result.isEmpty())
        announce(m_ui->ratifySummary, result);
}

void RatifyPanel::showAccepted(const QString &result)
{
    m_acceptanceBar->setNotice({NoticeKind::Success, result});
    m_acceptanceBar->setActions({{tr("Undo"), [this] {
                                 m_acceptanceBar->hide();
                                 Q_EMIT undoRequested();
                             }}});
    m_acceptanceBar->show();
}

/// Records that the user decides later, and selects the next suggestion.
void RatifyPanel::postpone()
{
    const SuggestionRow *row = chosenSuggestion();
    if (!row)
        return;
    const RecordId postponed = row->suggestion.id;
    const int next = m_ui->suggestions->currentIndex().row() + 1;
    m_ui->suggestions->setCurrentIndex(m_proxy.index(next < m_proxy.rowCount() ? next : 0, 0));
    Q_EMIT postponeRequested(postponed);
}

/// Shows the evidence beside the change if there is room, otherwise as a tab.
void RatifyPanel::placeEvidence()
{
    const bool isBeside = m_ui->detail->width() >= minWidthForEvidence;
    if (isBeside == (m_ui->changeSplitter->indexOf(m_ui->evidencePage) >= 0))
        return;
    if (isBeside) {
        m_ui->changeSplitter->addWidget(m_ui->evidencePage); // moving the page removes it from its tab
        m_ui->evidencePage->show();
        m_ui->changeSplitter->setSizes({6400, 3600});
    } else {
        m_ui->ratifyTabs->insertTab(1, m_ui->evidencePage, tr("Evidence"));
    }
}

bool RatifyPanel::eventFilter(QObject *object, QEvent *event)
{
    if (object == m_ui->detail && event->type() == QEvent::Resize)
        placeEvidence();
    return QWidget::eventFilter(object, event);
}

/// Returns whether the selected suggestion has a change to accept.
bool RatifyPanel::hasChange() const
{
    const SuggestionRow *row = chosenSuggestion();
    return row && row->group() == SuggestionGroup::Open && m_details.diff && !m_details.diff->hunks.isEmpty();
}

void RatifyPanel::updateActions()
{
    const SuggestionRow *row = chosenSuggestion();
    const bool isIdle = m_hasWorkspace && m_work == Work::None && !m_isReading;
    const bool isOpen = isIdle && row && row->group() == SuggestionGroup::Open;
    const bool canAccept = isIdle && hasChange();
    const qsizetype all = m_details.hunkNumbers.size();
    const qsizetype checked = m_details.hunkNumbers.isEmpty() ? m_details.applicableHunks.size() : m_ui->change->chosenHunks().size();
    const bool isEditing = m_ui->editFirst->isChecked();
    m_ui->accept->setEnabled(canAccept && (isEditing || checked > 0));
    //: Button that accepts the selected hunks; %1 is their number, %2 the number of all hunks
    m_ui->accept->setText(isEditing ? tr("Accept edited text") : all > 1 ? tr("Accept %1 of %2 hunks").arg(checked).arg(all) : tr("Accept"));
    m_ui->editFirst->setEnabled(canAccept && m_details.canBeEdited());
    m_ui->reject->setEnabled(isOpen);
    m_ui->postpone->setEnabled(isOpen);
    m_ui->confirmReject->setEnabled(isOpen && !m_ui->rejectReason->text().trimmed().isEmpty());
    m_ui->analyze->setEnabled(isIdle);
    m_ui->checkHeldOut->setEnabled(canAccept && !isEditing && checked > 0);
    m_ui->stopAnalysis->setEnabled(m_work == Work::Analysis || m_work == Work::Check);
    m_ui->analysisProgress->setVisible(m_work != Work::None);
}

void RatifyPanel::updateSummary()
{
    switch (m_work) {
    case Work::Analysis:
        return m_ui->ratifySummary->setFullText(tr("Analyzing…"));
    case Work::Decision:
        return m_ui->ratifySummary->setFullText(tr("Recording the decision…"));
    case Work::Check:
        return m_ui->ratifySummary->setFullText(tr("Testing the change on held-out turns…"));
    case Work::None:
        break;
    }
    const auto count = [this](SuggestionGroup group) { return groupedNumber(m_model.count(group), QLocale()); };
    //: Line above the suggestions; %1, %2 and %3 are numbers of suggestions
    const QString counts = m_model.rowCount() > 0 ? tr("%1 open · %2 accepted · %3 rejected · changes are applied only when you accept them").arg(count(SuggestionGroup::Open), count(SuggestionGroup::Accepted), count(SuggestionGroup::Rejected)) : QString();
    m_ui->ratifySummary->setFullText(m_lastResult.isEmpty() ? counts : m_lastResult);
}

void RatifyPanel::updatePage()
{
    if (!m_error.isEmpty())
        m_ui->ratifyEmpty->setTexts(tr("Cannot read the records"), m_error, tr("Run analysis"));
    else if (m_model.rowCount() == 0)
        m_ui->ratifyEmpty->setTexts(tr("No suggestions yet"),
            tr("The analysis uses recorded interactions and document history to suggest changes, each with evidence and usually a diff. You decide hunk by hunk; no change is applied automatically."), m_hasWorkspace ? tr("Run analysis") : QString());
    else if (m_proxy.group() == SuggestionGroup::Open)
        m_ui->ratifyEmpty->setTexts(tr("No open suggestions"),
            tr("You have accepted or rejected every suggestion. After more interactions are recorded, run the analysis to look for "
               "more suggestions."),
            tr("Run analysis"));
    else
        m_ui->ratifyEmpty->setTexts(m_proxy.group() == SuggestionGroup::Accepted ? tr("No accepted suggestions") : tr("No rejected suggestions"),
            m_proxy.group() == SuggestionGroup::Accepted ? tr("Suggestions appear here after you accept them.") : tr("Suggestions appear here after you reject them."));
    m_ui->pages->setCurrentWidget(m_proxy.rowCount() > 0 ? static_cast<QWidget *>(m_ui->ratifyPage) : m_ui->ratifyEmpty);
}

} // namespace outcrop
