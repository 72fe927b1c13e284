// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/prompt/exportbundles.h"
#include "gui/tasks/latestonlytask.h"

namespace outcrop {

/// What an export wrote, for telling about it.
struct ExportReport {
    QString folder;
    int providers = 0;
    int files = 0;
    Diagnostics diagnostics;
    Diagnostics unfit = {}; ///< why nothing was written
};

/// Writes every provider's request into a folder, off the event loop.
class Exporter : public QObject
{
    Q_OBJECT

public:
    explicit Exporter(QObject *parent = nullptr);

    /// `force`: also requests that should not go out as they are.
    void start(const std::shared_ptr<const OpenedWorkspace> &workspace, const RenderJob &job, const QString &folder, bool force = false);
    bool isRunning() const { return m_task.isRunning(); }

Q_SIGNALS:
    void finished(const outcrop::ExportReport &report);
    void failed(const outcrop::Error &error);
    /// Nothing was written: these are why.
    void unfit(const outcrop::Diagnostics &why);

private:
    LatestOnlyTask<Result<ExportReport>> m_task;
};

} // namespace outcrop
