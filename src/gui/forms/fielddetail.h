// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/forms/formmodel.h"

#include <QStackedWidget>

namespace outcrop {

class ChoiceList;
class FieldTextEdit;
class PatternEditor;
class RoomyEditor;
class SchemaEditor;

/// The editor with room for the current field, where it needs one: a text, a list, a regular expression, a JSON Schema. Typed text is written immediately
/// and is one undo step until the keyboard leaves.
class FieldDetail : public QStackedWidget
{
    Q_OBJECT

public:
    explicit FieldDetail(FormModel &form, QWidget *parent = nullptr);

    /// An index of the form.
    void showField(const QModelIndex &field);
    bool hasEditor() const { return currentIndex() > 0; }
    /// How much room the editor wants, of little or much.
    bool wantsMuch() const;

Q_SIGNALS:
    /// The user is done here.
    void left();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    template<typename Editor>
    Editor *add(Editor *editor);
    RoomyEditor *editorFor(const FormRow &row) const;
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
