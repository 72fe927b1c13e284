// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/grammars.h"

#include <QHash>
#include <QList>

#include <functional>
#include <optional>

namespace outcrop {

/// A stretch of a text that a check on its syntax tree objects to, and why. Offsets are in UTF-16 code units.
struct AstFinding {
    qsizetype start = 0;
    qsizetype end = 0;
    QString message;

    friend bool operator==(const AstFinding &, const AstFinding &) = default;
};

using AstFindings = QList<AstFinding>;

/// A name in a source: of a function, a class, a test.
struct SyntaxName {
    qsizetype start = 0;
    qsizetype end = 0;
    QString text;

    friend bool operator==(const SyntaxName &, const SyntaxName &) = default;
};

/// What is asked of a source.
struct SyntaxQuestions {
    QStringList checks; ///< by their names in `:/rules/checks.yaml`
    QStringList roles;  ///< of names: `names.function`
};

/// What the syntax of one source says: plain values, so that it can come from another process.
struct SyntaxReport {
    QString failure;                      ///< why the source could not be read at all, as a sentence without its full stop; the rest is empty then
    std::optional<qsizetype> firstError;  ///< the offset of the first thing that the grammar could not read
    bool isTooDeep = false;               ///< it was not read, for it opens too many brackets, the last of them at `firstError`
    QHash<QString, AstFindings> findings; ///< by check, for the checks that know the language, in the order of the text
    QHash<QString, QList<SyntaxName>> names; ///< by role, in the order of the text
    QStringList cut;                      ///< checks and roles that found more than `mostFindings`, which are not reported
};

/// Reads a source, anywhere. May be called from several threads in parallel. The grammar is available.
using ReadSyntax = std::function<SyntaxReport(const QString &text, const Grammar &grammar, const SyntaxQuestions &questions)>;

/// Reads a source in this process. The library that builds trees has no defence against what is made to exhaust it: large sources of strangers should be
/// read where they can do no harm, see isHarmless().
SyntaxReport readSyntax(const QString &text, const Grammar &grammar, const SyntaxQuestions &questions);

/// Whether a source is too short to exhaust the stack or to take long, with any content.
bool isHarmless(const QString &text);

/// Reads what is harmless, and reports a failure for the rest: what is done where there is no other process.
SyntaxReport readHarmlessSyntax(const QString &text, const Grammar &grammar, const SyntaxQuestions &questions);

} // namespace outcrop
