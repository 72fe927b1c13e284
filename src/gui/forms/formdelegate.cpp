// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/forms/formdelegate.h"

#include "gui/forms/fieldbadge.h"
#include "gui/forms/fieldeditors.h"
#include "gui/look/icons.h"
#include "gui/look/lineheight.h"
#include "models/forms/fieldlabel.h"
#include "models/forms/formmodel.h"
#include "models/forms/formroles.h"

#include <QAbstractProxyModel>
#include <QApplication>
#include <QFontDatabase>
#include <QMouseEvent>
#include <QPainter>

namespace outcrop {

namespace {

constexpr int iconSize = 16;
constexpr int gap = 6;

FieldState stateOf(const QModelIndex &index)
{
    return static_cast<FieldState>(index.data(FieldStateRole).toInt());
}

FieldType typeOf(const QModelIndex &index)
{
    return static_cast<FieldType>(index.data(FieldTypeRole).toInt());
}

bool isColumn(const QModelIndex &index, FormColumn column)
{
    return index.column() == static_cast<int>(column);
}

/// Returns the row of a proxy index.
const FormRow *rowOf(const QModelIndex &index)
{
    const auto *proxy = static_cast<const QAbstractProxyModel *>(index.model());
    return static_cast<const FormModel *>(proxy->sourceModel())->rowAt(proxy->mapToSource(index));
}

bool isBoolean(const QModelIndex &index)
{
    const FieldState state = stateOf(index);
    return isColumn(index, FormColumn::Value) && typeOf(index) == FieldType::Boolean && state != FieldState::Absent
        && state != FieldState::AddRow;
}

/// Returns whether the field is not in the document, for example because its value is inherited, and therefore muted.
bool isMuted(const QModelIndex &index)
{
    return stateOf(index) != FieldState::Present && stateOf(index) != FieldState::Unknown;
}

} // namespace

void FormDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    option->textElideMode = Qt::ElideRight;
    option->font.setItalic(stateOf(index) == FieldState::Inherited || stateOf(index) == FieldState::AddRow);
    if (typeOf(index) == FieldType::Pattern && isColumn(index, FormColumn::Value))
        option->font.setFamilies(QFontDatabase::systemFont(QFontDatabase::FixedFont).families());
    if (isMuted(index) || index.data(StaleRole).toBool())
        option->palette.setColor(QPalette::Text, color(ColorRole::Muted, option->palette));
    if (isBoolean(index)) {
        option->features |= QStyleOptionViewItem::HasCheckIndicator;
        option->checkState = index.data(Qt::EditRole).toBool() ? Qt::Checked : Qt::Unchecked;
    }
    const QVariant severity = index.data(SeverityRole);
    if (isColumn(index, FormColumn::Value) && severity.isValid()) {
        option->icon = severityIcon(static_cast<Severity>(severity.toInt()));
        option->decorationSize = QSize(iconSize, iconSize);
        option->features |= QStyleOptionViewItem::HasDecoration;
    }
}

void FormDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    if (!isColumn(index, FormColumn::Class))
        return QStyledItemDelegate::paint(painter, option, index);
    QStyleOptionViewItem emptyOption = option;
    initStyleOption(&emptyOption, index);
    emptyOption.text.clear();
    const QStyle *style = option.widget ? option.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &emptyOption, painter, option.widget);
    painter->save();
    paintBadge(painter, option, index);
    painter->restore();
}

/// Paints the portability icon, or a note icon for an unknown field, with its text if there is space. Mutes fields that are stale or not in the document.
void FormDelegate::paintBadge(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const bool isUnknown = stateOf(index) == FieldState::Unknown;
    const bool isDimmed = isMuted(index) || index.data(StaleRole).toBool();
    const auto portability = static_cast<PortabilityClass>(index.data(PortabilityRole).toInt());
    const QIcon icon =
        isUnknown ? lineIcon(QStringLiteral("note"), ColorRole::Note) : portabilityIcon(portability, isDimmed);
    if (icon.isNull())
        return;
    const bool isSelected = option.state.testFlag(QStyle::State_Selected);
    const QRect inside = option.rect.adjusted(gap, 0, -gap, 0);
    const QRect shape(inside.topLeft(), QSize(iconSize, inside.height()));
    icon.paint(painter, QStyle::visualRect(option.direction, inside, shape), Qt::AlignCenter, isSelected ? QIcon::Selected : QIcon::Normal);
    const QRect word = inside.adjusted(iconSize + gap, 0, 0, 0);
    const QString text = index.data().toString();
    if (word.width() < option.fontMetrics.horizontalAdvance(text))
        return;
    const ColorRole ink = isUnknown ? ColorRole::Note : isDimmed ? ColorRole::Muted : portabilityColorRole(portability);
    painter->setPen(isSelected ? option.palette.color(QPalette::HighlightedText) : color(ink, option.palette));
    painter->drawText(QStyle::visualRect(option.direction, inside, word),
        static_cast<int>(Qt::AlignVCenter | QStyle::visualAlignment(option.direction, Qt::AlignLeft)), text);
}

QSize FormDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const QSize hint = QStyledItemDelegate::sizeHint(option, index);
    return {hint.width(), std::max(hint.height(), textLineHeight(option.fontMetrics) + 8)}; // an editor is higher than a line of text
}

QList<Candidate> FormDelegate::namesFor(const FormRow &row, bool isKey) const
{
    if (!m_names || !row.spec)
        return {};
    if (!isKey)
        return m_names(row.spec->names, m_file, row.path);
    return m_names(row.keyNames, m_file, row.path);
}

QWidget *FormDelegate::createEditor(QWidget *parent, const QStyleOptionViewItem &, const QModelIndex &index) const
{
    const FormRow *row = rowOf(index);
    const bool isKey = isColumn(index, FormColumn::Field);
    const bool isValue = !isKey && row->state != FieldState::AddRow;
    auto *self = const_cast<FormDelegate *>(this);
    const auto onEdited = [self](QWidget *editor) { Q_EMIT self->commitData(editor); };
    FormRow editedRow = *row;
    if (isKey)
        editedRow.type = FieldType::Any;
    QWidget *editor = makeFieldEditor(parent, {editedRow, namesFor(*row, isKey), isValue ? onEdited : std::function<void(QWidget *)>()});
    editor->setObjectName(QStringLiteral("fieldEditor"));
    //: Accessible name of an editor; %1 is the name of a field.
    editor->setAccessibleName(tr("Value of %1").arg(fieldLabel(*row)));
    return editor;
}

void FormDelegate::setEditorData(QWidget *editor, const QModelIndex &index) const
{
    const bool isAddRow = stateOf(index) == FieldState::AddRow;
    setEditorValue(editor, isAddRow ? QVariant(editedValue(editor)) : index.data(Qt::EditRole));
}

void FormDelegate::setModelData(QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const
{
    const QVariant value = editedValue(editor);
    const bool isEmptyValue = value.toString().isEmpty() && isMuted(index);
    if (isEditedByUser(editor) && value != index.data(Qt::EditRole) && !isEmptyValue)
        model->setData(index, value);
}

void FormDelegate::updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option, const QModelIndex &) const
{
    editor->setGeometry(option.rect);
}

/// Toggles a check box on a click.
bool FormDelegate::editorEvent(QEvent *event, QAbstractItemModel *model, const QStyleOptionViewItem &option, const QModelIndex &index)
{
    if (event->type() != QEvent::MouseButtonRelease || !isBoolean(index) || !index.flags().testFlag(Qt::ItemIsEditable))
        return false;
    QStyleOptionViewItem box = option;
    initStyleOption(&box, index);
    const QStyle *style = option.widget ? option.widget->style() : QApplication::style();
    const QRect place = style->subElementRect(QStyle::SE_ItemViewItemCheckIndicator, &box, option.widget);
    return place.contains(static_cast<QMouseEvent *>(event)->position().toPoint())
        && model->setData(index, !index.data(Qt::EditRole).toBool());
}

} // namespace outcrop
