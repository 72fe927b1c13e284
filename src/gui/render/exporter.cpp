// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/render/exporter.h"

#include <QSet>

#include <utility>

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

Result<ExportReport> writePreparedBundle(const QString &folder, const ExportedBundle &bundle)
{
    if (const Status written = writeBundle(bundle, folder); !written)
        return written.error();
    return reportOf(bundle, folder);
}

} // namespace

Exporter::Exporter(QObject *parent) : QObject(parent), m_preparation(this), m_writing(this) { }

void Exporter::prepare(const std::shared_ptr<const OpenedWorkspace> &workspace, const RenderJob &job, bool isForced)
{
    m_preparation.run([workspace, job, isForced] { return prepareExport(*workspace, {job.selection, {}, job.format, job.isBare, isForced}); },
        [this](const PreparedExport &result) { finishPreparation(result); });
}

void Exporter::finishPreparation(const PreparedExport &result)
{
    if (!result.blockingFindings.isEmpty())
        return Q_EMIT failed({ErrorCode::Invalid, result.blockingFindings.first().message, result.blockingFindings.first().location});
    if (!result.bundle)
        return Q_EMIT failed(result.bundle.error());
    if (!result.unfitFindings.isEmpty())
        return Q_EMIT blocked(result.unfitFindings);
    m_bundle = *result.bundle;
    Q_EMIT prepared();
}

void Exporter::write(const QString &folder)
{
    m_writing.run([folder, bundle = std::exchange(m_bundle, {})] { return writePreparedBundle(folder, bundle); },
        [this](const Result<ExportReport> &report) {
            if (report)
                Q_EMIT finished(*report);
            else
                Q_EMIT failed(report.error());
        });
}

} // namespace outcrop
