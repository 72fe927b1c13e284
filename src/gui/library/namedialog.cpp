// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/library/namedialog.h"

#include "ui_namedialog.h"

#include "gui/look/icons.h"

#include <QPushButton>

namespace outcrop {

NameDialog::NameDialog(const NameQuestion &question, QWidget *parent)
    : QDialog(parent)
    , m_ui(std::make_unique<Ui::NameDialog>())
    , m_question(question)
    , m_task(this)
{
    m_ui->setupUi(this);
    setWindowTitle(question.title);
    m_ui->buttons->button(QDialogButtonBox::Ok)->setText(question.accept);
    connect(m_ui->name, &QLineEdit::textChanged, this, &NameDialog::makePlan);
    connect(m_ui->buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_ui->buttons, &QDialogButtonBox::accepted, this, [this] {
        accept();
        Q_EMIT planned(m_plan);
    });
    m_ui->name->setText(question.name);
    m_ui->name->selectAll();
    if (question.name.isEmpty())
        makePlan();
}

NameDialog::~NameDialog() = default;

/// Plans the change for the current name. The dialog can be accepted only when the plan is ready.
void NameDialog::makePlan()
{
    m_ui->buttons->button(QDialogButtonBox::Ok)->setEnabled(false);
    const QString name = m_ui->name->text().trimmed();
    if (name.isEmpty() || (m_question.mustDiffer && name == m_question.name)) {
        m_task.discard();
        return showPlan({});
    }
    m_task.run(
        [plan = m_question.plan, name] { return plan(name); }, [this](const Result<NamePlan> &plan) { showResult(plan); });
}

void NameDialog::showResult(const Result<NamePlan> &plan)
{
    if (plan)
        showPlan(*plan);
    else
        showRejection(plan.error());
}

void NameDialog::showRejection(const Error &error)
{
    showChanges({});
    m_ui->outcome->setText(error.message);
}

void NameDialog::showPlan(const NamePlan &plan)
{
    m_plan = plan;
    const bool possible = !plan.path.isEmpty();
    m_ui->outcome->setText(possible ? tr("File: %1").arg(plan.path) : tr("Enter a name."));
    m_ui->buttons->button(QDialogButtonBox::Ok)->setEnabled(possible);
    showChanges(plan);
}

void NameDialog::showChanges(const NamePlan &plan)
{
    m_ui->changes->clear();
    for (const DocumentEdits &document : plan.change.edits)
        new QListWidgetItem(lineIcon(QStringLiteral("renamed")),
            tr("%1: %n reference(s) to update", nullptr, static_cast<int>(document.edits.size())).arg(document.path),
            m_ui->changes);
    for (const Diagnostic &note : plan.notes)
        new QListWidgetItem(severityIcon(note.severity),
            tr("%1, line %2: %3").arg(note.location.file).arg(note.location.range.start.line).arg(note.message),
            m_ui->changes);
    const bool any = m_ui->changes->count() > 0;
    m_ui->changes->setVisible(any);
    m_ui->changesLabel->setVisible(any);
    adjustSize();
}

} // namespace outcrop
