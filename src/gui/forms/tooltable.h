// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/forms/expandedfieldeditor.h"

class QLabel;
class QPushButton;

namespace outcrop {

class FittedTable;
class SchemaTable;

/// Edits the tools that a model may call: a table of the tools, and the parameters of the selected one.
class ToolTable : public ExpandedFieldEditor
{
    Q_OBJECT

public:
    explicit ToolTable(QWidget *parent = nullptr);

    void showField(const FormRow &row, bool isEditable) override;

private:
    void layOut();
    void fill();
    void showParameters();
    void addTool();
    void removeTool();
    void writeTool(int row);
    void writeParameters(const Json &schema);
    void emitTools(const Json &tools);

    FittedTable *m_table;
    QPushButton *m_addButton;
    QPushButton *m_removeButton;
    QLabel *m_heading;
    SchemaTable *m_parameters;
    Json m_tools = Json::array();
    bool m_isEditable = false;
    bool m_isFilling = false;
};

} // namespace outcrop
