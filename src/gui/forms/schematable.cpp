// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/forms/schematable.h"

#include "gui/forms/fittedtable.h"
#include "models/forms/fieldlabel.h"
#include "models/forms/schemalines.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QVBoxLayout>

namespace outcrop {

namespace {

enum SchemaTableColumn { PropertyColumn, TypeColumn, RequiredColumn, DescriptionColumn };

} // namespace

SchemaTable::SchemaTable(QWidget *parent)
    : ExpandedFieldEditor(parent)
    , m_table(new FittedTable({tr("Property"), tr("Type"), tr("Required"), tr("Description")}, this))
    , m_addButton(new QPushButton(tr("Add property"), this))
    , m_removeButton(new QPushButton(tr("Remove property"), this))
{
    m_table->setObjectName(QStringLiteral("schemaTable"));
    m_table->setStretchedColumn(DescriptionColumn);
    m_table->hide(); // the table is shown when the schema has a property
    m_addButton->setObjectName(QStringLiteral("addProperty"));
    m_removeButton->setObjectName(QStringLiteral("removeProperty"));
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_addButton);
    buttons->addWidget(m_removeButton);
    buttons->addStretch(1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_table);
    column->addLayout(buttons);
    setFocusProxy(m_table);
    connect(m_table, &QTableWidget::itemChanged, this, [this](const QTableWidgetItem *item) { writeRow(item->row()); });
    connect(m_table, &QTableWidget::itemSelectionChanged, this, [this] { m_removeButton->setEnabled(m_isEditable && m_table->currentRow() >= 0); });
    connect(m_addButton, &QPushButton::clicked, this, [this] {
        emitSchema(withNewSchemaLine(m_schema));
        m_table->setCurrentCell(m_table->rowCount() - 1, PropertyColumn);
        m_table->editItem(m_table->currentItem());
    });
    connect(m_removeButton, &QPushButton::clicked, this, &SchemaTable::removeRow);
}

void SchemaTable::showField(const FormRow &row, bool isEditable)
{
    showSchema(row.value, fieldLabel(row), isEditable);
}

void SchemaTable::showSchema(const Json &schema, const QString &label, bool isEditable)
{
    //: Accessible name of a table; %1 is the name of a field with a JSON Schema.
    m_table->setAccessibleName(tr("Properties of %1").arg(label));
    const bool isSame = schema == m_schema && isEditable == m_isEditable;
    m_schema = schema;
    m_isEditable = isEditable;
    m_addButton->setEnabled(isEditable);
    m_removeButton->setEnabled(isEditable && m_table->currentRow() >= 0);
    if (!isSame)
        fill();
}

void SchemaTable::fill()
{
    const QScopedValueRollback filling(m_isFilling, true);
    m_table->setRowCount(static_cast<int>(schemaLines(m_schema).size()));
    for (int row = 0; row < m_table->rowCount(); ++row)
        fillRow(row);
    m_table->setVisible(m_table->rowCount() > 0);
    m_table->updateGeometry();
}

void SchemaTable::fillRow(int row)
{
    const SchemaLine line = schemaLines(m_schema).at(row);
    m_table->setText(row, PropertyColumn, line.name, m_isEditable);
    m_table->setText(row, DescriptionColumn, line.description, m_isEditable);
    QTableWidgetItem *requiredItem = m_table->cell(row, RequiredColumn);
    requiredItem->setFlags(m_isEditable ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable : Qt::ItemIsSelectable);
    requiredItem->setCheckState(line.isRequired ? Qt::Checked : Qt::Unchecked);
    auto *type = qobject_cast<QComboBox *>(m_table->cellWidget(row, TypeColumn));
    if (!type) {
        type = new QComboBox(m_table);
        type->addItems(schemaTypes());
        type->setFocusPolicy(Qt::StrongFocus);
        m_table->setCellWidget(row, TypeColumn, type);
        QWidget *above = row > 0 ? m_table->cellWidget(row - 1, TypeColumn) : m_table;
        setTabOrder(above, type);
        connect(type, &QComboBox::activated, this, [this, row] { writeRow(row); });
    }
    //: Accessible name of a choice; %1 is a property of a JSON Schema.
    type->setAccessibleName(tr("Type of %1").arg(line.name));
    type->setCurrentIndex(type->findText(line.type));
    type->setEnabled(m_isEditable);
}

void SchemaTable::writeRow(int row)
{
    if (m_isFilling)
        return;
    const auto *type = qobject_cast<QComboBox *>(m_table->cellWidget(row, TypeColumn));
    const bool isRequired = m_table->item(row, RequiredColumn)->checkState() == Qt::Checked;
    const SchemaLine line{m_table->text(row, PropertyColumn).trimmed(), type ? type->currentText() : QString(), isRequired,
        m_table->text(row, DescriptionColumn)};
    const Json changedJson = withSchemaLine(m_schema, row, line);
    if (changedJson == m_schema)
        fill(); // the old name returns if the new name cannot be used
    else
        emitSchema(changedJson);
}

void SchemaTable::removeRow()
{
    if (m_table->currentRow() >= 0)
        emitSchema(withoutSchemaLine(m_schema, m_table->currentRow()));
}

/// Emits a changed schema and shows it. If the change is rejected, the form shows the old schema again.
void SchemaTable::emitSchema(const Json &schema)
{
    m_schema = schema;
    fill();
    Q_EMIT valueEdited(schema);
}

} // namespace outcrop
