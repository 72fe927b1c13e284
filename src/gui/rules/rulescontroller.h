// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/base/sendservices.h"
#include "gui/panels/dockcontroller.h"
#include "gui/rules/rulespanel.h"
#include "gui/rules/ruleswork.h"
#include "gui/tasks/latestonlytask.h"

#include <QPointer>
#include <QThreadPool>

#include <stop_token>

namespace outcrop {

class ResponsePanel;

/// Controls the Rules dock: tests the examples of rules when they change, runs checks on request, and repeats a check while the document is edited.
/// Works on worker threads.
class RulesController : public DockController
{
    Q_OBJECT

public:
    static PanelRegistration registration();
    explicit RulesController(const DockContext &context);
    ~RulesController() override;

    RulesPanel *panel() const { return m_panel; }
    void setJob(const RenderJob &job) override;
    void setCurrent(const QString &path) override;
    /// Connects to the Response dock, to check its response.
    void connectToPanels(const PanelHost &others) override;
    bool isIdle() const override { return !m_dataTask.isRunning() && !m_isChecking; }
    // True also for a check without a model, which is short.
    bool hasRequestInProgress() const override { return m_isChecking; }

private:
    /// Results that do not depend on a checked text.
    struct RuleData {
        QList<ExampleResult> examples;
        QList<ShownInjection> injections;
    };

    void connectPanel();
    void refresh() override;
    void clear() override;
    void checkDocument();
    void checkResponse();
    void check(const CheckedText &text);
    void repeatCheck();
    void showReport(const CheckedSubject &subject, const WorkspacePtr &opened, const CheckedText &text, const Result<RuleReport> &report);
    void stop();
    std::function<Result<RuleReport>()> makeCheck(const CheckedText &text) const;
    void save(RuleReportFormat format);

    FileExport &m_files;
    SendServices m_services;
    RulesPanel *m_panel;
    QPointer<ResponsePanel> m_responsePanel; ///< panel with the response; null if the window has none
    QString m_document;                ///< path of the current document
    QString m_provider;
    QString m_model;
    std::shared_ptr<const RuleSet> m_testedRules; ///< rules whose examples are tested
    QList<ExampleResult> m_examples;
    CheckedText m_checkedText; ///< last checked text; empty if there was none
    std::shared_ptr<const RuleSet> m_checkedRules;
    std::optional<FinishedCheck> m_finished; ///< the check whose report is shown
    std::stop_source m_stopReading;
    std::stop_source m_stopChecking;
    LatestOnlyTask<RuleData> m_dataTask;
    quint64 m_checkNumber = 0; ///< number of the latest check; results of earlier checks are ignored
    bool m_isChecking = false;
    QThreadPool m_pool; ///< separate from the global pool, because the call of a model can take minutes
};

} // namespace outcrop
