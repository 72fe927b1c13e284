// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/data/datadocument.h"
#include "core/rules/grammars.h"

namespace outcrop {

/// The input of a rule check: a file, a model's response, or an example. A response has no file name; its code is in fenced blocks.
struct CheckedText {
    QString file; ///< relative to the checked folder, with forward slashes; empty for a response
    QString text;
};

/// The code of a checked text: a whole source file, or one fenced block.
struct CodePart {
    const Grammar *grammar = nullptr; ///< null if the language is missing or unknown
    QString language;                 ///< grammar name, else the lower-case name after the fence or the file name suffix
    qsizetype start = 0;              ///< offset of the first character in the checked text
    QString text;

    /// Returns whether this is source code, in a known or an unknown language, as opposed to data, prose or program output.
    bool isCode() const;
};

/// Returns the whole text of a source file, and the fenced blocks of Markdown, plain text and responses. Returns an empty list for a response
/// without fences, because such code cannot be distinguished from prose.
QList<CodePart> codeParts(const CheckedText &checkedText);

/// Returns the data in a text. This is a JSON or YAML file, fenced blocks of JSON or YAML, or else the first `{ … }` in prose if it can be parsed. Locations refer to the
/// checked text.
QList<DataDocument> dataParts(const CheckedText &checkedText);

/// Returns the file name from a first line such as `# src/shop.py`, or an empty string.
QString nameInFirstLine(const QString &text);

} // namespace outcrop
