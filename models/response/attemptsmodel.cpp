// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/response/attemptsmodel.h"

#include "models/response/responselabels.h"

namespace outcrop {

namespace {

QList<AttemptRow> rowsOf(const CallStep &step)
{
    if (step.attempts.isEmpty())
        return {{CallAttempt{0, {}}, step.provider, step.model, step.reason, step.switchReason}};
    QList<AttemptRow> rows;
    for (const CallAttempt &attempt : step.attempts)
        rows += AttemptRow{attempt, step.provider, step.model, rows.isEmpty() ? step.reason : AttemptsModel::tr("Retry")};
    return rows;
}

QString timeText(std::chrono::milliseconds time)
{
    return time.count() > 0 ? durationText(time) : QString();
}

bool isNumber(AttemptColumn column)
{
    return column == AttemptColumn::WaitTime || column == AttemptColumn::FirstByte || column == AttemptColumn::Duration
        || column == AttemptColumn::HttpStatus;
}

} // namespace

AttemptsModel::AttemptsModel(QObject *parent) : TableModel(AttemptColumn::RequestId, parent) { }

void AttemptsModel::setSteps(const QList<CallStep> &steps)
{
    QList<AttemptRow> rows;
    for (const CallStep &step : steps)
        rows += rowsOf(step);
    setRows(rows);
}

QVariant AttemptsModel::cell(const AttemptRow &row, AttemptColumn column, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return text(row, column);
    case Qt::ToolTipRole:
        return column == AttemptColumn::Outcome || column == AttemptColumn::Reason || column == AttemptColumn::RequestId
            ? QVariant(text(row, column))
            : QVariant();
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::Alignment((isNumber(column) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter));
    default:
        return {};
    }
}

QString AttemptsModel::text(const AttemptRow &row, AttemptColumn column) const
{
    const CallAttempt &attempt = row.attempt;
    switch (column) {
    case AttemptColumn::Started:
        return attempt.startTime.isValid() ? attempt.startTime.toLocalTime().toString(QStringLiteral("HH:mm:ss")) : QString();
    case AttemptColumn::Target:
        return row.model.isEmpty() ? row.provider : tr("%1 · %2").arg(row.provider, row.model);
    case AttemptColumn::Reason:
        return row.reason;
    case AttemptColumn::WaitTime:
        return timeText(attempt.delay);
    case AttemptColumn::FirstByte:
        return timeText(attempt.timeToFirstByte);
    case AttemptColumn::Duration:
        return timeText(attempt.duration);
    case AttemptColumn::HttpStatus:
        return attempt.status > 0 ? QString::number(attempt.status) : QString();
    case AttemptColumn::Outcome:
        if (attempt.number > 0)
            return attemptOutcomeTitle(attempt.outcome);
        if (row.switchReason.isEmpty())
            return tr("Skipped");
        //: Outcome of a step without a request; %1 is the reason
        return tr("Skipped: %1").arg(row.switchReason);
    case AttemptColumn::RequestId:
        return attempt.requestId;
    }
    return {};
}

QString AttemptsModel::header(AttemptColumn column) const
{
    switch (column) {
    case AttemptColumn::Started:
        //: Column heading: time of a request
        return tr("Start time");
    case AttemptColumn::Target:
        return tr("Provider and model");
    case AttemptColumn::Reason:
        //: Column heading: reason of a request
        return tr("Reason");
    case AttemptColumn::WaitTime:
        //: Column heading: waiting time before a request
        return tr("Wait time");
    case AttemptColumn::FirstByte:
        return tr("Time to first byte");
    case AttemptColumn::Duration:
        //: Column heading: duration of a request
        return tr("Duration");
    case AttemptColumn::HttpStatus:
        //: Column heading: HTTP status of a request
        return tr("Status");
    case AttemptColumn::Outcome:
        //: Column heading: outcome of a request
        return tr("Outcome");
    case AttemptColumn::RequestId:
        return tr("Request ID");
    }
    return {};
}

bool AttemptsModel::areEqual(const AttemptRow &left, const AttemptRow &right) const
{
    const auto parts = [](const AttemptRow &row) {
        const CallAttempt &attempt = row.attempt;
        return std::tie(row.provider, row.model, row.reason, row.switchReason, attempt.number, attempt.startTime, attempt.timeToFirstByte, attempt.duration, attempt.status, attempt.requestId, attempt.outcome, attempt.delay);
    };
    return parts(left) == parts(right);
}

} // namespace outcrop
