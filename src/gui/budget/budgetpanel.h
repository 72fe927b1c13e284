// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/budget/budgetfigures.h"

#include <QTimer>
#include <QWidget>

#include <functional>
#include <memory>

namespace Ui {
class BudgetPanel;
}

namespace outcrop {

enum class FigureFormat { Png, Svg, Csv };

/// The widget of the Budget dock: a chart of the prompt size and cost with a table of its data. Selecting an item in the chart or the table selects it in both;
/// a click also opens its document, if any. A click on a bar of the context windows opens the breakdown of its provider. BudgetController supplies the data.
class BudgetPanel : public QWidget
{
    Q_OBJECT

public:
    enum class Figure { Windows, Breakdown, Plan, History };

    explicit BudgetPanel(QWidget *parent = nullptr);
    ~BudgetPanel() override;

    /// Sets the budgets of all providers for the current documents; `chosen` is the provider of the current render.
    void setProviders(const QList<ProviderBudget> &providers, const QString &chosen);
    /// Marks the budgets as stale. Fades the chart after a short delay, unless new budgets arrive earlier.
    void setStale();
    void clearContents();
    /// Sets the current document and its recorded sizes.
    void setDocument(const QString &path, const QString &title, const QList<SizePoint> &points);

    void showFigure(Figure figure);
    Figure figure() const;
    const BudgetFigure &shownFigure() const { return m_shownFigure; }
    /// Computes the current chart and its table from budgets, on any thread.
    using FigureMaker = std::function<BudgetFigure(const QList<ProviderBudget> &providers)>;
    FigureMaker figureMaker() const;
    /// Returns the session settings that the user chose in the cache plan.
    Frequency frequency() const;
    QByteArray toBytes(FigureFormat format) const;
    void copyTable() const;

Q_SIGNALS:
    /// Emitted when another chart is selected, also by showFigure().
    void figureChanged();
    void documentChosen(const QString &path);
    /// Emitted on Enter or a double click to request the focus for the document.
    void documentFocusRequested();
    void exportRequested(outcrop::FigureFormat format);
    void frequencyChanged();
    /// Emitted when the user presses the button of the empty view.
    void libraryRequested();

private:
    void setUpBar();
    void wrapChoices();
    void equalizeTabHeights();
    void setUpTable();
    void setUpExportMenu();
    void showStale();
    void fillScaleChoices();
    void fillProviders(const QString &chosen);
    const ProviderBudget *provider() const;
    void update();
    void showEmpty();
    void choose(const BarSegment &segment);
    void chooseRow(const QModelIndex &index);
    void selectPart(const QString &key, const QString &path);

    std::unique_ptr<Ui::BudgetPanel> m_ui;
    ValueTableModel m_model;
    QList<ProviderBudget> m_providers;
    QString m_chosenProvider;
    BudgetFigure m_shownFigure;
    QString m_path;
    QString m_title;
    QList<SizePoint> m_points;
    bool m_isStale = false;
    QTimer m_delay;
};

} // namespace outcrop
