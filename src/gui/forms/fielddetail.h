// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/forms/formmodel.h"

#include <QStackedWidget>

namespace outcrop {

class ChoiceList;
class FieldTextEdit;
class PatternEditor;
class ExpandedFieldEditor;
class SchemaEditor;

/// The large editor of the current field, for text, lists, regular expressions and JSON Schemas. Writes each change to the document. All changes
/// until the editor loses the focus are one undo step.
class FieldDetail : public QStackedWidget
{
    Q_OBJECT

public:
    explicit FieldDetail(FormModel &form, QWidget *parent = nullptr);

    /// Shows the large editor of a field, or an empty page if the field has none. `field` is an index of the form model.
    void showField(const QModelIndex &field);
    bool hasEditor() const { return currentIndex() > 0; }
    /// Returns whether the editor needs a large area.
    bool needsLargeEditor() const;

Q_SIGNALS:
    /// Emitted after Escape restored the original value.
    void editingFinished();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    template<typename Editor>
    Editor *add(Editor *editor);
    ExpandedFieldEditor *editorFor(const FormRow &row) const;
    void write(const Json &value);
    bool handleKey(const QKeyEvent &event);

    FormModel &m_form;
    QPersistentModelIndex m_field;
    FieldTextEdit *m_text;
    FieldTextEdit *m_lines;
    ChoiceList *m_choices;
    PatternEditor *m_pattern;
    SchemaEditor *m_schema;
};

} // namespace outcrop
