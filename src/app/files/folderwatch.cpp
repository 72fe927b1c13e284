// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/folderwatch.h"

#include "adapters/files/folderwatcher.h"

namespace outcrop {

namespace {

class SystemFolderWatch : public FolderWatch
{
public:
    explicit SystemFolderWatch(const std::function<void()> &changed) { QObject::connect(&m_watcher, &FolderWatcher::changed, &m_watcher, changed); }
    void watch(const QString &folder) override { m_watcher.watch(folder); }

private:
    FolderWatcher m_watcher;
};

} // namespace

std::unique_ptr<FolderWatch> makeFolderWatch(const std::function<void()> &changed)
{
    return std::make_unique<SystemFolderWatch>(changed);
}

} // namespace outcrop
