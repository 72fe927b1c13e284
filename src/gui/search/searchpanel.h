// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/budget/valuetable.h"
#include "models/search/searchhitsmodel.h"

#include <QWidget>

#include <memory>

namespace Ui {
class SearchPanel;
}

namespace outcrop {

/// A workload that can limit a search, with its depth in the taxonomy.
struct SearchWorkload {
    QString notation;
    QString title;
    int depth = 0;

    friend bool operator==(const SearchWorkload &, const SearchWorkload &) = default;
};

/// The collections and workloads that can limit a search.
struct SearchScopes {
    QStringList collections;
    QList<SearchWorkload> workloads; ///< taxonomy as an outline

    friend bool operator==(const SearchScopes &, const SearchScopes &) = default;
};

/// The skills that a turn would load if the search words were its request: a summary and a table. The key and the path of a row are the file of the
/// skill.
struct ShownSkills {
    QString text;
    ValueTable table = {};
};

/// The Search dock: the search words, the results with their ranking, the skills that a turn would load, and the state of the index. SearchController supplies
/// the data and performs the requests of the user.
class SearchPanel : public QWidget
{
    Q_OBJECT

public:
    explicit SearchPanel(QWidget *parent = nullptr);
    ~SearchPanel() override;

    /// Returns the search words and filters.
    SearchRequest request() const;
    void setScopes(const SearchScopes &scopes);
    void setIndex(const IndexStats &stats);
    void setResult(const SearchResult &result);
    void setSkills(const ShownSkills &skills);
    /// Shows the reason why a search failed or the index cannot be read.
    void setError(const QString &reason);
    void showIndexingStarted();
    void setProgress(qsizetype done, qsizetype all);
    /// Ends indexing. Shows `result`, or the state of the index if it is empty.
    void showIndexingFinished(const QString &result);
    /// Removes the results and disables indexing.
    void clearContents();
    void focusSearchField();

Q_SIGNALS:
    /// Emitted when the words or filters change.
    void requestChanged();
    void indexRequested(bool rebuildsIndex);
    void stopRequested();
    void hitChosen(const QString &path, int line);
    void documentFocusRequested();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void setUpBar();
    void fillScopes();
    void setUpHits();
    void setUpTables();
    const SearchHit *currentHit() const;
    void updateReasons();
    void updatePage();
    bool hasFilter() const;
    void runEmptyAction();
    void updateButtons();
    void choose(const QModelIndex &index);

    std::unique_ptr<Ui::SearchPanel> m_ui;
    SearchHitsModel m_hits;
    ValueTableModel m_rankReasons;
    ValueTableModel m_skills;
    SearchScopes m_scopes;
    IndexStats m_stats;
    QString m_error;
    bool m_hasWorkspace = false;     ///< whether a workspace is open
    bool m_isIndexing = false;
};

} // namespace outcrop
