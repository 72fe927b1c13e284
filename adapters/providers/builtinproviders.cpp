// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/providers/builtinproviders.h"

#include "core/base/resources.h"
#include "core/documents/bundle/bundleddata.h"

/// Ensures that the linker keeps the resources of this static library. The macro must be used outside any namespace.
static void initProviderResources()
{
    Q_INIT_RESOURCE(providers);
    Q_INIT_RESOURCE(outcrop_bundledproviders);
}

namespace outcrop {
namespace {

DocumentPtr readBuiltIn(const QString &path, DocumentKind kind)
{
    const QString file = QStringLiteral("providers/") + path;
    return bundledDocument(QStringLiteral("builtin/portability/") + path, readResource(QStringLiteral(":/") + file), kind, bundledData(file));
}

} // namespace

QList<DocumentPtr> builtInProviders()
{
    initProviderResources();
    QList<DocumentPtr> documents;
    for (const char *name : {"anthropic-messages", "google-generative-ai", "manual", "ollama-chat",
             "openai-chat-completions", "openai-compatible", "openai-responses"})
        documents.append(readBuiltIn(QStringLiteral("wire/%1.yaml").arg(QLatin1String(name)), DocumentKind::WireFormat));
    for (const char *name : {"anthropic", "openai", "google", "open-source", "manual"})
        documents.append(readBuiltIn(QStringLiteral("providers/%1.yaml").arg(QLatin1String(name)), DocumentKind::Adapter));
    return documents;
}

} // namespace outcrop
