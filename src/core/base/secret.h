// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace outcrop {

/// Empties the array, and overwrites its bytes first if no other array shares them.
void wipe(QByteArray &bytes);

/// A secret such as an API key, overwritten in memory when it is destroyed. It can be moved but not copied, and cannot be converted to a string.
/// Keep the view from `bytes()` for as short a time as possible.
class Secret
{
public:
    Secret() = default;
    /// Takes the bytes and leaves the caller's array empty. Trims surrounding whitespace, which pasting can add.
    explicit Secret(QByteArray &&bytes);
    ~Secret();
    Secret(Secret &&other) noexcept;
    Secret &operator=(Secret &&other) noexcept;
    Secret(const Secret &) = delete;
    Secret &operator=(const Secret &) = delete;

    bool isEmpty() const { return m_bytes.isEmpty(); }
    QByteArrayView bytes() const { return m_bytes; }

private:
    QByteArray m_bytes;
};

} // namespace outcrop
