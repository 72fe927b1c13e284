// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/editor/completionpopup.h"
#include "gui/editor/linecommands.h"

#include <QObject>
#include <QPointer>

#include <functional>

class QAction;
class QMenu;
class QTabWidget;

namespace outcrop {

class DocumentView;
class TextEditor;

/// The commands of the text editors as actions. They act on the editor that has the keyboard, or had it last, and are off where there is none or
/// where it can only be read.
class EditorCommands : public QObject
{
    Q_OBJECT

public:
    /// The actions belong to `window`, so that their keys work everywhere in it.
    explicit EditorCommands(QWidget *window);

    /// Into the Edit menu: clipboard, find, and what is done to lines, cursors and folds.
    void addToEditMenu(QMenu *menu) const;
    /// Into the View menu: split, preview, folds.
    void addToViewMenu(QMenu *menu) const;
    /// Into the File menu, before `before`: print and PDF.
    void addToFileMenu(QMenu *menu, QAction *before) const;
    /// What can be typed at a place of a document; every editor that gets the keyboard offers it.
    void setCompletions(const CompletionPopup::Source &source) { m_completions = source; }
    /// Asks for a file to write: a title, and where to begin. Nothing is written without it.
    using FileChooser = std::function<QString(const QString &title, const QString &start)>;
    void setFileChooser(const FileChooser &chooser) { m_chooser = chooser; }
    /// By object name, for tests and settings.
    QAction *action(const QString &name) const;
    const QList<QAction *> &actions() const { return m_actions; }
    /// The document in front of these tabs is the target, regardless of the focus.
    void follow(QTabWidget *tabs);
    /// Its editor is the target until another gets the keyboard.
    void setDocument(DocumentView *view);

private:
    enum class Needs { Editor, Writing };
    using Command = std::function<void(TextEditor &)>;
    using LineCommand = std::function<LineEdit(const TextEditor &)>;

    QAction *add(const char *name, const QString &text, const QKeySequence &keys, Needs needs, const Command &command);
    QAction *addLines(const char *name, const QString &text, const QKeySequence &keys, const LineCommand &command);
    void addClipboard();
    void addFinding();
    void addLineCommands();
    void addCursors();
    void addProblems();
    void addFolds();
    void addViews();
    void addPrinting();
    void offerCompletions(TextEditor &editor);
    void update();
    QMenu *addSubmenu(QMenu *menu, const QString &title, const QStringList &names) const;

    QWidget *m_window;
    QList<QAction *> m_actions;
    QPointer<TextEditor> m_editor;
    QAction *m_preview = nullptr;
    CompletionPopup::Source m_completions;
    FileChooser m_chooser;
};

} // namespace outcrop
