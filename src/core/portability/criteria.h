// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/portability/apiparameters.h"
#include "core/portability/chattokens.h"
#include "core/portability/portabilityreport.h"
#include "core/portability/reasoningphrases.h"
#include "core/portability/requiredfeatures.h"
#include "core/portability/schemawords.h"

namespace outcrop {

/// What portability-tests.yaml says: the criteria PV-001 … PV-018 and the words that the static ones look for. The program's own file comes
/// first; a workspace's file of the same form adds to it and changes it. Immutable once read: any thread may use it.
struct PortabilityTests {
    QList<Criterion> criteria; ///< all that are in use, in order
    ApiParameters apiParameters;
    SchemaWords schemaWords;
    ChatTokens chatTokens;
    ReasoningPhrases reasoningPhrases;
    QList<FeatureRule> features;
    qint64 usualContextWindow = 0; ///< proposed where an agent declares none
    DataNode own;                  ///< the root of the workspace's file, or Missing
    Diagnostics diagnostics;       ///< of the workspace's file

    /// The criterion of an id, or null.
    const Criterion *criterion(const QString &id) const;
};

using PortabilityTestsPtr = std::shared_ptr<const PortabilityTests>;

/// The program's own criteria, read once.
PortabilityTestsPtr builtInPortabilityTests();

/// The criteria of a workspace: the program's own, changed by the document where there is one. Findings in it are in `diagnostics`; with an
/// error among them none of it is used.
PortabilityTestsPtr readPortabilityTests(const DocumentPtr &own);

} // namespace outcrop
