// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayView>
#include <QStringList>

#include <optional>

namespace outcrop {

using TokenId = quint32;

struct EncodingTable;

/// A published byte-pair vocabulary: o200k_base, cl100k_base or o200k_harmony. Cheap to copy; its tables are part of the program and never change.
class Encoding
{
public:
    static std::optional<Encoding> named(const QString &name);
    static QStringList names();

    QString name() const;
    const EncodingTable &table() const { return *m_table; }
    /// How many ids there are, special tokens included; some in between may be unused.
    TokenId size() const;
    /// The bytes of a token, or nothing for an id that has none.
    std::optional<QByteArrayView> bytes(TokenId id) const;

    friend bool operator==(const Encoding &, const Encoding &) = default;

private:
    explicit Encoding(const EncodingTable &table) : m_table(&table) { }
    const EncodingTable *m_table;
};

} // namespace outcrop
