// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/clients/clientdocument.h"

namespace outcrop {

/// Returns the evidence in `data`. Members that are not set are inherited, unless `data` sets `evidence`.
RuleEvidence evidenceOf(const DataNode &data, const RuleEvidence &inheritedEvidence);

/// Reads a `list` rule of a client document.
ListRule listRuleOf(const DataNode &data, const RuleEvidence &evidence);

/// Reads `yaml`: `strict`, `repair` or `lines`; Repair if it is missing.
YamlErrorHandling yamlErrorHandlingOf(const DataNode &data);

/// Returns the key-value pairs of a mapping in order. A list of values results in one pair for each value.
QList<std::pair<QString, QString>> pairsOf(const DataNode &data);

bool isTrue(const DataNode &data);

} // namespace outcrop
