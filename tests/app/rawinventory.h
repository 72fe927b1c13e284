// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

#include <optional>

namespace outcrop::testing {

/// A value in a document, as read by an independent parser.
struct RawLeaf {
    QString path; ///< path in the notation of the loss ledger, such as `tools[0].name`
    QString text; ///< text of a scalar
};

enum class RawFormat { Yaml, Toml, Json };

/// Returns every value of a document as parsed by yaml-cpp, toml++ or nlohmann's JSON. The product does not use them for these documents. Returns nullopt
/// if the parser rejects the text, or if values do not have unique paths, as with duplicate keys or keys that are not scalars.
std::optional<QList<RawLeaf>> rawLeaves(const QByteArray &text, RawFormat format);

/// Returns the front matter of a Markdown document, without its fences; nullopt if it has none.
std::optional<QByteArray> rawFrontMatter(const QByteArray &text);

/// Returns the paths of a value and its ancestors, such as `a`, `a.b`, `a.b[0]`.
QStringList pathAndAncestors(const QString &path);

} // namespace outcrop::testing
