// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QList>
#include <QString>

#include <optional>
#include <tuple>

namespace outcrop {

/// The effect of a problem on the use of a document.
enum class Severity {
    Error,   ///< the document or a part of it cannot be used, or violates a rule that must be followed
    Warning, ///< the document can be used, but probably not as intended
    Note,    ///< information only
};

/// A replacement of the text in `range`.
struct TextEdit {
    Range range;
    QString replacement;

    friend bool operator==(const TextEdit &, const TextEdit &) = default;
};

/// A fix that the user can apply with one click: a title, and edits to the diagnostic's file.
struct Fix {
    QString title;
    QList<TextEdit> edits;
    bool isGuess = false; ///< whether the fix may change the meaning, so that the user must confirm it: it is offered, but not applied with other fixes

    friend bool operator==(const Fix &, const Fix &) = default;
};

/// A finding about an input. `code` is stable and searchable (for example `yaml-duplicate-key`); `message` describes the problem and the remedy.
struct Diagnostic {
    Severity severity = Severity::Error;
    QString code;
    QString message;
    Location location;
    std::optional<Fix> fix = std::nullopt;

    friend bool operator==(const Diagnostic &, const Diagnostic &) = default;
};

/// Returns whether a finding has a fix that can be applied without asking.
inline bool hasCertainFix(const Diagnostic &finding)
{
    return finding.fix && !finding.fix->isGuess;
}

using Diagnostics = QList<Diagnostic>;

/// A finding that a comment in its file suppresses, and the reason given there.
struct SuppressedFinding {
    Diagnostic finding;
    QString reason;
};

QString toString(Severity severity);

/// Returns `file:line:column: severity: message [code]`, the format that compilers use; without the location if it is empty.
QString toString(const Diagnostic &diagnostic);

bool hasErrors(const Diagnostics &diagnostics);

/// Returns the first finding with severity Error, even if warnings precede it; nullopt if there is none.
std::optional<Diagnostic> firstError(const Diagnostics &diagnostics);

/// Converts a finding to an Error with the code Invalid, keeping its message and location.
Error toError(const Diagnostic &found);

/// Sorts by location. The sort is stable.
void sortByLocation(Diagnostics &diagnostics);

/// The identity of a finding: location, code and message. Excludes severity and fix, because they depend on the reporter.
using FindingKey = std::tuple<Location, QString, QString>;
FindingKey findingKey(const Diagnostic &diagnostic);

/// Returns whether two findings have the same key.
bool isSameFinding(const Diagnostic &a, const Diagnostic &b);

/// Appends the findings of `more` that `findings` does not have.
void appendNewFindings(Diagnostics &findings, const Diagnostics &more);

/// Returns whether two findings report the same problem in the same file. Ignores the position, which changes with
/// every edit.
bool isSameProblem(const Diagnostic &a, const Diagnostic &b);

} // namespace outcrop
