// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/search/searchpanel.h"

#include "ui_searchpanel.h"

#include "gui/look/icons.h"
#include "gui/widgets/announcement.h"
#include "gui/widgets/carddelegate.h"
#include "gui/widgets/flowlayout.h"
#include "gui/widgets/valuetableview.h"
#include "models/base/roles.h"
#include "models/search/rankreasons.h"
#include "models/search/searchroles.h"
#include "models/search/searchtitles.h"

#include <QKeyEvent>

#include <algorithm>
#include <utility>

namespace outcrop {

namespace {

constexpr qsizetype maxHits = 50;
constexpr int hitLines = 3;
constexpr int searchFieldPadding = 60; ///< width of the frame and the icons of the search field, in pixels

QList<CardMark> marksOf(const QVariantList &pairs)
{
    QList<CardMark> marks;
    for (qsizetype i = 0; i + 1 < pairs.size(); i += 2)
        marks += CardMark{pairs.at(i).toLongLong(), pairs.at(i + 1).toLongLong()};
    return marks;
}

Card hitCard(const QModelIndex &index)
{
    return {{}, index.data().toString(), index.data(HitCollectionRole).toString(),
        {{index.data(HitSnippetRole).toString(), ColorRole::Text, marksOf(index.data(HitMatchesRole).toList())},
            {index.data(HitLocationRole).toString()}, {index.data(HitReasonRole).toString()}}};
}

} // namespace

SearchPanel::SearchPanel(QWidget *parent) : QWidget(parent), m_ui(std::make_unique<Ui::SearchPanel>())
{
    m_ui->setupUi(this);
    setUpBar();
    setUpHits();
    setUpTables();
    setFocusProxy(m_ui->searchWords);
    clearContents();
}

SearchPanel::~SearchPanel() = default;

void SearchPanel::setUpBar()
{
    FlowLayout::replaceRow(m_ui->column, m_ui->bar);
    m_ui->searchWords->setMinimumWidth(m_ui->searchWords->fontMetrics().horizontalAdvance(m_ui->searchWords->placeholderText()) + searchFieldPadding);
    m_ui->stateRow->setStretch(0, 1);
    m_ui->stateRow->setStretch(1, 1);
    m_ui->indexState->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_ui->searchWords->addAction(lineIcon(QStringLiteral("filter"), ColorRole::Muted), QLineEdit::LeadingPosition);
    m_ui->searchWords->installEventFilter(this);
    m_ui->updateIndex->setIcon(lineIcon(QStringLiteral("reload")));
    m_ui->updateIndex->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_ui->stopIndexing->setIcon(lineIcon(QStringLiteral("stop")));
    m_ui->stopIndexing->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    connect(m_ui->searchWords, &QLineEdit::textChanged, this, &SearchPanel::requestChanged);
    connect(m_ui->searchCollection, &QComboBox::currentIndexChanged, this, &SearchPanel::requestChanged);
    connect(m_ui->searchWorkload, &QComboBox::currentIndexChanged, this, &SearchPanel::requestChanged);
    connect(m_ui->updateIndex, &QToolButton::clicked, this, [this] { Q_EMIT indexRequested(false); });
    connect(m_ui->rebuildIndex, &QToolButton::clicked, this, [this] { Q_EMIT indexRequested(true); });
    connect(m_ui->stopIndexing, &QToolButton::clicked, this, &SearchPanel::stopRequested);
    connect(m_ui->searchEmpty, &EmptyState::actionTriggered, this, &SearchPanel::runEmptyAction);
}

void SearchPanel::setUpHits()
{
    m_ui->searchHits->setModel(&m_hits);
    m_ui->searchHits->setItemDelegate(new CardDelegate(hitCard, hitLines, {}, this));
    m_ui->searchHits->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Expanding);
    m_ui->searchTabs->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Expanding);
    m_ui->searchPage->setSizes({6000, 4000}); // relative widths of the results and the explanation
    connect(
        m_ui->searchHits->selectionModel(), &QItemSelectionModel::currentChanged, this, &SearchPanel::updateReasons);
    connect(m_ui->searchHits, &QListView::clicked, this, &SearchPanel::choose);
    connect(m_ui->searchHits, &QListView::activated, this, [this](const QModelIndex &index) {
        choose(index);
        Q_EMIT documentFocusRequested();
    });
}

void SearchPanel::setUpTables()
{
    setUpValueTable(m_ui->whyTable, &m_rankReasons);
    setUpValueTable(m_ui->turnTable, &m_skills);
    connect(m_ui->turnTable, &QTableView::activated, this, [this](const QModelIndex &index) {
        Q_EMIT hitChosen(index.data(PathRole).toString(), 0);
        Q_EMIT documentFocusRequested();
    });
}

/// Moves the focus from the search field to the list when Down is pressed.
bool SearchPanel::eventFilter(QObject *watched, QEvent *event)
{
    const bool isDownKey = event->type() == QEvent::KeyPress && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Down;
    if (!isDownKey || m_hits.rowCount() == 0)
        return QWidget::eventFilter(watched, event);
    m_ui->searchHits->setFocus(Qt::OtherFocusReason);
    return true;
}

void SearchPanel::focusSearchField()
{
    m_ui->searchWords->setFocus(Qt::ShortcutFocusReason);
    m_ui->searchWords->selectAll();
}

SearchRequest SearchPanel::request() const
{
    SearchRequest request;
    request.text = m_ui->searchWords->text();
    const QString collection = m_ui->searchCollection->currentData().toString();
    if (!collection.isEmpty())
        request.collections = {collection};
    request.workload = m_ui->searchWorkload->currentData().toString();
    request.limit = maxHits;
    return request;
}

void SearchPanel::setScopes(const SearchScopes &scopes)
{
    m_hasWorkspace = true;
    if (std::exchange(m_scopes, scopes) != scopes || m_ui->searchWorkload->count() == 0)
        fillScopes();
    updateButtons();
    updatePage();
}

void SearchPanel::fillScopes()
{
    const auto refill = [](QComboBox *box, const QString &all, const QList<std::pair<QString, QString>> &items) {
        const QString before = box->currentData().toString();
        const QSignalBlocker blocker(box);
        box->clear();
        box->addItem(all, QString());
        for (const auto &[title, value] : items)
            box->addItem(title, value);
        box->setCurrentIndex(std::max(0, box->findData(before)));
    };
    QList<std::pair<QString, QString>> collections;
    for (const QString &name : std::as_const(m_scopes.collections))
        collections += std::pair(collectionTitle(name), name);
    QList<std::pair<QString, QString>> workloads;
    for (const SearchWorkload &workload : std::as_const(m_scopes.workloads))
        workloads += std::pair<QString, QString>(QString(2 * workload.depth, QChar::Nbsp) + workload.title, workload.notation);
    refill(m_ui->searchCollection, tr("All collections"), collections);
    refill(m_ui->searchWorkload, tr("Any workload"), workloads);
}

void SearchPanel::setIndex(const IndexStats &stats)
{
    m_stats = stats;
    m_ui->indexState->setFullText(indexText(stats));
    updatePage();
}

void SearchPanel::setResult(const SearchResult &result)
{
    m_error.clear();
    m_hits.setRows(result.hits);
    if (!m_ui->searchHits->currentIndex().isValid() && m_hits.rowCount() > 0)
        m_ui->searchHits->setCurrentIndex(m_hits.index(0, 0));
    m_ui->searchSummary->setFullText(request().text.trimmed().isEmpty() ? QString() : searchResultText(result));
    updateReasons();
    updatePage();
}

void SearchPanel::setSkills(const ShownSkills &skills)
{
    m_ui->turnText->setText(skills.text);
    m_skills.setTable(skills.table);
}

void SearchPanel::setError(const QString &reason)
{
    setResult({});
    m_error = reason;
    m_ui->searchSummary->setFullText(reason);
    updatePage();
}

void SearchPanel::showIndexingStarted()
{
    m_isIndexing = true;
    updateButtons();
    setProgress(0, 0);
    m_ui->indexState->setFullText(tr("Indexing…"));
}

void SearchPanel::setProgress(qsizetype done, qsizetype all)
{
    m_ui->indexProgress->setRange(0, static_cast<int>(all)); // a range from 0 to 0 shows a busy indicator
    m_ui->indexProgress->setValue(static_cast<int>(done));
}

void SearchPanel::showIndexingFinished(const QString &result)
{
    const bool wasIndexing = std::exchange(m_isIndexing, false);
    updateButtons();
    m_ui->indexState->setFullText(result.isEmpty() ? indexText(m_stats) : result);
    if (wasIndexing)
        announce(m_ui->indexState, m_ui->indexState->text());
}

void SearchPanel::clearContents()
{
    m_hasWorkspace = false;
    const QSignalBlocker quiet(m_ui->searchWords); // clearing the field must not start a search
    m_ui->searchWords->clear();
    m_scopes = {};
    fillScopes();
    setIndex({});
    setSkills({});
    setResult({});
    showIndexingFinished({});
}

void SearchPanel::updateButtons()
{
    m_ui->updateIndex->setEnabled(m_hasWorkspace && !m_isIndexing);
    m_ui->rebuildIndex->setEnabled(m_hasWorkspace && !m_isIndexing);
    m_ui->stopIndexing->setEnabled(m_isIndexing);
    m_ui->indexProgress->setVisible(m_isIndexing);
}

const SearchHit *SearchPanel::currentHit() const
{
    const QModelIndex currentIndex = m_ui->searchHits->currentIndex();
    return currentIndex.isValid() ? m_hits.rowAt(currentIndex) : nullptr;
}

void SearchPanel::updateReasons()
{
    const SearchHit *hit = currentHit();
    m_rankReasons.setTable(hit ? rankTable(*hit) : ValueTable());
    //: Line above the explanation of a search result; %1 is the title of the result, %2 its location
    m_ui->whyText->setText(hit
            ? tr("%1 · %2").arg(m_ui->searchHits->currentIndex().data().toString(), locationText(hit->document))
            : tr("Select a result to see its ranking."));
}

void SearchPanel::updatePage()
{
    const bool hasQuery = !request().text.trimmed().isEmpty();
    const bool isIndexed = !m_stats.collections.isEmpty();
    if (!m_error.isEmpty())
        m_ui->searchEmpty->setTexts(tr("The search failed"), m_error, tr("Update index"));
    else if (!isIndexed)
        m_ui->searchEmpty->setTexts(tr("No index yet"),
            tr("Index skills, memories, documents, notes and interactions to search them by keyword, and by meaning if config.toml names an embeddings "
                "provider. Text is sent only to this provider."), tr("Create index"));
    else if (!hasQuery)
        m_ui->searchEmpty->setTexts(tr("Search knowledge"), tr("Type the words of a request. Select a result to see its ranking. “Skills for this turn” lists the skills that a turn with these words would load."));
    else if (hasFilter())
        m_ui->searchEmpty->setTexts(tr("No results"), tr("No document in this collection and workload contains these or similar words."), tr("Search everything"));
    else
        m_ui->searchEmpty->setTexts(tr("No results"), tr("No document contains these or similar words. Try fewer words, or rebuild the index if a document is missing."), tr("Rebuild index"));
    const bool hasHits = hasQuery && m_hits.rowCount() > 0 && m_error.isEmpty();
    m_ui->pages->setCurrentWidget(hasHits ? static_cast<QWidget *>(m_ui->searchPage) : m_ui->searchEmpty);
}

/// Returns whether the search is limited to a collection or a workload.
bool SearchPanel::hasFilter() const
{
    const SearchRequest wanted = request();
    return !wanted.collections.isEmpty() || !wanted.workload.isEmpty();
}

/// Runs the action of the empty view's button: removes the filters, or builds the index.
void SearchPanel::runEmptyAction()
{
    const bool isIndexed = !m_stats.collections.isEmpty();
    if (m_error.isEmpty() && isIndexed && hasFilter()) {
        m_ui->searchCollection->setCurrentIndex(0);
        m_ui->searchWorkload->setCurrentIndex(0);
    } else if (!m_isIndexing) {
        Q_EMIT indexRequested(m_error.isEmpty() && isIndexed);
    }
}

/// Opens the document of a result; an interaction has none.
void SearchPanel::choose(const QModelIndex &index)
{
    const SearchHit *hit = m_hits.rowAt(index);
    if (hit && !hit->document.path.isEmpty())
        Q_EMIT hitChosen(hit->document.path, hit->document.line);
}

} // namespace outcrop
