// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/tablemodel.h"
#include "models/response/shownresponse.h"

namespace outcrop {

enum class AttemptColumn { Started, Target, Outcome, Reason, HttpStatus, Duration, FirstByte, WaitTime, RequestId };

/// A request and its provider; for a step without requests, `attempt.number` is 0.
struct AttemptRow {
    CallAttempt attempt;
    QString provider;
    QString model;
    QString reason;
    QString switchReason = {}; ///< reason why the step made no request
};

/// All requests of a call in the order sent, and the steps in which no request was made.
class AttemptsModel : public TableModel<AttemptRow, AttemptColumn>
{
    Q_OBJECT

public:
    explicit AttemptsModel(QObject *parent = nullptr);

    void setSteps(const QList<CallStep> &steps);

protected:
    QVariant cell(const AttemptRow &row, AttemptColumn column, int role) const override;
    QString header(AttemptColumn column) const override;
    bool areEqual(const AttemptRow &left, const AttemptRow &right) const override;

private:
    QString text(const AttemptRow &row, AttemptColumn column) const;
};

} // namespace outcrop
