// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/clients/clientdocument.h"

namespace outcrop {

/// What `data` states of its evidence, and otherwise what it inherits.
RuleEvidence evidenceOf(const DataNode &data, const RuleEvidence &inherited);

/// The `list` of a client document.
ListRule listRuleOf(const DataNode &data, const RuleEvidence &evidence);

/// `yaml: strict`, `repair` or `lines`.
YamlReading yamlReadingOf(const DataNode &data);

/// A mapping of texts, in order; a value may be a list of texts.
QList<std::pair<QString, QString>> pairsOf(const DataNode &data);

bool isTrue(const DataNode &data);

} // namespace outcrop
