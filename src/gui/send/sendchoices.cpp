// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/send/sendchoices.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSpinBox>

#include <limits>

namespace outcrop {

namespace {

constexpr double picodollarsPerDollar = 1e12;
constexpr int maxTimeoutSeconds = 24 * 60 * 60;
constexpr int maxRetries = 10;
constexpr int maxToolRounds = 20;
constexpr int defaultToolRounds = 5;

} // namespace

SendJob SendChoices::withChoices(SendJob job) const
{
    for (const GenerationParam &param : params.all())
        job.render.selection.params.set(param);
    job.call = call;
    job.maxCost = maxCost;
    if (usesFallback)
        job.fallback.usesPreferredModels = *usesFallback;
    job.isForced = isForced;
    return job;
}

SendChoicesForm::SendChoicesForm(QWidget *parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("sendChoices"));
    auto *rows = new QFormLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    addFields(*rows);
    for (QSpinBox *box : {m_maxTokens, m_timeout, m_retries, m_toolRounds})
        connect(box, &QSpinBox::valueChanged, this, &SendChoicesForm::changed);
    for (QDoubleSpinBox *box : {m_temperature, m_maxCost})
        connect(box, &QDoubleSpinBox::valueChanged, this, &SendChoicesForm::changed);
    connect(m_effort, &QComboBox::currentIndexChanged, this, &SendChoicesForm::changed);
    connect(m_toolReplies, &QLineEdit::editingFinished, this, [this] {
        if (!m_toolReplies->isModified())
            return;
        m_toolReplies->setModified(false);
        Q_EMIT changed();
    });
    connect(m_forceCheckBox, &QCheckBox::toggled, this, &SendChoicesForm::changed);
    connect(m_fallback, &QCheckBox::toggled, this, [this] {
        m_isFallbackChosen = true;
        Q_EMIT changed();
    });
    reset();
}

void SendChoicesForm::addFields(QFormLayout &rows)
{
    constexpr double maximum = 2;
    constexpr double maxDollars = 10'000;
    m_maxTokens = addNumber(rows, "sendMaxTokens", tr("Maximum response length, in tokens"), 0,
        std::numeric_limits<int>::max(), tr("default", "maximum response length"));
    m_temperature = addAmount(rows, "sendTemperature", tr("Temperature"), -0.1, maximum, tr("default", "temperature"));
    m_effort = new QComboBox(this);
    m_effort->setObjectName(QStringLiteral("sendEffort"));
    m_effort->setAccessibleName(tr("Reasoning effort"));
    m_effort->addItem(tr("default", "reasoning effort"), QString());
    for (const char *word : {"none", "minimal", "low", "medium", "high", "xhigh", "max"})
        m_effort->addItem(QString::fromLatin1(word), QString::fromLatin1(word));
    rows.addRow(tr("Reasoning effort"), m_effort);
    m_timeout = addNumber(rows, "sendTimeout", tr("Timeout, in seconds"), 0, maxTimeoutSeconds, tr("default", "timeout"));
    m_retries = addNumber(rows, "sendRetries", tr("Retries"), -1, maxRetries, tr("default", "number of retries"));
    m_maxCost = addAmount(rows, "sendMaxCost", tr("Maximum cost, in dollars"), 0, maxDollars, tr("no limit"));
    addTools(rows);
    m_fallback = addCheckBox(rows, "sendFallback", tr("Fall back to the agent’s other models"),
        tr("Call another model only if the selected model fails without processing the request; a local model falls back only to other local models"));
    m_forceCheckBox = addCheckBox(rows, "sendForce", tr("Send anyway"), tr("Send even if the request exceeds the context window, violates an agent requirement or guardrail, has no task, or is missing a required part"));
}

void SendChoicesForm::addTools(QFormLayout &rows)
{
    m_toolReplies = new QLineEdit(this);
    m_toolReplies->setObjectName(QStringLiteral("sendToolReplies"));
    m_toolReplies->setAccessibleName(tr("Simulated tool replies"));
    m_toolReplies->setPlaceholderText(tr("none"));
    m_toolReplies->setToolTip(tr("Workspace YAML file with simulated replies to the model’s tool calls"));
    rows.addRow(tr("Simulated tool replies"), m_toolReplies);
    m_toolRounds = addNumber(rows, "sendToolRounds", tr("Maximum tool rounds"), 1, maxToolRounds, {});
}

QSpinBox *SendChoicesForm::addNumber(QFormLayout &rows, const char *name, const QString &title, int minimum, int maximum, const QString &defaultLabel)
{
    auto *box = new QSpinBox(this);
    box->setObjectName(QString::fromLatin1(name));
    box->setAccessibleName(title);
    box->setRange(minimum, maximum);
    box->setSpecialValueText(defaultLabel);
    box->setKeyboardTracking(false);
    rows.addRow(title, box);
    return box;
}

QDoubleSpinBox *SendChoicesForm::addAmount(QFormLayout &rows, const char *name, const QString &title, double minimum, double maximum, const QString &defaultLabel)
{
    auto *box = new QDoubleSpinBox(this);
    box->setObjectName(QString::fromLatin1(name));
    box->setAccessibleName(title);
    box->setRange(minimum, maximum);
    box->setDecimals(2);
    box->setSingleStep(0.1);
    box->setSpecialValueText(defaultLabel);
    box->setKeyboardTracking(false);
    rows.addRow(title, box);
    return box;
}

QCheckBox *SendChoicesForm::addCheckBox(QFormLayout &rows, const char *name, const QString &text, const QString &help)
{
    auto *box = new QCheckBox(text, this);
    box->setObjectName(QString::fromLatin1(name));
    box->setToolTip(help);
    rows.addRow(box);
    return box;
}

SendChoices SendChoicesForm::choices() const
{
    SendChoices choices;
    if (m_maxTokens->value() > m_maxTokens->minimum())
        choices.params.set({QStringLiteral("max_output_tokens"), Json(m_maxTokens->value()), {}});
    if (m_temperature->value() > m_temperature->minimum())
        choices.params.set({QStringLiteral("temperature"), Json(m_temperature->value()), {}});
    if (const QString effort = m_effort->currentData().toString(); !effort.isEmpty())
        choices.params.set({QStringLiteral("reasoning_effort"), jsonString(effort), {}});
    if (m_timeout->value() > m_timeout->minimum())
        choices.call.timeout = std::chrono::seconds(m_timeout->value());
    if (m_retries->value() > m_retries->minimum())
        choices.call.retries = m_retries->value();
    if (m_maxCost->value() > m_maxCost->minimum())
        choices.maxCost = Cost::fromPico(qRound64(m_maxCost->value() * picodollarsPerDollar));
    if (m_isFallbackChosen)
        choices.usesFallback = m_fallback->isChecked();
    choices.isForced = m_forceCheckBox->isChecked();
    choices.toolReplies = m_toolReplies->text().trimmed();
    choices.toolRounds = m_toolRounds->value();
    return choices;
}

void SendChoicesForm::reset()
{
    const QSignalBlocker quiet(this);
    for (QSpinBox *box : {m_maxTokens, m_timeout, m_retries})
        box->setValue(box->minimum());
    for (QDoubleSpinBox *box : {m_temperature, m_maxCost})
        box->setValue(box->minimum());
    m_effort->setCurrentIndex(0);
    m_toolReplies->clear();
    m_toolRounds->setValue(defaultToolRounds);
    {
        const QSignalBlocker unchosen(m_fallback);
        m_fallback->setChecked(false);
    }
    m_isFallbackChosen = false;
    m_forceCheckBox->setChecked(false);
    m_forceCheckBox->hide();
}

void SendChoicesForm::showPreview(const SendPreview &preview)
{
    const QSignalBlocker quiet(this);
    const bool isManual = preview.isManual();
    for (QWidget *field : std::initializer_list<QWidget *>{m_maxTokens, m_temperature, m_effort, m_timeout, m_retries, m_maxCost, m_toolReplies, m_toolRounds, m_fallback})
        field->setEnabled(!isManual);
    if (!m_isFallbackChosen) {
        const QSignalBlocker unchosen(m_fallback);
        m_fallback->setChecked(preview.chain.jobs.size() > 1);
    }
    m_forceCheckBox->setVisible(!preview.unfitFindings.isEmpty());
}

} // namespace outcrop
