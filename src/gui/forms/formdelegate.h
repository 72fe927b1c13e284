// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/forms/fieldnames.h"

#include <QStyledItemDelegate>

namespace outcrop {

struct FormRow;

/// Draws the rows of a form and edits fields in their cells. Writes each change of a value to the document; keys and new items
/// are written when editing ends.
class FormDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void setNames(const FieldNames &names) { m_names = names; }
    void setFile(const QString &file) { m_file = file; }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void setEditorData(QWidget *editor, const QModelIndex &index) const override;
    void setModelData(QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const override;
    void updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    bool editorEvent(QEvent *event, QAbstractItemModel *model, const QStyleOptionViewItem &option, const QModelIndex &index) override;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;

private:
    void paintBadge(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const;
    QList<Candidate> namesFor(const FormRow &row, bool isKey) const;

    FieldNames m_names;
    QString m_file;
};

} // namespace outcrop
