// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/base/sendservices.h"
#include "gui/panels/dockcontroller.h"
#include "gui/quality/qualitypanel.h"
#include "gui/tasks/latestonlytask.h"

namespace outcrop {

/// Controls the Quality dock: reads the records of the workspace on a worker thread while the dock is visible. Does not create a store.
class QualityController : public DockController
{
    Q_OBJECT

public:
    static PanelRegistration registration();
    explicit QualityController(const DockContext &context);

    QualityPanel *panel() const { return m_panel; }
    bool isIdle() const override { return !m_task.isRunning(); }

private:
    /// The trends, or an error if the records cannot be read, and the thresholds.
    struct QualityData {
        Result<QList<QualityTrend>> trends = QList<QualityTrend>();
        QualityScale scale = {};
    };

    void handleWorkspaceChange() override;
    void refresh() override;
    void clear() override;
    void save();

    FileExport &m_files;
    SendServices m_services;
    QualityPanel *m_panel;
    QString m_folder;
    DocumentPtr m_thresholds;
    LatestOnlyTask<QualityData> m_task;
};

} // namespace outcrop
