// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/experiments/experimentdetails.h"

#include <QWidget>

#include <memory>

namespace Ui {
class ExperimentResultView;
}

namespace outcrop {

/// The result of an experiment: a chart of one metric with its intervals, a table of the same data, and the conclusions. Selecting a row in the chart or
/// the table selects it in both.
class ExperimentResultView : public QWidget
{
    Q_OBJECT

public:
    enum class Figure { Difference, Distribution };

    explicit ExperimentResultView(QWidget *parent = nullptr);
    ~ExperimentResultView() override;

    void setDetails(const ExperimentDetails &details);
    void showFigure(Figure figure);
    void copyTable() const;

Q_SIGNALS:
    /// Emitted when the user presses the Run button of the empty view.
    void runRequested();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void fillMetrics();
    void fitConclusions();
    void updateContents();
    void updateEmpty();
    const ExperimentFigure *figure() const;

    std::unique_ptr<Ui::ExperimentResultView> m_ui;
    ValueTableModel m_numbers;
    ExperimentDetails m_details;
};

} // namespace outcrop
