// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/adoptoffer.h"

#include "core/base/explainerror.h"
#include "gui/base/windowsettings.h"
#include "gui/look/icons.h"
#include "gui/widgets/messagearea.h"
#include "gui/window/adoptdialog.h"

#include <QAction>
#include <QMenu>

#include <utility>

namespace outcrop {

namespace {

const QString adoptTopic = QStringLiteral("adopt");
const QString resultTopic = QStringLiteral("adopted");

/// The proposal with the user's choice, and the result of writing it.
struct WrittenAdoption {
    AdoptionProposal proposal;
    AppliedChange appliedChange;
};

WrittenAdoption writeAdoption(const AdoptionProposal &proposal, const AdoptionChoice &choice)
{
    const Result<AdoptionProposal> chosen = withChoice(proposal, choice);
    if (!chosen)
        return {proposal, {{}, {}, {}, chosen.error()}};
    return {*chosen, applyChange(chosen->opened.folder, chosen->opened.workspace(), chosen->adoption.change)};
}

} // namespace

AdoptOffer::AdoptOffer(WindowSettings &settings, MessageArea &messages, QWidget *window)
    : QObject(window), m_settings(settings), m_messages(messages), m_window(window),
      m_adopt(new QAction(lineIcon(QStringLiteral("layers")), tr("Adopt Prompts as Layers…"), this)), m_task(this), m_reviewTask(this)
{
    m_adopt->setObjectName(QStringLiteral("adoptPrompts"));
    m_adopt->setToolTip(tr("Add existing prompt files to config.toml as layers, without moving them"));
    m_adopt->setStatusTip(m_adopt->toolTip());
    m_adopt->setEnabled(false);
    connect(m_adopt, &QAction::triggered, this, &AdoptOffer::reviewFolder);
}

void AdoptOffer::addTo(QMenu *menu, QAction *before)
{
    menu->insertAction(before, m_adopt);
}

void AdoptOffer::setWorkspace(const WorkspacePtr &workspace)
{
    const QString folder = workspace ? workspace->folder : QString();
    const bool hasLayers = workspace && !workspace->library.stack.layers.isEmpty();
    if (!workspace || hasLayers || folder != m_folder) {
        m_task.discard();
        m_messages.clear(adoptTopic);
    }
    m_adopt->setEnabled(workspace != nullptr);
    const bool isNew = std::exchange(m_folder, folder) != folder;
    if (isNew) {
        m_reviewTask.discard();
        m_messages.clear(resultTopic);
    }
    if (!workspace || hasLayers || !isNew || m_settings.hasDeclinedAdoption(folder))
        return;
    m_task.run([folder] { return proposeAdoption(folder); },
        [this](const Result<AdoptionProposal> &proposal) {
            if (proposal && !proposal->adoption.layers().isEmpty() && !proposal->adoption.change.isEmpty())
                show(*proposal);
        });
}

void AdoptOffer::show(const AdoptionProposal &proposal)
{
    const QString title = tr("%n file(s) in this folder can become prompt layers", nullptr, static_cast<int>(proposal.adoption.layers().size()));
    m_messages.show(adoptTopic, {NoticeKind::Note, title, tr("Adopting writes config.toml. It does not move files or change other files.")},
        {{tr("Review proposal…"), [this, proposal] { review(proposal); }}, {tr("Don’t offer again"), [this] { decline(); }}});
}

void AdoptOffer::reviewFolder()
{
    m_messages.clear(resultTopic);
    m_reviewTask.run([folder = m_folder] { return proposeForReview(folder); },
        [this](const Result<AdoptionProposal> &proposal) {
            if (proposal)
                review(*proposal);
            else
                m_messages.show(resultTopic, {NoticeKind::Error, tr("No proposal for this folder"), explainError(proposal.error())});
        });
}

void AdoptOffer::review(const AdoptionProposal &proposal)
{
    auto *dialog = new AdoptDialog(proposal, m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, proposal, dialog] { write(proposal, dialog->choice()); });
    dialog->open();
}

void AdoptOffer::write(const AdoptionProposal &proposal, const AdoptionChoice &choice)
{
    m_isWriting = true;
    runAsync<WrittenAdoption>(
        this, [proposal, choice] { return writeAdoption(proposal, choice); },
        [this](const WrittenAdoption &result) {
            m_isWriting = false;
            m_messages.clear(adoptTopic);
            showWritten(result.proposal, result.appliedChange);
        });
}

void AdoptOffer::showWritten(const AdoptionProposal &proposal, const AppliedChange &appliedChange)
{
    if (!appliedChange.isDone())
        return m_messages.show(resultTopic, {NoticeKind::Error, tr("config.toml was not written"), explainError(*appliedChange.error)});
    m_messages.show(resultTopic,
        {NoticeKind::Success, tr("%n layer(s) added to config.toml", nullptr, static_cast<int>(proposal.adoption.layers().size())), tr("You can change the tier, cadence and order of each layer in [prompt_layers].")});
    Q_EMIT written(tr("Adopt the folder"), proposal.opened.workspace(), proposal.adoption.change);
    Q_EMIT filesWritten();
}

void AdoptOffer::decline()
{
    m_settings.setDeclinedAdoption(m_folder);
    m_messages.clear(adoptTopic);
}

} // namespace outcrop
