// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/forms/formmodel.h"

#include <QTreeView>

class QAbstractProxyModel;

namespace outcrop {

/// The rows of a form. Enter, F2, a click or typing edits a value; a large value opens the large editor. The field commands are actions with shortcuts,
/// which the context menu and the buttons share.
class FormTree : public QTreeView
{
    Q_OBJECT

public:
    explicit FormTree(QWidget *parent = nullptr);

    /// Sets a proxy whose source model is a FormModel. Both models must outlive the tree.
    void setForm(QAbstractProxyModel *proxy);

    /// Returns the selected row, or null. Valid until the form changes.
    const FormRow *currentRow() const;
    /// Returns the selected field as an index of the form model, first column; invalid if none is selected.
    QModelIndex currentField() const;
    void selectField(const QModelIndex &field);

    /// Returns the actions that are shown as buttons.
    QList<QAction *> fieldActions() const { return {m_addAction, m_upAction, m_downAction, m_clearAction}; }

    using QTreeView::edit;

public Q_SLOTS:
    void updateActions();

Q_SIGNALS:
    void currentFieldChanged();
    /// Emitted when the field needs the large editor.
    void largeEditorRequested();

protected:
    bool edit(const QModelIndex &index, EditTrigger trigger, QEvent *event) override;
    void closeEditor(QWidget *editor, QAbstractItemDelegate::EndEditHint hint) override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previousIndex) override;
    void keyPressEvent(QKeyEvent *event) override;
    void rowsInserted(const QModelIndex &parent, int start, int end) override;

private:
    QAction *makeAction(const char *name, const QString &text, const QKeySequence &keys, const char *icon);
    void makeActions();
    void addItem();
    void moveItem(int distance);
    void rename();
    void startEditing(const QModelIndex &index);
    bool editRow(const QModelIndex &index, const FormRow &row);
    FormModel &form() const;
    QModelIndex fieldOf(const QModelIndex &index) const;

    QAbstractProxyModel *m_proxy = nullptr;
    QAction *m_editAction = nullptr;
    QAction *m_addAction = nullptr;
    QAction *m_clearAction = nullptr;
    QAction *m_renameAction = nullptr;
    QAction *m_upAction = nullptr;
    QAction *m_downAction = nullptr;
};

} // namespace outcrop
