// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/send/sendprompt.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLineEdit;
class QSpinBox;

namespace outcrop {

/// The user's options for one request; unset options use the defaults of the profile, adapter and config.toml.
struct SendChoices {
    GenerationParams params = {};
    CallOptions call = {};
    std::optional<Cost> maxCost = {};
    std::optional<bool> usesFallback = {};
    bool isForced = false;
    QString toolReplies = {}; ///< file of simulated tool replies in the workspace; empty for none
    int toolRounds = 5;

    /// Returns a copy of the job with these options, except `toolReplies` and `toolRounds`.
    SendJob withChoices(SendJob job) const;
};

/// The options in the send sheet: maximum response length, temperature, effort, timeout, retries, maximum cost, simulated tool replies and fallback
/// models. Another option sends a request that is not ready.
class SendChoicesForm : public QWidget
{
    Q_OBJECT

public:
    explicit SendChoicesForm(QWidget *parent = nullptr);

    SendChoices choices() const;
    void reset();
    /// Shows the default for fallback models, and disables the options that do not apply to a manual prompt. "Send anyway" is visible only if the request is
    /// not ready to send.
    void showPreview(const SendPreview &preview);

Q_SIGNALS:
    void changed();

private:
    void addFields(QFormLayout &rows);
    void addTools(QFormLayout &rows);
    QSpinBox *addNumber(QFormLayout &rows, const char *name, const QString &title, int minimum, int maximum, const QString &defaultLabel);
    QDoubleSpinBox *addAmount(QFormLayout &rows, const char *name, const QString &title, double minimum, double maximum, const QString &defaultLabel);
    QCheckBox *addCheckBox(QFormLayout &rows, const char *name, const QString &text, const QString &help);

    QSpinBox *m_maxTokens = nullptr;
    QDoubleSpinBox *m_temperature = nullptr;
    QComboBox *m_effort = nullptr;
    QSpinBox *m_timeout = nullptr;
    QSpinBox *m_retries = nullptr;
    QDoubleSpinBox *m_maxCost = nullptr;
    QLineEdit *m_toolReplies = nullptr;
    QSpinBox *m_toolRounds = nullptr;
    QCheckBox *m_fallback = nullptr;
    QCheckBox *m_forceCheckBox = nullptr;
    bool m_isFallbackChosen = false;
};

} // namespace outcrop
