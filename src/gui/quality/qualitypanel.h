// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/quality/trendtable.h"

#include <QWidget>

#include <memory>

namespace Ui {
class QualityPanel;
}

namespace outcrop {

/// The quality of answers over time, for each type of prompt, against the thresholds of the workspace: a picture and the same numbers.
class QualityPanel : public QWidget
{
    Q_OBJECT

public:
    explicit QualityPanel(QWidget *parent = nullptr);
    ~QualityPanel() override;

    void setTrends(const QList<QualityTrend> &trends, const QualityScale &scale);
    /// The records could not be read, and why.
    void setTrouble(const QString &title, const QString &why);
    void setNothing();
    void copyTable() const;
    /// The numbers that are shown.
    const FigureTable &table() const { return m_table.table(); }

Q_SIGNALS:
    void reloadRequested();
    void exportRequested();

private:
    void connectBar();
    void update();
    const QualityTrend *chosen() const;

    std::unique_ptr<Ui::QualityPanel> m_ui;
    FigureModel m_table;
    QList<QualityTrend> m_trends;
    QualityScale m_scale;
    QString m_trouble; ///< a title
    QString m_why;
};

} // namespace outcrop
