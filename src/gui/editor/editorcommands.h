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

/// Provides the commands of the text editors as actions, which act on the editor that has, or last had, the focus. The actions are disabled without an
/// editor. Actions that change text are also disabled if the text is read-only.
class EditorCommands : public QObject
{
    Q_OBJECT

public:
    /// `window` becomes the parent of the actions, so that their shortcuts work in the whole window.
    explicit EditorCommands(QWidget *window);

    /// Adds clipboard, find, line, cursor, completion, quick-fix and problem commands to the Edit menu.
    void addToEditMenu(QMenu *menu) const;
    /// Adds split, preview and fold commands to the View menu.
    void addToViewMenu(QMenu *menu) const;
    /// Adds print and PDF export to the File menu, before the action `before`.
    void addToFileMenu(QMenu *menu, QAction *before) const;
    /// Sets the source of completions for every editor.
    void setCompletions(const CompletionPopup::Source &source) { m_completions = source; }
    /// Asks for a file to write; returns an empty path if the user cancels. PDF export does nothing without a chooser.
    using FileChooser = std::function<QString(const QString &title, const QString &start)>;
    void setFileChooser(const FileChooser &chooser) { m_chooser = chooser; }
    /// Returns an action by its object name, or null.
    QAction *action(const QString &name) const;
    const QList<QAction *> &actions() const { return m_actions; }
    /// Sets the tabs whose current document is the target of the commands.
    void setTabs(QTabWidget *tabs);
    /// Makes the editor of this view the target until another editor gets the focus; null removes the target.
    void setDocument(DocumentView *view);

private:
    enum class Requirement { Editor, Writing };
    using Command = std::function<void(TextEditor &)>;
    using LineCommand = std::function<LineCommandResult(const TextEditor &)>;

    QAction *add(const char *name, const QString &text, const QKeySequence &keys, Requirement requirement, const Command &command);
    QAction *addLineCommand(const char *name, const QString &text, const QKeySequence &keys, const LineCommand &command);
    void addClipboardCommands();
    void addFindCommands();
    void addLineCommands();
    void addCursorCommands();
    void addProblemCommands();
    void addFoldCommands();
    void addViewCommands();
    void addPrintCommands();
    void addCompletionPopup(TextEditor &editor);
    void update();
    QMenu *addSubmenu(QMenu *menu, const QString &title, const QStringList &names) const;

    QWidget *m_window;
    QList<QAction *> m_actions;
    QPointer<TextEditor> m_editor;
    QAction *m_previewAction = nullptr;
    CompletionPopup::Source m_completions;
    FileChooser m_chooser;
};

} // namespace outcrop
