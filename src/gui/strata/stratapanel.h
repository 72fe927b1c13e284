// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/history/layerchurn.h"
#include "gui/strata/moveplan.h"
#include "gui/strata/nolayerstexts.h"
#include "gui/tasks/latestonlytask.h"
#include "models/strata/stratamodel.h"

#include <QWidget>

#include <memory>
#include <utility>

class QAction;
class QMenu;

namespace Ui {
class StrataPanel;
}

namespace outcrop {

/// The Strata panel: the strata view, the size of the prompt, and the proposal of a move. Emits the decisions of the user instead of changing
/// documents. Computes strata and proposals on worker threads.
class StrataPanel : public QWidget
{
    Q_OBJECT

public:
    explicit StrataPanel(QWidget *parent = nullptr);
    ~StrataPanel() override;

    /// Sets the current render. `workspace` and `result` must not be null; `incomplete` describes missing parts, see incompleteText().
    void setPrompt(const std::shared_ptr<const OpenedWorkspace> &workspace, const RenderJob &job, const std::shared_ptr<const RenderResult> &result,
        const QString &incompleteReason = {});
    /// Reads the change history of the layers again.
    void readHistory();
    void clearContents();
    void setStrata(const Strata &strata);
    /// Sets the contents that the panel names if there are no layers.
    void setFolderContents(const FolderContents &contents);
    /// Selects the stratum of the current document; clears the selection if it has none.
    void select(const QString &path);

    void proposeMove(const QString &path, const StrataPosition &target);
    /// Proposes to move a layer to the position of another. Does nothing if one of them is not in the stack.
    void proposeMoveBeside(const QString &path, const QString &beside);
    void acceptMove();
    void cancelMove();
    /// Returns the Layers menu for the menu bar.
    QMenu *menu() const { return m_menu; }
    bool isProposing() const { return !m_path.isEmpty(); }
    /// Returns whether all computations are complete.
    bool isIdle() const { return !m_strataTask.isRunning() && !m_planTask.isRunning() && !m_historyTask.isRunning(); }

    /// Returns the chart as an SVG document.
    QByteArray toSvg() const;
    void copyTable() const;

Q_SIGNALS:
    void documentChosen(const QString &path);
    /// Emitted on Enter or a double click, to move the focus to the document.
    void documentFocusRequested();
    /// Emitted when the user chooses the request, which has no document.
    void requestChosen();
    /// Emitted when the user accepts a move, to apply it as one undo step per document.
    void moveAccepted(const outcrop::WorkspaceChange &change, const QString &title);
    void newLayerRequested(outcrop::Tier tier);
    /// Emitted to show which files of the folder can become layers.
    void adoptionRequested();
    /// Emitted to trigger an action of the window by its object name.
    void commandRequested(const QString &action);
    /// Emitted before the context menu of a document is shown, to add commands for its file.
    void documentMenuRequested(QMenu *menu, const QString &path);
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
    void runEmptyAction();
    void choose(const QModelIndex &index);
    void step(int direction, bool isToTier);
    void plan();
    void refresh();
    void showPlan(const Result<MovePlan> &plan);
    void closeProposal();
    Tier currentTier() const;

    std::unique_ptr<Ui::StrataPanel> m_ui;
    StrataModel m_model;
    std::shared_ptr<const OpenedWorkspace> m_workspace;
    RenderJob m_job;
    LatestOnlyTask<std::pair<Strata, FolderContents>> m_strataTask;
    LatestOnlyTask<Result<MovePlan>> m_planTask;
    LatestOnlyTask<QHash<QString, LayerChurn>> m_historyTask;
    QHash<QString, LayerChurn> m_churn; ///< changes of the layers in m_churnFolder, by path
    QString m_churnFolder;
    NoLayersAction m_emptyAction = NoLayersAction::NewLayer; ///< action of the button that is shown if there are no layers
    QString m_incompleteReason;                         ///< reason why the prompt is incomplete; empty if it is complete
    std::shared_ptr<const RenderResult> m_result; ///< displayed render
    QString m_path; ///< path of the layer proposed to move
    StrataPosition m_proposedPosition;
    std::optional<MovePlan> m_plan;
    QString m_selectedPath; ///< path to select when the layer exists
    QMenu *m_menu = nullptr;
    QMenu *m_tierMenu = nullptr;
    QAction *m_openAction = nullptr;
    QAction *m_fitAction = nullptr;
    QList<QAction *> m_moveActions;
};

} // namespace outcrop
