// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/pickerbar.h"

#include "app/workspace/chosenprovider.h"
#include "core/taxonomy/workloadtext.h"
#include "gui/widgets/taborder.h"
#include "ui_pickerbar.h"

#include <QFormLayout>
#include <QLabel>
#include <QMenu>
#include <QSignalBlocker>
#include <QWidgetAction>

#include <algorithm>
#include <vector>

namespace outcrop {

namespace {

void addChoice(QComboBox *picker, const Choice &choice)
{
    picker->addItem(choice.text, choice.value);
    picker->setItemData(picker->count() - 1, choice.toolTip, Qt::ToolTipRole);
}

/// Returns the row of a value; 0 if there is none. findData() does not distinguish an invalid value from an empty string.
int rowOf(const Choices &choices, const QVariant &value)
{
    const auto found = std::find_if(choices.begin(), choices.end(), [&](const Choice &choice) {
        return choice.value.isValid() == value.isValid() && choice.value.toString() == value.toString();
    });
    return found == choices.end() ? 0 : static_cast<int>(found - choices.begin());
}

std::optional<QString> optionalText(const QComboBox *picker)
{
    const QVariant value = picker->currentData();
    return value.isValid() ? std::optional(value.toString()) : std::nullopt;
}

/// The texts of the default choice of a picker, which have the gender of its items in many languages.
struct DefaultTexts {
    QString none;          ///< text in the bar if there is no default
    QString noneByDefault; ///< text in the list if there is no default
    QString byDefault;     ///< text of the default in the list; `%1` is its name
};

void setDefaultText(ChipPicker *picker, const QString &name, const DefaultTexts &texts)
{
    if (picker->count() == 0)
        return;
    picker->setItemText(0, name.isEmpty() ? texts.noneByDefault : texts.byDefault.arg(name));
    picker->setShortText(0, name.isEmpty() ? texts.none : name);
}

} // namespace

PickerBar::PickerBar(QWidget *parent) : QWidget(parent), m_ui(std::make_unique<Ui::PickerBar>())
{
    m_ui->setupUi(this);
    m_ui->workload->setToolTip(workloadMeaning());
    m_ui->workload->setAccessibleDescription(workloadMeaning());
    m_moreToolTip = m_ui->more->toolTip();
    setUpMorePopup();
    connectPickers();
    setWorkspace(nullptr, nullptr);
    setFocusProxy(m_ui->agent);
}

PickerBar::~PickerBar() = default;

/// Moves rarely used choices into the popup of a button, which shows how many differ from the default.
void PickerBar::setUpMorePopup()
{
    auto *menu = new QMenu(m_ui->more);
    auto *choices = new QWidgetAction(menu);
    choices->setDefaultWidget(m_ui->moreChoices);
    menu->addAction(choices);
    m_ui->more->setMenu(menu);
    connect(menu, &QMenu::aboutToHide, this, &PickerBar::fitChips, Qt::QueuedConnection);
    for (const QComboBox *picker : pickers())
        connect(picker, &QComboBox::currentIndexChanged, this, &PickerBar::updateMoreButton);
}

/// Returns the chips that move into the popup of the button if the bar has no room for all labels.
QList<ChipPicker *> PickerBar::movableChips() const
{
    return {m_ui->profile, m_ui->phase};
}

QList<QComboBox *> PickerBar::morePickers() const
{
    QList<QComboBox *> all;
    for (ChipPicker *chip : m_isCompact ? movableChips() : QList<ChipPicker *>())
        all += chip;
    return all + rarePickers();
}

/// Returns the width in which all chips show their labels and values completely.
int PickerBar::fullWidth() const
{
    const QMargins margins = m_ui->row->contentsMargins();
    int width = margins.left() + margins.right() + m_ui->more->sizeHint().width();
    for (const ChipPicker *chip : chips())
        width += chip->labeledWidth() + m_ui->row->spacing();
    return width;
}

/// Moves chips into the popup or back. While the popup is open, no chip moves.
void PickerBar::fitChips()
{
    const bool needsMore = fullWidth() > width();
    if (needsMore != m_isCompact && m_ui->more->menu() && !m_ui->more->menu()->isVisible())
        moveChips(needsMore);
}

void PickerBar::moveChips(bool intoMore)
{
    m_isCompact = intoMore;
    const QList<ChipPicker *> movingChips = movableChips();
    if (intoMore && std::find(movingChips.begin(), movingChips.end(), window()->focusWidget()) != movingChips.end())
        m_ui->more->setFocus(Qt::OtherFocusReason); // a closed popup cannot have the focus
    for (int i = 0; i < movingChips.size(); ++i) {
        ChipPicker *chip = movingChips.at(i);
        chip->setShowsLabel(!intoMore);
        if (intoMore) {
            auto *label = new QLabel(chip->accessibleName(), m_ui->moreChoices);
            label->setBuddy(chip);
            m_ui->row->removeWidget(chip);
            m_ui->moreForm->insertRow(i, label, chip);
        } else {
            const QFormLayout::TakeRowResult row = m_ui->moreForm->takeRow(chip);
            const QWidget *label = row.labelItem->widget();
            delete row.labelItem;
            delete row.fieldItem;
            delete label;
            m_ui->row->insertWidget(1 + i, chip); // the chips are inserted after the agent
        }
    }
    setTabOrderOfChips();
    updateMoreButton();
}

/// Sets the order of the Tab key to the visible order. The popup is a separate window, in which the moved chips are before the other choices.
void PickerBar::setTabOrderOfChips()
{
    if (!m_isCompact)
        return setTabOrderAfter(m_ui->agent, {m_ui->profile, m_ui->phase});
    const QList<QComboBox *> order = morePickers();
    setTabOrderAfter(m_ui->moreChoices, {order.begin(), order.end()});
}

bool PickerBar::event(QEvent *event)
{
    const bool isHandled = QWidget::event(event);
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest)
        fitChips();
    return isHandled;
}

QList<QComboBox *> PickerBar::rarePickers() const
{
    return {m_ui->scope, m_ui->promptType, m_ui->format, m_ui->conversationFile, m_ui->layerChoice};
}

void PickerBar::updateMoreButton()
{
    QStringList chosen;
    for (const QComboBox *picker : morePickers()) {
        if (picker->currentIndex() > 0)
            //: Tooltip of a button; %1 is the label of a choice such as Phase, %2 its value
            chosen += tr("%1: %2").arg(picker->accessibleName(), picker->currentText());
    }
    //: Button; %1 is the number of choices in the popup that differ from the default
    m_ui->more->setText(chosen.isEmpty() ? tr("More") : tr("More (%1)").arg(chosen.size()));
    m_ui->more->setToolTip((QStringList(m_moreToolTip) + chosen).join(u'\n'));
    m_ui->more->setAccessibleDescription(m_ui->more->toolTip());
}

void PickerBar::connectPickers()
{
    connect(m_ui->profile, &QComboBox::currentIndexChanged, this, &PickerBar::fillProfilePickers);
    connect(m_ui->phase, &QComboBox::currentIndexChanged, this, &PickerBar::pickProviderOfPhase);
    connect(m_ui->provider, &QComboBox::currentIndexChanged, this, &PickerBar::fillModels);
    for (const QComboBox *picker : pickers())
        connect(picker, &QComboBox::currentIndexChanged, this, &PickerBar::changed);
}

QList<QComboBox *> PickerBar::pickers() const
{
    return QList<QComboBox *>{m_ui->agent, m_ui->profile, m_ui->phase, m_ui->workload, m_ui->provider, m_ui->model} + rarePickers();
}

QList<ChipPicker *> PickerBar::chips() const
{
    return {m_ui->agent, m_ui->profile, m_ui->phase, m_ui->workload, m_ui->provider, m_ui->model};
}

QVariantList PickerBar::pickedValues() const
{
    QVariantList values;
    for (const QComboBox *picker : pickers())
        values += picker->currentData();
    return values;
}

void PickerBar::setWorkspace(
    const std::shared_ptr<const OpenedWorkspace> &workspace, const std::shared_ptr<const WorkspaceChoices> &choices)
{
    const bool isAnotherFolder = !m_workspace || !workspace || m_workspace->folder != workspace->folder;
    const QVariantList before = pickedValues();
    m_workspace = workspace;
    setEnabled(workspace != nullptr);
    if (isAnotherFolder)
        clearPickers();
    if (workspace)
        fillPickers(*choices);
    if (workspace && (isAnotherFolder || pickedValues() != before))
        Q_EMIT changed();
}

void PickerBar::clearPickers()
{
    m_unlistedModels.clear();
    for (QComboBox *picker : pickers())
        fill(picker, {});
}

/// Sets the choices of a picker and keeps the selection if it still exists.
void PickerBar::fill(QComboBox *picker, const Choices &choices)
{
    const bool isNew = picker->count() == 0;
    if (!isNew && m_choices.value(picker) == choices)
        return;
    m_choices[picker] = choices;
    const QSignalBlocker quiet(picker);
    const QVariant pickedJob = picker->currentData();
    picker->clear();
    for (const Choice &choice : choices)
        addChoice(picker, choice);
    picker->setCurrentIndex(isNew || choices.isEmpty() ? 0 : rowOf(choices, pickedJob));
    picker->setEnabled(choices.size() > 1);
    picker->updateGeometry(); // the signals that would update the geometry are blocked
    updateMoreButton();
}

void PickerBar::fillPickers(const WorkspaceChoices &choices)
{
    fill(m_ui->agent, choices.agents);
    fill(m_ui->profile, choices.profiles);
    fill(m_ui->workload, choices.workloads);
    fill(m_ui->promptType, choices.promptTypes);
    fill(m_ui->provider, choices.providers);
    fill(m_ui->format, formatChoices());
    fill(m_ui->conversationFile, choices.conversations);
    fill(m_ui->layerChoice, layerChoices());
    fillProfilePickers();
    fillModels();
}

void PickerBar::fillProfilePickers()
{
    const Profile *profile = effectiveProfile();
    fill(m_ui->phase, phaseChoices(profile));
    fill(m_ui->scope, scopeChoices(profile));
}

void PickerBar::fillModels()
{
    Choices choices = modelChoices(adapter());
    const QString unlistedModel = m_unlistedModels.value(m_ui->provider->currentData().toString());
    if (!unlistedModel.isEmpty() && rowOf(choices, unlistedModel) == 0)
        choices += {unlistedModel, unlistedModel, tr("The adapter does not list this model")};
    fill(m_ui->model, choices);
}

void PickerBar::pick(QComboBox *picker, const QVariant &value)
{
    picker->setCurrentIndex(rowOf(m_choices.value(picker), value));
    picker->updateGeometry(); // the signals that would update the geometry can be blocked
}

void PickerBar::pickModel(const RenderJob &job)
{
    if (job.provider.isEmpty())
        return;
    pick(m_ui->provider, job.provider);
    m_unlistedModels.insert(job.provider, job.model);
    fillModels();
    pick(m_ui->model, job.model);
}

void PickerBar::select(const RenderJob &job)
{
    const auto named = [](const std::optional<QString> &name) { return name ? QVariant(*name) : QVariant(); };
    const Selection &selection = job.selection;
    std::vector<QSignalBlocker> quiet; // signals are blocked, so that changed() is emitted once
    for (QComboBox *picker : pickers())
        quiet.emplace_back(picker);
    pick(m_ui->agent, named(selection.agent));
    pick(m_ui->profile, named(selection.profile));
    fillProfilePickers();
    pick(m_ui->phase, selection.phase);
    pick(m_ui->scope, selection.scope);
    pick(m_ui->workload, selection.workload);
    pick(m_ui->promptType, named(selection.promptType));
    pick(m_ui->format, promptFormatNames().first());
    pick(m_ui->conversationFile, selection.historyFile);
    pick(m_ui->layerChoice, selection.includesLayers ? QString() : QStringLiteral("none"));
    pickModel(job);
    quiet.clear();
    updateMoreButton();
    Q_EMIT changed();
}

/// Selects the provider and the model of the phase's role, if config.toml or the profile has one. The user can then choose another provider.
void PickerBar::pickProviderOfPhase()
{
    const std::optional<Role> role = m_workspace ? roleOfPrompt(*m_workspace, job().selection) : std::nullopt;
    const int provider = role ? m_ui->provider->findData(role->provider) : -1;
    if (provider < 0)
        return;
    const QSignalBlocker quietProvider(m_ui->provider); // the phase emits changed() for both
    const QSignalBlocker quietModel(m_ui->model);
    m_ui->provider->setCurrentIndex(provider);
    fillModels();
    m_ui->model->setCurrentIndex(std::max(0, m_ui->model->findData(role->model)));
    m_ui->provider->updateGeometry();
    m_ui->model->updateGeometry();
}

const Profile *PickerBar::effectiveProfile() const
{
    if (!m_workspace)
        return nullptr;
    return m_workspace->library.profile(
        optionalText(m_ui->profile).value_or(m_workspace->workspace().manifest().profile));
}

const Adapter *PickerBar::adapter() const
{
    return m_workspace ? m_workspace->catalog.adapter(m_ui->provider->currentData().toString()) : nullptr;
}

RenderJob PickerBar::job() const
{
    RenderJob job;
    job.selection.agent = optionalText(m_ui->agent);
    job.selection.profile = optionalText(m_ui->profile);
    job.selection.phase = m_ui->phase->currentData().toString();
    job.selection.scope = m_ui->scope->currentData().toString();
    job.selection.workload = m_ui->workload->currentData().toString();
    job.selection.promptType = optionalText(m_ui->promptType);
    job.selection.historyFile = m_ui->conversationFile->currentData().toString();
    job.selection.includesLayers = m_ui->layerChoice->currentData().toString().isEmpty();
    job.format = promptFormatFromName(m_ui->format->currentData().toString()).value_or(PromptFormat());
    job.provider = m_ui->provider->currentData().toString();
    job.model = m_ui->model->currentData().toString();
    return job;
}

void PickerBar::resetFormat()
{
    m_ui->format->setCurrentIndex(0);
}

void PickerBar::setDefaults(const QString &agent, const QString &profile, const QString &model)
{
    const RenderJob pickedJob = job();
    if (!pickedJob.selection.agent)
        setDefaultText(m_ui->agent, agent, {tr("None", "no agent"), tr("None (default)", "no agent"), tr("%1 (default)", "an agent")});
    if (!pickedJob.selection.profile)
        setDefaultText(m_ui->profile, profile, {tr("None", "no profile"), tr("None (default)", "no profile"), tr("%1 (default)", "a profile")});
    if (pickedJob.model.isEmpty())
        setDefaultText(m_ui->model, model, {tr("None", "no model"), tr("None (default)", "no model"), tr("%1 (default)", "a model")});
}

} // namespace outcrop
