// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <QList>
#include <QString>

namespace outcrop {

/// A number or text in a table cell, for display and for spreadsheets.
struct TableCell {
    QString text;        ///< for display
    QString exportText = {};   ///< for spreadsheets: a number without unit and separators, or an ISO 8601 time; empty for text and unknown values
    bool isNumber = false; ///< whether the value is a number or a time, which are right-aligned
    QString note = {};   ///< tooltip of the cell

    static TableCell fromText(const QString &text) { return {text}; }
    static TableCell fromNumber(qint64 number);
    static TableCell fromMeasurement(const QString &text, const QString &exportText, const QString &note = {})
    {
        return {text, exportText, true, note};
    }

    friend bool operator==(const TableCell &, const TableCell &) = default;
};

struct ValueRow {
    QString key;       ///< identifies the row and its chart segment
    QString path = {}; ///< path of the row's document; empty if it has none
    QList<TableCell> cells = {};

    friend bool operator==(const ValueRow &, const ValueRow &) = default;
};

/// A table with the data of a chart.
struct ValueTable {
    QStringList headers;
    QList<ValueRow> rows;
    QStringList headerNotes = {}; ///< tooltips of the headers; the header itself where there is none

    friend bool operator==(const ValueTable &, const ValueTable &) = default;
};

/// Returns CSV as defined in RFC 4180, in UTF-8, with numbers without units and separators.
QByteArray toCsv(const ValueTable &table);

/// The model of a ValueTable. If headers and row keys are unchanged, a new table changes only cells, so that views keep their selection.
class ValueTableModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    void setTable(const ValueTable &table);
    const ValueTable &table() const { return m_table; }
    const ValueRow *rowAt(const QModelIndex &index) const;
    QModelIndex indexOf(const QString &key) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    bool hasSameShape(const ValueTable &table) const;

    ValueTable m_table;
};

} // namespace outcrop
