// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/tablemodel.h"
#include "models/response/shownresponse.h"

namespace outcrop {

enum class RepairColumn { Location, Rule, Before, After, Path };

/// A repair and its line and column.
struct RepairRow {
    Repair repair;
    Position position;
};

/// The repair ledger, in text order.
class RepairModel : public TableModel<RepairRow, RepairColumn>
{
    Q_OBJECT

public:
    explicit RepairModel(QObject *parent = nullptr);

    void setResponse(const ParsedResponse &response);

protected:
    QVariant cell(const RepairRow &row, RepairColumn column, int role) const override;
    QString header(RepairColumn column) const override;
    bool areEqual(const RepairRow &left, const RepairRow &right) const override;

private:
    QString text(const RepairRow &row, RepairColumn column) const;
};

/// Returns the text with visible signs for line ends and tabs, and for spaces if there is no other text. Truncates long text; returns `(empty)` for empty text.
QString visibleText(const QString &text);
/// Returns the change of a repair: `"yes" → true`.
QString repairChangeText(const Repair &repair);

} // namespace outcrop
