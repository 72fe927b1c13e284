// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/portability/portabilitycontroller.h"

#include "app/base/version.h"
#include "app/check/checkreport.h"
#include "core/base/englishthread.h"
#include "core/portability/jsonreport.h"
#include "core/portability/junitreport.h"
#include "core/portability/sarifreport.h"
#include "core/portability/textreport.h"
#include "core/text/textchange.h"
#include "gui/base/fileexport.h"
#include "gui/documents/documentscontroller.h"

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

/// Tests the agents, and checks their files against the formats of their clients.
PortabilityResults checkPortability(PortabilityResults checked, const OpenedWorkspace &workspace, PortabilityDepth depth, const std::stop_token &stop)
{
    CheckScope scope;
    scope.checksPortability = false;
    scope.checksRules = false;
    scope.readsRepository = true;
    checked.portability = checked.portability.with(workspace, depth, stop);
    checked.report = checked.portability.report();
    addFileErrors(checked.report, checkFolder(workspace, scope, checked.files));
    return checked;
}

/// Returns the report as a file. Reports for programs are in English, like those of the command line, so the agents are tested again.
QByteArray fileOf(const PortabilityReport &shown, const OpenedWorkspace &workspace, PortabilityDepth depth, ReportFormat format)
{
    if (format == ReportFormat::PlainText)
        return reportBytes(shown, format);
    const EnglishThread english;
    return reportBytes(checkPortability({}, withFindingsInLanguageOfThread(workspace), depth, {}).report, format);
}

bool overlaps(const TextEdit &edit, const QList<TextEdit> &others)
{
    return std::any_of(others.begin(), others.end(), [&edit](const TextEdit &other) {
        const bool hasSameStart = edit.range.start.offset == other.range.start.offset; // true for two insertions at the same offset
        return hasSameStart
            || (edit.range.start.offset < other.range.end.offset && other.range.start.offset < edit.range.end.offset);
    });
}

/// Returns the fixes by document. Omits overlapping fixes, which are offered again after these are applied.
QList<DocumentEdits> planFixEdits(const Diagnostics &findings)
{
    std::map<QString, QList<TextEdit>> edits;
    for (const Diagnostic &finding : findings) {
        if (!finding.fix)
            continue;
        QList<TextEdit> &taken = edits[finding.location.file];
        const QList<TextEdit> &wanted = finding.fix->edits;
        const bool isFree = std::none_of(
            wanted.begin(), wanted.end(), [&taken](const TextEdit &edit) { return overlaps(edit, taken); });
        if (isFree)
            taken += wanted;
    }
    QList<DocumentEdits> all;
    for (const auto &[path, changes] : edits)
        all.append({path, sortEdits(changes)});
    return all;
}

} // namespace

PanelRegistration PortabilityController::registration()
{
    return makeRegistration<PortabilityController>(
        {QStringLiteral("portability"), tr("Portability"), tr("Agent Portabilit&y"), QStringLiteral("agents"),
            tr("Test results by agent and portability criterion"), Qt::ALT | Qt::Key_5},
        PanelView::Library);
}

PortabilityController::PortabilityController(const DockContext &context)
    : DockController(context, new PortabilityPanel(context.window))
    , m_documents(context.documents)
    , m_files(context.files)
    , m_panel(qobject_cast<PortabilityPanel *>(panelWidget()))
    , m_task(this)
{
    connect(m_panel, &PortabilityPanel::locationChosen, this, &DockController::locationChosen);
    connect(m_panel, &PortabilityPanel::documentFocusRequested, this, &DockController::documentFocusRequested);
    connect(m_panel, &PortabilityPanel::fixesRequested, this, &PortabilityController::applyFixes);
    connect(m_panel, &PortabilityPanel::reportRequested, this, &PortabilityController::save);
    connect(m_panel, &PortabilityPanel::depthChanged, this, &PortabilityController::markStale);
    setWorkspace(nullptr);
}

PortabilityController::~PortabilityController()
{
    m_stop.request_stop();
}

void PortabilityController::clear()
{
    m_stop.request_stop();
    m_task.discard();
    m_portability = {};
    m_panel->clearContents();
}

void PortabilityController::refresh()
{
    m_stop.request_stop();
    m_stop = {};
    m_panel->setStale();
    const auto work = [before = m_portability, workspace = workspace(), depth = m_panel->depth(),
                          stop = m_stop.get_token()] { return checkPortability(before, *workspace, depth, stop); };
    m_task.run(work, [this](const PortabilityResults &checked) {
        m_portability = checked;
        m_panel->setReport(checked.report);
    });
}

void PortabilityController::applyFixes(const Diagnostics &findings)
{
    m_documents.apply(planFixEdits(findings), tr("Fix portability findings"));
}

void PortabilityController::save(ReportFormat format)
{
    if (!workspace())
        return;
    m_files.start({QStringLiteral("portability"), tr("Save Portability Report"), fileName(format), tr("Report saved"),
        [shown = m_portability.report, opened = workspace(), depth = m_panel->depth(), format] { return fileOf(shown, *opened, depth, format); }});
}

} // namespace outcrop
