// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layers/generationparams.h"

#include <algorithm>

namespace outcrop {

const GenerationParam *GenerationParams::find(const QString &name) const
{
    const auto found = std::find_if(m_params.begin(), m_params.end(), [&name](const GenerationParam &param) { return param.name == name; });
    return found == m_params.end() ? nullptr : &*found;
}

void GenerationParams::set(const GenerationParam &param)
{
    for (GenerationParam &existing : m_params) {
        if (existing.name == param.name) {
            existing = param;
            return;
        }
    }
    m_params.append(param);
}

QStringList knownParamNames()
{
    return {QStringLiteral("max_input_tokens"), QStringLiteral("max_output_tokens"), QStringLiteral("context_window"),
            QStringLiteral("temperature"),      QStringLiteral("top_p"),             QStringLiteral("top_k"),
            QStringLiteral("stop"),             QStringLiteral("seed"),              QStringLiteral("reasoning_effort")};
}

} // namespace outcrop
