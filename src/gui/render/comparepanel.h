// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/render/comparedlosses.h"
#include "gui/render/comparepane.h"
#include "models/render/comparemodel.h"

#include <QPointer>

class QCheckBox;
class QComboBox;
class QMenu;
class QSplitter;
class QStackedWidget;
class QTableView;
class QToolButton;

namespace outcrop {

class ElidedLabel;

/// Compares up to five providers side by side: a table of sizes and losses, and their texts with marked differences from the first one. Corresponding lines are in
/// the same row, and the texts are scrolled together by source location. A click on a number of losses replaces the texts with the losses of that provider.
class ComparePanel : public QWidget
{
    Q_OBJECT

public:
    explicit ComparePanel(QWidget *parent = nullptr);

    const Comparison &comparison() const { return m_comparison; }
    void setEditorOptions(const EditorOptions &options);
    void setToolTipSource(const std::function<QString(const Origin &)> &source) { m_toolTipSource = source; }
    /// Sets the available providers and adds the selected one to the comparison, unless it is empty.
    void setCatalog(const ProviderCatalog &catalog, const QString &chosen);
    void showRender(const RenderSnapshot &snapshot);
    void setStale(bool isStale);
    /// Compares the requests of up to five providers, unless the user has chosen the providers or the text to compare.
    void compareMaxProviders();
    /// Shows the texts instead of the losses of a provider.
    void showTexts();
    /// Sets the compared providers: two to five of the available ones.
    void setTargets(const QList<CompareTarget> &targets);

    /// Returns the text of the pane with the focus, otherwise of the first pane; null if there are no panes.
    RenderTextView *currentTextView() const;
    QList<RenderTextView *> textViews() const;
    QString tableText() const;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void showEvent(QShowEvent *event) override;

Q_SIGNALS:
    void comparisonChanged();
    void originChosen(const outcrop::Origin &origin);
    void lossSourceChosen(const outcrop::Origin &origin);

private:
    void setUpChoices();
    void setUpTable();
    void setUpPanes();
    void setUpLosses();
    void chooseCell(const QModelIndex &index);
    void showLosses(int row);
    void updateLosses();
    QList<CompareTarget> addMissingTargets(QList<CompareTarget> targets) const;
    void fillProviders();
    void addProviders();
    void setProviderCompared(const QString &provider, bool isCompared);
    void fitPanes();
    ComparePane *addPane();
    void alignOtherPanes(ComparePane *source);
    void scheduleEqualHeights();
    void equalizeHeights();
    void replaceTexts(const RenderSnapshot &snapshot);

    QToolButton *m_providers;
    QMenu *m_providerMenu;
    QComboBox *m_form;
    QCheckBox *m_onlyDifferencesBox;
    ElidedLabel *m_key; ///< meaning of the marks
    QTableView *m_table;
    QSplitter *m_splitter;
    QStackedWidget *m_pages; ///< the texts, or the losses of one provider
    ComparedLosses *m_losses;
    CompareModel m_numbers;
    QList<ComparePane *> m_panes;
    QList<ComparedRender> m_shownRenders; ///< the compared renders, in the order of the panes
    QPointer<ComparePane> m_lastScrolledPane; ///< the pane that was scrolled last; the others follow it
    Comparison m_comparison;
    ProviderCatalog m_catalog;
    QList<DocumentPtr> m_adapters; ///< adapters of the catalog
    QString m_chosenTarget;
    EditorOptions m_editorOptions;
    std::function<QString(const Origin &)> m_toolTipSource;
    bool m_isAligning = false;
    bool m_hasScheduledHeights = false;
    bool m_comparesMaxProviders = false;
    bool m_isChosenByUser = false; ///< whether the user has changed the providers or the text
};

} // namespace outcrop
