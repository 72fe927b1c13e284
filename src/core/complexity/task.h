// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/complexity/dependencychain.h"
#include "core/complexity/thresholds.h"

namespace outcrop {

/// The number of one kind: `simple_class: 2`.
struct Produced {
    QString kind;
    qint64 count = 0;
    Location location;
};

/// A file with what it will import.
struct NewImport {
    QString file;
    QStringList imports;
};

/// A piece of work to be estimated, with the pieces it may be cut into. The words of `type`, `concepts`, `circumstances` and `produces` are those of
/// the thresholds. A missing key means unknown; an empty list means that there is none: see says().
struct Task {
    QString id;
    QString title;
    QString description;
    QString type;
    QStringList files;
    QList<Produced> produces;
    std::optional<double> lines;
    std::optional<double> tokens;
    std::optional<double> hours;
    DependencyChain dependencies;
    QStringList concepts;
    QStringList circumstances;
    std::optional<bool> tested;
    int similarTasks = 0;
    QStringList after; ///< ids of subtasks beside it
    QStringList functions;
    QStringList calls;
    QStringList state;
    QStringList exclusive;
    QList<NewImport> imports;
    QList<Task> subtasks;
    DataNode data;      ///< as it was written; nothing for a piece that was suggested
    QStringList stated; ///< the keys that have a value
    Location location;

    bool says(const QString &key) const { return stated.contains(key); }
    /// What people call it: its title, its id, or the beginning of its description.
    QString name() const;
};

/// A task document as it was read. Where `diagnostics` hold errors the task is not to be estimated.
struct TaskDocument {
    Task task;
    Diagnostics diagnostics;
};

/// Reads a task document and checks its words against the thresholds. Never fails; what is wrong is a located finding.
TaskDocument readTask(QStringView text, const QString &file, const ComplexityThresholds &thresholds);

/// A request as a task: what it says is its description, and the paths that it names are its files. Nothing else is guessed.
Task taskOfRequest(const QString &request);

} // namespace outcrop
