// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workspace/adoptworkspace.h"

namespace outcrop {

Result<AdoptionProposal> proposeAdoption(const QString &folder)
{
    const Result<OpenedWorkspace> opened = openWorkspace(folder);
    if (!opened)
        return opened.error();
    const Result<Adoption> adoption = planAdoption(opened->workspace());
    if (!adoption)
        return adoption.error();
    return AdoptionProposal{*opened, *adoption};
}

} // namespace outcrop
