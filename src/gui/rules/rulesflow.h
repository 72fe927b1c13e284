// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/rules/checkrules.h"
#include "gui/base/sendservices.h"
#include "gui/panels/dockflow.h"
#include "gui/rules/rulespanel.h"
#include "gui/tasks/latestonlytask.h"

#include <QPointer>
#include <QThreadPool>

#include <stop_token>

namespace outcrop {

class ResponsePanel;

/// The Rules dock and the work behind it: tries the rules' own examples when they change, checks what the user asks for, and follows the document that
/// was checked while it is edited. All of it off the event loop.
class RulesFlow : public DockFlow
{
    Q_OBJECT

public:
    static PanelRegistration registration();
    explicit RulesFlow(const DockPlace &place);
    ~RulesFlow() override;

    RulesPanel *panel() const { return m_panel; }
    void setJob(const RenderJob &job) override;
    void setCurrent(const QString &path) override;
    /// The answers that are checked are those that sending shows.
    void joinOthers(const PanelHost &others) override;
    bool isIdle() const override { return !m_looking.isRunning() && !m_checking; }

private:
    /// What is known of the rules without a text to check.
    struct Known {
        QList<ExampleResult> examples;
        QList<ShownInjection> injections;
    };

    void connectPanel();
    void workspaceChanged() override;
    void refresh() override;
    void clear() override;
    void checkDocument();
    void checkAnswer();
    void check(const CheckedText &text);
    void checkAgain();
    void take(const CheckedSubject &subject, const Result<RuleReport> &report);
    void stop();
    std::function<Result<RuleReport>()> work(const CheckedText &text) const;
    void save(RuleReportFormat format);

    FileExport &m_files;
    QString m_folder; ///< of the workspace shown
    SendServices m_services;
    RulesPanel *m_panel;
    QPointer<ResponsePanel> m_answers; ///< shows the answer; null in a window without one
    QString m_document; ///< in front
    QString m_provider;
    QString m_model;
    std::shared_ptr<const RuleSet> m_tried; ///< whose examples are known
    QList<ExampleResult> m_examples;
    CheckedText m_checked;       ///< last; its text is empty where nothing was checked
    std::shared_ptr<const RuleSet> m_checkedBy;
    std::optional<RuleReport> m_report;
    std::stop_source m_stopLooking;
    std::stop_source m_stopChecking;
    LatestOnlyTask<Known> m_looking;
    quint64 m_run = 0; ///< counts checks: only the latest is shown
    bool m_checking = false;
    QThreadPool m_pool; ///< a model may take minutes
};

} // namespace outcrop
