// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>
#include <memory>

namespace outcrop {

/// Reports possible changes in a workspace's folder, including saves by this program: listeners compare the bytes.
class FolderWatch
{
public:
    virtual ~FolderWatch() = default;

    /// Watches this folder instead of the previous one. An empty path stops watching.
    virtual void watch(const QString &folder) = 0;
};

/// Creates a watch. `changed` is called in the event loop of the calling thread, and never after the watch is destroyed.
std::unique_ptr<FolderWatch> makeFolderWatch(const std::function<void()> &changed);

} // namespace outcrop
