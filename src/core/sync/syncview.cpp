// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sync/syncview.h"

#include "core/base/paths.h"
#include "core/sync/syncmark.h"

#include <algorithm>

namespace outcrop {
namespace {

constexpr qint64 maximumTextBytes = 4 * 1024 * 1024;
constexpr qsizetype minimumRepeatedLength = 40; ///< minimum length in characters; longer paragraphs are unlikely to occur twice by chance

/// Returns a text with LF line endings and without trailing spaces.
QString normalizeSpaces(const QString &text)
{
    QStringList lines = text.split(u'\n');
    for (QString &line : lines) {
        while (!line.isEmpty() && line.back().isSpace())
            line.chop(1);
    }
    return lines.join(u'\n');
}

} // namespace

QStringList paragraphsOf(const QString &text)
{
    QStringList paragraphs;
    for (const QString &paragraph : normalizeSpaces(text).split(QStringLiteral("\n\n"), Qt::SkipEmptyParts)) {
        if (!paragraph.trimmed().isEmpty())
            paragraphs.append(paragraph.trimmed());
    }
    return paragraphs;
}

SyncView::SyncView(const ClientDocument &client, const ContextFiles &files, const ViewFolders &places)
    : m_client(client), m_files(files), m_viewFolders(places), m_context(readClientContext(client, files, {places.start, places.home, {}, {}}))
{
    for (const ContextText &text : m_context.texts)
        add(text, SyncVisibility::State::Sent);
    QStringList touchedFiles;
    for (const QString &folder : places.folders)
        touchedFiles.append(folder + QStringLiteral("/outcrop-sync"));
    if (!touchedFiles.isEmpty()) {
        for (const ContextText &text : readClientContext(client, files, {places.start, places.home, touchedFiles, {}}).texts)
            add(text, SyncVisibility::State::Later);
    }
    std::stable_sort(m_seenTexts.begin(), m_seenTexts.end(), [](const SeenText &a, const SeenText &b) { return a.state < b.state; });
}

void SyncView::add(const ContextText &text, SyncVisibility::State sent)
{
    const bool isLater = text.state == ContextState::Waiting || (text.state == ContextState::Listed && !text.patterns.isEmpty()); // sent when it applies
    if (!isLater && (!text.isSent() || text.state == ContextState::Listed))
        return;
    const Result<QByteArray> bytes = isAtOrBelow(text.file, m_viewFolders.root) ? m_files.read(text.file, maximumTextBytes) : QByteArray();
    const QString whole = bytes ? QString::fromUtf8(*bytes) : QString();
    const bool isImported = std::any_of(
        m_seenTexts.begin(), m_seenTexts.end(), [&text](const SeenText &seenText) { return seenText.isGenerated && seenText.file == text.relatedFile; });
    m_seenTexts.append({text.file, normalizeSpaces(isLater ? whole : text.text), isLater ? SyncVisibility::State::Later : sent,
        isImported || isGenerated(whole), findSection(whole).has_value()});
}

QStringList SyncView::filesWithSections() const
{
    QStringList files;
    for (const SeenText &seenText : m_seenTexts) {
        if (seenText.hasSection && !files.contains(seenText.file))
            files.append(seenText.file);
    }
    return files;
}

const ContextText *SyncView::listedText(const QString &file) const
{
    const auto found = std::find_if(m_context.texts.begin(), m_context.texts.end(), [&file](const ContextText &text) {
        return (text.realFile == file || text.file == file) && (text.state == ContextState::Listed || text.state == ContextState::Skipped);
    });
    return found == m_context.texts.end() ? nullptr : &*found;
}

/// Returns the texts that the client sends if it is started in a folder.
const QList<SyncView::SeenText> &SyncView::textsForFolder(const QString &folder) const
{
    if (const auto known = m_textsByFolder.constFind(folder); known != m_textsByFolder.constEnd())
        return *known;
    SyncView other(m_client, m_files, {m_viewFolders.root, folder, m_viewFolders.home, {}});
    for (SeenText &seenText : other.m_seenTexts)
        seenText.state = SyncVisibility::State::Started;
    return *m_textsByFolder.insert(folder, other.m_seenTexts);
}

const SyncView::SeenText *SyncView::find(const QString &block, const QList<SeenText> &texts, bool ignoresGenerated) const
{
    const QString escapedBlock = escapeXml(block, true);
    const auto found = std::find_if(texts.begin(), texts.end(), [&](const SeenText &seenText) {
        return !(ignoresGenerated && seenText.isGenerated) && (seenText.text.contains(block) || (escapedBlock != block && seenText.text.contains(escapedBlock)));
    });
    return found == texts.end() ? nullptr : &*found;
}

/// Finds the truncated or unloaded file that contains a paragraph, and sets the reason.
void SyncView::setMissingReason(const QString &block, SyncVisibility &visibility) const
{
    for (const ContextText &text : m_context.texts) {
        if (text.state != ContextState::Truncated && text.state != ContextState::Hidden && text.state != ContextState::Skipped)
            continue;
        const Result<QByteArray> bytes = m_files.read(text.file, maximumTextBytes);
        if (!bytes || !normalizeSpaces(QString::fromUtf8(*bytes)).contains(block))
            continue;
        visibility.file = text.file;
        visibility.reason = contextReason(text, m_viewFolders.root);
        return;
    }
}

SyncVisibility SyncView::visibility(const QString &text, const QString &folder, bool ignoresGenerated) const
{
    SyncVisibility visibility;
    const QStringList blocks = paragraphsOf(text);
    for (const QString &block : blocks) {
        const SeenText *seenText = find(block, m_seenTexts, ignoresGenerated);
        if (!seenText && !folder.isEmpty())
            seenText = find(block, textsForFolder(m_viewFolders.root + u'/' + folder), ignoresGenerated);
        if (!seenText) {
            visibility.missing.append(block);
            continue;
        }
        visibility.state = std::max(visibility.state, seenText->state);
        if (visibility.file.isEmpty())
            visibility.file = seenText->file;
    }
    if (!visibility.missing.isEmpty()) {
        visibility.state = SyncVisibility::State::Missing;
        setMissingReason(visibility.missing.first(), visibility);
    }
    const auto longest = std::max_element(blocks.begin(), blocks.end(), [](const QString &a, const QString &b) { return a.size() < b.size(); });
    if (longest == blocks.end() || longest->size() < minimumRepeatedLength)
        return visibility;
    for (const SeenText &seenText : m_seenTexts) {
        if (seenText.state == SyncVisibility::State::Sent && seenText.text.contains(*longest)
            && !visibility.repeatedFiles.contains(seenText.file))
            visibility.repeatedFiles.append(seenText.file);
    }
    if (visibility.repeatedFiles.size() < 2)
        visibility.repeatedFiles.clear();
    return visibility;
}

} // namespace outcrop
