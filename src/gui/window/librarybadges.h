// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/live/livepipeline.h"

namespace outcrop {

class LibraryPanel;

/// Keeps the badges of the library current: documents with unsaved changes, and layers that the current prompt does not send.
class LibraryBadges : public QObject
{
    Q_OBJECT

public:
    /// The arguments must outlive this object.
    LibraryBadges(LibraryPanel &library, const EditSessions &sessions, const LivePipeline &livePipeline, QObject *parent);
};

} // namespace outcrop
