// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/textsearch.h"
#include "gui/tasks/latestonlytask.h"

#include <QWidget>

#include <atomic>
#include <functional>
#include <memory>

class QAction;
class QDockWidget;
class QLabel;
class QLineEdit;
class QMainWindow;
class QToolButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace outcrop {

/// Find and replace in all documents of the workspace, including unsaved text. Shows matches as a tree of documents and lines. With a replacement, shows
/// the new text of each line and replaces only checked matches. Searches on a worker thread; a new search stops the previous search.
class FindPanel : public QWidget
{
    Q_OBJECT

public:
    explicit FindPanel(QWidget *parent = nullptr);

    /// Sets the function that returns the edited workspace at the start of a search.
    void setSource(const std::function<Workspace()> &source) { m_source = source; }
    /// Sets the search text, unless `text` is empty, and moves the focus to its field.
    void open(const QString &text);
    void search();
    void stop();
    void replaceCheckedMatches();
    /// Stops the search and clears its texts and results, which belong to one workspace.
    void clearContents();

Q_SIGNALS:
    /// Emitted with the range of the match when the user selects a line, or a document for its first match.
    void locationChosen(const QString &path, qsizetype start, qsizetype end);
    /// Emitted with edits to apply as one undo step per document.
    void replaceRequested(const QList<outcrop::DocumentEdits> &edits, const QString &title);

private:
    struct SearchResults {
        QList<DocumentMatches> documents;
        bool hasReplacement = false;
    };

    void layOut();
    QToolButton *makeToggle(const QString &text, const QString &name, const QString &shownTip);
    void showResults(const SearchResults &found);
    static QString resultText(const SearchResults &found);
    void addDocument(const DocumentMatches &document, bool isReplacing);
    void choose(const QTreeWidgetItem *item);
    void showMessage(const QString &text);
    void showHint();
    void clearResults();

    std::function<Workspace()> m_source;
    QLineEdit *m_findLine;
    QLineEdit *m_replaceLine;
    QToolButton *m_caseButton;
    QToolButton *m_wordsButton;
    QToolButton *m_regexButton;
    QToolButton *m_stopButton;
    QToolButton *m_replaceAll;
    QLabel *m_status;
    QTreeWidget *m_tree;
    LatestOnlyTask<SearchResults> m_task;
    std::shared_ptr<std::atomic_bool> m_stopFlag;
    QList<DocumentMatches> m_found; ///< displayed matches in tree order
};

/// Adds the panel in a hidden dock, tabbed with `beside`. Returns the action that shows the dock; add it to a menu.
QAction *addFindDock(QMainWindow *window, QDockWidget *beside, FindPanel *panel);

} // namespace outcrop
