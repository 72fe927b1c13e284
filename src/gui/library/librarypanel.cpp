// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/library/librarypanel.h"

#include "ui_librarypanel.h"

#include "gui/library/librarydelegate.h"
#include "gui/look/icons.h"
#include "gui/look/theme.h"
#include "models/base/roles.h"

#include <QApplication>
#include <QContextMenuEvent>

#include <algorithm>

namespace outcrop {

LibraryPanel::LibraryPanel(QWidget *parent) : QWidget(parent), m_ui(std::make_unique<Ui::LibraryPanel>())
{
    m_ui->setupUi(this);
    m_ui->matches->setFont(captionFont(font()));
    m_proxy.setSourceModel(&m_model);
    setUpTree();
    connectFilter();
    connectTree();
    updatePage();
    setFocusProxy(m_ui->tree);
}

LibraryPanel::~LibraryPanel() = default;

void LibraryPanel::setUpTree()
{
    m_ui->tree->setModel(&m_proxy);
    m_ui->tree->setItemDelegate(new LibraryDelegate(this));
    for (const LibraryColumn column : {LibraryColumn::Documents, LibraryColumn::Problems})
        m_ui->tree->setColumnHidden(static_cast<int>(column), true); // the delegate shows these columns beside the name
}

void LibraryPanel::connectFilter()
{
    m_ui->filter->addAction(lineIcon(QStringLiteral("filter"), ColorRole::Muted), QLineEdit::LeadingPosition);
    connect(m_ui->filter, &QLineEdit::textChanged, this, &LibraryPanel::setFilter);
    connect(m_ui->filter, &QLineEdit::returnPressed, m_ui->tree, qOverload<>(&QWidget::setFocus));
}

/// Filters the documents and expands the matches. An empty filter restores the groups that were expanded before.
void LibraryPanel::setFilter(const QString &text)
{
    if (!m_isFiltering)
        m_groupsExpandedBeforeFilter = expandedGroups();
    m_isFiltering = isFiltered();
    m_proxy.setFilterText(text);
    updatePage();
    if (m_isFiltering)
        m_ui->tree->expandAll();
    else
        setExpandedGroups(m_groupsExpandedBeforeFilter);
}

void LibraryPanel::connectTree()
{
    connect(m_ui->tree, &QTreeView::activated, this, [this](const QModelIndex &index) {
        choose(index);
        if (!index.data(PathRole).toString().isEmpty())
            Q_EMIT documentFocusRequested();
    });
    connect(m_ui->tree, &QTreeView::clicked, this, [this](const QModelIndex &index) {
        if (!(QApplication::keyboardModifiers() & (Qt::ControlModifier | Qt::ShiftModifier))) // a click that extends the selection does not open a document
            choose(index);
    });
    connect(m_ui->tree->selectionModel(), &QItemSelectionModel::currentChanged, this, &LibraryPanel::currentChanged);
    connect(m_ui->tree->selectionModel(), &QItemSelectionModel::selectionChanged, this, &LibraryPanel::currentChanged);
    connect(&m_model, &DocumentTreeModel::renameRequested, this, &LibraryPanel::renameRequested);
    connect(&m_model, &DocumentTreeModel::moveRequested, this, &LibraryPanel::moveRequested);
    connect(m_ui->empty, &EmptyState::actionTriggered, this, [this] {
        if (isFiltered())
            m_ui->filter->clear();
        else
            Q_EMIT reloadRequested();
    });
}

void LibraryPanel::setTree(const std::shared_ptr<const QList<Branch<LibraryItem>>> &tree)
{
    if (tree && tree == m_tree)
        return;
    m_tree = tree;
    const bool isFirstTree = m_model.rowCount() == 0;
    m_model.setTree(tree ? *tree : QList<Branch<LibraryItem>>());
    updatePage();
    if (isFirstTree && !m_isFiltering)
        setExpandedGroups({static_cast<int>(DocumentGroup::Layers), static_cast<int>(DocumentGroup::Instructions), static_cast<int>(DocumentGroup::Agents)});
}

QSet<int> LibraryPanel::expandedGroups() const
{
    QSet<int> groups;
    for (int row = 0; row < m_proxy.rowCount(); ++row) {
        const QModelIndex group = m_proxy.index(row, 0);
        if (m_ui->tree->isExpanded(group))
            groups.insert(group.data(GroupRole).toInt());
    }
    return groups;
}

void LibraryPanel::setExpandedGroups(const QSet<int> &groups)
{
    for (int row = 0; row < m_proxy.rowCount(); ++row) {
        const QModelIndex group = m_proxy.index(row, 0);
        m_ui->tree->setExpanded(group, groups.contains(group.data(GroupRole).toInt()));
    }
}

void LibraryPanel::select(const QString &path)
{
    const QModelIndex index = m_proxy.mapFromSource(m_model.indexOfPath(path));
    if (index.isValid() && m_ui->tree->isExpanded(index.parent()))
        m_ui->tree->setCurrentIndex(index);
    else
        m_ui->tree->clearSelection();
}

void LibraryPanel::focusFilter()
{
    m_ui->filter->setFocus(Qt::ShortcutFocusReason);
    m_ui->filter->selectAll();
}

void LibraryPanel::clearFilter()
{
    m_ui->filter->clear();
}

QString LibraryPanel::currentPath() const
{
    return m_ui->tree->currentIndex().data(PathRole).toString();
}

QStringList LibraryPanel::selectedPaths() const
{
    QModelIndexList rows = m_ui->tree->selectionModel()->selectedRows();
    const auto isAbove = [](const QModelIndex &left, const QModelIndex &right) {
        return std::pair(left.parent().row(), left.row()) < std::pair(right.parent().row(), right.row());
    };
    std::sort(rows.begin(), rows.end(), isAbove);
    QStringList paths;
    for (const QModelIndex &row : std::as_const(rows)) {
        if (const QString path = row.data(PathRole).toString(); !path.isEmpty())
            paths += path;
    }
    return paths;
}

void LibraryPanel::editName()
{
    const QModelIndex name = m_ui->tree->currentIndex().siblingAtColumn(static_cast<int>(LibraryColumn::Name));
    if (!isVisible() || !name.flags().testFlag(Qt::ItemIsEditable))
        return;
    m_ui->tree->scrollTo(name); // scrollTo() also expands the group
    m_ui->tree->edit(name);
}

/// Requests the menu at the mouse pointer, or below the current row if it is opened with the keyboard.
void LibraryPanel::contextMenuEvent(QContextMenuEvent *event)
{
    const QWidget *rows = m_ui->tree->viewport();
    const QPoint below = m_ui->tree->visualRect(m_ui->tree->currentIndex()).bottomLeft();
    const bool isByKeyboard = event->reason() == QContextMenuEvent::Keyboard;
    Q_EMIT contextMenuRequested(isByKeyboard ? rows->mapToGlobal(below) : event->globalPos());
}

void LibraryPanel::choose(const QModelIndex &index)
{
    const QString path = index.data(PathRole).toString();
    if (!path.isEmpty())
        Q_EMIT documentChosen(path);
}

bool LibraryPanel::isFiltered() const
{
    return !m_ui->filter->text().trimmed().isEmpty();
}

void LibraryPanel::updatePage()
{
    if (isFiltered())
        m_ui->empty->setTexts(tr("No matching documents"), tr("A document matches if its name or path contains every word of the filter."),
            tr("Clear filter"));
    else
        m_ui->empty->setTexts(tr("No documents yet"),
            tr("Layers, agents, skills and profiles in this folder appear here. To start, add a Markdown file to a "
               "folder named layers."),
            tr("Reload workspace"));
    const int count = m_proxy.matchCount();
    m_ui->matches->setVisible(isFiltered() && count > 0);
    //: %n is the number of documents that match the filter
    m_ui->matches->setText(tr("%n match(es)", nullptr, count));
    m_ui->pages->setCurrentWidget(m_proxy.rowCount() > 0 ? static_cast<QWidget *>(m_ui->treePage) : m_ui->empty);
}

} // namespace outcrop
