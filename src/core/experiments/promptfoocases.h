// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/experimentcases.h"

namespace outcrop {

/// Reads the tests of a promptfoo configuration in YAML or JSON, of a list of tests, or of an imported prompt (imports/<name>.yaml). The variables of a test
/// become the fields of a case; lists of values create one case for each combination. `defaultTest` applies to all tests. Files named in values are not opened.
ParsedCases parsePromptfooCases(const QByteArray &bytes, const QString &file);

/// Reads the assertions of a case from its fields, as in promptfoo: `assert` and `threshold` for JSON Lines, `__expected…` and `__threshold` for CSV. Adds
/// their problems to `diagnostics`. Assertions that need a model, the network or code are reported and not evaluated.
void readCaseAssertions(ExperimentCase &one, const Location &location, Diagnostics &diagnostics);

/// Adds the assertions of a list. Problems are errors, foreign types are warnings.
void addAssertions(const ParsedAssertions &read, const Location &location, QList<Assertion> &assertions, Diagnostics &diagnostics);

} // namespace outcrop
