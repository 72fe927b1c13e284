// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/openworkspace.h"
#include "core/portability/validation.h"
#include "core/ports/provider.h"

namespace outcrop {

/// What to validate, and against what.
struct ValidationJob {
    QStringList paths = {};    ///< files and folders, absolute; none: the agents of the folder
    QStringList criteria = {}; ///< ids; none: all that need no provider
    bool behavioural = false;  ///< also those that ask providers
    Provider *models = nullptr; ///< answers as the agents; null: the workspace's recorded answers
    Provider *judge = nullptr;  ///< scores the answers; null: the same
    bool keepsAnswers = false;  ///< what they answer is to be recorded
    std::stop_token stop = {};
};

/// What became of a job. Among the report's `unreadable` are also broken front matter, even where it could be read as its author most likely meant it and the
/// agent was tried, and that there was no agent to try. `skipped` is what lies in a folder that was named and was probably meant to be an agent: it was not
/// tried.
struct ValidatedLibrary {
    PortabilityReport report;
    Diagnostics skipped = {};
    QList<SourceFile> recordings = {}; ///< of answers, for replay: files of the workspace
};

/// The criteria that hold in a folder, with what is wrong in its own portability-tests.yaml.
PortabilityTestsPtr portabilityTestsOf(const QString &folder);

/// The criteria that a job asks for, in order.
QList<Criterion> criteriaOf(const ValidationJob &job, const PortabilityTests &tests);

/// `provider/model` for every model that the adapters list, for repairs.
QStringList portableModels(const ProviderCatalog &catalog);

/// Reads the agents and tries them, on all cores. Paths are relative to the folder, and its criteria and adapters are used. Fails where a
/// path is not there; a file that cannot be read is in the report's `unreadable`.
Result<ValidatedLibrary> validateLibrary(const QString &folder, const ValidationJob &job);

} // namespace outcrop
