// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/interactions/classify.h"

namespace outcrop {

/// The signs of trouble of one interaction, in the order of the rules. `question` and `earlier` as in Classifier.
QList<FrictionSignal> frictionSignals(const InteractionRules &rules, const Interaction &interaction, const QString &question, const QStringList &earlier);

} // namespace outcrop
