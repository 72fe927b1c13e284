// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/render/exporter.h"

#include <QSet>

namespace outcrop {

namespace {

ExportReport reportOf(const ExportedBundle &bundle, const QString &folder)
{
    QSet<QString> providers;
    for (const auto &[path, bytes] : bundle.files) {
        if (path.contains(u'/'))
            providers.insert(path.section(u'/', 0, 0));
    }
    return {folder, static_cast<int>(providers.size()), static_cast<int>(bundle.files.size()), bundle.diagnostics};
}

Result<ExportReport> write(const OpenedWorkspace &workspace, const RenderJob &job, const QString &folder, bool force)
{
    const PreparedExport prepared = prepareExport(workspace, {job.selection, {}, job.format, job.isBare, force});
    if (!prepared.blocking.isEmpty())
        return Error{ErrorCode::Invalid, prepared.blocking.first().message, prepared.blocking.first().location};
    if (!prepared.bundle)
        return prepared.bundle.error();
    if (!prepared.unfit.isEmpty())
        return ExportReport{folder, 0, 0, prepared.bundle->diagnostics, prepared.unfit};
    if (const Status written = writeBundle(*prepared.bundle, folder); !written)
        return written.error();
    return reportOf(*prepared.bundle, folder);
}

} // namespace

Exporter::Exporter(QObject *parent) : QObject(parent), m_task(this) { }

void Exporter::start(
    const std::shared_ptr<const OpenedWorkspace> &workspace, const RenderJob &job, const QString &folder, bool isForced)
{
    m_task.run([workspace, job, folder, isForced] { return write(*workspace, job, folder, isForced); },
        [this](const Result<ExportReport> &report) {
            if (report && !report->unfit.isEmpty())
                Q_EMIT blocked(report->unfit);
            else if (report)
                Q_EMIT finished(*report);
            else
                Q_EMIT failed(report.error());
        });
}

} // namespace outcrop
