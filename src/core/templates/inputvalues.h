// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/templates/inputdeclaration.h"

#include <QHash>
#include <QSet>

namespace outcrop {

class Workspace;

/// A value given for an input.
struct InputValue {
    QString name;
    TemplateValue value;
    std::optional<QString> word = {}; ///< the user's input; nullopt for a value from a file
    bool mustBeUsed = false;          ///< whether to report the value if no template uses it
};

/// The inputs of one template, with their values.
struct ResolvedInputs {
    QHash<QString, TemplateValue> values; ///< by name
    QHash<QString, InputDeclaration> unfilledInputs; ///< required inputs without a value
    QSet<QString> declaredNames;
    QSet<QString> strictNames; ///< names of inputs whose values must not contain a line that begins with a chat role
    Diagnostics diagnostics;
};

/// Chooses a value for each input: the first value with its name in `given`, or else a test value if `usesTestValues` is set, or else the default. Values of
/// undeclared inputs are used as given. A value of the wrong type, or a file that is not in the workspace, is an error at the declaration.
ResolvedInputs resolveInputs(const InputDeclarations &declarations, const QList<InputValue> &given, bool usesTestValues, const Workspace &workspace);

} // namespace outcrop
