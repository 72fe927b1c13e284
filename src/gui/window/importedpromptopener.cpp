// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/importedpromptopener.h"

#include "app/formats/importedprompt.h"
#include "gui/live/livepipeline.h"
#include "gui/render/inputsform.h"
#include "gui/render/renderpanel.h"
#include "gui/window/attachmentscontroller.h"
#include "gui/window/pickerbar.h"

#include <utility>

namespace outcrop {

ImportedPromptOpener::ImportedPromptOpener(PickerBar &pickers, RenderPanel &panel, AttachmentsController &attachments, const LivePipeline &livePipeline, QObject *parent)
    : QObject(parent), m_pickers(pickers), m_panel(panel), m_attachments(attachments), m_livePipeline(livePipeline)
{
    // queued, because the pickers must have the choices of the new state
    connect(&livePipeline, &LivePipeline::stateChanged, this, [this] { QMetaObject::invokeMethod(this, &ImportedPromptOpener::openPendingPrompt, Qt::QueuedConnection); });
}

void ImportedPromptOpener::open(const QString &path)
{
    if (!tryOpen(path))
        m_pendingPath = path;
}

void ImportedPromptOpener::openPendingPrompt()
{
    if (!m_pendingPath.isEmpty())
        tryOpen(std::exchange(m_pendingPath, {}));
}

bool ImportedPromptOpener::tryOpen(const QString &path)
{
    const WorkspacePtr workspace = m_livePipeline.state().workspace;
    const std::optional<ImportedPrompt> prompt = workspace ? importedPromptOf(*workspace, path) : std::nullopt;
    if (!prompt)
        return false;
    const Selection &selection = prompt->job.selection;
    const QString agent = selection.agent.value_or(QString());
    const QString texts = selection.requestFile.isEmpty() ? selection.historyFile : selection.requestFile;
    Q_EMIT documentChosen(agent.isEmpty() ? texts : QStringLiteral("agents/%1.md").arg(agent));
    m_attachments.clear();
    m_panel.inputs().clearContents();
    m_panel.setRequest(selection.request);
    m_pickers.select(prompt->job);
    return true;
}

} // namespace outcrop
