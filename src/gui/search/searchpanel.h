// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/budget/figuretable.h"
#include "models/search/searchhitsmodel.h"

#include <QWidget>

#include <memory>

namespace Ui {
class SearchPanel;
}

namespace outcrop {

/// A workload that a search can be narrowed to: a notation of the taxonomy, and its depth.
struct SearchWorkload {
    QString notation;
    QString title;
    int depth = 0;

    friend bool operator==(const SearchWorkload &, const SearchWorkload &) = default;
};

/// What a search can be narrowed to in a workspace.
struct SearchScopes {
    QStringList collections;
    QList<SearchWorkload> workloads; ///< the taxonomy as an outline

    friend bool operator==(const SearchScopes &, const SearchScopes &) = default;
};

/// Which skills a turn with the words as its request would pull: a sentence, and the skills in their order with what is known of each. The key of a row
/// and its path are the skill's file.
struct ShownTurn {
    QString text;
    FigureTable table = {};
};

/// The Search dock: what is looked for, what was found and why it ranked, which skills a turn would pull, and the state of the index. View only; its owner
/// does the work.
class SearchPanel : public QWidget
{
    Q_OBJECT

public:
    explicit SearchPanel(QWidget *parent = nullptr);
    ~SearchPanel() override;

    /// What is looked for, with how it is narrowed.
    SearchRequest request() const;
    void setScopes(const SearchScopes &scopes);
    void setIndex(const IndexStats &stats);
    void setAnswer(const SearchAnswer &answer);
    void setTurnSkills(const ShownTurn &skills);
    /// The search could not be made, and why.
    void setTrouble(const QString &why);
    void startIndexing();
    void setProgress(qsizetype done, qsizetype all);
    /// How it ended, in a sentence; empty where nothing needs to be said.
    void endIndexing(const QString &how);
    /// No workspace is open.
    void setNothing();
    void focusWords();

Q_SIGNALS:
    /// Other words, or narrowed otherwise.
    void requestChanged();
    void indexRequested(bool anew);
    void stopRequested();
    void hitChosen(const QString &path, int line);
    void readingRequested();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void setUpBar();
    void fillScopes();
    void setUpHits();
    void setUpTables();
    const SearchHit *currentHit() const;
    void updateWhy();
    void updatePage();
    void updateButtons();
    void choose(const QModelIndex &index);

    std::unique_ptr<Ui::SearchPanel> m_ui;
    SearchHitsModel m_hits;
    FigureModel m_why;
    FigureModel m_turn;
    SearchScopes m_scopes;
    IndexStats m_stats;
    QString m_trouble;
    bool m_open = false;     ///< a workspace is
    bool m_indexing = false;
};

} // namespace outcrop
