// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/documents/data/datanode.h"

#include <QHash>

namespace outcrop {

/// One thing that a record measures in every case: the key of its rows, and the words that its claims are named with.
struct RecordedMetric {
    QString key;   ///< `total_tokens`, in a row
    QString name;  ///< `tokens`, in `structured_tokens_avg`, and for people
    QString claim; ///< `token`, in `token_pvalue`
    QString title; ///< `Token Efficiency`, in the record's own summary
    bool isShare = false; ///< of yes and no
};

/// Those that the reader knows, in the order they are shown.
const QList<RecordedMetric> &recordedMetrics();

/// The rows of one arm. A value that is null or missing is left out.
struct RecordedArm {
    QString name; ///< `structured`
    qsizetype cases = 0;
    QHash<QString, QList<double>> values; ///< by RecordedMetric::key; yes is 1

    /// Whether every case has a value, so that case i of two arms may be a pair.
    bool isWhole(const QString &key) const { return values.value(key).size() == cases; }
};

/// What an experiment of another program wrote down: two arms with a row a case, `<arm>_metrics`, and its own evaluation of them.
struct RecordedResult {
    QString file;
    QString name;
    RecordedArm first;
    RecordedArm second; ///< the one that the first is measured against
    DataNode root;      ///< the whole record, with the claims
};

/// Reads the rows and believes nothing else. The error says what of a record is missing.
Result<RecordedResult> readRecordedResult(QStringView text, const QString &file);

} // namespace outcrop
