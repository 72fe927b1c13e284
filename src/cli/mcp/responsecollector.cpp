// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/mcp/responsecollector.h"

namespace outcrop {

void ResponseCollector::add(Json response)
{
    if (m_isBatch)
        finish(std::move(response));
    else
        m_writer.write(response);
}

void ResponseCollector::finish(Json response)
{
    const std::lock_guard lock(m_mutex);
    if (!response.is_null())
        m_batch.push_back(std::move(response));
    if (--m_missingCount == 0 && m_isBatch && !m_batch.empty())
        m_writer.write(m_batch);
}

} // namespace outcrop
