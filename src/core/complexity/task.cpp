// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/complexity/task.h"

#include "core/complexity/taskcheck.h"
#include "core/complexity/tasktext.h"
#include "core/documents/data/yamlreader.h"
#include "core/documents/formatschema.h"
#include "core/documents/schemacheck.h"
#include "core/text/linetable.h"

#include <algorithm>

namespace outcrop {
namespace {

/// Converts a mapping to a task, recursively with its subtasks.
class TaskReader
{
public:
    TaskReader(QStringView text, const QString &file, const ComplexityThresholds &thresholds)
        : m_text(text)
        , m_file(file)
        , m_lines(text)
        , m_words(TaskWords::of(thresholds))
    {
    }

    Task read(const DataNode &data)
    {
        Task task;
        task.data = data;
        task.location = {m_file, data.range()};
        for (const DataNode::Member &member : data.members()) {
            if (!member.value.isNull())
                task.statedKeys.append(member.key);
        }
        readWords(task, data);
        readNumbers(task, data);
        readAffectedCode(task, data);
        for (const DataNode &subtask : data[u"subtasks"].items())
            task.subtasks.append(read(subtask));
        inferInputs(task, m_words, collectEvidence(data));
        return task;
    }

    const Diagnostics &diagnostics() const { return m_diagnostics; }

private:
    static void readWords(Task &task, const DataNode &data)
    {
        task.id = data[u"id"].text().trimmed();
        task.title = data[u"title"].text().simplified();
        task.description = data[u"description"].text().trimmed();
        task.type = data[u"type"].text();
        task.concepts = data[u"concepts"].toStrings();
        task.circumstances = data[u"circumstances"].toStrings();
        task.after = data[u"after"].toStrings();
    }

    void readNumbers(Task &task, const DataNode &data)
    {
        task.lines = data[u"lines"].toReal();
        task.tokens = data[u"tokens"].toReal();
        task.hours = data[u"hours"].toReal();
        task.isTested = data[u"tested"].toBool();
        task.similarTasks = int(qBound(qint64(0), data[u"similar_tasks"].toInteger().value_or(0), qint64(1'000'000)));
        for (const DataNode::Member &member : data[u"produces"].members())
            task.produces.append({member.key, member.value.toInteger().value_or(0), {m_file, member.keyRange}});
        const Result<DependencyChain> chain = dependencyChain(data[u"dependencies"], m_file);
        if (chain)
            task.dependencies = *chain;
        else
            m_diagnostics.append({Severity::Error, QStringLiteral("task-cycle"), chain.error().message, chain.error().location});
    }

    static void readAffectedCode(Task &task, const DataNode &data)
    {
        task.files = data[u"files"].toStrings();
        task.functions = data[u"functions"].toStrings();
        task.calls = data[u"calls"].toStrings();
        task.state = data[u"state"].toStrings();
        task.exclusiveResources = data[u"exclusive"].toStrings();
        for (const DataNode::Member &member : data[u"imports"].members())
            task.imports.append({member.key, member.value.toStrings()});
    }

    /// Returns the evidence in the title and the description. Omits values in the title that the description states too. Also omits types, features and integrations in
    /// the title if the description states any of that kind.
    QList<TaskEvidence> collectEvidence(const DataNode &data) const
    {
        using Kind = TaskEvidence::Kind;
        QList<TaskEvidence> evidence = collectTextEvidence(data[u"description"]);
        const auto has = [&evidence](Kind kind, const QString &value) {
            return std::any_of(evidence.begin(), evidence.end(), [&](const TaskEvidence &one) { return one.kind == kind && (value.isEmpty() || one.value == value); });
        };
        QList<TaskEvidence> title = collectTextEvidence(data[u"title"]);
        title.removeIf([&has](const TaskEvidence &one) { return has(one.kind, one.kind == Kind::Type ? QString() : one.value); });
        return title + evidence;
    }

    QList<TaskEvidence> collectTextEvidence(const DataNode &node) const
    {
        const Range range = node.range();
        return findTaskEvidence(node.text(), m_words, [&](qsizetype, const QString &passage) {
            const qsizetype start = m_text.indexOf(passage, range.start.offset);
            const bool isInside = start >= 0 && start + passage.size() <= range.end.offset;
            return Location{m_file, isInside ? m_lines.range(start, start + passage.size()) : range}; // a folded scalar may break a passage
        });
    }

    QStringView m_text;
    QString m_file;
    LineTable m_lines;
    TaskWords m_words;
    Diagnostics m_diagnostics;
};

} // namespace

QString Task::name() const
{
    constexpr qsizetype longest = 60;
    if (!title.isEmpty())
        return title;
    if (!id.isEmpty())
        return id;
    const QString line = description.section(u'\n', 0, 0).simplified();
    return line.size() > longest ? QString(line.left(longest - 1) + u'…') : line;
}

Task taskFromRequest(const QString &request, const ComplexityThresholds &thresholds, const QString &file)
{
    Task task;
    task.description = request.trimmed();
    const TaskWords words = TaskWords::of(thresholds);
    const LineTable lines(request);
    task.location = {file, lines.range(0, request.size())};
    inferInputs(task, words, findTaskEvidence(request, words, [&](qsizetype start, const QString &passage) {
        return Location{file, lines.range(start, start + passage.size())};
    }));
    const DataNode description(DataNode::Kind::String, task.description, {});
    task.data = DataNode::mapping({{QStringLiteral("description"), {}, description}}, {});
    return task;
}

TaskDocument readTask(QStringView text, const QString &file, const ComplexityThresholds &thresholds)
{
    const DataDocument yaml = readYaml(text, file);
    TaskDocument document;
    document.diagnostics = yaml.diagnostics;
    if (!yaml.isParsed)
        return document;
    document.diagnostics += checkSchema(yaml.root, formatSchema(QStringLiteral("task")), file);
    TaskReader reader(text, file, thresholds);
    document.task = reader.read(yaml.root);
    document.diagnostics += reader.diagnostics() + checkTask(document.task, thresholds);
    sortByLocation(document.diagnostics);
    return document;
}

} // namespace outcrop
