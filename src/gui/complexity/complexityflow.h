// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/estimatecomplexity.h"
#include "gui/base/sendservices.h"
#include "gui/complexity/complexitypanel.h"
#include "gui/panels/dockflow.h"

#include <QHash>

#include <stop_token>

namespace outcrop {

/// The Complexity dock and the work behind it: the request or a task document is estimated while it is written. A model's opinion counts as long as what it
/// was asked about has not changed.
class ComplexityFlow : public DockFlow
{
    Q_OBJECT

public:
    static PanelRegistration registration();
    explicit ComplexityFlow(const DockPlace &place);
    ~ComplexityFlow() override;

    ComplexityPanel *panel() const { return m_panel; }
    void setJob(const RenderJob &job) override;
    void setCurrent(const QString &path) override;
    bool isIdle() const override { return !m_estimating.isRunning() && !m_asking.isRunning(); }

private:
    void refresh() override;
    void clear() override;
    void ask();
    void keep(const ComplexityEstimate &estimate);
    void takeOpinion(const QString &question, const AskedOpinion &asked);
    QList<TaskChoice> choices() const;

    Dialogs &m_dialogs;
    SendServices m_services;
    QMainWindow *m_window;
    ComplexityPanel *m_panel;
    RenderJob m_job;
    QString m_wanted;   ///< a document that came to the front: chosen once it is known as a task
    QString m_question; ///< about the task on show
    QHash<QString, ComplexityOpinion> m_opinions; ///< by what was asked
    std::stop_source m_stop;
    LatestOnlyTask<ShownEstimate> m_estimating;
    LatestOnlyTask<AskedOpinion> m_asking;
};

} // namespace outcrop
