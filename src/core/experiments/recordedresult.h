// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/documents/data/datanode.h"

#include <QHash>

namespace outcrop {

/// A metric of a recorded experiment: the key in its rows, and the names in its claims.
struct RecordedMetric {
    QString key;   ///< key in a row: `total_tokens`
    QString name;  ///< name in statistics (`structured_tokens_avg`) and for display: `tokens`
    QString claim; ///< name in claims (`token_pvalue`): `token`
    QString title; ///< title in the record's summary: `Token Efficiency`
    bool isShare = false; ///< true for yes/no metrics
};

/// Returns the supported metrics in display order.
const QList<RecordedMetric> &recordedMetrics();

/// The rows of one arm. Null and missing values are omitted.
struct RecordedArm {
    QString name; ///< name of the arm, for example `structured`
    qsizetype cases = 0;
    QHash<QString, QList<double>> values; ///< by RecordedMetric::key; yes is 1

    /// Returns whether every case has a value, which is required to pair the cases of two arms.
    bool isComplete(const QString &key) const { return values.value(key).size() == cases; }
};

/// The results of an experiment recorded by another program: two arms with one row per case (`<arm>_metrics`), and that program's evaluation.
struct RecordedResult {
    QString file;
    QString name;
    RecordedArm first;
    RecordedArm second; ///< the arm that the first one is compared with
    DataNode root;      ///< the complete record, including its claims
};

/// Reads the rows; readClaims() reads the claims. Errors: Invalid, with the location, for invalid JSON or a number of arms other than two.
Result<RecordedResult> readRecordedResult(QStringView text, const QString &file);

} // namespace outcrop
