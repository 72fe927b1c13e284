// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/review/folderreview.h"

#include <algorithm>

namespace outcrop {

bool FolderReview::isEmpty() const
{
    return differences.isEmpty() && newFindings.isEmpty() && fixedFindings.isEmpty() && problemBefore == problemAfter
        && std::all_of(providers.begin(), providers.end(), [](const ProviderReview &one) { return one.isSame(); })
        && std::all_of(clients.clients.begin(), clients.clients.end(), [](const ContextChange &one) { return one.isSame(); });
}

} // namespace outcrop
