// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"
#include "core/documents/data/datadocument.h"
#include "core/documents/documentkind.h"
#include "core/documents/frontmatter.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QList>
#include <QString>

#include <memory>
#include <optional>

namespace outcrop {

/// The byte order mark of UTF-8, which some editors write at the beginning of a file.
inline constexpr QByteArrayView utf8Mark("\xEF\xBB\xBF");

/// A file's content and the data parsed from it. Immutable, so that any thread may keep it: an edit creates a new
/// Document. `bytes` is the content on disk; `text` is the decoded content without a byte order mark, with the original
/// line endings.
struct Document {
    QString path; ///< relative to the workspace, with forward slashes; absolute for a layer outside the workspace
    DocumentKind kind = DocumentKind::Text;
    QByteArray bytes;
    qint64 modified = 0; ///< modification time in nanoseconds since the epoch; 0 if unknown
    QString text;
    bool isValidUtf8 = true; ///< if false, the text is read-only, because saving it would lose bytes
    bool hasByteOrderMark = false;
    FrontMatter frontMatter; ///< set for Markdown documents, and for the fields of canonical agents
    Diagnostics diagnostics; ///< all findings from reading the document, including its front matter
    std::shared_ptr<const DataNode> bundledData; ///< data of a file compiled into the program, which the build has parsed; null for other files

    /// Returns whether the file must not be changed: saving would damage it, or it is outside the workspace.
    bool isReadOnly() const;
    /// Returns the text below the front matter.
    QStringView body() const { return QStringView(text).mid(frontMatter.bodyStart); }
    /// Returns the file name without its extension (or both of two, as in `a.governance.yaml`), or the folder name of a skill or profile. Examples: `soul` for
    /// `layers/soul.md`, `k8s` for `skills/k8s/SKILL.md`, `jpa` for `profiles/jpa/config.yml`.
    QString name() const;
};

using DocumentPtr = std::shared_ptr<const Document>;

/// Decodes and parses a file. Never fails; problems are in `diagnostics`. `kind` overrides the kind derived from the path or content, because the manifest may
/// name a file anywhere as a prompt layer.
DocumentPtr readDocument(
    const QString &path, const QByteArray &bytes, std::optional<DocumentKind> kind = std::nullopt, qint64 modified = 0);

/// Decodes a file compiled into the program, such as a wire format. `data` is its bundledData(). It has no findings, because tests check these files.
DocumentPtr bundledDocument(const QString &path, const QByteArray &bytes, DocumentKind kind, const DataNode &data);

/// Parses a YAML document, or returns the data that the build has parsed.
DataDocument readDocumentData(const Document &document);

/// Returns the position of an offset. Takes time linear in `offset`; use LineTable for many offsets.
Position positionAt(QStringView text, qsizetype offset);

} // namespace outcrop
