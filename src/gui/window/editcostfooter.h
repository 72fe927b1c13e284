// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/prompt/editcost.h"
#include "gui/live/livepipeline.h"

#include <QTimer>

namespace outcrop {

class DocumentTabs;
class DocumentView;

/// Shows the cost of editing the line at the cursor in the footer of the current document. The cost includes the cached tokens that the next turn
/// writes again, and their price. The passages are found on a worker thread after each render; moving the cursor only looks them up.
class EditCostFooter : public QObject
{
    Q_OBJECT

public:
    /// The arguments must outlive this object.
    EditCostFooter(DocumentTabs &tabs, const LivePipeline &livePipeline, QObject *parent);

    bool isIdle() const { return !m_task.isRunning(); }

private:
    void followCurrentDocument();
    void computeCosts();
    void show();
    QString text(const EditCost &cost) const;

    DocumentTabs &m_tabs;
    QPointer<DocumentView> m_view;
    RenderedPtr m_renderedPrompt; ///< null without a current render
    QString m_path;         ///< path of the document of `m_costs`
    EditCosts m_costs;
    QTimer m_timer; ///< delays the lookup, because each change of a label triggers a layout
    LatestOnlyTask<EditCosts> m_task;
};

} // namespace outcrop
