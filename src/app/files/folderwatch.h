// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>
#include <memory>

namespace outcrop {

/// Reports that a workspace's folder may have changed, its own saves included: listeners compare bytes and find that nothing is new.
class FolderWatch
{
public:
    virtual ~FolderWatch() = default;

    /// Watches this folder instead of the one before. Empty: none.
    virtual void watch(const QString &folder) = 0;
};

/// `changed` is called by the event loop of the thread that calls this; once the watch is gone, it is not.
std::unique_ptr<FolderWatch> makeFolderWatch(const std::function<void()> &changed);

} // namespace outcrop
