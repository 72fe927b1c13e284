// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/quality/qualitycontroller.h"

#include "app/records/storelocation.h"
#include "core/base/explainerror.h"
#include "core/responses/qualitythresholds.h"
#include "gui/base/fileexport.h"

#include <QDockWidget>
#include <QMainWindow>

namespace outcrop {

namespace {

Result<QList<QualityTrend>> readTrends(const StoreLocation &location, KeyRing &keys)
{
    if (!hasStore(location))
        return QList<QualityTrend>();
    const Result<OpenedStore> opened = openStore(location, keys);
    if (!opened)
        return opened.error();
    return readQualityTrends(*opened->store);
}

} // namespace

PanelRegistration QualityController::registration()
{
    return makeRegistration<QualityController>(
        {QStringLiteral("quality"), tr("Quality"), tr("Quality over Time"), QStringLiteral("quality"),
            tr("Response quality by week and prompt type"), Qt::CTRL | Qt::ALT | Qt::Key_Q},
        PanelView::Evolve);
}

QualityController::QualityController(const DockContext &context)
    : DockController(context, new QualityPanel(context.window))
    , m_files(context.files)
    , m_services(*context.services)
    , m_panel(qobject_cast<QualityPanel *>(panelWidget()))
    , m_task(this)
{
    connect(m_panel, &QualityPanel::reloadRequested, this, &QualityController::markStale);
    connect(m_panel, &QualityPanel::exportRequested, this, &QualityController::save);
    connect(m_panel, &QualityPanel::experimentRequested, this, [this] { Q_EMIT newDocumentRequested(QStringLiteral("experiment")); });
    connect(m_panel, &QualityPanel::sendRequested, this, [this] { Q_EMIT commandRequested(QStringLiteral("send")); });
    setWorkspace(nullptr);
}

/// Refreshes only after a change of the folder or the thresholds, because records do not depend on unsaved text.
void QualityController::handleWorkspaceChange()
{
    const QString folder = workspace() ? workspace()->folder : QString();
    const DocumentPtr thresholds = workspace() ? workspace()->library.configuration.qualityThresholds : nullptr;
    const bool isSame =
        std::exchange(m_folder, folder) == folder && std::exchange(m_thresholds, thresholds) == thresholds;
    if (!isSame || !workspace())
        DockController::handleWorkspaceChange();
}

void QualityController::refresh()
{
    const auto work = [opened = workspace(), keys = m_services.keys] {
        return QualityData{readTrends(storeLocation(*opened), *keys),
            readQualityThresholds(opened->library.configuration.qualityThresholds).scale};
    };
    m_task.run(work, [this](const QualityData &found) {
        if (found.trends)
            m_panel->setTrends(*found.trends, found.scale);
        else
            m_panel->setError(tr("Cannot read the records"), explainErrorAt(found.trends.error()));
    });
}

void QualityController::clear()
{
    m_task.discard();
    m_panel->clearContents();
}

void QualityController::save()
{
    m_files.start({QStringLiteral("quality"), tr("Export Quality Data"), QStringLiteral("quality.csv"),
        tr("Quality data exported"), [table = m_panel->exportedTable()] { return toCsv(table); }});
}

} // namespace outcrop
