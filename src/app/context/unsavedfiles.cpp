// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/context/unsavedfiles.h"

#include "app/context/contextmessages.h"

namespace outcrop {

UnsavedFiles::UnsavedFiles(const ContextFiles &files, const UnsavedTexts &texts) : m_files(files)
{
    for (const auto &[path, text] : texts.asKeyValueRange()) {
        if (const FileEntryInfo entry = files.entryInfo(path); entry.isFile())
            m_texts.insert(entry.realPath, text);
    }
}

FileEntryInfo UnsavedFiles::entryInfo(const QString &path) const
{
    FileEntryInfo entry = m_files.entryInfo(path);
    if (const auto text = m_texts.constFind(entry.realPath); entry.isFile() && text != m_texts.constEnd())
        entry.size = text->size();
    return entry;
}

Result<QByteArray> UnsavedFiles::read(const QString &path, qint64 limit) const
{
    const FileEntryInfo entry = m_texts.isEmpty() ? FileEntryInfo() : m_files.entryInfo(path);
    const auto text = m_texts.constFind(entry.realPath);
    if (!entry.isFile() || text == m_texts.constEnd())
        return m_files.read(path, limit);
    if (text->size() > limit)
        return Error{ErrorCode::TooLarge, contextmessages::unsavedTooLarge(limit), {path, {}}};
    return *text;
}

} // namespace outcrop
