// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/budget/budgetfigures.h"

#include <QTimer>
#include <QWidget>

#include <memory>

namespace Ui {
class BudgetPanel;
}

namespace outcrop {

enum class FigureFormat { Png, Svg, Csv };

/// The Budget dock: a picture of what the prompt takes and costs, and the same numbers beside it. What is chosen in one is chosen in the other, and
/// leads to the document it is about. View only; its owner does the work.
class BudgetPanel : public QWidget
{
    Q_OBJECT

public:
    enum class Figure { Windows, Breakdown, Plan, History };

    explicit BudgetPanel(QWidget *parent = nullptr);
    ~BudgetPanel() override;

    /// All providers of the workspace, as its documents are now; `chosen` is the one that is rendered.
    void setProviders(const QList<ProviderBudget> &providers, const QString &chosen);
    /// What is shown is being worked out again: after a moment, which most of it does not take, it pales.
    void setOutdated();
    void setNothing();
    /// The document in front, and how long it was at each save.
    void setDocument(const QString &path, const QString &title, const QList<SizePoint> &points);

    void showFigure(Figure figure);
    Figure figure() const;
    const BudgetFigure &shown() const { return m_shown; }
    /// How often the prompt is used, as the user says in the cache plan.
    Frequency frequency() const;
    QByteArray toBytes(FigureFormat format) const;
    void copyTable() const;

Q_SIGNALS:
    void documentChosen(const QString &path);
    /// The user wants the keyboard to follow: Enter or a double click.
    void readingRequested();
    void exportRequested(outcrop::FigureFormat format);
    void frequencyChanged();
    /// Nothing can be shown because nothing is chosen.
    void libraryRequested();

private:
    void setUpBar();
    void showEvent(QShowEvent *event) override;
    void setUpTable();
    void setUpSaving();
    void showOutdated();
    void fillChoice();
    void fillProviders(const QString &chosen);
    const ProviderBudget *provider() const;
    BudgetFigure currentFigure() const;
    void update();
    void showEmpty();
    void choose(const BarPiece &piece);
    void chooseRow(const QModelIndex &index);
    void follow(const QString &key, const QString &path);

    std::unique_ptr<Ui::BudgetPanel> m_ui;
    FigureModel m_model;
    QList<ProviderBudget> m_providers;
    QString m_chosen;
    BudgetFigure m_shown;
    QString m_path;
    QString m_title;
    QList<SizePoint> m_points;
    bool m_outdated = false;
    bool m_wasShown = false;
    QTimer m_patience;
};

} // namespace outcrop
