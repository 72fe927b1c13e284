// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layers/promptattachments.h"

#include "core/base/paths.h"
#include "core/layers/layersmessages.h"

#include <QDir>
#include <QMutex>
#include <QMutexLocker>

#include <algorithm>

namespace outcrop {
namespace {

/// Caches attachments by document. An entry expires when its document is deleted.
class AttachmentCache
{
public:
    std::optional<Result<Attachment>> find(const DocumentPtr &document)
    {
        const QMutexLocker lock(&m_mutex);
        for (const Entry &entry : std::as_const(m_entries)) {
            if (entry.document.lock() == document)
                return entry.attachment;
        }
        return std::nullopt;
    }

    void add(const DocumentPtr &document, const Result<Attachment> &attachment)
    {
        const QMutexLocker lock(&m_mutex);
        m_entries.removeIf([](const Entry &entry) { return entry.document.expired(); });
        m_entries.append({document, withoutBytes(attachment)});
    }

private:
    struct Entry {
        std::weak_ptr<const Document> document;
        Result<Attachment> attachment;
    };

    static Result<Attachment> withoutBytes(Result<Attachment> attachment)
    {
        if (attachment)
            attachment->bytes.clear();
        return attachment;
    }

    QMutex m_mutex;
    QList<Entry> m_entries;
};

} // namespace

Result<Attachment> attachmentOf(const DocumentPtr &document)
{
    static AttachmentCache cache;
    std::optional<Result<Attachment>> known = cache.find(document);
    if (!known) {
        known = readAttachment(document->path, document->bytes);
        cache.add(document, *known);
    }
    if (*known)
        (*known)->bytes = document->bytes;
    return *known;
}

std::optional<Attachment> PromptAttachments::find(const QString &path, const Location &place, Severity severity)
{
    const QString inside = pathOf(path, place.file);
    const auto report = [this, &place, severity](const QString &code, const QString &message) {
        m_diagnostics.append({severity, code, message, place});
        return std::nullopt;
    };
    const Diagnostics &unreadableFindings = m_workspace.unreadable();
    const auto failure = std::find_if(unreadableFindings.begin(), unreadableFindings.end(), [&inside](const Diagnostic &found) { return found.location.file == inside; });
    if (failure != unreadableFindings.end())
        return report(QStringLiteral("attachment-invalid"), layersmessages::attachmentUnreadable(inside, failure->message));
    const DocumentPtr document = m_workspace.document(inside);
    if (!document)
        return report(QStringLiteral("attachment-missing"), layersmessages::attachmentMissing(path));
    const Result<Attachment> attachment = attachmentOf(document);
    return attachment ? std::optional(*attachment) : report(QStringLiteral("attachment-invalid"), attachment.error().message);
}

QList<Attachment> PromptAttachments::findForLayer(const Document &layer)
{
    QList<Attachment> attachments;
    const DataNode &node = layer.frontMatter.data[u"attachments"];
    for (const DataNode &item : node.isScalar() && !node.isNull() ? QList<DataNode>{node} : node.items()) {
        std::optional<Attachment> attachment = find(item.text(), {layer.path, item.range()});
        if (!attachment)
            continue;
        attachment->source = layer.path;
        attachments.append(*attachment);
    }
    return attachments;
}

/// Returns the path of the matching document, or the path as written if there is none.
QString PromptAttachments::pathOf(const QString &written, const QString &file) const
{
    const QString beside = QDir::cleanPath(file.section(u'/', 0, -2) + u'/' + written);
    const QString relativePath = beside.startsWith(u'/') ? beside.mid(1) : beside; // next to a file in the top-level folder
    const auto isKnown = [this](const QString &path) {
        const Diagnostics &unreadableFindings = m_workspace.unreadable();
        return m_workspace.document(path) || std::any_of(unreadableFindings.begin(), unreadableFindings.end(), [&path](const Diagnostic &found) { return found.location.file == path; });
    };
    if (isContainedPath(relativePath) && isKnown(relativePath))
        return relativePath;
    return QDir::cleanPath(written);
}

} // namespace outcrop
