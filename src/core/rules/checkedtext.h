// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/data/datadocument.h"
#include "core/rules/grammars.h"

namespace outcrop {

/// What rules are applied to: a file, a model's answer, or an example. An answer has no file name; its code is in fenced blocks.
struct CheckedText {
    QString file; ///< relative to the folder that is checked, with forward slashes; empty for an answer
    QString text;
};

/// A piece of code in a checked text: all of a source file, or one fenced block.
struct CodePart {
    const Grammar *grammar = nullptr; ///< null if the language is not stated or unknown
    QString language;                 ///< the word after the fence, or the language of the file
    qsizetype start = 0;              ///< offset of its first character in the checked text
    QString text;

    /// Whether it is written in a programming language, known here or not, and is not data, prose or output.
    bool isCode() const;
};

/// The code in a text: of a file with a known ending all of it, of Markdown and of answers the fenced blocks. An answer without fences that is
/// code as a whole cannot be distinguished from prose and gives none.
QList<CodePart> codeParts(const CheckedText &checked);

/// The data in a text: a file of JSON or YAML, fenced blocks of these, or the first readable object in prose. Places are those of the checked text.
QList<DataDocument> dataParts(const CheckedText &checked);

/// The name a first line such as `# src/shop.py` gives to an example, or an empty text.
QString nameInFirstLine(const QString &text);

} // namespace outcrop
