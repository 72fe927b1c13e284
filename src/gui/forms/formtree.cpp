// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/forms/formtree.h"

#include "core/base/joinedtext.h"
#include "gui/look/icons.h"
#include "gui/look/isolatedtext.h"
#include "gui/widgets/panelkeys.h"

#include <QAbstractProxyModel>
#include <QAction>
#include <QHeaderView>
#include <QKeyEvent>

namespace outcrop {

namespace {

constexpr qsizetype maxCellTextLength = 70; ///< maximum length of a value for the cell editor, in characters

bool isNested(FieldType type)
{
    return type == FieldType::Group || type == FieldType::List || type == FieldType::Schema;
}

bool isAddRow(const FormRow &row)
{
    return row.state == FieldState::AddRow;
}

bool isTooLargeForCell(const FormRow &row)
{
    const QString text = qString(row.value);
    switch (row.type) {
    case FieldType::List:
    case FieldType::Schema:
    case FieldType::Pattern:
        return !isAddRow(row);
    case FieldType::Text:
    case FieldType::Any:
        return text.size() > maxCellTextLength || text.contains(u'\n');
    default:
        return false;
    }
}

} // namespace

FormTree::FormTree(QWidget *parent) : QTreeView(parent)
{
    setAlternatingRowColors(true);
    setUniformRowHeights(true);
    setFrameShape(QFrame::NoFrame);
    setEditTriggers(DoubleClicked | EditKeyPressed | AnyKeyPressed);
    setTabKeyNavigation(false);
    setContextMenuPolicy(Qt::ActionsContextMenu);
    setSelectionMode(SingleSelection);
    makeActions();
    connect(this, &QTreeView::clicked, this, &FormTree::startEditing);
}

QAction *FormTree::makeAction(const char *name, const QString &text, const QKeySequence &keys, const char *icon)
{
    auto *action = new QAction(lineIcon(QLatin1String(icon)), text, this);
    action->setObjectName(QLatin1String(name));
    action->setShortcut(keys);
    action->setShortcutContext(Qt::WidgetShortcut);
    action->setToolTip(detailedText(text, isolatedText(keys.toString(QKeySequence::NativeText))));
    addAction(action);
    return action;
}

void FormTree::makeActions()
{
    m_editAction = makeAction("fieldEdit", tr("Edit Value"), QKeySequence(Qt::Key_F2), "settings");
    m_addAction = makeAction("fieldAdd", tr("Add Item"), QKeySequence(Qt::Key_Insert), "new");
    m_clearAction = makeAction("fieldClear", tr("Clear Field"), QKeySequence(Qt::Key_Delete), "trash");
    m_renameAction = makeAction("fieldRename", tr("Rename Key"), QKeySequence(Qt::SHIFT | Qt::Key_F2), "renamed");
    m_upAction = makeAction("fieldUp", tr("Move Up"), QKeySequence(Qt::ALT | Qt::Key_Up), "move-up");
    m_downAction = makeAction("fieldDown", tr("Move Down"), QKeySequence(Qt::ALT | Qt::Key_Down), "move-down");
    connect(m_editAction, &QAction::triggered, this, [this] { edit(currentIndex(), EditKeyPressed, nullptr); });
    connect(m_addAction, &QAction::triggered, this, &FormTree::addItem);
    connect(m_clearAction, &QAction::triggered, this, [this] { form().clear(currentField()); });
    connect(m_renameAction, &QAction::triggered, this, &FormTree::rename);
    connect(m_upAction, &QAction::triggered, this, [this] { moveItem(-1); });
    connect(m_downAction, &QAction::triggered, this, [this] { moveItem(1); });
    new PanelKeys(this);
}

void FormTree::setForm(QAbstractProxyModel *proxy)
{
    m_proxy = proxy;
    setModel(proxy);
    connect(&form(), &FormModel::contentChanged, this, &FormTree::updateActions);
    updateActions();
}

FormModel &FormTree::form() const
{
    return *static_cast<FormModel *>(m_proxy->sourceModel());
}

QModelIndex FormTree::fieldOf(const QModelIndex &index) const
{
    return m_proxy->mapToSource(index.siblingAtColumn(0));
}

QModelIndex FormTree::currentField() const
{
    return fieldOf(currentIndex());
}

const FormRow *FormTree::currentRow() const
{
    return form().rowAt(currentField());
}

void FormTree::selectField(const QModelIndex &field)
{
    const QModelIndex index = m_proxy->mapFromSource(field);
    if (index.isValid() && index != currentIndex().siblingAtColumn(0)) {
        setCurrentIndex(index);
        scrollTo(index);
    }
}

void FormTree::currentChanged(const QModelIndex &current, const QModelIndex &previousIndex)
{
    QTreeView::currentChanged(current, previousIndex);
    if (current.siblingAtColumn(0) == previousIndex.siblingAtColumn(0))
        return;
    updateActions();
    Q_EMIT currentFieldChanged();
}

void FormTree::updateActions()
{
    const FormRow *row = currentRow();
    const bool isEditable = row && form().canEdit();
    const bool holds = isEditable
        && (row->type == FieldType::List || row->type == FieldType::Group || row->isItem
            || row->state == FieldState::AddRow);
    m_editAction->setEnabled(isEditable && row->type != FieldType::Group);
    m_addAction->setEnabled(holds);
    m_clearAction->setEnabled(form().canClear(currentField()));
    //: Commands that remove an item or a field from the document.
    m_clearAction->setText(row && row->isItem ? tr("Remove Item") : tr("Clear Field"));
    m_renameAction->setEnabled(isEditable && row->hasFreeKey && (row->state == FieldState::Present || row->state == FieldState::Unknown));
    m_upAction->setEnabled(form().canMove(currentField(), -1));
    m_downAction->setEnabled(form().canMove(currentField(), 1));
}

/// Handles a click: edits a value or activates an add row. The delegate toggles check boxes.
void FormTree::startEditing(const QModelIndex &index)
{
    const FormRow *row = form().rowAt(fieldOf(index));
    const bool isValue = index.column() == static_cast<int>(FormColumn::Value) && row && row->type != FieldType::Boolean && row->type != FieldType::Group;
    if (isValue || (row && isAddRow(*row)))
        edit(index, EditKeyPressed, nullptr);
}

/// Expands the first level.
void FormTree::rowsInserted(const QModelIndex &parent, int start, int end)
{
    QTreeView::rowsInserted(parent, start, end);
    if (parent.isValid())
        return;
    for (int row = start; row <= end; ++row)
        expand(model()->index(row, 0));
}

/// Handles Enter, F2, clicks and letters; the base class handles other triggers.
bool FormTree::edit(const QModelIndex &index, EditTrigger trigger, QEvent *event)
{
    const bool isRequested = trigger == EditKeyPressed || trigger == DoubleClicked || trigger == AnyKeyPressed;
    if (!isRequested || state() == EditingState)
        return QTreeView::edit(index, trigger, event);
    const FormRow *row = form().rowAt(fieldOf(index));
    if (!row || !form().canEdit())
        return false;
    if (trigger == AnyKeyPressed && (row->type == FieldType::Boolean || isNested(row->type) || isTooLargeForCell(*row)))
        return false; // the keyboard search handles letters
    const bool isName = row->hasFreeKey && index.column() == 0 && (isAddRow(*row) || trigger == DoubleClicked);
    if (!isName && editRow(index, *row))
        return true;
    form().beginVisit();
    return QTreeView::edit(index.siblingAtColumn(isName || (isAddRow(*row) && row->hasFreeKey) ? 0 : 1), trigger, event);
}

/// Handles a row without a cell editor: adds a nested item, toggles a Boolean, opens the large editor or expands a group. Returns false for other rows.
bool FormTree::editRow(const QModelIndex &index, const FormRow &row)
{
    if (isAddRow(row)) {
        const bool isNestedItem = row.isItem && isNested(row.type);
        if (isNestedItem)
            addItem();
        return isNestedItem;
    }
    if (row.type == FieldType::Boolean) {
        form().setValue(fieldOf(index), !(row.value.is_boolean() && row.value.get<bool>()));
        return true;
    }
    if (isTooLargeForCell(row))
        Q_EMIT largeEditorRequested();
    else if (row.type == FieldType::Group)
        setExpanded(index.siblingAtColumn(0), !isExpanded(index.siblingAtColumn(0)));
    return isTooLargeForCell(row) || row.type == FieldType::Group;
}

void FormTree::closeEditor(QWidget *editor, QAbstractItemDelegate::EndEditHint hint)
{
    if (hint == QAbstractItemDelegate::RevertModelCache)
        form().revertVisit();
    form().endVisit();
    QTreeView::closeEditor(editor, QAbstractItemDelegate::NoHint);
    if (hint == QAbstractItemDelegate::EditNextItem || hint == QAbstractItemDelegate::EditPreviousItem) {
        const QModelIndex current = currentIndex().siblingAtColumn(0);
        setCurrentIndex(hint == QAbstractItemDelegate::EditNextItem ? indexBelow(current) : indexAbove(current));
    }
}

void FormTree::rename()
{
    const QModelIndex name = currentIndex().siblingAtColumn(0);
    form().beginVisit();
    QTreeView::edit(name, EditKeyPressed, nullptr);
}

/// Adds an item. Opens an editor first if the user must type a key or a value.
void FormTree::addItem()
{
    const FormRow *row = currentRow();
    if (!row)
        return;
    QModelIndex place = currentField();
    if (row->isItem || row->state == FieldState::AddRow)
        place = place.parent();
    const QModelIndex adder = form().index(form().rowCount(place) - 1, 0, place);
    const FormRow *last = form().rowAt(adder);
    if (!last || last->state != FieldState::AddRow)
        return;
    expand(m_proxy->mapFromSource(place));
    if (last->hasFreeKey || !isNested(last->type)) {
        selectField(adder);
        QTreeView::edit(m_proxy->mapFromSource(adder.siblingAtColumn(last->hasFreeKey ? 0 : 1)), EditKeyPressed, nullptr);
        return;
    }
    const QModelIndex addedIndex = form().add(adder);
    selectField(addedIndex);
    expand(m_proxy->mapFromSource(addedIndex));
}

void FormTree::moveItem(int distance)
{
    selectField(form().move(currentField(), distance));
}

void FormTree::keyPressEvent(QKeyEvent *event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    const FormRow *row = currentRow();
    const bool isSpace = event->key() == Qt::Key_Space && row && row->type == FieldType::Boolean;
    if (state() != EditingState && (isEnter || isSpace)) {
        edit(currentIndex(), EditKeyPressed, event);
        return event->accept();
    }
    QTreeView::keyPressEvent(event);
}

} // namespace outcrop
