// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assertions/assertion.h"
#include "core/base/result.h"

#include <QHash>

namespace outcrop {

/// Assertions of a document, and those that cannot be decided here.
struct ReadAssertions {
    QList<Assertion> assertions;
    QStringList foreign = {};  ///< types that need a model, the network or code, without duplicates
    QStringList problems = {}; ///< one sentence for each invalid assertion
};

/// Reads a list of assertions, as in the `assert` of promptfoo. Anything but a list of objects is a problem.
ReadAssertions readAssertions(const Json &list);

/// Reads a cell of a test table of promptfoo: `type:value`, `type(0.8):value`, or a text that the response must equal.
ReadAssertions readAssertionCell(const QString &cell);

/// Replaces each `{{name}}` in the texts of an assertion's value with the case's field. Unknown names are not replaced.
Assertion withFields(const Assertion &assertion, const QHash<QString, QString> &fields);

} // namespace outcrop
