// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/conversation/sessionsmodel.h"

#include "core/base/localnumbers.h"
#include "models/base/roles.h"

#include <QLocale>

namespace outcrop {

namespace {

const QString unknownNumber = QStringLiteral("–"); ///< the tooltip gives the reason

bool isNumber(SessionColumn column)
{
    return column == SessionColumn::Turns || column == SessionColumn::Tokens || column == SessionColumn::Cost;
}

/// Returns why tokens or costs are unknown or incomplete; empty if they are complete.
QString usageTip(const SessionRow &row)
{
    if (!row.tokens())
        return SessionsModel::tr("Unknown, because no tokens are recorded for these turns");
    if (const int without = row.turnsWithoutUsage(); without > 0)
        return SessionsModel::tr("Excludes %n turn(s) without recorded tokens", nullptr, without);
    return {};
}

QString costTip(const SessionRow &row)
{
    return row.tokens() && !row.cost() ? SessionsModel::tr("Unknown, because the price of a model is unknown") : usageTip(row);
}

/// Returns the full title, because a narrow column can truncate it. Adds the folder, the problem, and a note about the number in the column.
QString sessionTip(const SessionRow &row, SessionColumn column)
{
    QStringList lines{row.title, row.id, row.problem};
    if (column == SessionColumn::Tokens)
        lines += usageTip(row);
    if (column == SessionColumn::Cost)
        lines += costTip(row);
    lines.removeAll(QString());
    return lines.join(u'\n');
}

} // namespace

SessionsModel::SessionsModel(QObject *parent) : TableModel(SessionColumn::Name, parent) { }

QModelIndex SessionsModel::indexOf(const QString &id) const
{
    return find([&](const SessionRow &row) { return row.id == id; });
}

QVariant SessionsModel::cell(const SessionRow &row, SessionColumn column, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return text(row, column);
    case Qt::ToolTipRole:
        return sessionTip(row, column);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::Alignment((isNumber(column) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter));
    case SeverityRole:
        return row.problem.isEmpty() ? QVariant() : QVariant(static_cast<int>(Severity::Warning));
    default:
        return {};
    }
}

QString SessionsModel::text(const SessionRow &row, SessionColumn column) const
{
    switch (column) {
    case SessionColumn::Name:
        return row.id;
    case SessionColumn::Title:
        return row.title.isEmpty() ? row.id : row.title;
    case SessionColumn::Time:
        return row.time.isValid() ? windowLocale().toString(row.time.toLocalTime(), QLocale::ShortFormat) : QString();
    case SessionColumn::Turns:
        return groupedNumber(row.turns.size(), windowLocale());
    case SessionColumn::Tokens:
        return row.tokens() ? groupedNumber(*row.tokens(), windowLocale()) : unknownNumber;
    case SessionColumn::Cost:
        return row.cost() ? toText(*row.cost(), windowLocale()) : unknownNumber;
    }
    return {};
}

QString SessionsModel::header(SessionColumn column) const
{
    switch (column) {
    case SessionColumn::Title:
        return tr("Session");
    case SessionColumn::Time:
        //: Column heading: time of the last turn of a session
        return tr("Last turn");
    case SessionColumn::Name:
        //: Column heading: the folder of a session
        return tr("Folder");
    case SessionColumn::Turns:
        //: Column heading: number of turns of a session
        return tr("Turns");
    case SessionColumn::Tokens:
        return tr("Tokens");
    case SessionColumn::Cost:
        return tr("Cost");
    }
    return {};
}

bool SessionsModel::areEqual(const SessionRow &left, const SessionRow &right) const
{
    const auto rest = [](const SessionRow &row) { return std::tie(row.id, row.title, row.time, row.problem); };
    return rest(left) == rest(right) && left.turns == right.turns;
}

} // namespace outcrop
