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
};

/// Renders every provider's request, then writes the requests into a folder, on a worker thread. The two steps are separate so that a prompt that should not be
/// sent is reported before the user chooses a folder.
class Exporter : public QObject
{
    Q_OBJECT

public:
    explicit Exporter(QObject *parent = nullptr);

    /// Renders the requests, then emits prepared(), blocked() or failed(). With `isForced`, also renders requests that are not ready to send.
    void prepare(const std::shared_ptr<const OpenedWorkspace> &workspace, const RenderJob &job, bool isForced);
    /// Writes the prepared requests.
    void write(const QString &folder);
    bool isRunning() const { return m_preparation.isRunning() || m_writing.isRunning(); }

Q_SIGNALS:
    /// Emitted when the requests can be written.
    void prepared();
    /// Emitted if the requests should not be sent, with the reasons.
    void blocked(const outcrop::Diagnostics &blockers);
    void finished(const outcrop::ExportReport &report);
    void failed(const outcrop::Error &error);

private:
    void finishPreparation(const PreparedExport &result);

    LatestOnlyTask<PreparedExport> m_preparation;
    LatestOnlyTask<Result<ExportReport>> m_writing;
    ExportedBundle m_bundle; ///< the prepared requests
};

} // namespace outcrop
