// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"
#include "core/experiments/randomnumbers.h"

#include <QHash>

namespace outcrop {

/// One case of a data set. Fields are texts; other values in JSON Lines are kept as JSON.
struct ExperimentCase {
    QString id; ///< its field `id`, else the line or the file it comes from; unique
    QHash<QString, QString> fields;
    QStringList structured = {}; ///< fields that were not texts: theirs are JSON
};

struct ReadCases {
    QList<ExperimentCase> cases;
    Diagnostics diagnostics;
};

/// One object a line; empty lines are left out.
ReadCases casesOfJsonLines(const QByteArray &bytes, const QString &file);
/// RFC 4180: names in the first line, fields in quotes may hold commas, quotes (doubled) and line ends.
ReadCases casesOfCsv(const QByteArray &bytes, const QString &file);
/// A file of a folder: `id` and `file` are its name, `text` its content.
ExperimentCase caseOfFile(const QString &name, const QString &text);

/// As many of them as asked for (0: all), by chance, in the order they had.
QList<ExperimentCase> chosenCases(const QList<ExperimentCase> &cases, qsizetype count, quint64 seed);

/// A text with `{name}` replaced by a value, each once: what a value itself holds is never a placeholder. Other braces stay.
QString filled(const QString &text, const QHash<QString, QString> &values);
/// The names in braces that have no value: `{"a": 1}` is not a name.
QStringList unfilledNames(const QString &text, const QHash<QString, QString> &values);

} // namespace outcrop
