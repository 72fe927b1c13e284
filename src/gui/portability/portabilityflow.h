// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/portability/liveportability.h"
#include "gui/panels/dockflow.h"
#include "gui/portability/portabilitypanel.h"

#include <stop_token>

namespace outcrop {

/// The portability matrix in its dock, and the work behind it: agents are tried again while they are edited, as long as the matrix is seen.
class PortabilityFlow : public DockFlow
{
    Q_OBJECT

public:
    static PanelRegistration registration();
    explicit PortabilityFlow(const DockPlace &place);
    ~PortabilityFlow() override;

    bool isIdle() const override { return !m_task.isRunning(); }

private:
    void refresh() override;
    void clear() override;
    void takeFixes(const Diagnostics &findings);
    void save(ReportFormat format);

    DocumentsFlow &m_documents;
    FileExport &m_files;
    PortabilityPanel *m_panel;
    LivePortability m_portability;
    std::stop_source m_stop;
    LatestOnlyTask<LivePortability> m_task;
};

} // namespace outcrop
