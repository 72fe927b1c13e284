// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assertions/assertionlist.h"
#include "core/base/diagnostic.h"
#include "core/experiments/randomnumbers.h"
#include "core/sessions/toolreplies.h"

#include <QHash>

namespace outcrop {

/// One case of a data set. Fields are strings; other values in JSON Lines are kept as JSON text.
struct ExperimentCase {
    QString id; ///< unique; the field `id`, otherwise made from the number of the line or test, or the file name
    QHash<QString, QString> fields;
    QStringList jsonFields = {}; ///< fields whose values were not strings and are JSON text
    QList<Assertion> assertions = {};      ///< checks of the response to this case
    std::optional<double> threshold = {};  ///< score that the assertions must reach; nullopt: all must pass
    ToolReplies toolReplies = {};          ///< simulated results of tools, from the field `tool_replies`
};

/// The cases of a file, with the findings about the file.
struct ParsedCases {
    QList<ExperimentCase> cases;
    Diagnostics diagnostics;
};

/// Reads one JSON object per line and skips empty lines. Reports other lines, duplicate IDs, and invalid assertions and tool replies as errors.
ParsedCases parseJsonLinesCases(const QByteArray &bytes, const QString &file);
/// Reads CSV (RFC 4180) whose first line contains the names. Reports the same errors as parseJsonLinesCases(), and lines whose number of cells
/// differs from the first line.
ParsedCases parseCsvCases(const QByteArray &bytes, const QString &file);
/// Returns a case for a file: `id` and `file` are its name, `text` is its contents.
ExperimentCase caseOfFile(const QString &name, const QString &text);

/// Returns a random selection of `count` cases (0: all) in their original order.
QList<ExperimentCase> sampleCases(const QList<ExperimentCase> &cases, qsizetype count, quint64 seed);

/// Replaces each `{name}` with its value in a single pass. Placeholders inside values and unknown names are not replaced.
QString expandPlaceholders(const QString &text, const QHash<QString, QString> &values);
/// Returns the names in braces that have no value. `{"a": 1}` does not contain a name.
QStringList unresolvedNames(const QString &text, const QHash<QString, QString> &values);

} // namespace outcrop
