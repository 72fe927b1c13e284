// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/providers/builtinproviders.h"
#include "core/render/catalog.h"

namespace outcrop::testing {

/// Returns a built-in adapter under another name and with another wire format or API version. With these variants, tests cover all wire formats, even those
/// that no built-in provider uses.
inline SourceFile adapterVariant(const QString &adapter, const QString &name, const QString &oldLine, const QString &newLine)
{
    for (const DocumentPtr &document : builtInProviders()) {
        if (document->kind != DocumentKind::Adapter || document->name() != adapter)
            continue;
        QString text = document->text;
        text.replace(QStringLiteral("  name: ") + adapter, QStringLiteral("  name: ") + name).replace(oldLine, newLine);
        return {QStringLiteral("portability/providers/%1.yaml").arg(name), text.toUtf8()};
    }
    return {};
}

inline ProviderCatalog everyWireFormat()
{
    const Workspace variants = Workspace::fromFiles(
        {QStringLiteral("variants")},
        {adapterVariant(QStringLiteral("openai"), QStringLiteral("chat"), QStringLiteral("openai-responses"), QStringLiteral("openai-chat-completions")),
         adapterVariant(QStringLiteral("open-source"), QStringLiteral("compatible"), QStringLiteral("ollama-chat"), QStringLiteral("openai-compatible")),
         adapterVariant(QStringLiteral("anthropic"), QStringLiteral("anthropic-2023"), QStringLiteral("api_format: anthropic-messages"),
                 QStringLiteral("api_format: anthropic-messages\n  api_version: \"2023-06-01\""))});
    return ProviderCatalog::read(builtInProviders(), variants);
}

} // namespace outcrop::testing
