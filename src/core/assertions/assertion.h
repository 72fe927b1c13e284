// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"

#include <QList>
#include <QStringList>

#include <optional>

namespace outcrop {

/// A check of a response, in the format of promptfoo's `assert`.
struct Assertion {
    QString type;           ///< without `not-`: one of assertionTypes()
    bool isInverse = false; ///< the type began with `not-`
    Json value = {};        ///< null if there is none
    std::optional<double> threshold = {};
    double weight = 1;             ///< weight in the score of the case; 0: the assertion always counts as passed
    QList<Assertion> members = {}; ///< members of an `assert-set`

    /// Returns the type as written, with `not-`.
    QString name() const { return isInverse ? QStringLiteral("not-") + type : type; }
    friend bool operator==(const Assertion &, const Assertion &) = default;
};

/// Returns the types that can be evaluated without a model, the network or code. They are those of promptfoo, and Outcrop's `schema` and `rules`. `schema` passes if the
/// response matches its contract, and `rules` if it violates no rule of the workspace.
const QStringList &assertionTypes();

/// Splits a list into fields at commas outside double quotes, like promptfoo. In quotes, `\"`, `\\` and `""` are escapes. Returns nullopt if
/// a quote is not closed or text follows a closing quote.
std::optional<QStringList> commaSeparatedFields(const QString &text);

} // namespace outcrop
