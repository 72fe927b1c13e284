// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/workflow/workflowstartdialog.h"

#include "core/base/explainerror.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace outcrop {

namespace {

const QString indent = QStringLiteral("  ");

QString inputValueText(const InputValue &value)
{
    return value.word.value_or(value.value.text());
}

} // namespace

WorkflowChoices workflowChoices(const OpenedWorkspace &opened)
{
    WorkflowChoices choices;
    choices.providers = opened.providers();
    QStringList names = workflowProfiles(opened);
    if (names.isEmpty())
        names += QString();
    for (const QString &name : names) {
        const Result<WorkflowWorkspace> workspace = openWorkflowWorkspace(opened, name);
        choices.profiles += workspace ? WorkflowProfileChoice{name, workspace->profile.scopes()}
                                      : WorkflowProfileChoice{name, {}, explainErrorAt(workspace.error())};
    }
    return choices;
}

QString formatValues(const QList<InputValue> &values)
{
    QStringList lines;
    for (const InputValue &value : values)
        lines += value.name + QStringLiteral(" = ") + inputValueText(value).replace(u'\n', QStringLiteral("\n") + indent);
    return lines.join(u'\n');
}

Result<QList<InputValue>> parseValues(const QString &text)
{
    QList<QPair<QString, QString>> words; // names and values of the inputs
    int number = 0;
    for (const QString &line : text.split(u'\n')) {
        ++number;
        const qsizetype equals = line.indexOf(u'=');
        if (line.startsWith(indent) && !words.isEmpty())
            words.last().second += u'\n' + line.mid(indent.size());
        else if (equals >= 0 && !line.first(equals).trimmed().isEmpty())
            words.append({line.first(equals).trimmed(), line.mid(equals + 1)});
        else if (!line.trimmed().isEmpty())
            return Error{ErrorCode::Invalid,
                WorkflowStartDialog::tr("Line %1 of the values is not valid. Write it as name = value, or indent it by two spaces to continue the line above.").arg(number), {}};
    }
    QList<InputValue> values;
    for (const auto &[name, written] : std::as_const(words)) {
        const bool isSpaced = written.contains(u'\n') && written.startsWith(u' ');
        const QString word = isSpaced ? written.mid(1) : written.contains(u'\n') ? written : written.trimmed();
        values.append({name, TemplateValue::fromJson(jsonString(word)), word});
    }
    return values;
}

WorkflowStartDialog::WorkflowStartDialog(const WorkflowChoices &choices, QWidget *parent)
    : QDialog(parent)
    , m_choices(choices)
    , m_profile(new QComboBox(this))
    , m_scope(new QComboBox(this))
    , m_request(new QPlainTextEdit(choices.request, this))
    , m_values(new QPlainTextEdit(this))
    , m_approval(new QComboBox(this))
    , m_problems(new QLabel(this))
{
    setObjectName(QStringLiteral("workflowStartDialog"));
    setWindowTitle(tr("Start Workflow"));
    for (const WorkflowProfileChoice &profile : choices.profiles)
        m_profile->addItem(profile.name.isEmpty() ? tr("(no profile)") : profile.name);
    m_values->setPlainText(formatValues(choices.inputs));
    m_approval->addItem(tr("Workspace default"), QString());
    m_approval->addItem(tr("Every prompt and response"), QStringLiteral("manual"));
    m_approval->addItem(tr("None"), QStringLiteral("skip"));
    layOut();
    connect(m_profile, &QComboBox::currentIndexChanged, this, &WorkflowStartDialog::showScopes);
    showScopes();
    resize(520, 480);
}

void WorkflowStartDialog::layOut()
{
    auto *form = new QFormLayout;
    const QList<std::tuple<QString, QString, QWidget *>> rows{{tr("&Profile:"), QStringLiteral("workflowProfile"), m_profile}, {tr("&Scope:"), QStringLiteral("workflowScope"), m_scope},
        {tr("&Task:"), QStringLiteral("workflowTask"), m_request}, {tr("&Values:"), QStringLiteral("workflowValues"), m_values}};
    for (const auto &[title, name, field] : rows) {
        field->setObjectName(name);
        form->addRow(title, field);
    }
    m_request->setFixedHeight(m_request->fontMetrics().lineSpacing() * 4 + 12);
    m_values->setPlaceholderText(tr("One template value per line, such as entity = Order. Indent further lines of a value by two spaces."));
    for (QPlainTextEdit *edit : {m_request, m_values})
        edit->setTabChangesFocus(true);
    addRoles(*form);
    m_approval->setObjectName(QStringLiteral("workflowApproval"));
    form->addRow(tr("Manual &approval:"), m_approval);
    m_problems->setObjectName(QStringLiteral("workflowProblems"));
    m_problems->setWordWrap(true);
    m_problems->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_problems->setTextFormat(Qt::PlainText);
    m_problems->hide();
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_startButton = buttons->addButton(tr("Start workflow"), QDialogButtonBox::ActionRole);
    m_startButton->setObjectName(QStringLiteral("startWorkflow"));
    m_startButton->setDefault(true);
    connect(m_startButton, &QPushButton::clicked, this, &WorkflowStartDialog::requestStart);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *column = new QVBoxLayout(this);
    column->addLayout(form, 1);
    column->addWidget(m_problems);
    column->addWidget(buttons);
}

void WorkflowStartDialog::addRoles(QFormLayout &form)
{
    const QList<QPair<QString, QString>> roles{{QStringLiteral("planner"), tr("Planner:")}, {QStringLiteral("generator"), tr("Generator:")},
        {QStringLiteral("reviewer"), tr("Reviewer:")}, {QStringLiteral("reviser"), tr("Reviser:")}};
    for (const auto &[role, title] : roles) {
        auto *providers = new QComboBox(this);
        providers->setObjectName(role + QStringLiteral("Provider"));
        providers->addItem(tr("Workspace default"), QString());
        for (const QString &provider : m_choices.providers)
            providers->addItem(provider, provider);
        m_roles.insert(role, providers);
        form.addRow(title, providers);
    }
}

void WorkflowStartDialog::showScopes()
{
    m_scope->clear();
    m_scope->addItem(tr("(default)"), QString());
    const WorkflowProfileChoice profile = m_choices.profiles.value(m_profile->currentIndex());
    for (const QString &scope : profile.scopes)
        m_scope->addItem(scope, scope);
    m_scope->setEnabled(!profile.scopes.isEmpty());
    showProblems(profile.problem);
    m_startButton->setEnabled(profile.problem.isEmpty());
}

QString WorkflowStartDialog::profile() const
{
    return m_choices.profiles.value(m_profile->currentIndex()).name;
}

/// Returns the values; none if the text is invalid. Values that the user did not change keep their type.
QList<InputValue> WorkflowStartDialog::inputs() const
{
    const Result<QList<InputValue>> typed = parseValues(m_values->toPlainText());
    QList<InputValue> inputs = typed ? *typed : QList<InputValue>();
    for (InputValue &input : inputs) {
        const auto isSame = [&input](const InputValue &given) { return given.name == input.name && inputValueText(given) == inputValueText(input); };
        const auto same = std::find_if(m_choices.inputs.begin(), m_choices.inputs.end(), isSame);
        if (same != m_choices.inputs.end())
            input = *same;
    }
    return inputs;
}

WorkflowStart WorkflowStartDialog::start() const
{
    WorkflowStart start;
    start.inputs = inputs();
    start.scope = m_scope->currentData().toString();
    start.request = m_request->toPlainText();
    start.approval = m_approval->currentData().toString();
    for (auto role = m_roles.begin(); role != m_roles.end(); ++role) {
        if (const QString provider = role.value()->currentData().toString(); !provider.isEmpty())
            start.providers.insert(role.key(), provider);
    }
    return start;
}

void WorkflowStartDialog::requestStart()
{
    if (const Result<QList<InputValue>> values = parseValues(m_values->toPlainText()); !values)
        return showProblems(explainError(values.error()));
    m_startButton->setEnabled(false);
    showProblems({});
    Q_EMIT startRequested();
}

void WorkflowStartDialog::showProblems(const QString &text)
{
    m_problems->setText(text);
    m_problems->setVisible(!text.isEmpty());
    if (!text.isEmpty())
        m_startButton->setEnabled(true);
}

} // namespace outcrop
