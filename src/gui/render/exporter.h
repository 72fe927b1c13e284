// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/prompt/exportbundles.h"
#include "gui/tasks/latestonlytask.h"

namespace outcrop {

/// The result of an export.
struct ExportReport {
    QString folder;
    int providers = 0;
    int files = 0;
    Diagnostics diagnostics;
    Diagnostics unfit = {}; ///< reasons for not writing the files
};

/// Writes every provider's request into a folder, on a worker thread.
class Exporter : public QObject
{
    Q_OBJECT

public:
    explicit Exporter(QObject *parent = nullptr);

    /// Starts the export. With `isForced`, also exports requests that are not ready to send.
    void start(const std::shared_ptr<const OpenedWorkspace> &workspace, const RenderJob &job, const QString &folder, bool isForced = false);
    bool isRunning() const { return m_task.isRunning(); }

Q_SIGNALS:
    void finished(const outcrop::ExportReport &report);
    void failed(const outcrop::Error &error);
    /// Emitted when no files were written, with the reasons.
    void blocked(const outcrop::Diagnostics &blockers);

private:
    LatestOnlyTask<Result<ExportReport>> m_task;
};

} // namespace outcrop
