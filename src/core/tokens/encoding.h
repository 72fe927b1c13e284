// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayView>
#include <QStringList>

#include <optional>

namespace outcrop {

using TokenId = quint32;

struct EncodingTable;

/// A published byte-pair encoding: o200k_base, cl100k_base or o200k_harmony. Cheap to copy; its tables are constants of the program.
class Encoding
{
public:
    static std::optional<Encoding> fromName(const QString &name);
    static QStringList names();

    QString name() const;
    const EncodingTable &table() const { return *m_table; }
    /// Returns the number of IDs, including special tokens and unused IDs.
    TokenId size() const;
    /// Returns the bytes of a token, or nullopt for an unused ID.
    std::optional<QByteArrayView> bytes(TokenId id) const;

    friend bool operator==(const Encoding &, const Encoding &) = default;

private:
    explicit Encoding(const EncodingTable &table) : m_table(&table) { }
    const EncodingTable *m_table;
};

} // namespace outcrop
