// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/send/sendprompt.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QSpinBox;

namespace outcrop {

/// What a person may say of one sending; what is not said stays as profile, adapter and config.toml have it.
struct SendChoices {
    GenerationParams params = {};
    CallOptions call = {};
    std::optional<Cost> maxCost = {};
    std::optional<bool> fallback = {};
    bool force = false;

    /// The job with these choices.
    SendJob applied(SendJob job) const;
};

/// The fields of the send sheet for them: the longest answer, temperature, effort, timeout, retries, the highest cost, and who else may be asked.
class SendChoicesForm : public QWidget
{
    Q_OBJECT

public:
    explicit SendChoicesForm(QWidget *parent = nullptr);

    SendChoices choices() const;
    /// As if nothing had been chosen.
    void reset();
    /// Shows what holds where nothing is chosen; the override only where something is to be overridden.
    void showPreview(const SendPreview &preview);

Q_SIGNALS:
    void changed();

private:
    void addFields(QFormLayout &rows);
    QSpinBox *addNumber(QFormLayout &rows, const char *name, const QString &title, int least, int most, const QString &usual);
    QDoubleSpinBox *addAmount(QFormLayout &rows, const char *name, const QString &title, double least, double most, const QString &usual);
    QCheckBox *addCheck(QFormLayout &rows, const char *name, const QString &text, const QString &help);

    QSpinBox *m_maxTokens = nullptr;
    QDoubleSpinBox *m_temperature = nullptr;
    QComboBox *m_effort = nullptr;
    QSpinBox *m_timeout = nullptr;
    QSpinBox *m_retries = nullptr;
    QDoubleSpinBox *m_maxCost = nullptr;
    QCheckBox *m_fallback = nullptr;
    QCheckBox *m_force = nullptr;
    bool m_fallbackChosen = false;
};

} // namespace outcrop
