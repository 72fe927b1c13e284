// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/tablemodel.h"
#include "models/conversation/conversationrows.h"

namespace outcrop {

enum class SessionColumn { Title, Time, Turns, Tokens, Cost, Name };

/// The sessions of a workspace in the given order.
class SessionsModel : public TableModel<SessionRow, SessionColumn>
{
    Q_OBJECT

public:
    explicit SessionsModel(QObject *parent = nullptr);

    QModelIndex indexOf(const QString &id) const;

protected:
    QVariant cell(const SessionRow &row, SessionColumn column, int role) const override;
    QString header(SessionColumn column) const override;
    bool areEqual(const SessionRow &left, const SessionRow &right) const override;

private:
    QString text(const SessionRow &row, SessionColumn column) const;
};

} // namespace outcrop
