// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workflow/startworkflow.h"

#include <QDialog>

class QComboBox;
class QFormLayout;
class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace outcrop {

/// A profile that a workflow can use.
struct WorkflowProfileChoice {
    QString name; ///< name of the profile; empty for no profile, so that only built-in templates are used
    QStringList scopes;
    QString problem = {}; ///< reason why the profile cannot be used; empty if it can be used
};

/// The choices of the dialog, and its initial values.
struct WorkflowChoices {
    QList<WorkflowProfileChoice> profiles;
    QStringList providers;
    QString request = {};           ///< the current task
    QList<InputValue> inputs = {};  ///< the current values of the Inputs form
};

/// Reads the profiles and providers of a workspace. Reads the disk: call on a worker thread.
WorkflowChoices workflowChoices(const OpenedWorkspace &opened);

/// Asks for the profile, values, providers and approvals of a new workflow. Stays open if the workflow cannot be started, and shows the findings.
class WorkflowStartDialog : public QDialog
{
    Q_OBJECT

public:
    explicit WorkflowStartDialog(const WorkflowChoices &choices, QWidget *parent = nullptr);

    QString profile() const;
    /// Returns the choices of the user.
    WorkflowStart start() const;
    /// Shows why the workflow was not started, and enables the Start button again. An empty string only hides the message.
    void showProblems(const QString &text);

Q_SIGNALS:
    void startRequested();

private:
    void layOut();
    void addRoles(QFormLayout &form);
    void showScopes();
    void requestStart();
    QList<InputValue> inputs() const;

    WorkflowChoices m_choices;
    QComboBox *m_profile;
    QComboBox *m_scope;
    QPlainTextEdit *m_request;
    QPlainTextEdit *m_values;
    QMap<QString, QComboBox *> m_roles; ///< provider by role
    QComboBox *m_approval;
    QLabel *m_problems;
    QPushButton *m_startButton = nullptr;
};

/// Returns a line such as `entity = Order` for each value. Further lines of a value are indented by two spaces.
QString formatValues(const QList<InputValue> &values);

/// Parses lines in the format of formatValues(). Returns an error that names the first invalid line. Ignores empty lines.
Result<QList<InputValue>> parseValues(const QString &text);

} // namespace outcrop
