// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/complexity/complexitythresholds.h"
#include "core/complexity/dependencychain.h"
#include "core/complexity/taskevidence.h"

namespace outcrop {

/// Number of outputs of one type: `simple_class: 2`.
struct ProducedItem {
    QString kind;
    qint64 count = 0;
    Location location;
};

/// A file and its new imports.
struct NewImport {
    QString file;
    QStringList imports;
};

/// A task to estimate, with its subtasks. `type`, `concepts`, `circumstances` and `produces` use the vocabulary of the thresholds. A missing key
/// means unknown and an empty list means none; isStated() distinguishes them.
struct Task {
    QString id;
    QString title;
    QString description;
    QString type;
    QStringList files;
    QList<ProducedItem> produces;
    std::optional<double> lines;
    std::optional<double> tokens;
    std::optional<double> hours;
    DependencyChain dependencies;
    QStringList concepts;
    QStringList circumstances;
    std::optional<bool> isTested;
    int similarTasks = 0;
    QStringList after; ///< IDs of the sibling subtasks whose results this task needs
    QStringList functions;
    QStringList calls;
    QStringList state;
    QStringList exclusiveResources;
    QList<NewImport> imports;
    QList<Task> subtasks;
    DataNode data;      ///< as written; missing for a proposed subtask
    QStringList statedKeys; ///< names of the keys with a value
    QStringList inferredKeys; ///< names of the keys whose value was read from the title and description, because they are not stated
    QList<TaskEvidence> evidence; ///< evidence in the title, then in the description, each sorted by position
    Location location;

    bool isStated(const QString &key) const { return statedKeys.contains(key); }
    /// Returns the display name: the title, otherwise the ID, otherwise the beginning of the description.
    QString name() const;
};

/// A parsed task document. If `diagnostics` has errors, the task must not be estimated.
struct TaskDocument {
    Task task;
    Diagnostics diagnostics;
};

/// Parses a task document and checks its vocabulary against the thresholds. Missing inputs are inferred from title and description. Never fails; errors
/// become located diagnostics.
TaskDocument readTask(QStringView text, const QString &file, const ComplexityThresholds &thresholds);

/// Converts a sentence or a request to a task: the text is the description, and other inputs are inferred from it. `file` names the text in locations.
Task taskFromRequest(const QString &request, const ComplexityThresholds &thresholds, const QString &file);

} // namespace outcrop
