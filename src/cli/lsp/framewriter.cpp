// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/lsp/framewriter.h"

#include <ostream>

namespace outcrop {

void FrameWriter::write(const Json &message)
{
    const QByteArray frame = rpcFrame(message);
    const std::lock_guard lock(m_mutex);
    if (!m_isClosed && !m_out.write(frame.constData(), frame.size()).flush())
        m_isClosed = true;
}

} // namespace outcrop
