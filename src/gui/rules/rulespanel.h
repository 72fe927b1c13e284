// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/diagnosticsmodel.h"
#include "models/rules/injectiontable.h"
#include "models/rules/rulesmodel.h"

#include <QWidget>

#include <memory>

namespace Ui {
class RulesPanel;
}

namespace outcrop {

enum class RuleReportFormat { PlainText, JsonText, Sarif, JUnit };

/// The subject of a check: a document of the workspace, or the current response.
struct CheckedSubject {
    QString title; ///< displayed title
    bool isResponse = false;
};

/// The Rules dock: the rules by domain, the selected rule with its examples, the findings of a check, and the cost of rules in prompts. RulesController
/// supplies the data and performs the requests of the user.
class RulesPanel : public QWidget
{
    Q_OBJECT

public:
    explicit RulesPanel(QWidget *parent = nullptr);
    ~RulesPanel() override;

    /// Sets the current rules; keeps the findings of the last check.
    void setRules(const RuleSet &rules, const QList<ExampleResult> &examples);
    void setInjections(const QList<ShownInjection> &injections);
    /// Removes the rules, their cost and the report.
    void clearContents();
    /// Sets the path of the current document; empty if there is none.
    void setDocument(const QString &path);
    void showCheckStarted(const CheckedSubject &subject);
    void setReport(const CheckedSubject &subject, const CheckedTextReport &report);
    /// Ends a check without a new report. Shows the reason unless it is empty.
    void showCheckFinished(const QString &reason);
    void clearReport();

    bool asksModel() const;

Q_SIGNALS:
    void documentCheckRequested();
    void responseCheckRequested();
    void stopRequested();
    void locationChosen(const outcrop::Location &location);
    /// Emitted with a range in the checked response.
    void responseRangeChosen(const outcrop::Range &range);
    void documentFocusRequested();
    void reportRequested(outcrop::RuleReportFormat format);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void setUpTree();
    void fitColumns();
    void setUpFindings();
    void setUpInjection();
    void setUpExportMenu();
    void connectBar();
    void updateTree();
    const RuleItem *currentItem() const;
    void updateDetail();
    void updateInjection();
    void updatePage();
    void updateButtons();
    void updateSummary();
    void showRule(const QString &rule);
    void goToRule();
    void chooseFinding(const QModelIndex &index);

    std::unique_ptr<Ui::RulesPanel> m_ui;
    RulesModel m_model;
    RulesProxy m_proxy;
    DiagnosticsModel m_findings;
    ValueTableModel m_injectedRules;
    RuleSet m_rules;
    QList<ExampleResult> m_examples;
    QList<ShownInjection> m_injections;
    std::optional<CheckedTextReport> m_report;
    CheckedSubject m_subject; ///< subject of the report
    QString m_document;
    QString m_detail; ///< displayed details
    bool m_hasWorkspace = false;
    bool m_isChecking = false;
    bool m_isResultAwaited = false; ///< whether the user requested the running check with a button, so that its result is announced
    bool m_isInitialized = false;
    QString m_error; ///< reason for a missing report
};

} // namespace outcrop
