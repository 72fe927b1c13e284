// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/response/repairmodel.h"

#include "core/text/linetable.h"
#include "models/response/responselabels.h"
#include "models/response/responseroles.h"

namespace outcrop {

namespace {

constexpr qsizetype maxShownLength = 200; ///< maximum number of characters shown on each side of a change

} // namespace

QString visibleText(const QString &text)
{
    if (text.isEmpty())
        //: Shown where a repair inserted or removed text
        return RepairModel::tr("(empty)");
    QString shown = text.size() <= maxShownLength ? text : text.first(maxShownLength - 1) + QChar(0x2026);
    shown.replace(QStringLiteral("\r\n"), QStringLiteral("\u21B5")).replace(u'\n', QChar(0x21B5)).replace(u'\r', QChar(0x21B5)).replace(u'\t', QChar(0x2192));
    return shown.trimmed().isEmpty() ? QString(shown.size(), QChar(0x2423)) : shown;
}

QString repairChangeText(const Repair &repair)
{
    //: %1 is the text before a repair, %2 the text after it
    return RepairModel::tr("%1 \u2192 %2").arg(visibleText(repair.before), visibleText(repair.after));
}

RepairModel::RepairModel(QObject *parent) : TableModel(RepairColumn::Path, parent) { }

void RepairModel::setResponse(const ParsedResponse &response)
{
    const LineTable lines(response.text);
    QList<RepairRow> rows;
    rows.reserve(response.repairs.size());
    for (const Repair &repair : response.repairs)
        rows += RepairRow{repair, lines.at(repair.offset)};
    setRows(rows);
}

QVariant RepairModel::cell(const RepairRow &row, RepairColumn column, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return text(row, column);
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        //: %1 is a rule such as "Trailing comma", %2 a line, %3 the change
        return tr("%1, line %2: %3").arg(ruleTitle(row.repair.rule)).arg(row.position.line).arg(repairChangeText(row.repair));
    case BeginRole:
        return qint64(row.repair.offset);
    case EndRole:
        return qint64(isFilterRepair(row.repair) ? 0 : row.repair.offset + row.repair.before.size());
    case JsonPointerRole:
        return row.repair.path;
    default:
        return {};
    }
}

QString RepairModel::text(const RepairRow &row, RepairColumn column) const
{
    switch (column) {
    case RepairColumn::Location:
        return isFilterRepair(row.repair) ? QString()
                                          : QStringLiteral("%1:%2").arg(row.position.line).arg(row.position.column);
    case RepairColumn::Rule:
        return ruleTitle(row.repair.rule);
    case RepairColumn::Before:
        return visibleText(row.repair.before);
    case RepairColumn::After:
        return visibleText(row.repair.after);
    case RepairColumn::Path:
        return row.repair.path;
    }
    return {};
}

QString RepairModel::header(RepairColumn column) const
{
    switch (column) {
    case RepairColumn::Location:
        //: Column heading: line and column in the response
        return tr("Location");
    case RepairColumn::Rule:
        return tr("Repair");
    case RepairColumn::Before:
        return tr("Original");
    case RepairColumn::After:
        return tr("Replacement");
    case RepairColumn::Path:
        return tr("JSON pointer");
    }
    return {};
}

bool RepairModel::areEqual(const RepairRow &left, const RepairRow &right) const
{
    const auto parts = [](const RepairRow &row) { return std::tie(row.repair.offset, row.repair.rule, row.repair.before, row.repair.after, row.repair.path); };
    return parts(left) == parts(right) && left.position == right.position;
}

} // namespace outcrop
