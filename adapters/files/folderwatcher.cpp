// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/files/folderwatcher.h"

namespace outcrop {

class FolderWatcher::Watch
{
};

FolderWatcher::FolderWatcher(QObject *parent) : QObject(parent) { }
FolderWatcher::~FolderWatcher() = default;
void FolderWatcher::watch(const QString &folder) { m_folder = folder; }
QString FolderWatcher::folder() const { return m_folder; }
bool FolderWatcher::isPolling() const { return false; }

} // namespace outcrop
