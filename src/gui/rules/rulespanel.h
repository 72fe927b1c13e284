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

/// What was checked: a document of the workspace, or the answer that is shown.
struct CheckedSubject {
    QString title; ///< for people
    bool answer = false;
};

/// The Rules dock: the rule set by domain, what one rule says and how its own examples go, what a check found, and what a prompt takes of the rules.
/// View only; its owner does the work.
class RulesPanel : public QWidget
{
    Q_OBJECT

public:
    explicit RulesPanel(QWidget *parent = nullptr);
    ~RulesPanel() override;

    /// The rules as they are written now; what a check found stays until the next.
    void setRules(const RuleSet &rules, const QList<ExampleResult> &examples);
    void setInjections(const QList<ShownInjection> &injections);
    /// No workspace is open.
    void setNothing();
    /// The document in front; empty when there is none.
    void setDocument(const QString &path);
    void startCheck(const CheckedSubject &subject);
    void setReport(const CheckedSubject &subject, const TextReport &report);
    /// The check was stopped, or could not be made.
    void endCheck(const QString &why);
    void forgetReport();

    bool asksModel() const;

Q_SIGNALS:
    void documentCheckRequested();
    void answerCheckRequested();
    void stopRequested();
    void placeChosen(const outcrop::Location &place);
    /// Of the answer that was checked.
    void answerPlaceChosen(const outcrop::Range &range);
    void readingRequested();
    void reportWanted(outcrop::RuleReportFormat format);

private:
    void setUpTree();
    void setUpFindings();
    void setUpInjection();
    void setUpSaving();
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
    FigureModel m_injected;
    RuleSet m_rules;
    QList<ExampleResult> m_examples;
    QList<ShownInjection> m_injections;
    std::optional<TextReport> m_report;
    CheckedSubject m_subject; ///< of the report
    QString m_document;
    QString m_detail;         ///< that is shown
    bool m_open = false;      ///< a workspace is
    bool m_checking = false;
    bool m_wasFilled = false;
    QString m_trouble;        ///< why there is no report
};

} // namespace outcrop
