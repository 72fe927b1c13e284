// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/render/attachmentrows.h"

#include "core/base/localnumbers.h"
#include "core/render/attachmentacceptance.h"
#include "models/base/sizetext.h"

#include <QCoreApplication>

#include <algorithm>

namespace outcrop {

namespace {

struct AttachmentWords {
    Q_DECLARE_TR_FUNCTIONS(AttachmentRows)
};

std::optional<TokenCount> tokensOf(const QString &part, const RenderedRequest &request)
{
    if (!request.figures)
        return std::nullopt;
    const QList<PartTokens> &parts = request.figures->tokens.parts;
    const auto found = std::find_if(parts.begin(), parts.end(), [&part](const PartTokens &tokens) { return tokens.id == part; });
    return found == parts.end() ? std::nullopt : std::optional(found->count);
}

/// Returns the reason why a part is not sent, as a sentence, or an empty string.
QString problemOf(const QString &part, const RenderedRequest &request)
{
    const auto droppedEntry = std::find_if(request.ledger.begin(), request.ledger.end(),
        [&part](const LedgerEntry &entry) { return entry.part == part && entry.action == LossAction::Dropped; });
    //: %1 is the reason why an attachment is not sent
    return droppedEntry == request.ledger.end() ? QString() : AttachmentWords::tr("Not sent: %1").arg(droppedEntry->reason);
}

AttachmentRow rowOf(const Attachment &attachment, const QString &part, const RenderedRequest &request)
{
    AttachmentRow row{attachment.path, attachment.name(), windowLocale().formattedDataSize(attachment.bytes.size()), attachment.path, problemOf(part, request), {}, attachment.sha256, {}};
    row.toolTip += u'\n' + attachmentLabel(attachment);
    if (const std::optional<TokenCount> tokens = tokensOf(part, request); tokens && row.problem.isEmpty()) {
        row.details += QStringLiteral(" · ") + sizeText(*tokens, SizeUnit::Tokens);
        row.toolTip += u'\n' + certaintyText(*tokens, SizeUnit::Tokens);
    }
    if (attachment.kind == Attachment::Kind::Image) {
        row.imageType = attachment.mediaType;
        row.image = attachment.bytes;
    }
    return row;
}

} // namespace

QList<AttachmentRow> attachmentRows(const QStringList &paths, const PromptBundle &bundle, const RenderedRequest &request)
{
    QList<AttachmentRow> rows;
    for (const QString &path : paths) {
        const auto isMeant = [&path](const Attachment &attachment) { return attachment.path == path && attachment.source.isEmpty(); };
        const auto found = std::find_if(bundle.attachments.begin(), bundle.attachments.end(), isMeant);
        if (found == bundle.attachments.end())
            rows += AttachmentRow{path, path.section(u'/', -1), {}, path, AttachmentWords::tr("Not sent: the file is missing or cannot be attached. The Problems panel shows the reason."), {}, {}, {}};
        else
            rows += rowOf(*found, attachmentPart(found - bundle.attachments.begin()), request);
    }
    return rows;
}

} // namespace outcrop
