// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/providers/builtinproviders.h"

#include <QFile>

/// Ensures that the linker keeps the resources of this static library. The macro must be used outside any namespace.
static void initProviderResources()
{
    Q_INIT_RESOURCE(providers);
}

namespace outcrop {
namespace {

DocumentPtr readBuiltIn(const QString &path)
{
    QFile file(QStringLiteral(":/providers/") + path);
    const bool opened = file.open(QIODevice::ReadOnly);
    Q_ASSERT(opened);
    return readDocument(QStringLiteral("builtin/portability/") + path, opened ? file.readAll() : QByteArray());
}

} // namespace

QList<DocumentPtr> builtInProviders()
{
    initProviderResources();
    QList<DocumentPtr> documents;
    for (const char *name : {"anthropic-messages", "google-generative-ai", "manual", "ollama-chat",
             "openai-chat-completions", "openai-compatible", "openai-responses"})
        documents.append(readBuiltIn(QStringLiteral("wire/%1.yaml").arg(QLatin1String(name))));
    for (const char *name : {"anthropic", "openai", "google", "open-source", "manual"})
        documents.append(readBuiltIn(QStringLiteral("providers/%1.yaml").arg(QLatin1String(name))));
    return documents;
}

} // namespace outcrop
