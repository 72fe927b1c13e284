// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/send/sendconfirmation.h"

#include "app/send/toolresults.h"
#include "core/base/explainerror.h"
#include "gui/base/windowsettings.h"
#include "gui/send/sendsheet.h"

#include <QMainWindow>

#include <utility>

namespace outcrop {

namespace {

Result<SendPreviewPtr> previewWithKey(const SendInput &source, const SendChoices &choices, const KeyRing &keys)
{
    SendJob job = choices.withChoices(source.job);
    if (!choices.toolReplies.isEmpty()) {
        const Result<ToolReplies> replies = readToolRepliesFile(source.opened, choices.toolReplies);
        if (!replies)
            return Error{replies.error().code, explainErrorAt(replies.error()), {}};
        job.toolReplies = *replies;
        job.maxToolRounds = choices.toolRounds;
    }
    job.maxResponseRetries = 0; // the user reviews each follow-up before it is sent
    Result<SendPreview> preview = previewSend(source.opened, job, QDateTime::currentDateTimeUtc());
    if (!preview)
        return preview.error();
    addKeyState(*preview, keys);
    return SendPreviewPtr(std::make_shared<SendPreview>(std::move(preview).value()));
}

} // namespace

SendConfirmation::SendConfirmation(QMainWindow *window, WindowSettings &settings, const std::shared_ptr<KeyRing> &keys)
    : m_settings(settings)
    , m_keys(keys)
    , m_sheet(new SendSheet(window))
    , m_previewTask(this)
    , m_planTask(this)
{
    connect(m_sheet, &SendSheet::sendRequested, this, &SendConfirmation::confirm);
    connect(m_sheet, &SendSheet::choicesChanged, this, [this] { preview(false); });
    connect(m_sheet, &SendSheet::canceled, this, &SendConfirmation::cancel);
    connect(m_sheet, &SendSheet::keysRequested, this,
        [this] { Q_EMIT keysRequested(m_preview ? m_preview->request().provider : QString()); });
}

void SendConfirmation::cancel()
{
    m_previewTask.discard();
    m_planTask.discard();
    close();
}

void SendConfirmation::close()
{
    m_sheet->hide();
    m_preview.reset();
    m_replay.reset();
}

void SendConfirmation::requestConfirmation(const InputSource &source)
{
    m_inputSource = source;
    m_sheet->resetChoices();
    preview(true);
}

void SendConfirmation::refresh()
{
    if (m_preview && m_sheet->isVisible())
        preview(false);
}

void SendConfirmation::preview(bool canSkipConfirmation)
{
    const auto work = [source = m_inputSource, choices = m_sheet->choices(), keys = m_keys]() -> Result<SendPreviewPtr> {
        const Result<SendInput> wanted = source();
        return wanted ? previewWithKey(*wanted, choices, *keys) : wanted.error();
    };
    m_planTask.discard();
    m_previewTask.run(work, [this, canSkipConfirmation](const Result<SendPreviewPtr> &preview) {
        setPreview(preview, canSkipConfirmation);
    });
}

void SendConfirmation::setPreview(const Result<SendPreviewPtr> &preview, bool canSkipConfirmation)
{
    close();
    if (!preview)
        return m_sheet->showError(explainError(preview.error()));
    if (canSkipConfirmation && m_settings.unconfirmedProviders().contains((*preview)->request().provider)
        && !SendSheet::needsConfirmation(**preview))
        return Q_EMIT confirmed(*preview);
    m_preview = *preview;
    m_sheet->showPreview(*m_preview);
}

void SendConfirmation::requestReplayConfirmation(const WorkspacePtr &workspace, const QString &session, const QString &provider)
{
    m_previewTask.discard();
    m_planTask.run(
        [workspace, session, provider] { return planReplay(*workspace, session, {.provider = provider, .maxResponseRetries = 0}); },
        [this, workspace, provider](const Result<ReplayPlan> &plan) {
            close();
            if (!plan)
                return m_sheet->showError(explainError(plan.error()));
            m_replay = ReplayInput{workspace, provider, *plan};
            m_sheet->showReplay(*plan, provider);
        });
}

void SendConfirmation::confirm()
{
    const SendPreviewPtr preview = std::exchange(m_preview, nullptr);
    const std::optional<ReplayInput> replay = std::exchange(m_replay, std::nullopt);
    if (preview && m_sheet->skipsConfirmation())
        m_settings.setUnconfirmedProviders(
            m_settings.unconfirmedProviders() + QStringList(preview->request().provider));
    close();
    if (replay)
        Q_EMIT replayConfirmed(*replay);
    else if (preview && SendSheet::canSend(*preview))
        Q_EMIT confirmed(preview);
}

} // namespace outcrop
