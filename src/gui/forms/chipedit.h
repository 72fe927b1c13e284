// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/completion/completion.h"
#include "gui/forms/expandedfieldeditor.h"

class QLineEdit;

namespace outcrop {

class FlowLayout;

/// Edits a list of short strings as chips: a click on a chip edits it, its button removes it, and the line after the chips adds one.
class ChipEdit : public ExpandedFieldEditor
{
    Q_OBJECT

public:
    /// Suggests `names` while the user types, and all of them on the Down key.
    explicit ChipEdit(const QList<Candidate> &names, QWidget *parent = nullptr);

    void showField(const FormRow &row, bool isEditable) override;
    /// Returns whether a chip is being edited or the line has text that is not in the list yet. Escape discards the edit.
    bool isEditing() const;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void makeChips();
    QWidget *makeChip(int index);
    void editChip(int index);
    void removeChip(int index);
    void showNames();
    void commitLine();

    FlowLayout *m_flow;
    QLineEdit *m_line;
    Json m_value = Json::array();
    int m_editedChip = -1; ///< index of the chip whose text is in the line; -1 if the line adds a chip
    bool m_isEditable = true;
    QString m_label;
};

} // namespace outcrop
