// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/base/messagewriter.h"

#include <ostream>

namespace outcrop {

void MessageWriter::write(const Json &message)
{
    const QByteArray encoded = m_encoding(message);
    const std::lock_guard lock(m_mutex);
    if (!m_isClosed && !m_out.write(encoded.constData(), encoded.size()).flush())
        m_isClosed = true;
}

} // namespace outcrop
