// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/textsearch.h"
#include "gui/editor/linecommands.h"
#include "gui/tasks/latestonlytask.h"

#include <QFrame>
#include <QPointer>
#include <QTextEdit>
#include <QTimer>

#include <optional>

class QHBoxLayout;
class QLabel;
class QLineEdit;
class QToolButton;

namespace outcrop {

class TextEditor;

/// Find and replace in one document, below its text. Marks the visible matches. Counts the matches, and finds the matches for Replace all, on a
/// worker thread.
class FindBar : public QFrame
{
    Q_OBJECT

public:
    explicit FindBar(QWidget *parent = nullptr);

    /// Sets the editor to search: in a split view, the editor that last had the focus.
    void setEditor(TextEditor *editor);
    /// Shows the bar. A selection within a line becomes the search text; a selection of several lines limits the search.
    void openFind();
    void openReplace();
    void findNext() { findInDirection(true); }
    void findPrevious() { findInDirection(false); }
    void replaceCurrentMatch();
    void replaceAll();
    /// Returns the marks for the matches between two positions in the QTextDocument, up to a maximum; empty if the bar is hidden or has no valid search.
    QList<QTextEdit::ExtraSelection> marks(const TextEditor *editor, int from, int to) const;

Q_SIGNALS:
    void closed();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void layOut();
    QToolButton *makeToggle(const QString &text, const QString &name, const QString &tip);
    QToolButton *makeButton(const QString &text, const QString &name, const QString &tip);
    void open(bool isReplacing);
    void setPatternFromSelection();
    void parsePattern();
    void searchFromCursor();
    void findInDirection(bool isForward);
    void showMatch(const Range &range);
    std::optional<Range> nextInScope(bool isForward) const;
    bool isInScope(const Range &range) const;
    void scheduleCount() { m_countTimer.start(); }
    void count();
    void showCount();
    void showProblem(const QString &problem);
    void refreshMarks();
    void updateMatches(const TextChanges &changes);
    QString replacementText() const;

    QPointer<TextEditor> m_editor;
    QLineEdit *m_findLine;
    QLineEdit *m_replaceLine;
    QLabel *m_status;
    QWidget *m_replaceRow;
    QToolButton *m_caseButton;
    QToolButton *m_wordsButton;
    QToolButton *m_regexButton;
    QToolButton *m_inSelectionButton;
    std::optional<TextSearch> m_search;
    std::optional<SelectionSpan> m_scope; ///< the selection that limits the search
    QTimer m_countTimer;
    LatestOnlyTask<DocumentMatches> m_countTask;
    LatestOnlyTask<DocumentMatches> m_replaceTask;
    QList<Range> m_matches; ///< matches from the last count
    bool m_isCounted = false;
};

} // namespace outcrop
