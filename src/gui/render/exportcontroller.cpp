// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/render/exportcontroller.h"

#include "core/base/explainerror.h"
#include "core/base/joinedtext.h"
#include "gui/base/dialogs.h"
#include "gui/base/windowsettings.h"
#include "gui/widgets/messagearea.h"
#include "models/base/problemcount.h"

#include <QDesktopServices>
#include <QDir>
#include <QUrl>

#include <algorithm>
#include <utility>

namespace outcrop {

namespace {

const QString topic = QStringLiteral("export");
const QString reportTopic = QStringLiteral("exported"); ///< topic of messages about written files only, so that the tour recognizes an export

} // namespace

ExportController::ExportController(Dialogs &dialogs, WindowSettings &settings, MessageArea &messages, QWidget *window)
    : m_dialogs(dialogs)
    , m_settings(settings)
    , m_messages(messages)
    , m_window(window)
{
    connect(&m_exporter, &Exporter::prepared, this, &ExportController::chooseFolder);
    connect(&m_exporter, &Exporter::finished, this, &ExportController::showReport);
    connect(&m_exporter, &Exporter::failed, this, &ExportController::showError);
    connect(&m_exporter, &Exporter::blocked, this, &ExportController::showBlockers);
}

void ExportController::start(const std::shared_ptr<const OpenedWorkspace> &workspace, const RenderJob &job)
{
    m_workspace = workspace;
    m_job = job;
    m_exporter.prepare(workspace, job, false);
}

void ExportController::chooseFolder()
{
    hideResult();
    const QString folder =
        m_dialogs.chooseFolder(m_window, tr("Choose a Folder for the Bundles"), m_settings.lastFolder(topic));
    if (folder.isEmpty() || !confirmFolder(folder))
        return;
    m_settings.setLastFolder(topic, folder);
    m_messages.show(topic, {NoticeKind::Note, tr("Exporting to %1…").arg(QDir::toNativeSeparators(folder))});
    m_exporter.write(folder);
}

void ExportController::hideResult()
{
    m_messages.clear(topic);
    m_messages.clear(reportTopic);
    setFindings({});
}

void ExportController::setFindings(const Diagnostics &findings)
{
    if (std::exchange(m_findings, findings) != findings)
        Q_EMIT findingsChanged();
}

void ExportController::appendFindings(Diagnostics &findings) const
{
    const Diagnostics known = findings;
    for (Diagnostic found : m_findings) {
        if (std::any_of(known.begin(), known.end(), [&found](const Diagnostic &other) { return isSameProblem(found, other); }))
            continue;
        //: Before a finding about the requests that were exported last
        found.message = labeledText(tr("Last export"), found.message);
        findings.append(found);
    }
}

/// Returns whether the folder is empty or contains an earlier export of the same agent, or the user confirms the export.
bool ExportController::confirmFolder(const QString &folder) const
{
    const QString shown = QDir::toNativeSeparators(folder);
    if (QDir(folder).isEmpty())
        return true;
    if (const std::optional<QString> earlier = exportedAgent(folder)) {
        const QString name = agentToExport(*m_workspace, m_job.selection, m_job.isBare);
        const auto title = [](const QString &one) { return one.isEmpty() ? tr("a prompt without an agent") : one; };
        //: Text of a confirmation; %1 is a folder, %2 and %3 are names of agents
        const QString text = tr("%1 contains the requests of %2. The export replaces them with the requests of %3.");
        return name == *earlier
            || m_dialogs.confirm(m_window, {tr("Replace the Earlier Export"), text.arg(shown, title(*earlier), title(name)), tr("Replace")});
    }
    const QString text = tr("%1 is not empty. The export replaces files with the same names and keeps all other files.");
    return m_dialogs.confirm(m_window, {tr("Export Bundles"), text.arg(shown), tr("Export here")});
}

void ExportController::showReport(const ExportReport &report)
{
    m_messages.clear(topic);
    setFindings(report.diagnostics);
    const bool isClean = report.diagnostics.isEmpty();
    const QString files = tr("%n file(s) in %1", nullptr, report.files).arg(QDir::toNativeSeparators(report.folder));
    const QString details = isClean ? files : tr("%1. The exported prompt has %2.").arg(files, countProblems(report.diagnostics).toText());
    const QString title = tr("Exported requests for %n provider(s)", nullptr, report.providers);
    QList<MessageAction> actions{{tr("Open folder"), [folder = report.folder] { QDesktopServices::openUrl(QUrl::fromLocalFile(folder)); }}};
    if (!isClean)
        actions.prepend({tr("Show details"), [this, report] { showProblems(report); }});
    m_messages.show(reportTopic, {isClean ? NoticeKind::Success : NoticeKind::Warning, title, details}, actions);
}

/// Lists the findings about the exported prompt in the message.
void ExportController::showProblems(const ExportReport &report)
{
    QStringList lines;
    for (const Diagnostic &one : report.diagnostics)
        lines += toString(one);
    m_messages.show(reportTopic, {NoticeKind::Warning, tr("Problems in the exported prompt"), lines.join(u'\n')},
        {{tr("Open folder"), [folder = report.folder] { QDesktopServices::openUrl(QUrl::fromLocalFile(folder)); }}});
}

void ExportController::showBlockers(const Diagnostics &blockers)
{
    m_messages.clear(reportTopic);
    QStringList reasons;
    for (const Diagnostic &one : blockers)
        reasons += one.message;
    m_messages.show(topic, {noticeKind(countProblems(blockers).worstSeverity().value_or(Severity::Warning)), tr("No requests were exported"), reasons.join(sentenceSeparator())},
        {{tr("Export anyway"), [this] { m_exporter.prepare(m_workspace, m_job, true); }}});
}

void ExportController::showError(const Error &error)
{
    m_messages.clear(reportTopic);
    QList<MessageAction> actions;
    if (error.code == ErrorCode::Unwritable || error.code == ErrorCode::NotAllowed) // other errors are problems of the prompt
        actions.append({tr("Choose another folder…"), [this] { start(m_workspace, m_job); }});
    m_messages.show(topic, {NoticeKind::Error, tr("Export failed"), explainError(error)}, actions);
}

} // namespace outcrop
