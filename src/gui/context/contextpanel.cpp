// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/context/contextpanel.h"

#include "ui_contextpanel.h"

#include "core/base/datatext.h"
#include "core/base/joinedtext.h"
#include "core/base/paths.h"
#include "core/clients/loadreason.h"
#include "gui/context/clientcolumnwidths.h"
#include "gui/context/contextbar.h"
#include "gui/context/contextpathdelegate.h"
#include "gui/context/contextsummary.h"
#include "gui/context/startfolderlist.h"
#include "gui/look/icons.h"
#include "gui/look/theme.h"
#include "gui/widgets/columnwidths.h"
#include "gui/widgets/flowlayout.h"
#include "gui/widgets/icondelegate.h"
#include "gui/widgets/pathdelegate.h"
#include "gui/widgets/textcolor.h"
#include "gui/widgets/valuedelegate.h"
#include "gui/widgets/wordwrapdelegate.h"
#include "models/base/roles.h"

#include <QEvent>
#include <QFontDatabase>
#include <QHeaderView>
#include <QResizeEvent>
#include <QSignalBlocker>
#include <QSplitter>
#include <QStyle>

#include <algorithm>
#include <chrono>
#include <utility>

namespace outcrop {
namespace {

constexpr std::chrono::milliseconds readingDelay{300}; ///< most reads are faster and need no message

/// Returns an entry of the client's context; null if the index is out of range, as in a row of a replaced context.
const ContextText *textAt(const ContextReport &client, qsizetype index)
{
    return index >= 0 && index < client.context.texts.size() ? &client.context.texts[index] : nullptr;
}

/// Returns the rank of a client in the list. A client that loads files here comes first, then a client whose requests are known from recordings, then a common
/// client.
int rankOf(const ContextReport &client)
{
    static const QStringList commonClients{QStringLiteral("claude"), QStringLiteral("codex")};
    const qsizetype index = commonClients.indexOf(client.context.client);
    const int place = index < 0 ? int(commonClients.size()) : int(index);
    const bool loadsFiles = client.counts().startFiles > 0;
    return (loadsFiles ? 0 : 8) + (client.context.evidence.isObserved() ? 0 : 4) + place;
}

QIcon warningIcon(const QModelIndex &index)
{
    const QVariant severity = index.data(SeverityRole);
    return severity.isValid() ? severityIcon(Severity(severity.toInt())) : QIcon();
}

/// Sorts clients by rank or, if the list already shows them, in the order of the list, so that rows do not move.
void sortClients(QList<ContextReport> &clients, const QList<ContextClient> &shown)
{
    const auto place = [&shown](const ContextReport &client) -> qsizetype {
        const auto row = std::find_if(shown.begin(), shown.end(), [&client](const ContextClient &each) { return each.client == client.context.client; });
        return shown.isEmpty() ? rankOf(client) : row - shown.begin();
    };
    std::stable_sort(clients.begin(), clients.end(), [&place](const ContextReport &left, const ContextReport &right) { return place(left) < place(right); });
}

/// Keeps the current row selected if the user clicks outside the rows, because the panel still shows its details.
void keepSelection(QAbstractItemView &view)
{
    QItemSelectionModel *selection = view.selectionModel();
    QObject::connect(selection, &QItemSelectionModel::selectionChanged, &view, [selection] {
        if (!selection->hasSelection() && selection->currentIndex().isValid())
            selection->select(selection->currentIndex(), QItemSelectionModel::Select | QItemSelectionModel::Rows);
    });
}

} // namespace

ContextPanel::ContextPanel(QWidget *parent) : QWidget(parent), m_ui(std::make_unique<Ui::ContextPanel>())
{
    m_ui->setupUi(this);
    FlowLayout::replaceRow(m_ui->pageColumn, m_ui->bar); // texts in some languages need two lines in a small window
    setUpLists();
    setUpFiles();
    setUpChoices();
    m_readingDelay.setSingleShot(true);
    m_readingDelay.setInterval(readingDelay);
    connect(&m_readingDelay, &QTimer::timeout, this, &ContextPanel::showPendingStartFolder);
    m_ui->contextPairs->hide();
    m_ui->contextDifferences->hide();
    m_ui->contextBy->hide();
    m_ui->contextBy->setIcon(lineIcon(QStringLiteral("next")));
    setModels({});
    setFocusProxy(m_ui->contextClients); // the list of files can be empty
    clearContents();
}

ContextPanel::~ContextPanel() = default;

void ContextPanel::setUpLists()
{
    m_ui->contextClients->setModel(&m_clients);
    m_ui->contextClients->setRootIsDecorated(false);
    m_ui->contextClients->setItemDelegate(new ValueDelegate(this));
    for (const ContextClientColumn column : {ContextClientColumn::Truncated, ContextClientColumn::Skipped, ContextClientColumn::Files})
        m_ui->contextClients->setItemDelegateForColumn(int(column), new IconDelegate(int(column), warningIcon, this));
    m_ui->contextClients->header()->setStretchLastSection(false);
    m_ui->contextClients->header()->setMinimumSectionSize(24);
    m_ui->contextClients->header()->setSectionResizeMode(QHeaderView::Fixed); // fitClientColumns() sets the widths
    m_ui->contextSplitter->setStretchFactor(1, 3);
    m_ui->contextSplitter->setStretchFactor(2, 2);
    connect(m_ui->contextSplitter, &QSplitter::splitterMoved, this, [this] {
        m_hasUserWidths = true;
        fitClientColumns(*m_ui->contextClients);
    });
    connect(m_ui->contextClients->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this] {
        fillOtherClients();
        showClient();
    });
    keepSelection(*m_ui->contextClients);
    m_ui->contextPairs->setModel(&m_pairs);
    m_ui->contextPairs->setItemDelegateForColumn(int(ContextPairColumn::File), new PathDelegate(this));
    m_ui->contextPairs->header()->setStretchLastSection(false);
    m_ui->contextPairs->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_ui->contextPairs->header()->setSectionResizeMode(int(ContextPairColumn::File), QHeaderView::Stretch);
    m_ui->contextPairs->header()->setMinimumSectionSize(widthOfLetters(12)); // a narrow panel scrolls instead of hiding the names
    connect(m_ui->contextPairs->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &ContextPanel::showFile);
    connect(m_ui->contextPairs, &QTreeView::activated, this, &ContextPanel::openFile);
    keepSelection(*m_ui->contextPairs);
    connect(m_ui->openContextFile, &QToolButton::clicked, this, &ContextPanel::openFile);
}

void ContextPanel::setUpFiles()
{
    m_ui->contextFiles->setModel(&m_files);
    m_ui->contextFiles->setItemDelegate(new ValueDelegate(this));
    m_ui->contextFiles->setItemDelegateForColumn(int(ContextColumn::File), new ContextPathDelegate(*m_ui->contextFiles));
    m_ui->contextFiles->setItemDelegateForColumn(int(ContextColumn::Share), new ContextBar(this));
    m_ui->contextFiles->setItemDelegateForColumn(int(ContextColumn::Reason), new WordWrapDelegate(*m_ui->contextFiles, int(ContextColumn::Reason)));
    m_ui->contextFiles->header()->setStretchLastSection(true);
    m_ui->contextFiles->header()->resizeSection(int(ContextColumn::Tokens), widthOfLetters(10));
    m_ui->contextFiles->header()->resizeSection(int(ContextColumn::Share), widthOfLetters(8));
    connect(m_ui->contextFiles->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &ContextPanel::showFile);
    connect(m_ui->contextFiles, &QTreeView::activated, this, &ContextPanel::openFile);
    keepSelection(*m_ui->contextFiles);
}

void ContextPanel::setUpChoices()
{
    m_ui->contextNone->setTexts(tr("No files"), tr("Choose another start folder or client."));
    m_ui->contextNone->hide();
    m_ui->openContextFile->setIcon(lineIcon(QStringLiteral("quick-open")));
    m_ui->contextText->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_ui->contextSummary->setElideMode(Qt::ElideRight); // the truncated files are near the beginning
    connect(m_ui->contextStartHint, &QLabel::linkActivated, this, &ContextPanel::followLink);
    connect(m_ui->contextStart, &QComboBox::currentIndexChanged, this, &ContextPanel::choiceChanged);
    m_ui->contextChooseStart->setIcon(lineIcon(QStringLiteral("folder-open")));
    connect(m_ui->contextChooseStart, &QToolButton::clicked, this, &ContextPanel::startFolderRequested);
    connect(m_ui->contextModel, &QComboBox::currentIndexChanged, this, &ContextPanel::choiceChanged);
    connect(m_ui->contextNone, &EmptyState::actionTriggered, this, &ContextPanel::layersRequested);
    connect(m_ui->contextUserFiles, &QCheckBox::toggled, this, &ContextPanel::choiceChanged);
    connect(m_ui->contextTouch, &QCheckBox::toggled, this, &ContextPanel::choiceChanged);
    connect(m_ui->contextOther, &QComboBox::currentIndexChanged, this, &ContextPanel::showClient);
    connect(m_ui->contextUse, &QToolButton::clicked, this, &ContextPanel::contextUseRequested);
    connect(m_ui->contextDifferences, &QCheckBox::toggled, this, &ContextPanel::showClient);
    connect(m_ui->contextBy, &QToolButton::clicked, this, [this] {
        if (const ContextText *text = chosenText())
            selectFile(text->relatedFile);
    });
}

/// Selects the start folder of a link in the notes, or shows the links of all start folders.
void ContextPanel::followLink(const QString &link)
{
    const ContextReport *client = chosenClient();
    if (!client)
        return;
    if (link == allStartFoldersLink) {
        m_showsAllStartFolders = true;
        return showNotes(*client);
    }
    const int place = m_ui->contextStart->findData(client->starts.limitedStarts.value(link.toInt()).folder);
    if (place >= 0)
        m_ui->contextStart->setCurrentIndex(place);
}

QString ContextPanel::startFolder() const
{
    return m_ui->contextStart->currentData().toString();
}

void ContextPanel::setStartFolder(const QString &folder)
{
    m_ui->contextStart->setCurrentIndex(startFolderIndex(*m_ui->contextStart, folder, m_contexts.folder));
}

void ContextPanel::setModels(const QStringList &models)
{
    QStringList shown;
    for (int i = 1; i < m_ui->contextModel->count(); ++i)
        shown.append(m_ui->contextModel->itemText(i));
    if (models == shown && m_ui->contextModel->count() > 0)
        return; // an open list must not change
    const QString kept = model();
    const QSignalBlocker signalBlocker(m_ui->contextModel);
    m_ui->contextModel->clear();
    m_ui->contextModel->addItem(tr("Default model"), QString());
    m_ui->contextModel->setMinimumContentsLength(std::max(m_ui->contextModel->minimumContentsLength(), int(m_ui->contextModel->itemText(0).size())));
    for (const QString &each : models)
        m_ui->contextModel->addItem(each, each);
    m_ui->contextModel->setCurrentIndex(std::max(0, m_ui->contextModel->findData(kept)));
}

QString ContextPanel::model() const
{
    return m_ui->contextModel->currentData().toString();
}

void ContextPanel::setContextUse(ContextUse use)
{
    m_contextUse = use;
    m_ui->contextUse->setVisible(use != ContextUse::None);
    m_ui->contextUse->setEnabled(use == ContextUse::Available);
    m_ui->contextUse->setText(use == ContextUse::Used ? tr("Used in Edit") : tr("Use in Edit"));
    if (const ContextReport *client = chosenClient()) {
        m_ui->contextUse->setToolTip(contextUseToolTip(*client, use));
        showNotes(*client);
    }
}

bool ContextPanel::includesUserFiles() const
{
    return m_ui->contextUserFiles->isChecked();
}

bool ContextPanel::includesOpenDocument() const
{
    return m_ui->contextTouch->isChecked();
}

void ContextPanel::setContexts(const FolderContexts &contexts)
{
    const ContextReport *before = chosenClient();
    const QString client = before ? before->context.client : QString();
    const bool isSameFolder = m_contexts.folder == contexts.folder;
    m_readingDelay.stop();
    m_contexts = contexts;
    sortClients(m_contexts.clients, isSameFolder ? m_clients.rows() : QList<ContextClient>());
    fillStartFolders(*m_ui->contextStart, contexts);
    QList<ContextClient> rows;
    for (const ContextReport &each : std::as_const(m_contexts.clients))
        rows += contextClient(each.context, each.tokensAtStart, each.starts);
    {
        const QSignalBlocker signalBlocker(m_ui->contextClients->selectionModel());
        m_clients.setRows(rows);
        const QModelIndex keptIndex = m_clients.indexOf(client);
        m_ui->contextClients->setCurrentIndex(keptIndex.isValid() ? keptIndex : m_clients.index(0, 0));
    }
    fillOtherClients();
    m_ui->contextSplitter->setEnabled(true);
    m_ui->pages->setCurrentWidget(m_ui->contextPage);
    showClient();
    fitPanes();
}

/// Widens the column of file names as far as the panel has room, and the client list if the user has not set its width.
void ContextPanel::fitPanes()
{
    const QTreeView &clients = *m_ui->contextClients;
    const int wanted = wholeColumnsWidth(clients) + 2 * clients.frameWidth() + clients.style()->pixelMetric(QStyle::PM_ScrollBarExtent);
    m_clientsWidth = std::max(m_clientsWidth, wanted); // the width does not shrink, so that the lists do not move with every start folder
    const int width = m_ui->contextSplitter->width();
    if (!m_hasUserWidths && width > 0) {
        const int shown = std::min(m_clientsWidth, width * 9 / 20); // a part of a number would look like another number
        const int rest = width - shown - 2 * m_ui->contextSplitter->handleWidth();
        m_ui->contextSplitter->setSizes({shown, rest * 5 / 8, rest * 3 / 8});
    }
    fitClientColumns(*m_ui->contextClients);
    fitColumns();
}

/// Sets the column widths of the file list. Shows numbers in full. A narrow list shrinks the reasons, which wrap, and hides the bars before it shortens the
/// names.
void ContextPanel::fitColumns()
{
    QTreeView &files = *m_ui->contextFiles;
    QHeaderView &header = *files.header();
    const int tokens = std::max({widthOfTexts(ContextColumn::Tokens), header.sectionSizeHint(int(ContextColumn::Tokens)), widthOfLetters(10)});
    header.resizeSection(int(ContextColumn::Tokens), tokens);
    const int names = widthOfTexts(ContextColumn::File), least = widthOfLetters(20), bars = widthOfLetters(8);
    const int room = files.viewport()->width() - tokens - widthOfLetters(hasReasons() ? 16 : 8);
    const bool hidesBars = files.viewport()->width() < widthOfLetters(70) && names > room - bars;
    files.setColumnHidden(int(ContextColumn::Share), hidesBars);
    header.resizeSection(int(ContextColumn::File), std::clamp(names, least, std::max(least, hidesBars ? room : room - bars)));
}

/// Returns the width that a column needs to show its texts in one line, in pixels. Ignores the headings. Includes rows that are scrolled out of view.
int ContextPanel::widthOfTexts(ContextColumn column) const
{
    const QTreeView &files = *m_ui->contextFiles;
    int width = 0;
    for (int group = 0; group < m_files.rowCount(); ++group) {
        const QModelIndex heading = m_files.index(group, 0);
        for (int row = 0; row < m_files.rowCount(heading); ++row)
            width = std::max(width, files.fontMetrics().horizontalAdvance(m_files.index(row, int(column), heading).data().toString()));
    }
    const int margin = 4 * (files.style()->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, &files) + 1);
    return width + margin + (column == ContextColumn::File ? 2 * files.indentation() : 0);
}

bool ContextPanel::hasReasons() const
{
    const ContextReport *client = chosenClient();
    return client && std::any_of(client->context.texts.begin(), client->context.texts.end(), [this, client](const ContextText &text) {
        return !loadReason(client->context, text, m_contexts.folder).isEmpty();
    });
}

void ContextPanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    QMetaObject::invokeMethod(this, &ContextPanel::fitPanes, Qt::QueuedConnection); // queued, because the splitter does not have its new width yet
}

void ContextPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        m_clientsWidth = 0;
}

/// Lists the other clients for a comparison. Keeps the client to compare with, unless it is the selected client.
void ContextPanel::fillOtherClients()
{
    const QString kept = m_ui->contextOther->currentData().toString();
    const QSignalBlocker signalBlocker(m_ui->contextOther);
    m_ui->contextOther->clear();
    m_ui->contextOther->addItem(tr("Compare with…"), QString());
    for (const ContextReport &each : std::as_const(m_contexts.clients)) {
        if (&each != chosenClient())
            m_ui->contextOther->addItem(dataText(each.context.title), each.context.client);
    }
    m_ui->contextOther->setCurrentIndex(std::max(0, m_ui->contextOther->findData(kept)));
}

void ContextPanel::clearContexts()
{
    m_contexts = {};
    m_clients.setRows({});
    m_files.setTree({});
    m_pairs.setRows({});
    m_shownFile.clear();
    m_ui->contextText->clearFile();
    m_shownContext = {};
    m_clientsWidth = 0;
    m_readingDelay.stop();
    m_ui->contextSplitter->setEnabled(true);
}

void ContextPanel::setError(const QString &text)
{
    clearContexts();
    m_ui->contextEmpty->setTexts(tr("Cannot read the context"), text);
    m_ui->pages->setCurrentWidget(m_ui->contextEmpty);
}

void ContextPanel::showReading()
{
    if (!m_contexts.clients.isEmpty()) {
        if (startFolder() != m_contexts.start && !m_readingDelay.isActive())
            m_readingDelay.start();
        return;
    }
    m_ui->contextEmpty->setTexts(tr("Reading the folder…"), tr("The files that each coding agent loads appear here."));
    m_ui->pages->setCurrentWidget(m_ui->contextEmpty);
}

/// Disables the lists while they show the previous start folder.
void ContextPanel::showPendingStartFolder()
{
    if (startFolder() == m_contexts.start)
        return;
    m_ui->contextSplitter->setEnabled(false);
    m_ui->contextSummary->setFullText(tr("Reading %1…").arg(m_ui->contextStart->currentText()));
    m_ui->contextPrice->clear();
    m_ui->contextStartHint->hide();
}

void ContextPanel::clearContents()
{
    clearContexts();
    m_ui->contextStart->clear();
    m_ui->contextEmpty->setTexts(
        tr("No folder is open"), tr("Open a folder to see which files each coding agent loads, truncates or skips."));
    m_ui->pages->setCurrentWidget(m_ui->contextEmpty);
}

const ContextReport *ContextPanel::findClient(const QString &client) const
{
    const auto found = std::find_if(m_contexts.clients.begin(), m_contexts.clients.end(), [&client](const ContextReport &each) { return each.context.client == client; });
    return found == m_contexts.clients.end() ? nullptr : &*found;
}

const ContextReport *ContextPanel::chosenClient() const
{
    const QModelIndex currentIndex = m_ui->contextClients->currentIndex();
    const ContextClient *row = currentIndex.isValid() ? m_clients.rowAt(currentIndex) : nullptr;
    return row ? findClient(row->client) : nullptr;
}

/// Returns the second client of the comparison, or null.
const ContextReport *ContextPanel::otherContextClient() const
{
    const ContextReport *other = findClient(m_ui->contextOther->currentData().toString());
    return other == chosenClient() ? nullptr : other;
}

const ContextText *ContextPanel::chosenText() const
{
    const ContextReport *client = chosenClient(), *other = otherContextClient();
    if (!client)
        return nullptr;
    if (other) {
        const ContextPair *pair = m_pairs.rowAt(m_ui->contextPairs->currentIndex());
        const ContextText *text = pair ? textAt(*client, pair->first.index) : nullptr;
        return text || !pair ? text : textAt(*other, pair->second.index);
    }
    const QModelIndex currentIndex = m_ui->contextFiles->currentIndex();
    const ContextItem *item = currentIndex.isValid() ? m_files.itemAt(currentIndex) : nullptr;
    return item ? textAt(*client, item->text) : nullptr;
}

/// Returns the first row of the file list whose file `matches`, or an invalid index.
template<typename Matches>
QModelIndex ContextPanel::findFile(const ContextReport &client, const Matches &matches) const
{
    for (int group = 0; group < m_files.rowCount(); ++group) {
        const QModelIndex heading = m_files.index(group, 0);
        for (int row = 0; row < m_files.rowCount(heading); ++row) {
            const QModelIndex index = m_files.index(row, 0, heading);
            const ContextText *text = textAt(client, m_files.itemAt(index)->text);
            if (text && matches(*text))
                return index;
        }
    }
    return {};
}

/// Returns the file to show first: the first file that is truncated, skipped or shortened, or else the first file.
QModelIndex ContextPanel::firstFile(const ContextReport &client) const
{
    const QModelIndex limitedIndex = findFile(client, [](const ContextText &text) { return text.hasLoss(); });
    return limitedIndex.isValid() ? limitedIndex : m_files.index(0, 0, m_files.index(0, 0));
}

/// Clears the file list if it belongs to another client or start folder, so that the first truncated, skipped or shortened file is selected.
void ContextPanel::deselectFileOfOtherContext(const ContextReport &client)
{
    const std::pair now(client.context.client, m_contexts.start);
    if (std::exchange(m_shownContext, now) == now)
        return;
    m_showsAllStartFolders = false;
    const QSignalBlocker signalBlocker(m_ui->contextFiles->selectionModel());
    m_files.setTree({});
}

void ContextPanel::showClient()
{
    const ContextReport *client = chosenClient();
    if (!client)
        return m_files.setTree({});
    deselectFileOfOtherContext(*client);
    m_files.setTree(contextTree(client->context, client->tokenCounts, m_contexts.folder));
    m_ui->contextFiles->expandAll();
    for (int row = 0; row < m_files.rowCount(); ++row)
        m_ui->contextFiles->setFirstColumnSpanned(row, {}, true);
    fitPanes();
    m_ui->contextSummary->setFullText(contextSummary(m_contexts, *client));
    m_ui->contextPrice->setText(contextPriceText(*client));
    showNotes(*client);
    showComparison(*client);
    const bool isComparing = otherContextClient() != nullptr;
    const bool isEmpty = isComparing ? m_pairs.rowCount() == 0 : m_files.rowCount() == 0;
    m_ui->contextNone->setVisible(isEmpty);
    showEmptyView(*client);
    m_ui->contextOther->setItemText(0, isComparing ? tr("End comparison") : tr("Compare with…"));
    m_ui->contextFiles->setVisible(!isEmpty && !isComparing);
    m_ui->contextPairs->setVisible(!isEmpty && isComparing);
    m_ui->contextDetails->setVisible(!isComparing && !isEmpty); // a dock has no room for the columns of both clients and the text
    if (!isComparing && !chosenText() && !isEmpty)
        m_ui->contextFiles->setCurrentIndex(firstFile(*client));
    Q_EMIT clientShown();
    showFile();
}

/// Sets the text that replaces the list of files if it is empty.
void ContextPanel::showEmptyView(const ContextReport &client)
{
    if (const ContextReport *other = otherContextClient())
        return m_ui->contextNone->setTexts(
            tr("No files to show"), tr("%1 and %2 load the same files from this folder, or none. Choose another start folder or client.").arg(dataText(client.context.title), dataText(other->context.title)));
    if (hasNoFiles()) {
        const QString text = tr("This repository has no files that coding agents load. Add a file such as AGENTS.md or CLAUDE.md to see it here. The layers of the workspace are in the Edit view.");
        return m_ui->contextNone->setTexts(tr("No files of coding agents"), text, tr("Show layers"));
    }
    const QString none = tr("%1 does not load files from this folder. Choose another start folder or client.").arg(dataText(client.context.title));
    const QString names = searchedNamesSentence(client.starts, dataText(client.context.title));
    m_ui->contextNone->setTexts(tr("No files"), names.isEmpty() ? none : QString(none + sentenceSeparator() + names));
}

/// Returns whether no client finds a file, neither in the start folder nor below it.
bool ContextPanel::hasNoFiles() const
{
    return std::all_of(m_contexts.clients.begin(), m_contexts.clients.end(), [](const ContextReport &client) { return client.context.texts.isEmpty() && client.starts.otherFiles.isEmpty(); });
}

/// Shows the start folders where the client loses other text, with links that select them, and the notes of the client.
void ContextPanel::showNotes(const ContextReport &client)
{
    const QString hint = contextHint(m_contexts, client, m_contextUse, m_showsAllStartFolders);
    m_ui->contextStartHint->setText(hint);
    m_ui->contextStartHint->setVisible(!hint.isEmpty());
    markStartFolders(*m_ui->contextStart, client);
}

void ContextPanel::showComparison(const ContextReport &client)
{
    const ContextReport *other = otherContextClient();
    m_ui->contextDifferences->setVisible(other != nullptr);
    if (!other) {
        m_pairs.setRows({});
        return;
    }
    m_pairs.setTitles(dataText(client.context.title), dataText(other->context.title));
    m_pairs.setRows(contextPairs(
        {client.context, client.tokenCounts}, {other->context, other->tokenCounts}, m_contexts.folder, m_ui->contextDifferences->isChecked()));
    if (!m_ui->contextPairs->currentIndex().isValid() && m_pairs.rowCount() > 0)
        m_ui->contextPairs->setCurrentIndex(m_pairs.index(0, 0));
}

/// Selects the first row of a file in the comparison, or in the list of files if the comparison does not contain it.
void ContextPanel::selectFile(const QString &file)
{
    const ContextReport *client = chosenClient();
    for (int row = 0; row < m_pairs.rowCount(); ++row) {
        if (m_pairs.rows().at(row).file == file)
            return m_ui->contextPairs->setCurrentIndex(m_pairs.index(row, 0));
    }
    const QModelIndex index = client ? findFile(*client, [&file](const ContextText &text) { return text.file == file; }) : QModelIndex();
    if (index.isValid())
        m_ui->contextFiles->setCurrentIndex(index);
}

void ContextPanel::showFile()
{
    const ContextText *text = chosenText();
    const ContextReport *client = chosenClient();
    const auto shownPath = [&](const QString &path) { return contextPath(path, m_contexts.folder, client->context.home); };
    const std::optional<ShownContextText> &shownContextText = m_ui->contextText->file();
    const bool isSame = text && text->realFile == std::exchange(m_shownFile, text->realFile);
    if (!text)
        m_shownFile.clear();
    m_ui->openContextFile->setEnabled(text && isAtOrBelow(text->file, m_contexts.folder));
    m_ui->contextFileName->setFullText(text ? shownPath(text->file) : QString());
    m_ui->contextFileFacts->setText(text ? contextFacts(*text, isSame && shownContextText && shownContextText->isUnsaved) : QString());
    const QString reason = text ? loadReason(client->context, *text, m_contexts.folder) : QString();
    m_ui->contextFileReason->setText(reason);
    m_ui->contextFileReason->setVisible(!reason.isEmpty());
    TextColor::set(*m_ui->contextFileReason, text && text->hasLoss() ? ColorRole::Warning : ColorRole::Text);
    m_ui->contextBy->setVisible(text && !text->relatedFile.isEmpty() && text->relatedFile != text->file);
    m_ui->contextBy->setText(text ? tr("Show %1").arg(shownPath(text->relatedFile)) : QString());
    if (!isSame)
        m_ui->contextText->clearFile(); // the same file keeps its text until the new text is read
    Q_EMIT fileChosen();
}

void ContextPanel::setFileText(const ShownContextText &file)
{
    if (const ContextText *text = chosenText())
        m_ui->contextFileFacts->setText(contextFacts(*text, file.isUnsaved));
    m_ui->contextText->setFile(file);
}

void ContextPanel::openFile()
{
    const ContextText *text = chosenText();
    if (text && isAtOrBelow(text->file, m_contexts.folder))
        Q_EMIT fileRequested(text->file, m_ui->contextText->truncationOffset());
}

} // namespace outcrop
