// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/check/checkfolder.h"
#include "gui/panels/dockcontroller.h"
#include "gui/portability/portabilitypanel.h"

#include <stop_token>

namespace outcrop {

/// The portability report of a workspace, as `validate` prints it, with the errors in the files of the agents. Also contains the cached results for the
/// next report.
struct PortabilityResults {
    LivePortability portability;
    CheckCache files;
    PortabilityReport report;
};

/// Controls the Portability dock: tests agents while they are edited, if the dock is visible.
class PortabilityController : public DockController
{
    Q_OBJECT

public:
    static PanelRegistration registration();
    explicit PortabilityController(const DockContext &context);
    ~PortabilityController() override;

    bool isIdle() const override { return !m_task.isRunning(); }

private:
    void refresh() override;
    void clear() override;
    void applyFixes(const Diagnostics &findings);
    void save(ReportFormat format);

    DocumentsController &m_documents;
    FileExport &m_files;
    PortabilityPanel *m_panel;
    PortabilityResults m_portability;
    std::stop_source m_stop;
    LatestOnlyTask<PortabilityResults> m_task;
};

} // namespace outcrop
