// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/prompt/renderprompt.h"
#include "gui/live/pickerchoices.h"

#include <QHash>
#include <QWidget>

#include <memory>

class QComboBox;

namespace Ui {
class PickerBar;
}

namespace outcrop {

class ChipPicker;

/// The pickers of a render: agent, profile, phase, scope, workload, type, provider, model, format, conversation, layers. Keeps selections that still exist
/// when the workspace is read again.
class PickerBar : public QWidget
{
    Q_OBJECT

public:
    explicit PickerBar(QWidget *parent = nullptr);
    ~PickerBar() override;

    /// Returns the chips, whose choices can be searched.
    QList<ChipPicker *> chips() const;
    /// Sets the choices; null clears the pickers. Keeps unchanged choices and emits changed() if a selection changes or another workspace is opened.
    void setWorkspace(const std::shared_ptr<const OpenedWorkspace> &workspace,
        const std::shared_ptr<const WorkspaceChoices> &choices);
    /// Selects the choices of a job and the automatic format, and emits changed(). Choices that do not exist get their defaults. A job
    /// without a provider keeps the provider and its model. A model that the provider's adapter does not list is added to the choices.
    void select(const RenderJob &job);
    /// Selects the automatic format.
    void resetFormat();
    /// Returns the selection as a job, without the request, its attachments and inputs.
    RenderJob job() const;
    /// Shows the defaults that the last render used as the texts of the default entries.
    void setDefaults(const QString &agent, const QString &profile, const QString &model);

Q_SIGNALS:
    void changed();

protected:
    bool event(QEvent *event) override;

private:
    void setUpMorePopup();
    QList<QComboBox *> rarePickers() const;
    QList<ChipPicker *> movableChips() const;
    QList<QComboBox *> morePickers() const;
    int fullWidth() const;
    void fitChips();
    void moveChips(bool intoMore);
    void setTabOrderOfChips();
    void updateMoreButton();
    void connectPickers();
    QList<QComboBox *> pickers() const;
    QVariantList pickedValues() const;
    const Profile *effectiveProfile() const;
    const Adapter *adapter() const;
    void clearPickers();
    void fill(QComboBox *picker, const Choices &choices);
    void fillPickers(const WorkspaceChoices &choices);
    void fillProfilePickers();
    void fillModels();
    void pickProviderOfPhase();
    void pick(QComboBox *picker, const QVariant &value);
    void pickModel(const RenderJob &job);

    std::unique_ptr<Ui::PickerBar> m_ui;
    std::shared_ptr<const OpenedWorkspace> m_workspace;
    QHash<QComboBox *, Choices> m_choices;
    QString m_moreToolTip;
    bool m_isCompact = false; ///< whether profile and phase are in the popup
    QHash<QString, QString> m_unlistedModels; ///< by provider, the last model that select() added
};

} // namespace outcrop
