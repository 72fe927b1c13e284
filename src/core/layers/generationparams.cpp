// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layers/generationparams.h"

#include <algorithm>

namespace outcrop {
namespace {

const QString optionsKey = QStringLiteral("provider_options");

} // namespace

QString ProviderOption::paramName() const
{
    return optionsKey + u'.' + api + u'.' + key;
}

std::optional<ProviderOption> providerOptionOf(const QString &param)
{
    ProviderOption option{param.section(u'.', 1, 1), param.section(u'.', 2)};
    const bool isOption = param.section(u'.', 0, 0) == optionsKey && !option.api.isEmpty() && !option.key.isEmpty();
    return isOption ? std::optional(std::move(option)) : std::nullopt;
}

const GenerationParam *GenerationParams::find(const QString &name) const
{
    const auto found = std::find_if(m_params.begin(), m_params.end(), [&name](const GenerationParam &param) { return param.name == name; });
    return found == m_params.end() ? nullptr : &*found;
}

void GenerationParams::set(const GenerationParam &param)
{
    for (GenerationParam &existingParam : m_params) {
        if (existingParam.name == param.name) {
            existingParam = param;
            return;
        }
    }
    m_params.append(param);
}

QStringList knownParamNames()
{
    return {QStringLiteral("max_input_tokens"), QStringLiteral("max_output_tokens"), QStringLiteral("context_window"),
            QStringLiteral("temperature"),      QStringLiteral("top_p"),             QStringLiteral("top_k"),
            QStringLiteral("stop"),             QStringLiteral("seed"),              QStringLiteral("frequency_penalty"),
            QStringLiteral("presence_penalty"), QStringLiteral("reasoning_effort")};
}

} // namespace outcrop
