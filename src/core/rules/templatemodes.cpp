// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/templatemodes.h"

namespace outcrop {

QList<TemplateMode> templateModes(const PromptConfiguration &configuration)
{
    QList<TemplateMode> modes;
    for (const HybridTemplate &one : configuration.templates->templates)
        modes.append({one.type, one.description, one.isStructured, one.usesDefaultMode, one.isEnabled, one.previousMode,
            one.rules.domains, configuration.rules->rulesInDomains(one.rules.domains).size(), one.location});
    return modes;
}

} // namespace outcrop
