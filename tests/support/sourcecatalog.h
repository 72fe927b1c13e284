// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/render/catalog.h"
#include "tests/support/testworkspace.h"

namespace outcrop::testing {

/// Returns the built-in providers, read from the source tree, for tests that may not link the adapters.
inline ProviderCatalog sourceCatalog()
{
    QList<DocumentPtr> documents;
    for (const char *folder : {"wire", "providers"}) {
        const QString name = QLatin1String(folder);
        for (const SourceFile &file : filesOf(QStringLiteral(OUTCROP_SOURCE_DIR "/adapters/providers/") + name))
            documents.append(readDocument(QStringLiteral("portability/%1/%2").arg(name, file.path), file.bytes));
    }
    return ProviderCatalog::read(documents, {});
}

} // namespace outcrop::testing
