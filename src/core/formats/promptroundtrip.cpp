// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/promptroundtrip.h"

#include "core/formats/formatsmessages.h"
#include "core/formats/sourceledger.h"

namespace outcrop {
namespace {

bool isUnchanged(const QString &format, const QList<PromptFile> &prompts, const OriginalPromptFile &originalPromptFile)
{
    if (originalPromptFile.format != format || originalPromptFile.prompts.size() != prompts.size())
        return false;
    for (qsizetype at = 0; at < prompts.size(); ++at) {
        if (toJson(prompts.at(at)) != originalPromptFile.prompts.at(at))
            return false;
    }
    return true;
}

WrittenPromptFile unchangedFile(const QList<PromptFile> &prompts, const OriginalPromptFile &originalPromptFile)
{
    WrittenPromptFile written{originalPromptFile.name, originalPromptFile.bytes, {}};
    for (const PromptFile &prompt : prompts) {
        for (const PromptFilePart &part : promptParts(prompt))
            written.ledger.append({part.name, part.name, LossAction::Kept, formatsmessages::unchangedOriginal()});
    }
    return written;
}

} // namespace

OriginalPromptFile originalOf(const QString &format, const QString &name, const QByteArray &bytes, const ParsedPromptFile &read)
{
    OriginalPromptFile originalPromptFile{format, name, bytes, {}};
    for (const PromptFile &prompt : read.prompts)
        originalPromptFile.prompts.append(toJson(prompt));
    return originalPromptFile;
}

Result<QList<WrittenPromptFile>> writePrompts(const FileFormat &format, const QList<PromptFile> &prompts, const OriginalPromptFile *originalPromptFile)
{
    if (originalPromptFile && isUnchanged(format.description().name, prompts, *originalPromptFile))
        return QList<WrittenPromptFile>{unchangedFile(prompts, *originalPromptFile)};
    QList<WrittenPromptFile> files;
    for (const PromptFile &prompt : prompts) {
        const Result<WrittenPromptFile> written = format.write(prompt);
        if (!written)
            return written.error();
        files.append(*written);
    }
    return files;
}

} // namespace outcrop
