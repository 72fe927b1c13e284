// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/history/historypanel.h"

#include "core/base/explainerror.h"
#include "gui/diff/diffview.h"
#include "gui/widgets/elidedlabel.h"
#include "gui/widgets/emptystate.h"
#include "gui/widgets/flatbutton.h"
#include "gui/widgets/rowtable.h"

#include <QItemSelectionModel>
#include <QSignalBlocker>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace outcrop {

namespace {

constexpr int visibleMessageLength = 17; ///< number of initially visible characters of a version message
constexpr int minListShare = 35;     ///< minimum initial width of the version list, in percent
constexpr int maxListShare = 45;      ///< maximum initial width of the version list, in percent

} // namespace

HistoryPanel::HistoryPanel(QWidget *parent)
    : QWidget(parent)
    , m_summary(new ElidedLabel(this))
    , m_showOrigins(makeFlatButton(this,
          {QStringLiteral("showOrigins"), tr("Blame"), tr("Show the version that introduced each line"),
              QStringLiteral("note")}))
    , m_restoreButton(makeFlatButton(this,
          {QStringLiteral("restoreVersion"), tr("Restore"), tr("Restore the text of this version as one undo step"),
              QStringLiteral("undo")}))
    , m_reloadButton(makeFlatButton(
          this, {QStringLiteral("reloadHistory"), tr("Reload"), tr("Reload the versions"), QStringLiteral("reload")}))
    , m_pages(new QStackedWidget(this))
    , m_detailPages(new QStackedWidget(this))
    , m_splitter(new QSplitter(this))
    , m_table(makeRowTable(this, &m_versions,
          {QStringLiteral("versionTable"), tr("Versions"), static_cast<int>(VersionColumn::Message)}))
    , m_lineTable(makeRowTable(
          this, &m_origins, {QStringLiteral("originTable"), tr("Lines and the versions that introduced them")}))
    , m_diff(new DiffView(this, QStringLiteral("historyDiff")))
    , m_emptyState(new EmptyState(this))
{
    layOut();
    connectParts();
    setFocusProxy(m_table);
    clearContents(tr("No document is open"), tr("Open a document to see its versions here."), EmptyAction::ShowLibrary);
}

void HistoryPanel::layOut()
{
    m_summary->setObjectName(QStringLiteral("historySummary"));
    m_showOrigins->setCheckable(true);
    addTableCopying(m_table);
    addTableCopying(m_lineTable);
    auto *bar = new QHBoxLayout;
    bar->setSpacing(4);
    bar->addWidget(m_summary, 1);
    for (QToolButton *button : {m_showOrigins, m_restoreButton, m_reloadButton})
        bar->addWidget(button);
    m_detailPages->addWidget(m_diff);
    m_detailPages->addWidget(m_lineTable);
    m_splitter->addWidget(m_table);
    m_splitter->addWidget(m_detailPages);
    m_splitter->setChildrenCollapsible(false);
    m_pages->addWidget(m_splitter);
    m_pages->addWidget(m_emptyState);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(6, 6, 6, 6);
    column->setSpacing(4);
    column->addLayout(bar);
    column->addWidget(m_pages, 1);
}

void HistoryPanel::connectParts()
{
    connect(m_showOrigins, &QToolButton::toggled, this, &HistoryPanel::originsToggled);
    connect(m_restoreButton, &QToolButton::clicked, this, &HistoryPanel::restoreRequested);
    connect(m_reloadButton, &QToolButton::clicked, this, &HistoryPanel::reloadRequested);
    connect(m_emptyState, &EmptyState::actionTriggered, this, &HistoryPanel::runEmptyAction);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex &index) {
        if (const FileVersion *version = index.isValid() ? m_versions.rowAt(index) : nullptr)
            Q_EMIT versionChosen(version->id);
    });
}

bool HistoryPanel::showsOrigins() const
{
    return m_showOrigins->isChecked();
}

void HistoryPanel::setHistory(const DocumentHistory &history, const QString &text)
{
    if (!history.versions)
        return clearContents(tr("Cannot read the history"), explainErrorAt(history.versions.error()), EmptyAction::Reload);
    if (history.versions->isEmpty())
        return history.source == u"git" ? clearContents(tr("No versions yet"), tr("Versions appear here after you commit this document."), EmptyAction::Reload)
                                        : clearContents(tr("No versions yet"), tr("Versions appear here after you change and save this document."), EmptyAction::ShowDocument);
    m_pages->setCurrentWidget(m_splitter);
    m_showOrigins->setEnabled(true);
    m_restoreButton->setEnabled(history.diff && !history.diff->hunks.isEmpty());
    //: Line above the versions; %1 is a document, %n the number of versions, %2 their source: git or a journal
    m_summary->setFullText(tr("%1: %n version(s) in %2", nullptr, static_cast<int>(history.versions->size())).arg(history.path, history.source));
    showVersions(history);
    setInitialWidths();
    showDetails(history, text);
}

/// Sets the initial width of the version list to fit the times and a few words of the messages, once.
void HistoryPanel::setInitialWidths()
{
    if (std::exchange(m_hasInitialWidths, true))
        return;
    m_table->resizeColumnToContents(static_cast<int>(VersionColumn::Time));
    const int whole = m_pages->width(); // the size of the stacked page is not set yet
    const int wanted = m_table->columnWidth(static_cast<int>(VersionColumn::Time)) + visibleMessageLength * m_table->fontMetrics().averageCharWidth();
    const int list = std::clamp(wanted, whole * minListShare / 100, whole * maxListShare / 100);
    m_splitter->setSizes({list, whole - m_splitter->handleWidth() - list});
}

/// Updates the list of versions with blocked signals, because selecting a row requests its diff.
void HistoryPanel::showVersions(const DocumentHistory &history)
{
    const QSignalBlocker quiet(m_table->selectionModel());
    m_versions.setRows(*history.versions);
    const bool hasAuthors = std::any_of(history.versions->begin(), history.versions->end(), [](const FileVersion &version) { return !version.author.isEmpty(); });
    for (VersionColumn column : {VersionColumn::Author, VersionColumn::Id})
        m_table->setColumnHidden(static_cast<int>(column), !hasAuthors); // a journal has no authors and no meaningful IDs
    m_lineTable->setColumnHidden(static_cast<int>(OriginColumn::Author), !hasAuthors);
    const QModelIndex index = m_versions.indexOf(history.version);
    m_table->selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    m_table->viewport()->update();
}

void HistoryPanel::showDetails(const DocumentHistory &history, const QString &text)
{
    m_detailPages->setCurrentWidget(showsOrigins() ? static_cast<QWidget *>(m_lineTable) : m_diff);
    if (showsOrigins() && history.origins)
        m_origins.setRows(originRows(text, *history.origins));
    if (showsOrigins() && !history.origins)
        clearContents(tr("Cannot determine which version introduced each line"), explainErrorAt(history.origins.error()));
    if (history.diff)
        m_diff->setDiff(*history.diff);
    else
        m_diff->clearContents(tr("Cannot read this version"), explainErrorAt(history.diff.error()));
}

void HistoryPanel::runEmptyAction()
{
    switch (m_emptyAction) {
    case EmptyAction::Reload:
        return Q_EMIT reloadRequested();
    case EmptyAction::ShowDocument:
        return Q_EMIT documentRequested();
    case EmptyAction::ShowLibrary:
        return Q_EMIT libraryRequested();
    case EmptyAction::None:
        return;
    }
}

void HistoryPanel::clearContents(const QString &title, const QString &text, EmptyAction action)
{
    const QString button = action == EmptyAction::Reload ? tr("Reload versions")
        : action == EmptyAction::ShowDocument           ? tr("Edit document")
        : action == EmptyAction::ShowLibrary            ? tr("Go to Library")
                                                        : QString();
    m_emptyAction = action;
    m_summary->setFullText({});
    m_emptyState->setTexts(title, text, button);
    m_pages->setCurrentWidget(m_emptyState);
    m_versions.setRows({});
    m_origins.setRows({});
    m_showOrigins->setEnabled(false);
    m_restoreButton->setEnabled(false);
}

} // namespace outcrop
