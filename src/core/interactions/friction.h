// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/interactions/classify.h"

namespace outcrop {

/// Returns the friction signals of an interaction, in rule order. `question` and `earlier` are as in Classifier.
QList<FrictionSignal> frictionSignals(const InteractionRules &rules, const Interaction &interaction, const QString &question, const QStringList &earlier);

} // namespace outcrop
