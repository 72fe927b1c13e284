// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/forms/expandedfieldeditor.h"

class QListWidget;

namespace outcrop {

/// Edits a list whose possible items are in the schema, with a check box for each item. Keeps the order of existing items and appends newly checked items.
class ChoiceList : public ExpandedFieldEditor
{
    Q_OBJECT

public:
    explicit ChoiceList(QWidget *parent = nullptr);

    void showField(const FormRow &row, bool isEditable) override;

private:
    void emitCheckedNames();

    QListWidget *m_list;
    Json m_value = Json::array();
};

} // namespace outcrop
