// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/forms/expandedfieldeditor.h"

class QPushButton;

namespace outcrop {

class FittedTable;

/// Builds a JSON Schema from a table of its properties: name, type, required and description. Keeps everything that the table does not show.
class SchemaTable : public ExpandedFieldEditor
{
    Q_OBJECT

public:
    explicit SchemaTable(QWidget *parent = nullptr);

    void showField(const FormRow &row, bool isEditable) override;
    /// Shows a schema; `label` names it for screen readers.
    void showSchema(const Json &schema, const QString &label, bool isEditable);

private:
    void fill();
    void fillRow(int row);
    void writeRow(int row);
    void removeRow();
    void emitSchema(const Json &schema);

    FittedTable *m_table;
    QPushButton *m_addButton;
    QPushButton *m_removeButton;
    Json m_schema;
    bool m_isEditable = false;
    bool m_isFilling = false;
};

} // namespace outcrop
