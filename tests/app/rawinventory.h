// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

#include <optional>

namespace outcrop::testing {

/// A value of a document as somebody else's parser reads it.
struct RawLeaf {
    QString path; ///< `tools[0].name`, as the loss ledger writes it
    QString text; ///< of a scalar
};

enum class RawFormat { Yaml, Toml, Json };

/// Every value of a text, by yaml-cpp, toml++ or nlohmann's JSON: parsers that the product's own readers do not use for these documents, and none of its types.
/// Nothing where the parser refuses the text, or if it contains values without a path: keys that are not scalars, keys that are there twice.
std::optional<QList<RawLeaf>> rawLeaves(const QByteArray &text, RawFormat format);

/// The front matter of a Markdown text, without its fences; nothing where it has none.
std::optional<QByteArray> rawFrontMatter(const QByteArray &text);

/// The path itself and those of everything around it: `a`, `a.b`, `a.b[0]`.
QStringList pathAndAround(const QString &path);

} // namespace outcrop::testing
