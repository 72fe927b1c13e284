// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/language/liveworkspace.h"

#include <QDir>

#include <utility>

namespace outcrop {
namespace {

/// Returns the bytes of a text as an editor would save it.
QByteArray encodeText(const QString &text, const Document &diskDocument)
{
    const bool hasMark = text.startsWith(QChar(QChar::ByteOrderMark));
    return diskDocument.hasByteOrderMark && !hasMark ? utf8Mark.toByteArray() + text.toUtf8() : text.toUtf8();
}

CheckScope quickScope()
{
    CheckScope scope;
    scope.checksPortability = false;
    return scope;
}

} // namespace

LiveWorkspace::LiveWorkspace(const QString &folder) : m_folder(folder), m_findings(quickScope()) { }

void LiveWorkspace::setText(const QString &path, const QString &text)
{
    m_texts.insert(path, text);
    m_changedPaths.insert(path);
}

void LiveWorkspace::removeText(const QString &path)
{
    if (m_texts.remove(path))
        m_changedPaths.insert(path);
}

const OpenedWorkspace &LiveWorkspace::updateWorkspace()
{
    if (std::exchange(m_isStale, false))
        read();
    bool hasChanged = false;
    for (const QString &path : std::exchange(m_changedPaths, {}))
        hasChanged = applyText(path) || hasChanged;
    if (hasChanged)
        ++m_revision;
    return m_current;
}

void LiveWorkspace::read()
{
    Result<OpenedWorkspace> result = openWorkspace(m_folder, {}, m_disk);
    m_failure = result ? std::nullopt : std::optional(result.error());
    if (result)
        m_disk = *std::move(result);
    m_disk.folder = m_folder;
    m_current = m_disk;
    ++m_revision;
    for (auto text = m_texts.keyBegin(); text != m_texts.keyEnd(); ++text)
        m_changedPaths.insert(*text);
}

/// Sets a document to its open text, or to the file's bytes if the texts are equal, as an editor may not reproduce them. Returns whether the bytes changed.
bool LiveWorkspace::applyText(const QString &path)
{
    const DocumentPtr diskDocument = m_disk.workspace().document(path);
    if (!diskDocument)
        return false;
    const auto text = m_texts.constFind(path);
    const QByteArray bytes = text == m_texts.constEnd() || *text == diskDocument->text ? diskDocument->bytes : encodeText(*text, *diskDocument);
    if (m_current.workspace().document(path)->bytes == bytes)
        return false;
    m_current = withText(m_current, path, bytes);
    return true;
}

UnsavedTexts LiveWorkspace::unsaved()
{
    UnsavedTexts texts;
    for (auto text = m_texts.keyBegin(); text != m_texts.keyEnd(); ++text) {
        const DocumentPtr now = document(*text);
        if (now && now->bytes != m_disk.workspace().document(*text)->bytes)
            texts.insert(QDir(m_folder).filePath(*text), now->bytes);
    }
    return texts;
}

Diagnostics LiveWorkspace::findings(CheckDepth depth)
{
    m_findings.update(updateWorkspace(), depth);
    return m_findings.diagnostics();
}

} // namespace outcrop
