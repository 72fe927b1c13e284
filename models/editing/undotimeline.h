// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/editing/editsessions.h"

#include <QSet>

#include <functional>
#include <memory>

namespace outcrop {

/// An action on files that can be undone. `undo` and `redo` may run asynchronously; they report the result once through `done`, and show errors
/// themselves.
struct FileAction {
    using DoneHandler = std::function<void(bool succeeded)>;

    QString title;
    QStringList paths; ///< changed files; if one is open, reloading it is part of the action, not a separate step
    std::function<void(const DoneHandler &done)> undo;
    std::function<void(const DoneHandler &done)> redo;
};

/// The order of all changes, for one Undo command. A change is an edit of a document, or an action, which is made outside an editor and can affect several
/// documents and files. The command undoes the latest action or edit of the current document. Edits of other documents are undone only to reach an action
/// before them, and redone only to reach an action after them. The steps of documents are on their undo stacks; a closed document loses its steps.
class UndoTimeline : public QObject
{
    Q_OBJECT

public:
    /// Follows the sessions, which must outlive the timeline.
    explicit UndoTimeline(const EditSessions &sessions, QObject *parent = nullptr);

    /// Sets the document whose edits are undone; null for none.
    void setCurrent(const EditSession *session);
    /// Marks all edits between these calls, in any documents, as one action.
    void beginAction();
    void endAction() { m_group = 0; }
    void addAction(const FileAction &action);
    /// Removes all file actions, for another workspace.
    void clear();

    bool canUndo() const { return !m_isRunning && candidate(m_doneSteps) >= 0; }
    bool canRedo() const { return !m_isRunning && candidate(m_undoneSteps) >= 0; }
    /// Return the title of the step that undo() or redo() would change first; empty if there is none.
    QString undoText() const;
    QString redoText() const;
    bool isRunning() const { return m_isRunning; }

public Q_SLOTS:
    void undo();
    void redo();

Q_SIGNALS:
    /// Emitted when the texts or the availability of undo and redo may have changed.
    void changed();
    /// Emitted after undo() or redo(). `paths` has the changed documents or files, `skipped` those of the action that were edited later.
    void undone(const QString &title, const QStringList &paths, const QStringList &skipped);
    void redone(const QString &title, const QStringList &paths);

private:
    enum class Kind {
        Edit,   ///< an edit of one document
        Action, ///< a part of an action in documents, or an action on files
        Reload, ///< the reload of a file that an action changed; it is not a separate step
    };
    struct Step {
        const EditSession *session = nullptr; ///< null for an action on files
        const QUndoCommand *command = nullptr;
        Kind kind = Kind::Edit;
        int group = 0;
        QString title;
        std::shared_ptr<const FileAction> action = {};
    };
    struct StackState {
        EditSession *session = nullptr;
        int index = 0;
    };
    using Steps = QList<Step>;

    void follow(EditSession *session);
    void removeSession(const EditSession *session);
    void handleIndexChange(const EditSession *session, int index);
    void recordPush(EditSession *session, int index);
    Kind pushKind(const EditSession *session, const QUndoCommand *command);
    qsizetype candidate(const Steps &steps) const;
    QString titleOf(const Steps &steps) const;
    qsizetype lastStepOf(const Steps &steps, const EditSession *session) const;
    bool isOnTop(const Steps &steps, const Step &step) const;
    QList<const EditSession *> collectSessions(const Steps &steps, const Step &step, QStringList *skipped) const;
    void undoLatestStep(const EditSession *session);
    void redoNextStep(const EditSession *session);
    void run(bool isUndo, qsizetype stepIndex);
    void expectReloads(const QStringList &paths);

    const EditSessions &m_sessions;
    QHash<const EditSession *, StackState> m_stacks;
    const EditSession *m_current = nullptr;
    Steps m_doneSteps;   ///< oldest first
    Steps m_undoneSteps; ///< the last one is redone first
    QSet<QString> m_pendingReloads; ///< open files that an action changed and that are not reloaded yet
    int m_group = 0;
    int m_lastGroup = 0;
    bool m_isChangingStack = false; ///< whether this object is changing an undo stack
    bool m_isRunning = false;       ///< whether an action on files is running
};

} // namespace outcrop
