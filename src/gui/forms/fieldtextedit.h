// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/forms/expandedfieldeditor.h"

class QPlainTextEdit;

namespace outcrop {

/// Edits multiline text, or a list with one item per line.
class FieldTextEdit : public ExpandedFieldEditor
{
    Q_OBJECT

public:
    enum class Form { Text, Lines };

    explicit FieldTextEdit(Form form, QWidget *parent = nullptr);

    void showField(const FormRow &row, bool isEditable) override;

private:
    QString textOf(const FormRow &row) const;
    Json value() const;

    Form m_form;
    QPlainTextEdit *m_text;
};

} // namespace outcrop
