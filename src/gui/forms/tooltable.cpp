// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/forms/tooltable.h"

#include "gui/forms/fittedtable.h"
#include "gui/forms/schematable.h"
#include "models/forms/fieldlabel.h"
#include "models/forms/schemalines.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QVBoxLayout>

namespace outcrop {

namespace {

enum ToolTableColumn { ToolColumn, ParametersColumn, PurposeColumn };

QString textOf(const Json &tool, const char *key)
{
    return tool.is_object() && tool.contains(key) ? qString(tool[key]) : QString();
}

/// Returns the parameters of a tool as a schema. The list of required parameters may be beside the parameters.
Json parametersOf(const Json &tool)
{
    Json schema = tool.value("parameters", Json{{"type", "object"}});
    if (schema.is_object() && !schema.contains("required") && tool.contains("required"))
        schema["required"] = tool["required"];
    return schema;
}

/// Returns the tool with the parameters in `schema`. Keeps the location of the list of required parameters.
Json withParameters(const Json &tool, const Json &schema)
{
    Json changedJson = tool;
    const bool isBeside = tool.contains("required") && !tool.value("parameters", Json::object()).contains("required");
    changedJson["parameters"] = schema;
    if (!isBeside)
        return changedJson;
    changedJson["parameters"].erase("required");
    if (schema.contains("required"))
        changedJson["required"] = schema["required"];
    else
        changedJson.erase("required");
    return changedJson;
}

} // namespace

ToolTable::ToolTable(QWidget *parent)
    : ExpandedFieldEditor(parent)
    , m_table(new FittedTable({tr("Tool"), tr("Parameters"), tr("Description")}, this))
    , m_addButton(new QPushButton(tr("Add tool"), this))
    , m_removeButton(new QPushButton(tr("Remove tool"), this))
    , m_heading(new QLabel(this))
    , m_parameters(new SchemaTable(this))
{
    m_table->setObjectName(QStringLiteral("toolTable"));
    m_table->setStretchedColumn(PurposeColumn);
    m_table->hide(); // the table is shown when the list has a tool
    m_addButton->setObjectName(QStringLiteral("addTool"));
    m_removeButton->setObjectName(QStringLiteral("removeTool"));
    layOut();
    setFocusProxy(m_table);
    connect(m_table, &QTableWidget::itemChanged, this, [this](const QTableWidgetItem *item) { writeTool(item->row()); });
    connect(m_table, &QTableWidget::currentCellChanged, this, &ToolTable::showParameters);
    connect(m_addButton, &QPushButton::clicked, this, &ToolTable::addTool);
    connect(m_removeButton, &QPushButton::clicked, this, &ToolTable::removeTool);
    connect(m_parameters, &ExpandedFieldEditor::valueEdited, this, &ToolTable::writeParameters);
}

void ToolTable::layOut()
{
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_addButton);
    buttons->addWidget(m_removeButton);
    buttons->addStretch(1);
    m_heading->setTextFormat(Qt::PlainText);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_table);
    column->addLayout(buttons);
    column->addWidget(m_heading);
    column->addWidget(m_parameters);
}

void ToolTable::showField(const FormRow &row, bool isEditable)
{
    const Json tools = row.value.is_array() ? row.value : Json::array();
    m_table->setAccessibleName(fieldLabel(row));
    const bool isSame = tools == m_tools && isEditable == m_isEditable;
    m_tools = tools;
    m_isEditable = isEditable;
    m_addButton->setEnabled(isEditable);
    if (!isSame)
        fill();
    showParameters();
}

void ToolTable::fill()
{
    const QScopedValueRollback filling(m_isFilling, true);
    m_table->setRowCount(static_cast<int>(m_tools.size()));
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const Json &tool = m_tools.at(static_cast<size_t>(row));
        m_table->setText(row, ToolColumn, textOf(tool, "name"), m_isEditable);
        m_table->setText(row, ParametersColumn, QString::number(schemaLines(parametersOf(tool)).size()), false);
        m_table->setText(row, PurposeColumn, textOf(tool, "description"), m_isEditable);
    }
    if (m_table->currentRow() < 0 && m_table->rowCount() > 0)
        m_table->setCurrentCell(0, ToolColumn);
    m_table->setVisible(m_table->rowCount() > 0);
    m_table->updateGeometry();
}

void ToolTable::showParameters()
{
    const int row = m_table->currentRow();
    const bool isTool = row >= 0 && row < static_cast<int>(m_tools.size());
    m_removeButton->setEnabled(isTool && m_isEditable);
    m_heading->setVisible(isTool);
    m_parameters->setVisible(isTool);
    if (!isTool)
        return;
    const Json &tool = m_tools.at(static_cast<size_t>(row));
    //: A heading above the parameters of a function; %1 is its name.
    m_heading->setText(tr("Parameters of %1").arg(textOf(tool, "name")));
    m_parameters->showSchema(parametersOf(tool), textOf(tool, "name"), m_isEditable);
}

void ToolTable::addTool()
{
    QStringList names;
    for (const Json &tool : m_tools)
        names += textOf(tool, "name");
    const QString name = freeSchemaName(QStringLiteral("new_tool"), names);
    Json tools = m_tools;
    tools.push_back(Json{{"name", jsonString(name)}, {"description", ""}, {"parameters", Json{{"type", "object"}}}});
    emitTools(tools);
    m_table->setCurrentCell(m_table->rowCount() - 1, ToolColumn);
    m_table->editItem(m_table->currentItem());
}

void ToolTable::removeTool()
{
    const int row = m_table->currentRow();
    if (row < 0 || row >= static_cast<int>(m_tools.size()))
        return;
    Json tools = m_tools;
    tools.erase(static_cast<size_t>(row));
    emitTools(tools);
}

void ToolTable::writeTool(int row)
{
    if (m_isFilling || row >= static_cast<int>(m_tools.size()))
        return;
    Json tools = m_tools;
    Json &tool = tools.at(static_cast<size_t>(row));
    const std::pair<const char *, ToolTableColumn> cells[] = {{"name", ToolColumn}, {"description", PurposeColumn}};
    for (const auto &[key, column] : cells) {
        const QString text = m_table->text(row, column);
        if (text != textOf(tool, key))
            tool[key] = jsonString(text);
    }
    if (tools != m_tools)
        emitTools(tools);
}

void ToolTable::writeParameters(const Json &schema)
{
    const int row = m_table->currentRow();
    if (row < 0 || row >= static_cast<int>(m_tools.size()))
        return;
    Json tools = m_tools;
    tools.at(static_cast<size_t>(row)) = withParameters(tools.at(static_cast<size_t>(row)), schema);
    emitTools(tools);
}

void ToolTable::emitTools(const Json &tools)
{
    m_tools = tools;
    fill();
    showParameters();
    Q_EMIT valueEdited(tools);
}

} // namespace outcrop
