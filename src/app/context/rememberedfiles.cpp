// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/context/rememberedfiles.h"

namespace outcrop {

QStringList RememberedFiles::names(const QString &folder) const
{
    const QMutexLocker locked(&m_mutex);
    const auto known = m_names.constFind(folder);
    return known != m_names.constEnd() ? *known : *m_names.insert(folder, m_files.names(folder));
}

QStringList RememberedFiles::folders(const QString &folder) const
{
    const QMutexLocker locked(&m_mutex);
    const auto known = m_folders.constFind(folder);
    return known != m_folders.constEnd() ? *known : *m_folders.insert(folder, m_files.folders(folder));
}

} // namespace outcrop
