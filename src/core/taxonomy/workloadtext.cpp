// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/taxonomy/workloadtext.h"

#include "core/base/joinedtext.h"
#include "core/taxonomy/taxonomymessages.h"

namespace outcrop {

QString workloadMeaning()
{
    return taxonomymessages::workloadMeaning();
}

QString workloadDescription(const Taxonomy &taxonomy, const QString &tag)
{
    const Concept *one = tag.isEmpty() ? nullptr : taxonomy.find(tag);
    if (!one)
        return {};
    const QString label = one->preferredLabels.isEmpty() ? QString() : one->shownText(one->label());
    const QString definition = one->shownText(one->definition());
    if (label.isEmpty() || definition.isEmpty())
        return label + definition;
    return labeledText(label, definition);
}

} // namespace outcrop
