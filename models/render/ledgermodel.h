// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/render/ledger.h"
#include "models/base/tablemodel.h"

namespace outcrop {

enum class LedgerColumn { Action, Part, Path, Reason, Before, After };

/// The loss ledger of one provider's request, in ledger order.
class LedgerModel : public TableModel<LedgerEntry, LedgerColumn>
{
    Q_OBJECT

public:
    explicit LedgerModel(QObject *parent = nullptr);

protected:
    QVariant cell(const LedgerEntry &entry, LedgerColumn column, int role) const override;
    QString header(LedgerColumn column) const override;
    bool areEqual(const LedgerEntry &left, const LedgerEntry &right) const override;

private:
    QString text(const LedgerEntry &entry, LedgerColumn column) const;
    QString toolTip(const LedgerEntry &entry) const;
};

/// Returns the translated name of an action, such as `Dropped`.
QString actionTitle(LossAction action);

/// Returns the counts and then each entry as a line of text, up to a maximum.
QString changesToolTip(const Ledger &changes);

/// Returns the change in one line: `0.7 → not sent`. Returns only the original value if there is no sent value and the action is neither Dropped nor Unused. Returns an
/// empty string if the value is unchanged or not shown.
QString changeText(const LedgerEntry &entry);

} // namespace outcrop
