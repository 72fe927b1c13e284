// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/forms/roomyeditor.h"

class QListWidget;

namespace outcrop {

/// A list of which the schema knows all items: each can be checked. The order stays as it was; what is checked comes behind.
class ChoiceList : public RoomyEditor
{
    Q_OBJECT

public:
    explicit ChoiceList(QWidget *parent = nullptr);

    void showField(const FormRow &row, bool editable) override;

private:
    void tell();

    QListWidget *m_list;
    Json m_value = Json::array();
};

} // namespace outcrop
