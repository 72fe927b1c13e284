// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/experiments/experimentdetails.h"

#include <QWidget>

#include <memory>

namespace Ui {
class ExperimentResult;
}

namespace outcrop {

/// What an experiment found: a picture of one metric with its intervals, the same numbers as a table, and what they allow to say. What is chosen in one is
/// chosen in the other.
class ExperimentResult : public QWidget
{
    Q_OBJECT

public:
    enum class Figure { Difference, Distribution };

    explicit ExperimentResult(QWidget *parent = nullptr);
    ~ExperimentResult() override;

    void setDetails(const ExperimentDetails &details);
    void showFigure(Figure figure);
    void copyTable() const;

Q_SIGNALS:
    /// There is nothing to show yet, and the user wants that there is.
    void runRequested();

private:
    void fillMetrics();
    void update();
    void updateEmpty();
    const ExperimentFigure *figure() const;

    std::unique_ptr<Ui::ExperimentResult> m_ui;
    FigureModel m_numbers;
    ExperimentDetails m_details;
};

} // namespace outcrop
