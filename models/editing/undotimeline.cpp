// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/editing/undotimeline.h"

#include <QScopedValueRollback>

namespace outcrop {

namespace {

bool isReload(const QUndoCommand *command)
{
    return command->text() == EditSession::tr("Reload from disk");
}

} // namespace

UndoTimeline::UndoTimeline(const EditSessions &sessions, QObject *parent) : QObject(parent), m_sessions(sessions)
{
    connect(&sessions, &EditSessions::opened, this, &UndoTimeline::follow);
    connect(&sessions, &EditSessions::closing, this, &UndoTimeline::removeSession);
}

void UndoTimeline::follow(EditSession *session)
{
    m_stacks.insert(session, {session, session->undoStack().index()});
    connect(&session->undoStack(), &QUndoStack::indexChanged, this, [this, session](int index) { handleIndexChange(session, index); });
}

void UndoTimeline::removeSession(const EditSession *session)
{
    if (const StackState state = m_stacks.take(session); state.session)
        state.session->undoStack().disconnect(this);
    for (Steps *steps : {&m_doneSteps, &m_undoneSteps})
        steps->removeIf([session](const Step &step) { return step.session == session; });
    if (m_current == session)
        m_current = nullptr;
    Q_EMIT changed();
}

void UndoTimeline::setCurrent(const EditSession *session)
{
    if (m_current == session)
        return;
    m_current = session;
    Q_EMIT changed();
}

void UndoTimeline::beginAction()
{
    m_group = ++m_lastGroup;
}

void UndoTimeline::addAction(const FileAction &action)
{
    if (!m_doneSteps.isEmpty()) { // the file may be reloaded before the action is complete
        Step &last = m_doneSteps.last();
        if (last.session && isReload(last.command) && action.paths.contains(last.session->path()))
            last.kind = Kind::Reload;
    }
    m_undoneSteps.removeIf([](const Step &step) { return !step.session; });
    m_doneSteps.append({nullptr, nullptr, Kind::Action, 0, action.title, std::make_shared<const FileAction>(action)});
    expectReloads(action.paths);
    Q_EMIT changed();
}

void UndoTimeline::clear()
{
    for (Steps *steps : {&m_doneSteps, &m_undoneSteps})
        steps->removeIf([](const Step &step) { return !step.session; });
    m_pendingReloads.clear();
    Q_EMIT changed();
}

void UndoTimeline::expectReloads(const QStringList &paths)
{
    for (const QString &path : paths) {
        if (m_sessions.find(path))
            m_pendingReloads.insert(path);
    }
}

/// Records a change of an undo stack: a new command, a command merged with the last one, or undo and redo by another object.
void UndoTimeline::handleIndexChange(const EditSession *session, int index)
{
    StackState &state = m_stacks[session];
    const int before = std::exchange(state.index, index);
    if (m_isChangingStack)
        return;
    const qsizetype undoneIndex = lastStepOf(m_undoneSteps, session);
    if (index < before) {
        for (int count = index; count < before; ++count) {
            if (const qsizetype at = lastStepOf(m_doneSteps, session); at >= 0)
                m_undoneSteps.append(m_doneSteps.takeAt(at));
        }
    } else if (index > before && undoneIndex >= 0 && m_undoneSteps.at(undoneIndex).command == state.session->undoStack().command(before)) {
        m_doneSteps.append(m_undoneSteps.takeAt(undoneIndex));
    } else if (index > before) {
        recordPush(state.session, index);
    } else if (const qsizetype at = lastStepOf(m_doneSteps, session); at >= 0 && m_group == 0) {
        m_doneSteps.append(m_doneSteps.takeAt(at)); // a keystroke continues this step, which is now the latest
    }
    Q_EMIT changed();
}

void UndoTimeline::recordPush(EditSession *session, int index)
{
    const QUndoCommand *command = session->undoStack().command(index - 1);
    const Kind kind = pushKind(session, command);
    const bool keepsActions = kind == Kind::Reload;
    m_undoneSteps.removeIf([&](const Step &step) { return step.session == session || (!step.session && !keepsActions); });
    m_doneSteps.append({session, command, kind, kind == Kind::Action ? m_group : 0, session->undoStack().undoText()});
}

UndoTimeline::Kind UndoTimeline::pushKind(const EditSession *session, const QUndoCommand *command)
{
    if (m_group != 0)
        return Kind::Action;
    return isReload(command) && m_pendingReloads.remove(session->path()) ? Kind::Reload : Kind::Edit;
}

/// Returns the index of the step to undo or redo, or -1.
qsizetype UndoTimeline::candidate(const Steps &steps) const
{
    for (qsizetype at = steps.size() - 1; at >= 0; --at) {
        const Step &step = steps.at(at);
        if (step.kind == Kind::Action || (step.kind == Kind::Edit && step.session == m_current))
            return at;
    }
    return -1;
}

/// Returns the title of the step that is changed first: an edit after the candidate in the same document comes before it.
QString UndoTimeline::titleOf(const Steps &steps) const
{
    const qsizetype at = candidate(steps);
    if (at < 0 || !steps.at(at).session || !collectSessions(steps, steps.at(at), nullptr).isEmpty())
        return at < 0 ? QString() : steps.at(at).title;
    return steps.at(lastStepOf(steps, steps.at(at).session)).title;
}

QString UndoTimeline::undoText() const
{
    return titleOf(m_doneSteps);
}

QString UndoTimeline::redoText() const
{
    return titleOf(m_undoneSteps);
}

qsizetype UndoTimeline::lastStepOf(const Steps &steps, const EditSession *session) const
{
    for (qsizetype at = steps.size() - 1; at >= 0; --at) {
        if (steps.at(at).session == session)
            return at;
    }
    return -1;
}

/// Returns whether only reloads follow a step in its document.
bool UndoTimeline::isOnTop(const Steps &steps, const Step &step) const
{
    for (qsizetype at = steps.size() - 1; at >= 0; --at) {
        if (steps.at(at).session == step.session && steps.at(at).kind != Kind::Reload)
            return steps.at(at).command == step.command;
    }
    return false;
}

/// Returns the documents in which a step, or each step of its action, is the latest one. Adds the paths of the others to `skipped`.
QList<const EditSession *> UndoTimeline::collectSessions(const Steps &steps, const Step &step, QStringList *skipped) const
{
    QList<const EditSession *> sessions;
    for (const Step &other : steps) {
        const bool isSame = other.command == step.command || (step.group != 0 && other.group == step.group);
        if (!isSame || sessions.contains(other.session))
            continue;
        if (isOnTop(steps, other))
            sessions.append(other.session);
        else if (skipped)
            skipped->append(other.session->path());
    }
    return sessions;
}

/// Undoes the latest step of a document, and the reloads after it.
void UndoTimeline::undoLatestStep(const EditSession *session)
{
    const QScopedValueRollback<bool> changeGuard(m_isChangingStack, true);
    for (bool hasMore = true; hasMore;) {
        const qsizetype at = lastStepOf(m_doneSteps, session);
        if (at < 0)
            return;
        hasMore = m_doneSteps.at(at).kind == Kind::Reload;
        m_stacks.value(session).session->undoStack().undo();
        m_undoneSteps.append(m_doneSteps.takeAt(at));
    }
}

/// Redoes the next step of a document, and the reloads after it.
void UndoTimeline::redoNextStep(const EditSession *session)
{
    const QScopedValueRollback<bool> changeGuard(m_isChangingStack, true);
    for (bool isFirst = true;; isFirst = false) {
        const qsizetype at = lastStepOf(m_undoneSteps, session);
        if (at < 0 || (!isFirst && m_undoneSteps.at(at).kind != Kind::Reload))
            return;
        m_stacks.value(session).session->undoStack().redo();
        m_doneSteps.append(m_undoneSteps.takeAt(at));
    }
}

void UndoTimeline::undo()
{
    const qsizetype at = m_isRunning ? -1 : candidate(m_doneSteps);
    if (at < 0)
        return;
    const Step step = m_doneSteps.at(at);
    if (step.action)
        return run(true, at);
    const QString title = undoText();
    QStringList skipped;
    QList<const EditSession *> sessions = collectSessions(m_doneSteps, step, &skipped);
    if (sessions.isEmpty()) { // the document was edited afterward
        sessions = {step.session};
        skipped.clear();
    }
    QStringList paths;
    for (const EditSession *session : std::as_const(sessions)) {
        undoLatestStep(session);
        paths += session->path();
    }
    Q_EMIT changed();
    Q_EMIT undone(title, paths, skipped);
}

void UndoTimeline::redo()
{
    const qsizetype at = m_isRunning ? -1 : candidate(m_undoneSteps);
    if (at < 0)
        return;
    const Step step = m_undoneSteps.at(at);
    if (step.action)
        return run(false, at);
    const QString title = redoText();
    QList<const EditSession *> sessions = collectSessions(m_undoneSteps, step, nullptr);
    if (sessions.isEmpty())
        sessions = {step.session};
    QStringList paths;
    for (const EditSession *session : std::as_const(sessions)) {
        redoNextStep(session);
        paths += session->path();
    }
    Q_EMIT changed();
    Q_EMIT redone(title, paths);
}

/// Runs an action on files. A failed action keeps its position, so that it can be retried.
void UndoTimeline::run(bool isUndo, qsizetype stepIndex)
{
    const std::shared_ptr<const FileAction> action = (isUndo ? m_doneSteps : m_undoneSteps).at(stepIndex).action;
    m_isRunning = true;
    Q_EMIT changed();
    const auto finish = [this, isUndo, action](bool succeeded) {
        m_isRunning = false;
        Steps &from = isUndo ? m_doneSteps : m_undoneSteps;
        for (qsizetype i = 0; succeeded && i < from.size(); ++i) {
            if (from.at(i).action != action)
                continue;
            (isUndo ? m_undoneSteps : m_doneSteps).append(from.takeAt(i));
            expectReloads(action->paths);
            break;
        }
        Q_EMIT changed();
        if (succeeded)
            isUndo ? undone(action->title, action->paths, {}) : redone(action->title, action->paths);
    };
    (isUndo ? action->undo : action->redo)(finish);
}

} // namespace outcrop
