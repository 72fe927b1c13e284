// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace outcrop {

/// Overwrites bytes and empties the array, unless somebody else shares them: a shared array belongs to somebody who may still need it.
void wipe(QByteArray &bytes);

/// A key in the one place where it is held, wiped when it goes. It can be moved and not copied, and nothing prints it: code that needs
/// the bytes takes a view of them for as short a time as possible.
class Secret
{
public:
    Secret() = default;
    /// Takes the bytes over; the caller's array is left empty. White space around them, which pasting brings, is cut off.
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
