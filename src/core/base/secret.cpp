// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/secret.h"

#include <cstring>
#include <utility>

namespace outcrop {

void wipe(QByteArray &bytes)
{
    if (bytes.isDetached() && bytes.capacity() > 0)
        ::explicit_bzero(bytes.data(), static_cast<size_t>(bytes.capacity())); // a memset before memory is freed may be optimized away
    bytes.clear();
}

Secret::Secret(QByteArray &&bytes)
{
    const QByteArrayView inner = QByteArrayView(bytes).trimmed();
    m_bytes = QByteArray(inner.data(), inner.size()); // a deep copy, because wipe() overwrites only unshared bytes
    wipe(bytes);
}

Secret::~Secret()
{
    wipe(m_bytes);
}

Secret::Secret(Secret &&other) noexcept : m_bytes(std::exchange(other.m_bytes, {})) { }

Secret &Secret::operator=(Secret &&other) noexcept
{
    if (this != &other) {
        wipe(m_bytes);
        m_bytes = std::exchange(other.m_bytes, {});
    }
    return *this;
}

} // namespace outcrop
