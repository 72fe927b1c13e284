// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/completion/completion.h"
#include "gui/forms/expandedfieldeditor.h"
#include "models/forms/formsections.h"

class QBoxLayout;
class QLabel;
class QToolButton;

namespace outcrop {

/// One field of a section: its control, a button that clears it, and its findings. Emits changes; it never writes to the document.
class SectionFieldEditor : public QWidget
{
    Q_OBJECT

public:
    /// `names` are the known values of the field, for completion.
    SectionFieldEditor(const SectionField &field, const FormRow &row, const QList<Candidate> &names, QWidget *parent);

    const SectionField &field() const { return m_field; }
    void showField(const FormRow &row, bool isEditable);
    /// Returns the row that showField() was called with.
    const FormRow &row() const { return m_row; }

Q_SIGNALS:
    void valueEdited(const outcrop::Json &value);
    void clearRequested();
    /// Emitted to edit the field in the tree of all fields.
    void treeRequested();

private:
    void makeControl(const QList<Candidate> &names);
    void makeSingleRowControl(const FormRow &row, const QList<Candidate> &names);
    void makeNumber();
    void makeCheckBox();
    void makeTreeButton();
    void makeLargeControl(ExpandedFieldEditor *editor);
    void makeClearButton();
    void finishLine(const QString &text);
    void showControl(bool isEditable);
    void showLine(bool isEditable);
    void showFindings();

    SectionField m_field;
    FormRow m_row;
    QBoxLayout *m_content;
    QWidget *m_control = nullptr;
    QLabel *m_value = nullptr; ///< value of a field that is edited in the tree; null for others
    QToolButton *m_clearButton = nullptr;
    QLabel *m_findings;
};

} // namespace outcrop
