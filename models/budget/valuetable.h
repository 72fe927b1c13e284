// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <QList>
#include <QString>

namespace outcrop {

/// A number or text in a table cell.
struct Figure {
    QString text;        ///< for display
    QString bare = {};   ///< for spreadsheets: a number without unit and separators; empty if unknown
    bool number = false; ///< right-aligned
    QString note = {};   ///< tooltip

    static Figure word(const QString &text) { return {text}; }
    static Figure of(qint64 number);
    static Figure measured(const QString &text, const QString &bare, const QString &note = {})
    {
        return {text, bare, true, note};
    }

    friend bool operator==(const Figure &, const Figure &) = default;
};

/// A row and its document.
struct ValueRow {
    QString key;       ///< identifies the row and its chart segment
    QString path = {}; ///< empty if the row has no document
    QList<Figure> cells = {};

    friend bool operator==(const ValueRow &, const ValueRow &) = default;
};

/// The data of a chart.
struct ValueTable {
    QStringList headers;
    QList<ValueRow> rows;

    friend bool operator==(const ValueTable &, const ValueTable &) = default;
};

/// Returns CSV as defined in RFC 4180, in UTF-8, with numbers for spreadsheets.
QByteArray toCsv(const ValueTable &table);

/// A model for a ValueTable. If headers and row keys are unchanged, it reports only the changed cells, so that the selection stays.
class FigureModel : public QAbstractTableModel
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
