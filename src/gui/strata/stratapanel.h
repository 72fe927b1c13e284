// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/history/layerchurn.h"
#include "gui/strata/moveplan.h"
#include "gui/tasks/latestonlytask.h"
#include "models/strata/stratamodel.h"

#include <QWidget>

#include <memory>

class QAction;
class QMenu;

namespace Ui {
class StrataPanel;
}

namespace outcrop {

/// The Strata dock: the prompt as ground, its size, and the proposal of a move while there is one. Nothing is changed
/// here: decisions are sent as signals. Strata and proposals are worked out off the event loop.
class StrataPanel : public QWidget
{
    Q_OBJECT

public:
    explicit StrataPanel(QWidget *parent = nullptr);
    ~StrataPanel() override;

    /// The prompt just rendered. Null shows nothing.
    /// `incomplete` says what is missing from it, see incompleteText().
    void setPrompt(
        const std::shared_ptr<const OpenedWorkspace> &workspace, const RenderJob &job, const RenderResult &result, const QString &incomplete = {});
    /// Reads again how often the layers changed: something was saved.
    void readHistory();
    void setNothing();
    void setStrata(const Strata &strata);
    /// Marks the document that is being edited.
    void select(const QString &path);

    void proposeMove(const QString &path, const StrataPlace &place);
    void takeMove();
    void dropMove();
    /// What can be done here, for the menu bar.
    QMenu *menu() const { return m_menu; }
    bool isProposing() const { return !m_path.isEmpty(); }
    /// Nothing is being worked out.
    bool isIdle() const { return !m_survey.isRunning() && !m_planning.isRunning() && !m_history.isRunning(); }

    /// The picture for a file, and its numbers for a spreadsheet.
    QByteArray toSvg() const;
    void copyTable() const;

Q_SIGNALS:
    void documentChosen(const QString &path);
    /// The user wants the keyboard to follow: Enter or a double click.
    void readingRequested();
    /// The request was selected, which is not in a document.
    void requestChosen();
    /// The user agreed to a move: one undo step for each document of the change.
    void moveTaken(const outcrop::WorkspaceChange &change, const QString &title);
    void newLayerRequested(outcrop::Tier tier);
    void exportRequested();

protected:
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    QAction *makeAction(const QString &name, const QString &text, const QString &toolTip, const QString &icon);
    void makeActions();
    void makeMoveActions();
    void makeTierMenu();
    void setUpHeader();
    void connectView();
    void connectProposal();
    void updateActions();
    void updateHeader();
    void updateScale();
    void choose(const QModelIndex &index);
    void step(int direction, bool toTier);
    void plan();
    void lookAgain();
    void showPlan(const Result<MovePlan> &plan);
    void closeProposal();
    Tier currentTier() const;

    std::unique_ptr<Ui::StrataPanel> m_ui;
    StrataModel m_model;
    std::shared_ptr<const OpenedWorkspace> m_workspace;
    RenderJob m_job;
    LatestOnlyTask<Strata> m_survey;
    LatestOnlyTask<Result<MovePlan>> m_planning;
    LatestOnlyTask<QHash<QString, LayerChurn>> m_history;
    QHash<QString, LayerChurn> m_churn; ///< of the layers of m_churnFolder, by path
    QString m_churnFolder;
    QString m_incomplete; ///< why the prompt is not whole; empty where it is
    std::shared_ptr<const RenderResult> m_result; ///< that is shown
    QString m_path; ///< of the layer that is proposed to move
    StrataPlace m_place;
    std::optional<MovePlan> m_plan;
    QString m_selected; ///< to be marked once it is there
    QMenu *m_menu = nullptr;
    QMenu *m_tiers = nullptr;
    QAction *m_open = nullptr;
    QAction *m_fit = nullptr;
    QList<QAction *> m_moves;
};

} // namespace outcrop
