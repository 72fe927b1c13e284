// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <QList>
#include <QString>

namespace outcrop {

/// One number or word of a table.
struct Figure {
    QString text;          ///< as a person reads it
    QString bare = {};     ///< as a spreadsheet reads it: a number without unit and separators, empty where it is not known
    bool number = false;   ///< right-aligned
    QString note = {};     ///< more about it, for a tip

    static Figure word(const QString &text) { return {text}; }
    static Figure of(qint64 number);
    static Figure measured(const QString &text, const QString &bare, const QString &note = {}) { return {text, bare, true, note}; }

    friend bool operator==(const Figure &, const Figure &) = default;
};

/// A row, and the document it is about.
struct FigureRow {
    QString key;       ///< names the row and the piece of the picture that shows it
    QString path = {}; ///< empty where the row is about no document
    QList<Figure> cells = {};

    friend bool operator==(const FigureRow &, const FigureRow &) = default;
};

/// The numbers of a picture.
struct FigureTable {
    QStringList headers;
    QList<FigureRow> rows;

    friend bool operator==(const FigureTable &, const FigureTable &) = default;
};

/// Comma separated values as RFC 4180 has them, in UTF-8, numbers as a spreadsheet reads them.
QByteArray toCsv(const FigureTable &table);

/// A FigureTable as rows. A new table of the same headers and rows only reports the differences, so that a selection stays.
class FigureModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    void setTable(const FigureTable &table);
    const FigureTable &table() const { return m_table; }
    const FigureRow *rowAt(const QModelIndex &index) const;
    QModelIndex indexOf(const QString &key) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    bool hasSameShape(const FigureTable &table) const;

    FigureTable m_table;
};

} // namespace outcrop
