// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assertions/assertion.h"
#include "core/base/result.h"

#include <QHash>

namespace outcrop {

/// The assertions of a list, and the types that Outcrop cannot evaluate.
struct ParsedAssertions {
    QList<Assertion> assertions;
    QStringList foreignTypes = {}; ///< types not in assertionTypes(), such as those that need a model or code; without duplicates
    QStringList problems = {};     ///< one message for each invalid assertion or list
};

/// Reads a list of assertions, as in promptfoo's `assert`. A value that is not a list of objects is reported as a problem.
ParsedAssertions readAssertions(const Json &list);

/// Reads a cell of a promptfoo test table: `type`, `type:value` or `type(0.8):value`, also with `not-`. Any other string is the value of an `equals` assertion.
ParsedAssertions readAssertionCell(const QString &cell);

/// Returns an assertion with each `{{name}}` in its values and those of its members replaced by that field of the case. Unknown names are not replaced.
Assertion withFields(const Assertion &assertion, const QHash<QString, QString> &fields);

} // namespace outcrop
