// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/syntaxfacts.h"
#include "core/rules/syntaxreport.h"

namespace outcrop {

AstFinding findingAt(TSNode node, const QString &message);

/// Functions that do nothing yet: only placeholders, only a docstring, nothing at all, or a bare result beside a note such as TODO.
/// Roles: `stub.function` with `stub.body`; statements `stub.placeholder`, `stub.trivial`; functions `stub.exempt` that may be empty.
AstFindings findStubs(const SyntaxFacts &facts);

/// Literals that belong into a constant or a configuration: `hardcoded.number`, `hardcoded.string`, outside of `hardcoded.exempt`.
/// Which numbers and strings count is the queries' matter.
AstFindings findHardcoded(const SyntaxFacts &facts);

/// What outsiders use (`docs.owner` with `docs.name`, not within `docs.private`) and that is neither `docs.documented` nor `docs.exempt`; then
/// parameters `types.missing` and functions `types.noreturn` without types.
AstFindings findUndocumented(const SyntaxFacts &facts);

/// The same, and docstrings (`docs.text`) that leave out their parameters (`docs.parameter`) or what is returned (`docs.returns`).
AstFindings findPoorDocumentation(const SyntaxFacts &facts);

/// Long lines, names that are bound (`style.import`, `style.local`) and never used, and what the queries object to as `style.finding`.
AstFindings findStyle(const SyntaxFacts &facts);

/// What the queries themselves object to: `<check>.finding` with its `message`, outside of `<check>.exempt`; nothing where the text has a
/// `<check>.remedy` anywhere. A finding whose pattern sets `within` counts only inside a node of that role.
AstFindings findMarked(const SyntaxFacts &facts, const QString &check);

/// Whether the queries of a language say anything that this check reads. The grammar must be available.
bool knowsCheck(const Grammar &grammar, const QString &check);

/// Runs a check by its name in `:/rules/checks.yaml`, in the order of the text.
AstFindings runAstCheck(const SyntaxFacts &facts, const QString &check);

} // namespace outcrop
