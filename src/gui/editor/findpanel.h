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

/// Find and replace in every document of the workspace, unsaved text included. What is found is a tree of documents and lines; with a replacement it
/// shows what each line would become, and what is not ticked is left alone. Works off the event loop, and a new search stops the one before it.
class FindPanel : public QWidget
{
    Q_OBJECT

public:
    explicit FindPanel(QWidget *parent = nullptr);

    /// Gives the workspace as it is being edited; asked when a search begins.
    void setSource(const std::function<Workspace()> &source) { m_source = source; }
    /// Shows what to type into, with a text to begin with.
    void open(const QString &text);
    void search();
    void stop();
    void replaceChecked();

Q_SIGNALS:
    /// A line was chosen: to be shown and selected.
    void placeChosen(const QString &path, qsizetype start, qsizetype end);
    /// To be taken as one undo step in each document.
    void replaceRequested(const QList<outcrop::DocumentEdits> &edits, const QString &title);

private:
    struct Found {
        QList<DocumentMatches> documents;
        bool replacing = false;
    };

    void layOut();
    QToolButton *makeToggle(const QString &text, const QString &name, const QString &shownTip);
    void show(const Found &found);
    void addDocument(const DocumentMatches &document, bool replacing);
    void choose(const QTreeWidgetItem *item);
    void say(const QString &text);
    void forget();

    std::function<Workspace()> m_source;
    QLineEdit *m_find;
    QLineEdit *m_replace;
    QToolButton *m_case;
    QToolButton *m_words;
    QToolButton *m_regular;
    QToolButton *m_stop;
    QToolButton *m_replaceAll;
    QLabel *m_state;
    QTreeWidget *m_tree;
    LatestOnlyTask<Found> m_task;
    std::shared_ptr<std::atomic_bool> m_stopped;
    QList<DocumentMatches> m_found; ///< as shown, in the tree's order
};

/// The panel in a dock beside another one, hidden until its command is used. Returns the command, which is in no menu yet.
QAction *addFindDock(QMainWindow *window, QDockWidget *beside, FindPanel *panel);

} // namespace outcrop
