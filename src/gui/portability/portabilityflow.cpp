// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/portability/portabilityflow.h"

#include "app/version.h"
#include "core/base/textedits.h"
#include "core/portability/jsonreport.h"
#include "core/portability/junitreport.h"
#include "core/portability/sarifreport.h"
#include "core/portability/textreport.h"
#include "gui/documentsflow.h"
#include "gui/fileexport.h"
#include "gui/look/icons.h"
#include "gui/paneldock.h"

#include <QAction>
#include <QDockWidget>
#include <QMainWindow>

#include <algorithm>
#include <map>

namespace outcrop {
namespace {

QByteArray reportBytes(const PortabilityReport &report, ReportFormat format)
{
    switch (format) {
    case ReportFormat::PlainText:
        return (textReport(report).join(u'\n') + u'\n').toUtf8();
    case ReportFormat::JsonText:
        return jsonText(jsonReport(report));
    case ReportFormat::Sarif:
        return jsonText(sarifReport(report, versionText()));
    case ReportFormat::JUnit:
        return junitReport(report);
    }
    return {};
}

QString fileName(ReportFormat format)
{
    switch (format) {
    case ReportFormat::PlainText:
        return QStringLiteral("portability.txt");
    case ReportFormat::JsonText:
        return QStringLiteral("portability.json");
    case ReportFormat::Sarif:
        return QStringLiteral("portability.sarif");
    case ReportFormat::JUnit:
        return QStringLiteral("portability.xml");
    }
    return {};
}

bool overlaps(const TextEdit &edit, const QList<TextEdit> &others)
{
    return std::any_of(others.begin(), others.end(), [&edit](const TextEdit &other) {
        const bool sameStart = edit.range.start.offset == other.range.start.offset; // two insertions at one place
        return sameStart || (edit.range.start.offset < other.range.end.offset && other.range.start.offset < edit.range.end.offset);
    });
}

/// The repairs of one document that do not touch each other; what is left over is offered again once these are taken.
QList<DocumentEdits> editsOf(const Diagnostics &findings)
{
    std::map<QString, QList<TextEdit>> edits;
    for (const Diagnostic &finding : findings) {
        if (!finding.fix)
            continue;
        QList<TextEdit> &taken = edits[finding.location.file];
        const QList<TextEdit> &wanted = finding.fix->edits;
        const bool free = std::none_of(wanted.begin(), wanted.end(), [&taken](const TextEdit &edit) { return overlaps(edit, taken); });
        if (free)
            taken += wanted;
    }
    QList<DocumentEdits> all;
    for (const auto &[path, changes] : edits)
        all.append({path, sortedEdits(changes)});
    return all;
}

} // namespace

PortabilityFlow::PortabilityFlow(QMainWindow *window, QDockWidget *beside, DocumentsFlow &documents, FileExport &files)
    : m_documents(documents)
    , m_files(files)
    , m_panel(new PortabilityPanel(window))
    , m_dock(new QDockWidget(tr("Portability"), window))
    , m_show(new QAction(lineIcon(QStringLiteral("agents")), tr("Portabilit&y of Agents"), window))
    , m_task(this)
{
    setUpDock(window, beside);
    connect(m_panel, &PortabilityPanel::placeChosen, this, &PortabilityFlow::placeChosen);
    connect(m_panel, &PortabilityPanel::readingRequested, this, &PortabilityFlow::readingRequested);
    connect(m_panel, &PortabilityPanel::fixesRequested, this, &PortabilityFlow::takeFixes);
    connect(m_panel, &PortabilityPanel::reportWanted, this, &PortabilityFlow::save);
    setWorkspace(nullptr);
    connect(m_panel, &PortabilityPanel::depthChanged, this, [this] {
        m_outdated = true;
        start();
    });
}

PortabilityFlow::~PortabilityFlow()
{
    m_stop.request_stop();
}

void PortabilityFlow::setUpDock(QMainWindow *window, QDockWidget *beside)
{
    m_dock->setObjectName(QStringLiteral("portabilityDock"));
    m_show->setObjectName(QStringLiteral("showPortability"));
    m_show->setToolTip(tr("Every agent against every portability criterion"));
    m_show->setShortcut(Qt::ALT | Qt::Key_5);
    addPanelDock(window, m_dock, beside, m_panel, m_show);
    connect(m_dock, &QDockWidget::visibilityChanged, this, &PortabilityFlow::start);
}

void PortabilityFlow::setWorkspace(const WorkspacePtr &workspace)
{
    m_workspace = workspace;
    m_show->setEnabled(workspace != nullptr);
    m_outdated = true;
    if (workspace)
        return start();
    m_stop.request_stop();
    m_task.forget();
    m_portability = {};
    m_panel->setNothing();
}

/// Nobody sees a hidden matrix: it is worked out when it is shown.
void PortabilityFlow::start()
{
    if (!m_workspace || !m_outdated || !m_dock->isVisible())
        return;
    m_outdated = false;
    m_stop.request_stop();
    m_stop = {};
    m_panel->setOutdated();
    const auto work = [before = m_portability, workspace = m_workspace, depth = m_panel->depth(), stop = m_stop.get_token()] {
        return before.with(*workspace, depth, stop);
    };
    m_task.run(work, [this](const LivePortability &portability) {
        m_portability = portability;
        m_panel->setReport(portability.report());
    });
}

void PortabilityFlow::takeFixes(const Diagnostics &findings)
{
    m_documents.apply(editsOf(findings), tr("Mend portability"));
}

void PortabilityFlow::save(ReportFormat format)
{
    m_files.start({QStringLiteral("portability"), tr("Save the Portability Report"), fileName(format), tr("The report was written"),
        [report = m_portability.report(), format] { return reportBytes(report, format); }});
}

} // namespace outcrop
