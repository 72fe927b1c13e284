// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ports/history.h"
#include "models/base/tablemodel.h"

namespace outcrop {

/// A line of text and the version that introduced it.
struct OriginRow {
    int line = 1;
    QString text;
    LineOrigin origin;
    bool isFirstLine = true; ///< whether the line above has another version or does not exist

    friend bool operator==(const OriginRow &left, const OriginRow &right)
    {
        return left.line == right.line && left.text == right.text && left.origin.version == right.origin.version && left.isFirstLine == right.isFirstLine;
    }
};

/// Returns the rows for the LF-terminated lines of `text`.
QList<OriginRow> originRows(const QString &text, const QList<LineOrigin> &origins);

enum class OriginColumn { Time, Author, Message, Line, Text };

/// The lines of a document and the versions that introduced them. Consecutive lines of one version show the version once.
class OriginsModel : public TableModel<OriginRow, OriginColumn>
{
    Q_OBJECT

public:
    explicit OriginsModel(QObject *parent = nullptr);

protected:
    QVariant cell(const OriginRow &row, OriginColumn column, int role) const override;
    QString header(OriginColumn column) const override;

private:
    QString text(const OriginRow &row, OriginColumn column) const;
};

} // namespace outcrop
