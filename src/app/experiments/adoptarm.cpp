// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/experiments/adoptarm.h"

#include "app/experiments/experimentrunmessages.h"
#include "app/workspace/switchtemplatemode.h"

namespace outcrop {
namespace {

struct AdoptedMode {
    QString type;
    PromptMode mode = PromptMode::Unstructured;
};

/// Returns the arm's mode and prompt type; without a prompt type, the one of the arm's phase. NotFound if there is no such arm, Invalid if mode or type is
/// missing.
Result<AdoptedMode> readAdoptedMode(const OpenedWorkspace &opened, const QString &name, const QString &arm)
{
    const Result<LoadedExperiment> loadedExperiment = loadExperiment(opened, name);
    if (!loadedExperiment)
        return loadedExperiment.error();
    const qsizetype place = loadedExperiment->setup.armIndex(arm);
    if (place < 0)
        return Error{ErrorCode::NotFound, experimentrunmessages::noArm(name, arm), {}};
    const ArmSettings &settings = loadedExperiment->setup.arms.at(place).settings;
    const std::optional<QString> mode = settings.text(QStringLiteral("mode"));
    Selection selection;
    selection.promptType = settings.text(QStringLiteral("type"));
    selection.profile = settings.text(QStringLiteral("profile"));
    selection.phase = settings.text(QStringLiteral("phase")).value_or(QString());
    const QString type = selectedPromptType(opened.library, selection);
    if (!mode || type.isEmpty())
        return Error{ErrorCode::Invalid, experimentrunmessages::armWithoutMode(arm),
                     loadedExperiment->setup.arms.at(place).location};
    return AdoptedMode{type, *mode == u"structured" ? PromptMode::Structured : PromptMode::Unstructured};
}

} // namespace

Result<WorkspaceChange> planArmAdoption(const OpenedWorkspace &opened, const QString &name, const QString &arm)
{
    const Result<AdoptedMode> adoptedMode = readAdoptedMode(opened, name, arm);
    return adoptedMode ? planTemplateModeSwitch(opened.workspace(), adoptedMode->type, adoptedMode->mode) : adoptedMode.error();
}

Result<WorkspaceChange> planArmAdoptionRevert(const OpenedWorkspace &opened, const QString &name, const QString &arm)
{
    const Result<AdoptedMode> adoptedMode = readAdoptedMode(opened, name, arm);
    return adoptedMode ? planTemplateModeRevert(opened.workspace(), adoptedMode->type) : adoptedMode.error();
}

} // namespace outcrop
