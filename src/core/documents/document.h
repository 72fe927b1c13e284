// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"
#include "core/documents/documentkind.h"
#include "core/documents/frontmatter.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QList>
#include <QString>

#include <memory>
#include <optional>

namespace outcrop {

/// The byte order mark of UTF-8, which some editors write before a text.
inline constexpr QByteArrayView utf8Mark("\xEF\xBB\xBF");

/// One file as it was read. Immutable: an edit makes a new one, so that any thread may keep what it holds.
/// `bytes` is the content on disk; `text` is the same decoded, without a byte order mark, with its original line ends.
struct Document {
    QString path; ///< relative to the workspace, with forward slashes
    DocumentKind kind = DocumentKind::Text;
    QByteArray bytes;
    qint64 modified = 0; ///< nanoseconds since the epoch, as the source said; 0 where it is not known
    QString text;
    bool validUtf8 = true; ///< otherwise the text is for reading only: saving it would lose bytes
    bool byteOrderMark = false;
    FrontMatter frontMatter; ///< of Markdown documents
    Diagnostics diagnostics; ///< everything found while reading, front matter included

    /// The text below the front matter.
    QStringView body() const { return QStringView(text).mid(frontMatter.bodyStart); }
    /// File name without folder and endings: `soul` for `layers/soul.md`, `k8s` for `skills/k8s/SKILL.md`, `jpa` for
    /// `profiles/jpa/config.yml`.
    QString name() const;
};

using DocumentPtr = std::shared_ptr<const Document>;

/// Decodes and indexes one file. Never fails; what is wrong is in `diagnostics`. `kind` overrules the place: a file
/// that the manifest names as a prompt layer is one wherever it lies.
DocumentPtr readDocument(
    const QString &path, const QByteArray &bytes, std::optional<DocumentKind> kind = std::nullopt, qint64 modified = 0);

/// The place of an offset in a text: line and column counted from 1. Linear in `offset`; use LineTable for many.
Position positionAt(QStringView text, qsizetype offset);

} // namespace outcrop
