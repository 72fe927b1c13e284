// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/library/namedialog.h"

#include "ui_namedialog.h"

#include "core/base/explainerror.h"
#include "core/base/joinedtext.h"
#include "gui/look/icons.h"
#include "models/base/sizetext.h"

#include <QPushButton>

#include <algorithm>
#include <initializer_list>

namespace outcrop {

namespace {

constexpr int maxVisibleRows = 6; ///< a longer list of changed documents has a scroll bar
constexpr int outcomeLineCount = 2; ///< height reserved for a new layer, so that the dialog keeps its size while the user types
constexpr int linesOfEffect = 5;

} // namespace

NameDialog::NameDialog(const NameQuestion &question, QWidget *parent)
    : QDialog(parent)
    , m_ui(std::make_unique<Ui::NameDialog>())
    , m_question(question)
    , m_task(this)
{
    m_ui->setupUi(this);
    setWindowTitle(question.title);
    m_ui->buttons->button(QDialogButtonBox::Ok)->setText(question.accept);
    setUpLayer();
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

/// Shows the fields of a new layer, or hides them.
void NameDialog::setUpLayer()
{
    const bool isLayer = m_question.tier.has_value();
    for (QWidget *part : std::initializer_list<QWidget *>{m_ui->tierLabel, m_ui->tier, m_ui->conditionLabel, m_ui->condition, m_ui->effect})
        part->setVisible(isLayer);
    if (!isLayer)
        return;
    for (auto tier = allTiers.rbegin(); tier != allTiers.rend(); ++tier)
        m_ui->tier->addItem(tierIcon(*tier), tierTitle(*tier), int(*tier));
    m_ui->tier->setCurrentIndex(m_ui->tier->findData(int(*m_question.tier)));
    m_ui->outcome->setMinimumHeight(outcomeLineCount * fontMetrics().lineSpacing());
    m_ui->effect->setMinimumHeight(linesOfEffect * fontMetrics().lineSpacing());
    connect(m_ui->tier, &QComboBox::currentIndexChanged, this, &NameDialog::makePlan);
    connect(m_ui->condition, &QLineEdit::textChanged, this, &NameDialog::makePlan);
}

NameAnswer NameDialog::answer() const
{
    const QString name = m_ui->name->text().trimmed();
    return m_question.tier ? NameAnswer{name, Tier(m_ui->tier->currentData().toInt()), m_ui->condition->text().trimmed()} : NameAnswer{name};
}

/// Plans the change for the current name. The dialog can be accepted only when the plan is ready.
void NameDialog::makePlan()
{
    m_ui->buttons->button(QDialogButtonBox::Ok)->setEnabled(false);
    const NameAnswer answer = this->answer();
    if (answer.name.isEmpty() || (m_question.mustDiffer && answer.name == m_question.name)) {
        m_task.discard();
        return showPlan({});
    }
    m_task.run(
        [plan = m_question.plan, answer] { return plan(answer); }, [this](const Result<NamePlan> &plan) { showResult(plan); });
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
    m_ui->outcome->setText(explainError(error));
    m_ui->effect->clear();
}

void NameDialog::showPlan(const NamePlan &plan)
{
    m_plan = plan;
    const bool isPossible = !plan.path.isEmpty();
    QStringList editedDocuments; // documents that a new document changes; for a rename, the list below shows them
    for (const DocumentEdits &document : plan.change.newFiles.isEmpty() ? QList<DocumentEdits>() : plan.change.edits)
        editedDocuments += document.path;
    //: Line below the name of a new document; %1 is the path of the new file, %2 the paths of files that change
    const QString file = editedDocuments.isEmpty() ? tr("File: %1").arg(plan.path) : tr("File: %1. This also changes %2.").arg(plan.path, editedDocuments.join(listSeparator()));
    m_ui->outcome->setText(isPossible ? file : tr("Enter a name."));
    m_ui->effect->setText(plan.effect);
    m_ui->buttons->button(QDialogButtonBox::Ok)->setEnabled(isPossible);
    showChanges(plan);
}

void NameDialog::showChanges(const NamePlan &plan)
{
    m_ui->changes->clear();
    for (const DocumentEdits &document : plan.change.newFiles.isEmpty() ? plan.change.edits : QList<DocumentEdits>())
        new QListWidgetItem(lineIcon(QStringLiteral("renamed")),
            tr("%1: %n reference(s) to update", nullptr, static_cast<int>(document.edits.size())).arg(document.path),
            m_ui->changes);
    for (const Diagnostic &note : plan.notes)
        new QListWidgetItem(severityIcon(note.severity),
            tr("%1, line %2: %3").arg(note.location.file).arg(note.location.range.start.line).arg(note.message),
            m_ui->changes);
    const bool hasChanges = m_ui->changes->count() > 0;
    m_ui->changes->setVisible(hasChanges);
    m_ui->changesLabel->setVisible(hasChanges);
    if (hasChanges)
        m_ui->changes->setFixedHeight(std::min(m_ui->changes->count(), maxVisibleRows) * m_ui->changes->sizeHintForRow(0) + 2 * m_ui->changes->frameWidth());
    if (!m_question.tier)
        adjustSize();
}

} // namespace outcrop
