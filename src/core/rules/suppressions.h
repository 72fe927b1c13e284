// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/rulereport.h"

#include <QStringList>

namespace outcrop {

/// A comment that allows what a rule objects to, on its line or, if it is alone, on the next line with code:
///
///     port = 8080  # outcrop-allow CODE_002: the port is fixed by the protocol
///
/// `outcrop-allow-file` allows it in the whole text. Several rules are separated by commas. Without a reason it allows nothing.
struct Suppression {
    QStringList rules;
    QString reason;
    int line = 0; ///< the line it speaks of; 0: all of them
    Location location;
    bool used = false;
};

/// The suppressions of a text. Comments begin with #, //, /*, --, ; or <!--.
QList<Suppression> readSuppressions(const QString &text, const QString &file);

/// Moves what is allowed from `findings` to `suppressed`; a rule that loses all its findings that way is kept, if it could look at all of the text.
void suppress(RuleResult &result, QList<Suppression> &suppressions);

/// What is wrong with suppressions, once every rule was checked: no reason, an unknown rule, or nothing to allow.
Diagnostics remarksOn(const QList<Suppression> &suppressions, const QStringList &knownRules, const QStringList &checkedRules);

} // namespace outcrop
