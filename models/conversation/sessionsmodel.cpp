// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/conversation/sessionsmodel.h"

#include "models/base/roles.h"

#include <QLocale>

namespace outcrop {

namespace {

bool isNumber(SessionColumn column)
{
    return column == SessionColumn::Turns || column == SessionColumn::Tokens || column == SessionColumn::Cost;
}

/// Returns the full title, which may be cut off in a narrow column, the folder and the problem.
QString sessionTip(const SessionRow &row)
{
    QStringList lines{row.title, row.id, row.problem};
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
        return sessionTip(row);
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
        return row.time.isValid() ? QLocale().toString(row.time.toLocalTime(), QLocale::ShortFormat) : QString();
    case SessionColumn::Turns:
        return QLocale().toString(row.turns.size());
    case SessionColumn::Tokens:
        return QLocale().toString(row.tokens());
    case SessionColumn::Cost:
        return toText(row.cost());
    }
    return {};
}

QString SessionsModel::header(SessionColumn column) const
{
    switch (column) {
    case SessionColumn::Title:
        return tr("Session");
    case SessionColumn::Time:
        //: time of the last turn of a session
        return tr("Last turn");
    case SessionColumn::Name:
        //: the folder of a session
        return tr("Folder");
    case SessionColumn::Turns:
        //: number of turns of a session
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
