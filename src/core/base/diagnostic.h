// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/location.h"

#include <QList>
#include <QString>

#include <optional>

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
};

/// A repair that a person can take with one click: what it does, in words, and the edits in the diagnostic's file.
struct Fix {
    QString title;
    QList<TextEdit> edits;
};

/// A finding: the one currency for everything that is wrong with an input, in the window and on the command line.
/// `code` is stable and searchable (for example `yaml-duplicate-key`); `message` says what is wrong and what to do.
struct Diagnostic {
    Severity severity = Severity::Error;
    QString code;
    QString message;
    Location location;
    std::optional<Fix> fix = std::nullopt;
};

using Diagnostics = QList<Diagnostic>;

QString toString(Severity severity);

/// `file:line:column: severity: message [code]`, the form compilers use.
QString toString(const Diagnostic &diagnostic);

bool hasErrors(const Diagnostics &diagnostics);

/// By file, then line, then column: the order in which a person works through them.
void sortByPlace(Diagnostics &diagnostics);

} // namespace outcrop
