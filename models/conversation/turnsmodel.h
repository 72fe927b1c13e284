// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/treemodel.h"
#include "models/conversation/conversationrows.h"

namespace outcrop {

enum class TurnColumn { Turn, Role, Target, Input, Output, Cost, Verdict, Time };

/// A turn, or a phase with the sums of its turns.
struct TurnItem {
    TurnRow turn;
    int turns = 0; ///< number of turns of a phase; 0 for a turn
};

/// The turns of one session, grouped by phase.
class TurnsModel : public TreeModel<TurnItem, TurnColumn>
{
    Q_OBJECT

public:
    explicit TurnsModel(QObject *parent = nullptr);

    void setSession(const SessionRow &session);
    /// Returns the turn of a row; null for a phase or an invalid index.
    const TurnRow *turnAt(const QModelIndex &index) const;

protected:
    QVariant cell(const TurnItem &item, TurnColumn column, int role) const override;
    QString header(TurnColumn column) const override;
    QString key(const TurnItem &item) const override;
    bool areEqual(const TurnItem &left, const TurnItem &right) const override;

private:
    QString text(const TurnItem &item, TurnColumn column) const;
};

} // namespace outcrop
