// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/syntaxfacts.h"
#include "core/rules/syntaxreport.h"

namespace outcrop {

AstFinding findingAt(TSNode node, const QString &message);

/// Returns the functions that are not implemented. Their bodies are empty, hold only placeholders or a docstring, or hold only trivial statements and have a comment such
/// as TODO. The roles are `stub.function` with `stub.body`, and `stub.exempt` for functions that may be empty. Statements have the roles `stub.placeholder`,
/// `stub.trivial` and `stub.ignored`.
AstFindings findStubs(const SyntaxFacts &facts);

/// Returns the literals that belong in a constant or a configuration: magic numbers among `hardcoded.number`, and addresses, paths and hosts
/// among `hardcoded.string`, outside `hardcoded.exempt`.
AstFindings findHardcodedValues(const SyntaxFacts &facts);

/// Returns the public declarations (`docs.owner` with `docs.name`, outside `docs.private`) that are neither `docs.documented` nor `docs.exempt`, and those
/// with untyped parameters (`types.missing`) or without a return type (`types.noreturn`).
AstFindings findUndocumentedItems(const SyntaxFacts &facts);

/// Returns the findings of findUndocumentedItems(), and docstrings (`docs.text`) that omit a parameter (`docs.parameter`) or the return value
/// (`docs.returns`).
AstFindings findPoorDocumentation(const SyntaxFacts &facts);

/// Returns long lines, unused imports (`style.import`), unused local variables (`style.local`), and the nodes that the queries capture as
/// `style.finding`.
AstFindings findStyleProblems(const SyntaxFacts &facts);

/// Returns the nodes that the queries capture as `<check>.finding`, with the `message` of their pattern, outside `<check>.exempt`. Returns an
/// empty list if the source has a `<check>.remedy` anywhere. If a pattern sets `within`, its findings count only inside a node of that role.
AstFindings findMarkedNodes(const SyntaxFacts &facts, const QString &check);

/// Returns whether the queries of a language capture any role that this check reads. The grammar must be available.
bool supportsCheck(const Grammar &grammar, const QString &check);

/// Runs a check by its name in resources/rules/checks.yaml. Returns the findings in source order, without duplicates.
AstFindings runAstCheck(const SyntaxFacts &facts, const QString &check);

} // namespace outcrop
