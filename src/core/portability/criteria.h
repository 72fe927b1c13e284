// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/portability/apiparameters.h"
#include "core/portability/chattokens.h"
#include "core/portability/portabilityreport.h"
#include "core/portability/providerdependence.h"
#include "core/portability/reasoningphrases.h"
#include "core/portability/requiredfeatures.h"
#include "core/portability/schemavocabulary.h"

namespace outcrop {

/// The contents of portability-tests.yaml: the criteria PV-001 … PV-018 and the terms that the static ones search for. A workspace file of the same format
/// extends and overrides the built-in file. Immutable after reading, so thread-safe.
struct PortabilityTests {
    QList<Criterion> criteria; ///< all criteria in use, in order
    ApiParameters apiParameters;
    SchemaVocabulary schemaWords;
    ChatTokens chatTokens;
    ReasoningPhrases reasoningPhrases;
    QList<FeatureRule> features;
    QList<DependenceRule> dependence;
    qint64 defaultContextWindow = 0; ///< value proposed for agents that do not declare one
    DataNode workspaceData;        ///< root of the workspace's file, or Missing
    Diagnostics diagnostics;       ///< findings in the workspace's file

    /// Returns the criterion with an ID, or null.
    const Criterion *criterion(const QString &id) const;
};

using PortabilityTestsPtr = std::shared_ptr<const PortabilityTests>;

/// Returns the built-in criteria, which are read only once.
PortabilityTestsPtr builtInPortabilityTests();

/// Returns the criteria of a workspace: the built-in ones with the changes of a document, which can be null. If the document has errors, it is
/// ignored, and `diagnostics` contains its findings.
PortabilityTestsPtr readPortabilityTests(const DocumentPtr &own);

} // namespace outcrop
