// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workspace/sampleresources.h"

#include <QDir>

/// The macro must be outside any namespace.
static void initSampleResources()
{
    Q_INIT_RESOURCE(sample);
    Q_INIT_RESOURCE(starter);
}

namespace outcrop {

void useSampleResources()
{
    initSampleResources();
}

} // namespace outcrop
