// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/history/originsmodel.h"

#include "core/base/localnumbers.h"

#include <QLocale>

namespace outcrop {

QList<OriginRow> originRows(const QString &text, const QList<LineOrigin> &origins)
{
    QStringList lines = text.split(u'\n');
    if (lines.last().isEmpty())
        lines.removeLast();
    QList<OriginRow> rows;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const LineOrigin origin = origins.value(i);
        const bool isFirstLine = rows.isEmpty() || rows.last().origin.version.id != origin.version.id;
        rows.append({static_cast<int>(i) + 1, lines.at(i), origin, isFirstLine});
    }
    return rows;
}

OriginsModel::OriginsModel(QObject *parent) : TableModel(OriginColumn::Text, parent) { }

QVariant OriginsModel::cell(const OriginRow &row, OriginColumn column, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return row.isFirstLine || column >= OriginColumn::Line ? text(row, column) : QString();
    case Qt::ToolTipRole:
        return row.origin.version.message.trimmed();
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::Alignment(Qt::AlignVCenter | (column == OriginColumn::Line ? Qt::AlignRight : Qt::AlignLeft)));
    case Qt::AccessibleTextRole: // screen readers read line by line
        return tr("%1: %2").arg(header(column), text(row, column));
    default:
        return {};
    }
}

QString OriginsModel::text(const OriginRow &row, OriginColumn column) const
{
    const FileVersion &version = row.origin.version;
    switch (column) {
    case OriginColumn::Time:
        //: about a line that no version contains
        return version.id.isEmpty() ? tr("not in any version yet") : windowLocale().toString(version.time.toLocalTime(), QLocale::ShortFormat);
    case OriginColumn::Author:
        return version.author;
    case OriginColumn::Message:
        return version.summary();
    case OriginColumn::Line:
        return groupedNumber(row.line, windowLocale());
    case OriginColumn::Text:
        return row.text;
    }
    return {};
}

QString OriginsModel::header(OriginColumn column) const
{
    switch (column) {
    case OriginColumn::Time:
        //: Column heading: time of the version that introduced a line
        return tr("Time");
    case OriginColumn::Author:
        return tr("Author");
    case OriginColumn::Message:
        return tr("Message");
    case OriginColumn::Line:
        return tr("Line");
    case OriginColumn::Text:
        return tr("Text");
    }
    return {};
}

} // namespace outcrop
