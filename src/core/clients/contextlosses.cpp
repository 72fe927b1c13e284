// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/clients/contextlosses.h"

#include "core/clients/clientsmessages.h"

#include <QLocale>

#include <algorithm>

namespace outcrop {

ContextLosses contextLosses(const ClientContext &context)
{
    ContextLosses losses;
    for (const ContextText *text : limitedTexts(context)) {
        if (text->isOverLimit) {
            ++losses.skippedFiles;
        } else if (text->isShortened) {
            ++losses.shortenedDescriptions;
        } else {
            ++losses.truncatedFiles;
            losses.truncatedBytes += text->fileBytes - text->cutByte;
        }
    }
    losses.blockedImports = std::count_if(context.texts.begin(), context.texts.end(), [](const ContextText &text) { return text.isBlockedImport; });
    return losses;
}

QList<const ContextText *> limitedTexts(const ClientContext &context)
{
    QList<const ContextText *> limited;
    for (const ContextText &text : context.texts) {
        if (text.isLimited())
            limited.append(&text);
    }
    return limited;
}

QString toString(const ContextLosses &losses)
{
    static const QLocale english(QLocale::English, QLocale::UnitedStates); // as in all messages
    QStringList parts;
    if (losses.truncatedFiles > 0)
        parts += {clientsmessages::filesTruncated(losses.truncatedFiles), clientsmessages::bytesNotSent(english.formattedDataSize(losses.truncatedBytes))};
    if (losses.skippedFiles > 0)
        parts += clientsmessages::filesSkipped(losses.skippedFiles);
    if (losses.shortenedDescriptions > 0)
        parts += clientsmessages::descriptionsShortened(losses.shortenedDescriptions);
    if (losses.blockedImports > 0)
        parts += clientsmessages::importsNotLoaded(losses.blockedImports);
    return parts.join(QStringLiteral(", "));
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
