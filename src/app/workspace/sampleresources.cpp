// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workspace/sampleresources.h"

#include <QDir>

/// Registers the resources. Q_INIT_RESOURCE must be called outside every namespace.
static void initSampleResources()
{
    Q_INIT_RESOURCE(sample);
    Q_INIT_RESOURCE(samplerecords);
    Q_INIT_RESOURCE(starter);
}

namespace outcrop {

void registerSampleResources()
{
    initSampleResources();
}

} // namespace outcrop
