// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/conversation/turnsmodel.h"

#include "core/base/localnumbers.h"
#include "models/base/roles.h"
#include "models/conversation/sessionsmodel.h"
#include "models/response/responselabels.h"
#include "models/response/responseroles.h"

#include <QLocale>

namespace outcrop {

namespace {

/// Adds a number to a sum. An unknown number does not change the sum.
void add(std::optional<qint64> &sum, const std::optional<qint64> &number)
{
    if (number)
        sum = sum.value_or(0) + *number;
}

/// Adds the numbers of a turn to the numbers of its phase.
void add(TurnItem &phase, const TurnRow &turn)
{
    if (!turn.usage.isEmpty())
        phase.turn.cost = phase.turn.usage.isEmpty() ? turn.cost : phase.turn.cost + turn.cost;
    add(phase.turn.usage.input, turn.usage.input);
    add(phase.turn.usage.output, turn.usage.output);
    phase.turns += 1;
}

Branch<TurnItem> &findOrAddPhase(QList<Branch<TurnItem>> &phases, const TurnRow &turn)
{
    for (Branch<TurnItem> &phase : phases) {
        if (phase.item.turn.phase == turn.phase && phase.item.turn.iteration == turn.iteration)
            return phase;
    }
    TurnItem item;
    item.turn.phase = turn.phase;
    item.turn.iteration = turn.iteration;
    item.turn.role = turn.role;
    phases += Branch<TurnItem>{item};
    return phases.last();
}

QString phaseTitle(const TurnRow &phase)
{
    //: %1 is a phase of a session, %2 the number of its iteration
    return phase.iteration > 1 ? TurnsModel::tr("%1, iteration %2").arg(phase.phase).arg(phase.iteration) : phase.phase;
}

QString tip(const TurnRow &turn, TurnColumn column)
{
    QStringList lines{turn.problem, turn.notes};
    if (column == TurnColumn::Verdict && turn.verdict)
        lines.prepend(verdictMeaning(*turn.verdict));
    lines.removeAll(QString());
    return lines.join(u'\n');
}

QString count(const std::optional<qint64> &number)
{
    return number ? groupedNumber(*number, windowLocale()) : QString();
}

QString target(const TurnRow &turn)
{
    //: %1 is a provider, %2 a model
    return turn.model.isEmpty() ? turn.provider : TurnsModel::tr("%1 · %2").arg(turn.provider, turn.model);
}

QString verdictText(const TurnItem &item)
{
    if (item.turns > 0)
        return {};
    switch (item.turn.state) {
    case TurnState::Answered:
        return item.turn.verdict ? verdictTitle(*item.turn.verdict) : TurnsModel::tr("Response received");
    case TurnState::Waiting:
        //: State of a turn: the user adds the response
        return TurnsModel::tr("Waiting for the response");
    case TurnState::Interrupted:
        return TurnsModel::tr("Interrupted");
    case TurnState::Failed:
        //: State of a turn without a response
        return TurnsModel::tr("Failed");
    }
    return {};
}

bool isNumber(TurnColumn column)
{
    return column == TurnColumn::Input || column == TurnColumn::Output || column == TurnColumn::Cost;
}

} // namespace

TurnsModel::TurnsModel(QObject *parent) : TreeModel(TurnColumn::Time, parent) { }

void TurnsModel::setSession(const SessionRow &session)
{
    QList<Branch<TurnItem>> phases;
    for (const TurnRow &turn : session.turns) {
        Branch<TurnItem> &phase = findOrAddPhase(phases, turn);
        add(phase.item, turn);
        phase.children += Branch<TurnItem>{{turn}};
    }
    setTree(phases);
}

const TurnRow *TurnsModel::turnAt(const QModelIndex &index) const
{
    const TurnItem *item = index.isValid() ? itemAt(index) : nullptr;
    return item && item->turns == 0 ? &item->turn : nullptr;
}

QString TurnsModel::key(const TurnItem &item) const
{
    return QStringLiteral("%1/%2/%3").arg(item.turn.iteration).arg(item.turn.phase).arg(item.turn.number);
}

QVariant TurnsModel::cell(const TurnItem &item, TurnColumn column, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return text(item, column);
    case Qt::ToolTipRole:
        return tip(item.turn, column);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::Alignment((isNumber(column) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter));
    case VerdictRole:
        return item.turn.verdict ? QVariant(static_cast<int>(*item.turn.verdict)) : QVariant();
    case SeverityRole:
        return item.turn.problem.isEmpty() ? QVariant() : QVariant(static_cast<int>(Severity::Error));
    case PathRole:
        return item.turn.responseFile.isEmpty() ? item.turn.promptFile : item.turn.responseFile;
    default:
        return {};
    }
}

QString TurnsModel::text(const TurnItem &item, TurnColumn column) const
{
    const TurnRow &turn = item.turn;
    switch (column) {
    case TurnColumn::Turn:
        //: %1 is the number of one exchange in a conversation
        return item.turns > 0 ? phaseTitle(turn) : tr("Turn %1").arg(turn.number);
    case TurnColumn::Role:
        return turn.role;
    case TurnColumn::Target:
        return item.turns > 0 ? tr("%n turn(s)", nullptr, item.turns) : target(turn);
    case TurnColumn::Input:
        return count(turn.usage.input);
    case TurnColumn::Output:
        return count(turn.usage.output);
    case TurnColumn::Cost:
        return turn.usage.isEmpty() ? QString() : toText(turn.cost, windowLocale());
    case TurnColumn::Verdict:
        return verdictText(item);
    case TurnColumn::Time:
        return turn.time.isValid() ? windowLocale().toString(turn.time.toLocalTime(), QLocale::ShortFormat) : QString();
    }
    return {};
}

QString TurnsModel::header(TurnColumn column) const
{
    switch (column) {
    case TurnColumn::Turn:
        return tr("Turn");
    case TurnColumn::Role:
        //: Column heading: planner, generator, reviewer or reviser
        return tr("Role");
    case TurnColumn::Target:
        return tr("Provider and model");
    case TurnColumn::Input:
        //: Column heading: input tokens
        return tr("Input");
    case TurnColumn::Output:
        //: Column heading: output tokens
        return tr("Output");
    case TurnColumn::Cost:
        return tr("Cost");
    case TurnColumn::Verdict:
        return tr("Verdict");
    case TurnColumn::Time:
        //: Column heading: date and time of a turn
        return tr("Time");
    }
    return {};
}

bool TurnsModel::areEqual(const TurnItem &left, const TurnItem &right) const
{
    return left.turns == right.turns && left.turn == right.turn;
}

} // namespace outcrop
