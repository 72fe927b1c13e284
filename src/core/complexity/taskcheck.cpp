// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/complexity/taskcheck.h"

#include "core/complexity/complexitymessages.h"
#include "core/text/nearestword.h"

#include <QSet>

namespace outcrop {
namespace {

class TaskChecker
{
public:
    TaskChecker(const ComplexityThresholds &thresholds, const QString &file)
        : m_thresholds(thresholds)
        , m_file(file)
    {
    }

    Diagnostics check(const Task &task)
    {
        checkTaskAt(task, 0);
        return m_found;
    }

private:
    void checkTaskAt(const Task &task, int level)
    {
        checkWords(task);
        checkLevel(task, level);
        checkSiblings(task);
        m_subtasks += task.subtasks.size();
        for (const Task &subtask : task.subtasks)
            checkTaskAt(subtask, level + 1);
        if (level == 0)
            checkSubtaskCount(task);
    }

    void checkWords(const Task &task)
    {
        checkWord(task.data[u"type"], complexitymessages::taskTypeWord(), m_thresholds.taskTypes);
        for (const DataNode &word : task.data[u"concepts"].items())
            checkWord(word, complexitymessages::conceptWord(), m_thresholds.concepts);
        for (const DataNode &word : task.data[u"circumstances"].items())
            checkWord(word, complexitymessages::circumstanceWord(), m_thresholds.circumstances);
        for (const ProducedItem &item : task.produces) {
            if (!findFactor(m_thresholds.linesPerOutput, item.kind))
                reportUnknown(complexitymessages::outputTypeTitle(), item.kind, item.location, m_thresholds.linesPerOutput);
        }
    }

    void checkWord(const DataNode &word, const QString &noun, const QList<Factor> &known)
    {
        if (!word.text().isEmpty() && !findFactor(known, word.text()))
            reportUnknown(noun, word.text(), {m_file, word.range()}, known);
    }

    void reportUnknown(const QString &noun, const QString &word, const Location &place, const QList<Factor> &known)
    {
        const QString near = nearestWord(word, factorNames(known));
        Diagnostic found{Severity::Warning, QStringLiteral("task-unknown-word"),
            near.isEmpty() ? complexitymessages::unknownWord(noun, word) : complexitymessages::unknownWordNear(noun, word, near), place};
        if (!near.isEmpty())
            found.fix = Fix{complexitymessages::writeInstead(near), {{place.range, near}}, !isTypingError(word, near)};
        m_found.append(found);
    }

    void checkLevel(const Task &task, int level)
    {
        const std::optional<Factor> most = m_thresholds.limit("safety_limits.max_decomposition_depth");
        if (most && level == int(most->value) && !task.subtasks.isEmpty())
            addFinding(Severity::Warning, "task-too-deep", complexitymessages::subtasksTooDeep(most->value), task.data[u"subtasks"]);
    }

    void checkSubtaskCount(const Task &task)
    {
        const std::optional<Factor> most = m_thresholds.limit("safety_limits.max_total_subtasks");
        if (most && m_subtasks > most->value)
            addFinding(Severity::Warning, "task-too-many-subtasks",
                complexitymessages::tooManySubtasks(m_subtasks, most->value), task.data[u"subtasks"]);
    }

    void checkSiblings(const Task &task)
    {
        QSet<QString> ids;
        for (const Task &subtask : task.subtasks) {
            if (!subtask.id.isEmpty() && ids.contains(subtask.id))
                addFinding(Severity::Error, "task-id-taken", complexitymessages::subtaskIdTaken(subtask.id), subtask.data[u"id"]);
            ids.insert(subtask.id);
        }
        for (const Task &subtask : task.subtasks)
            checkAfter(subtask, task.subtasks);
        if (hasCycle(dependencyGraph(task.subtasks)))
            addFinding(Severity::Error, "task-cycle", complexitymessages::subtaskCycle(), task.data[u"subtasks"]);
    }

    void checkAfter(const Task &subtask, const QList<Task> &siblings)
    {
        for (const DataNode &id : subtask.data[u"after"].items()) {
            if (id.text() == subtask.id)
                addFinding(Severity::Error, "task-cycle", complexitymessages::afterItself(), id);
            else if (indexOfTask(siblings, id.text()) < 0)
                addFinding(Severity::Error, "task-unknown-id", complexitymessages::unknownSibling(id.text()), id);
        }
    }

    void addFinding(Severity severity, const char *code, const QString &message, const DataNode &place)
    {
        m_found.append({severity, QString::fromLatin1(code), message, {m_file, place.range()}});
    }

    const ComplexityThresholds &m_thresholds;
    QString m_file;
    qsizetype m_subtasks = 0;
    Diagnostics m_found;
};

} // namespace

Diagnostics checkTask(const Task &task, const ComplexityThresholds &thresholds)
{
    return TaskChecker(thresholds, task.location.file).check(task);
}

int indexOfTask(const QList<Task> &tasks, const QString &id)
{
    for (int index = 0; index < tasks.size(); ++index) {
        if (tasks[index].id == id)
            return index;
    }
    return -1;
}

Digraph dependencyGraph(const QList<Task> &tasks)
{
    Digraph order(tasks.size());
    for (int index = 0; index < tasks.size(); ++index) {
        for (const QString &id : tasks[index].after) {
            const int before = id.isEmpty() ? -1 : indexOfTask(tasks, id);
            if (before >= 0 && before != index)
                order[index].append(before);
        }
    }
    return order;
}

} // namespace outcrop
