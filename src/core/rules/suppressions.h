// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/rulereport.h"

#include <QStringList>

namespace outcrop {

/// A comment that suppresses findings on its line. If it is alone on its line, it applies to the next line that is neither empty nor another such comment:
///
///     port = 8080  # outcrop-allow CODE_002: the port is fixed by the protocol
///
/// `outcrop-allow-file` suppresses them in the whole text. Rule IDs are separated by commas. Without a reason, a suppression has no effect.
struct Suppression {
    QStringList rules;
    QString reason;
    int line = 0; ///< the line that it applies to; 0 means every line
    Location location;
    bool isUsed = false;
};

/// Returns the suppressions of a text. Comments begin with #, //, /*, --, ; or <!--.
QList<Suppression> readSuppressions(const QString &text, const QString &file);

/// Moves suppressed findings from `findings` to `suppressed`. If all findings were suppressed, the rule becomes Kept, or NotRun if part of the text was not
/// checked.
void applySuppressions(RuleResult &result, QList<Suppression> &suppressions);

/// Reports suppressions with a missing reason, an unknown rule, or no matching finding; the last only if all its rules were checked. Call it after the checks.
Diagnostics suppressionFindings(
    const QList<Suppression> &suppressions, const QStringList &knownRules, const QStringList &checkedRules);

} // namespace outcrop
