// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/tablemodel.h"
#include "models/response/shownresponse.h"

namespace outcrop {

enum class AttemptColumn { Started, Target, End, Why, HttpStatus, Took, FirstByte, Waited, RequestId };

/// A request that went out, and to whom; a step without a request has no number.
struct AttemptRow {
    CallAttempt attempt;
    QString provider;
    QString model;
    QString reason;
    QString left = {}; ///< why nothing was sent; of a step without a request
};

/// Every request of a call, in the order in which they went out.
class AttemptsModel : public TableModel<AttemptRow, AttemptColumn>
{
    Q_OBJECT

public:
    explicit AttemptsModel(QObject *parent = nullptr);

    void setSteps(const QList<CallStep> &steps);

protected:
    QVariant cell(const AttemptRow &row, AttemptColumn column, int role) const override;
    QString header(AttemptColumn column) const override;
    bool same(const AttemptRow &left, const AttemptRow &right) const override;

private:
    QString text(const AttemptRow &row, AttemptColumn column) const;
};

} // namespace outcrop
