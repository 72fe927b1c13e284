// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/records/storerecorder.h"

namespace outcrop {

StoreRecorder::StoreRecorder(const Invocation &invocation, const StoreLocation &location)
    : m_invocation(invocation)
    , m_location(location)
    , m_keys(openKeyRing())
    , m_writer(*m_keys, [this](const Diagnostic &finding) {
        const std::scoped_lock lock(m_mutex);
        m_findings += finding;
    })
{
}

StoreRecorder::~StoreRecorder()
{
    m_writer.flush();
    const std::scoped_lock lock(m_mutex);
    m_invocation.report(m_findings);
}

} // namespace outcrop
