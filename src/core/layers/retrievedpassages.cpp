// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layers/retrievedpassages.h"

#include "core/layers/libraryreadings.h"

namespace outcrop {

PromptLibrary withRetrievedPassages(const PromptLibrary &library, const QList<RetrievedPassage> &passages)
{
    LibraryReadings readings = library.readings ? *library.readings : LibraryReadings();
    readings.retrieved = passages.isEmpty() ? nullptr : std::make_shared<const QList<RetrievedPassage>>(passages);
    PromptLibrary changed = library;
    changed.readings = std::make_shared<const LibraryReadings>(readings);
    return changed;
}

QList<RetrievedPassage> retrievedPassages(const PromptLibrary &library)
{
    return library.readings && library.readings->retrieved ? *library.readings->retrieved : QList<RetrievedPassage>();
}

} // namespace outcrop
