// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/render/attachmentacceptance.h"

#include "core/base/joinedtext.h"
#include "core/base/localnumbers.h"
#include "core/render/rendermessages.h"

#include <algorithm>

namespace outcrop {
namespace {

/// Returns whether the model accepts attachments of this kind, according to its adapter. True if its features are unknown.
bool modelAccepts(const ModelInfo &model, Attachment::Kind kind)
{
    if (kind == Attachment::Kind::Text || model.features.isEmpty())
        return true;
    if (kind == Attachment::Kind::Image)
        return model.has(QStringLiteral("vision"));
    return model.attachments.contains(kind);
}

QString attachmentRejectionReason(const Attachment &attachment, const RenderTarget &target)
{
    const QString kind = attachmentKindName(attachment.kind);
    const QString &wire = target.wireFormat->name;
    const DataNode &accepted = target.wireFormat->data[u"attachments"][kind];
    if (!accepted.isMapping())
        return rendermessages::attachmentKindNotAccepted(wire, kind);
    const bool isManual = target.wireFormat->method.isEmpty(); // the user selects the model
    if (!isManual && !modelAccepts(target.model, attachment.kind))
        return rendermessages::attachmentKindNotAccepted(target.model.id, kind);
    const QStringList types = accepted[u"types"].toStrings();
    if (!types.isEmpty() && !types.contains(attachment.mediaType))
        return rendermessages::attachmentTypeNotAccepted(wire, attachment.mediaType, types.join(listSeparator()));
    const std::optional<qint64> limit = accepted[u"bytes"].toInteger();
    if (limit && attachment.bytes.size() > *limit)
        return rendermessages::attachmentTooLarge(wire, dataSizeText(attachment.bytes.size()), dataSizeText(*limit));
    return {};
}

} // namespace

bool hasAttachments(const PromptBundle &bundle)
{
    return !bundle.attachments.isEmpty()
        || std::any_of(bundle.history.begin(), bundle.history.end(), [](const Message &message) { return !message.attachments.isEmpty(); });
}

PromptBundle markRejectedAttachments(const PromptBundle &bundle, const RenderTarget &target, PromptEnvelope envelope)
{
    PromptBundle accepted = bundle;
    for (Attachment &attachment : accepted.attachments)
        attachment.unsentReason = attachmentRejectionReason(attachment, target);
    for (Message &message : accepted.history) {
        for (Attachment &attachment : message.attachments)
            attachment.unsentReason = envelope == PromptEnvelope::PromptXml ? rendermessages::notInDocument() : attachmentRejectionReason(attachment, target);
    }
    return accepted;
}

QString attachmentPart(qsizetype index, std::optional<qsizetype> message)
{
    const QString part = QStringLiteral("attachments/%1").arg(index);
    return message ? QStringLiteral("history/%1/%2").arg(*message).arg(part) : part;
}

} // namespace outcrop
