// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/quality/trendtable.h"

#include <QWidget>

#include <memory>

namespace Ui {
class QualityPanel;
}

namespace outcrop {

/// The quality of responses over time, by prompt type, with the workspace's thresholds: a chart and its data.
class QualityPanel : public QWidget
{
    Q_OBJECT

public:
    explicit QualityPanel(QWidget *parent = nullptr);
    ~QualityPanel() override;

    /// Shows the types that have ratings or rule violations. Keeps the selected type if it is still shown; otherwise, selects the first rated type, or the
    /// first type if none is rated.
    void setTrends(const QList<QualityTrend> &found, const QualityScale &scale);
    /// Shows the reason why the records cannot be read.
    void setError(const QString &title, const QString &details);
    void clearContents();
    void copyTable() const;
    /// Returns the table in English, for spreadsheets and other programs.
    ValueTable exportedTable() const;

Q_SIGNALS:
    void reloadRequested();
    void exportRequested();
    void experimentRequested();
    void sendRequested();

private:
    void connectBar();
    void update();
    const QualityTrend *chosenTrend() const;

    std::unique_ptr<Ui::QualityPanel> m_ui;
    ValueTableModel m_table;
    QList<QualityTrend> m_trends;
    QualityScale m_scale;
    QString m_error; ///< title of the error message
    QString m_errorDetails;
};

} // namespace outcrop
