// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QList>
#include <QString>

#include <optional>
#include <tuple>

namespace outcrop {

enum class Severity {
    Error,   ///< the document, or the part named, could not be used
    Warning, ///< it was used, but probably not as meant
    Note,    ///< worth knowing
};

/// One replacement of text in one file. Applying it never touches anything outside `range`.
struct TextEdit {
    Range range;
    QString replacement;

    friend bool operator==(const TextEdit &, const TextEdit &) = default;
};

/// A repair that a person can take with one click: what it does, in words, and the edits in the diagnostic's file.
struct Fix {
    QString title;
    QList<TextEdit> edits;

    friend bool operator==(const Fix &, const Fix &) = default;
};

/// A finding: the one currency for everything that is wrong with an input, in the window and on the command line.
/// `code` is stable and searchable (for example `yaml-duplicate-key`); `message` says what is wrong and what to do.
struct Diagnostic {
    Severity severity = Severity::Error;
    QString code;
    QString message;
    Location location;
    std::optional<Fix> fix = std::nullopt;

    friend bool operator==(const Diagnostic &, const Diagnostic &) = default;
};

using Diagnostics = QList<Diagnostic>;

/// A finding that does not count: a comment in its file allows it, for this reason.
struct SuppressedFinding {
    Diagnostic finding;
    QString reason;
};

QString toString(Severity severity);

/// `file:line:column: severity: message [code]`, the form compilers use.
QString toString(const Diagnostic &diagnostic);

bool hasErrors(const Diagnostics &diagnostics);

/// The first error among findings, which may have warnings before it.
std::optional<Diagnostic> firstError(const Diagnostics &diagnostics);

/// A finding as a failure: Invalid, with its message and location.
Error asError(const Diagnostic &found);

/// In the order of their locations, in which a person works through them; those of one location stay as they are.
void sortByPlace(Diagnostics &diagnostics);

/// What makes two findings one: location, code and message. How serious it is, and its fix, depend on who reports it.
using FindingKey = std::tuple<Location, QString, QString>;
FindingKey findingKey(const Diagnostic &diagnostic);

/// Whether two report the same thing of the same place.
bool isSameFinding(const Diagnostic &a, const Diagnostic &b);

/// Whether two report the same thing of the same file, wherever in it: places move with every edit.
bool isSameProblem(const Diagnostic &a, const Diagnostic &b);

} // namespace outcrop
