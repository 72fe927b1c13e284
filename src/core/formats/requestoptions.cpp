// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/requestoptions.h"

#include "core/base/jsonpointer.h"

#include <algorithm>

namespace outcrop {
namespace {

/// Keys of request bodies that are part of the prompt, and keys that depend on how the request is sent.
const QStringList unsentPlaces{
    QStringLiteral("/model"), QStringLiteral("/messages"), QStringLiteral("/input"), QStringLiteral("/contents"), QStringLiteral("/system"),
    QStringLiteral("/instructions"), QStringLiteral("/systemInstruction"), QStringLiteral("/system_instruction"), QStringLiteral("/tools"), QStringLiteral("/prompt"),
    QStringLiteral("/response_format/json_schema"), QStringLiteral("/text/format"), QStringLiteral("/output_config/format"),
    QStringLiteral("/stream"), QStringLiteral("/stream_options"), QStringLiteral("/background"), QStringLiteral("/anthropic_version"), QStringLiteral("/anthropic_beta"),
};

/// Returns the pointer inside the body; nullopt if the key is outside the body, or if the prompt is not a provider's request.
std::optional<QString> pointerInBody(const PromptFile &prompt, const std::string &pointer)
{
    const QString whole = QString::fromStdString(pointer);
    const bool isInBody = !prompt.api.isEmpty() && whole.startsWith(prompt.bodyPointer + u'/');
    return isInBody ? std::optional(whole.mid(prompt.bodyPointer.size())) : std::nullopt;
}

bool isOption(const PromptFile &prompt, const std::string &pointer, const Json &value)
{
    const std::optional<QString> bodyPointer = pointerInBody(prompt, pointer);
    return bodyPointer && isRequestOption(*bodyPointer, value);
}

} // namespace

bool isRequestOption(const QString &pointer, const Json &value)
{
    const auto contains = [&pointer](const QString &place) { return pointer == place || pointer.startsWith(place + u'/'); };
    return !value.is_null() && std::none_of(unsentPlaces.begin(), unsentPlaces.end(), contains);
}

Json requestOptions(const PromptFile &prompt)
{
    Json options = Json::object();
    for (const auto &[pointer, value] : prompt.foreignKeys.items()) {
        if (!isOption(prompt, pointer, value))
            continue;
        Json *place = &options;
        for (const QString &key : pointerTokens(*pointerInBody(prompt, pointer)))
            place = &(*place)[key.toStdString()];
        *place = value;
    }
    return options;
}

Json unsentKeys(const PromptFile &prompt)
{
    Json keys = Json::object();
    for (const auto &[pointer, value] : prompt.foreignKeys.items()) {
        if (!isOption(prompt, pointer, value))
            keys[pointer] = value;
    }
    return keys;
}

} // namespace outcrop
