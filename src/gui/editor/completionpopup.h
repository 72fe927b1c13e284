// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/completion/completion.h"
#include "models/editing/editsession.h"

#include <QListWidget>
#include <QPointer>

#include <functional>

class QKeyEvent;

namespace outcrop {

class TextEditor;

/// A list of completions below the cursor, or above the cursor if there is no room below. Follows the cursor when the editor moves. Opens with Ctrl+Space and
/// while front matter is typed. Arrow keys select, Enter and Tab insert; Escape, scrolling and leaving the editor close the list. The editor keeps the keyboard
/// focus.
class CompletionPopup : public QListWidget
{
    Q_OBJECT

public:
    using Source = std::function<Completions(const EditSession &session, qsizetype offset)>;

    explicit CompletionPopup(TextEditor *editor);

    void setSource(const Source &source) { m_source = source; }
    /// Opens the list, even if the word at the cursor is empty. Closes the list if no completion matches, if the word is complete, if the text is read-only, or
    /// if there are several cursors.
    void open();

    bool eventFilter(QObject *watched, QEvent *event) override;

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void watchAncestors();
    void moveToCursor();
    bool filterKey(QKeyEvent *event);
    void handleTyping();
    void refresh(bool isRequested);
    void showCandidates(const QList<Candidate> &candidates);
    void insertCurrentCandidate();
    bool isInFrontMatter() const;

    TextEditor *m_editor;
    Source m_source;
    Completions m_completions;
    QList<Candidate> m_shownCandidates;
    QList<QPointer<QWidget>> m_watchedWidgets; ///< the widgets that can move the visible list, besides the editor
};

} // namespace outcrop
