// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/documents/frontmatter.h"

namespace outcrop {

/// The largest file that is imported, in bytes. A larger one is rejected before it is parsed.
inline constexpr qint64 maximumImportFileBytes = 16 * 1024 * 1024;

/// A file to import. The text is never executed, and the files and URLs in it are never opened.
struct FormatInput {
    QString file;     ///< name for messages and detection; `-` for standard input
    QString text;     ///< decoded, without a byte order mark, with the original line endings
    DataNode data;    ///< the document as JSON, else as YAML if it is a mapping or a list; Missing otherwise
    bool isJson = false;
    QList<DataNode> lines; ///< the values of a file with one JSON value per line (JSON Lines); a file with one object has it in `data` as well
    FrontMatter head; ///< front matter, if the text begins with `---` and the file is not YAML
    Diagnostics diagnostics;

    QString body() const { return text.mid(head.bodyStart); }
    /// Returns the file name without folders.
    QString fileName() const { return file.section(u'/', -1); }
    /// Returns the location of the first character, for errors about the whole file.
    Location begin() const { return {file, {{0, 1, 1}, {0, 1, 1}}}; }
    /// Returns the file name up to its first dot as a document name: lower-case letters, digits and hyphens; `prompt` for standard input.
    QString stem() const;
};

/// Parses the text as JSON, YAML, JSON Lines or front matter, if possible. Errors: TooLarge.
Result<FormatInput> readFormatInput(const QString &file, const QString &text);

/// Converts text to a document name: lower-case letters, digits and hyphens, at most 64 characters; `prompt` if no character remains.
QString documentNameFrom(const QString &text);

} // namespace outcrop
