// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/clients/contextlosses.h"

#include "core/base/joinedtext.h"
#include "core/base/localnumbers.h"
#include "core/clients/clientsmessages.h"

namespace outcrop {

ContextLosses contextLosses(const ClientContext &context)
{
    ContextLosses losses;
    for (const ContextText *text : lostTexts(context)) {
        if (text->isBlockedImport) {
            ++losses.blockedImports;
        } else if (text->isOverLimit) {
            ++losses.skippedFiles;
        } else if (text->isShortened) {
            ++losses.shortenedDescriptions;
        } else {
            ++losses.truncatedFiles;
            losses.truncatedBytes += text->fileBytes - text->truncationOffset;
        }
    }
    return losses;
}

QList<const ContextText *> lostTexts(const ClientContext &context)
{
    QList<const ContextText *> lostTextList;
    for (const ContextText &text : context.texts) {
        if (text.hasLoss())
            lostTextList.append(&text);
    }
    return lostTextList;
}

QString toString(const ContextLosses &losses)
{
    QStringList parts;
    if (losses.truncatedFiles > 0)
        parts += {clientsmessages::filesTruncated(losses.truncatedFiles), clientsmessages::bytesNotSent(dataSizeText(losses.truncatedBytes))};
    if (losses.skippedFiles > 0)
        parts += clientsmessages::filesSkipped(losses.skippedFiles);
    if (losses.shortenedDescriptions > 0)
        parts += clientsmessages::descriptionsShortened(losses.shortenedDescriptions);
    if (losses.blockedImports > 0)
        parts += clientsmessages::importsNotLoaded(losses.blockedImports);
    return parts.join(listSeparator());
}

QStringList lossSentences(const ContextLosses &losses)
{
    QStringList sentences;
    if (losses.truncatedFiles > 0)
        sentences += clientsmessages::onlyBeginningSent(losses.truncatedFiles);
    if (losses.skippedFiles > 0)
        sentences += clientsmessages::skippedForLimit(losses.skippedFiles);
    if (losses.shortenedDescriptions > 0)
        sentences += clientsmessages::shortenedInList(losses.shortenedDescriptions);
    if (losses.blockedImports > 0)
        sentences += clientsmessages::importsBlocked(losses.blockedImports);
    return sentences;
}

} // namespace outcrop
