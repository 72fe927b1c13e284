// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/grammars.h"

#include <QHash>
#include <QList>

#include <functional>
#include <optional>

namespace outcrop {

/// A finding of a syntax tree check. Offsets are in UTF-16 code units.
struct AstFinding {
    qsizetype start = 0;
    qsizetype end = 0;
    QString message;

    friend bool operator==(const AstFinding &, const AstFinding &) = default;
};

using AstFindings = QList<AstFinding>;

/// The name of a function, class or test in a source. Offsets are in UTF-16 code units.
struct SyntaxName {
    qsizetype start = 0;
    qsizetype end = 0;
    QString text;

    friend bool operator==(const SyntaxName &, const SyntaxName &) = default;
};

/// The checks to run on a source and the names to extract from it.
struct SyntaxSelection {
    QStringList checks; ///< names in resources/rules/checks.yaml
    QStringList roles;  ///< roles of names, such as `names.function`
};

/// The result of parsing one source. Plain values, so that it can be sent between processes.
struct SyntaxReport {
    QString failure;                      ///< reason why the source could not be parsed, as a sentence without a final period; the other fields are then empty
    std::optional<qsizetype> firstError;  ///< offset of the first syntax error, in UTF-16 code units
    bool isTooDeep = false;               ///< true if the source was rejected because its brackets are nested too deeply, beginning at `firstError`
    QHash<QString, AstFindings> findings; ///< by check, in source order; only checks that support the language
    QHash<QString, QList<SyntaxName>> names; ///< by role, in source order
    QStringList truncated; ///< checks and roles whose results were truncated to `maxFindings`
};

/// Parses a source, possibly in another process. May be called from several threads in parallel. The grammar must be available.
using SyntaxParser =
    std::function<SyntaxReport(const QString &text, const Grammar &grammar, const SyntaxSelection &selection)>;

/// Parses a source in this process. tree-sitter can exhaust the stack or time on hostile input, so parse large untrusted sources in a separate process (see
/// isSafeToParse()).
SyntaxReport readSyntax(const QString &text, const Grammar &grammar, const SyntaxSelection &selection);

/// Returns whether a source is too short to exhaust the stack or to take long, regardless of its content.
bool isSafeToParse(const QString &text);

/// Parses a source if isSafeToParse() holds, and returns a failure otherwise. For programs without a worker process.
SyntaxReport readSyntaxIfSafe(const QString &text, const Grammar &grammar, const SyntaxSelection &selection);

} // namespace outcrop
