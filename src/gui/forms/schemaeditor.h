// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/forms/expandedfieldeditor.h"
#include "gui/tasks/latestonlytask.h"
#include "models/forms/schemaoutline.h"

#include <QTimer>

class QLabel;
class QPlainTextEdit;
class QTreeView;

namespace outcrop {

/// Edits a JSON Schema as text, with an outline of its properties. Writes the text to the document if it is a JSON object; otherwise the document keeps the
/// previous schema. Marks the findings in the text and shows the message of the first one.
class SchemaEditor : public ExpandedFieldEditor
{
    Q_OBJECT

public:
    explicit SchemaEditor(QWidget *parent = nullptr);

    void showField(const FormRow &row, bool isEditable) override;

protected:
    void changeEvent(QEvent *event) override;

private:
    void layOut();
    void read(bool isTyped);
    void setSchemaText(const SchemaText &read, bool isTyped);
    void showFirstFinding();
    void markFindings();
    void goTo(const Range &range);

    QPlainTextEdit *m_text;
    QTreeView *m_outline;
    QLabel *m_icon;
    QLabel *m_message;
    SchemaOutlineModel m_model;
    SchemaText m_schemaText;
    Json m_value; ///< value in the document
    FieldPath m_path;
    QTimer m_pause;
    LatestOnlyTask<SchemaText> m_task;
};

} // namespace outcrop
