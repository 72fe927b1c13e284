// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokens/tokenizerfile.h"

#include "core/tokens/passagecache.h"
#include "core/tokens/tokenizerfilehuggingface.h"
#include "core/tokens/tokenizerfilesentencepiece.h"
#include "core/tokens/tokenizerfiletiktoken.h"
#include "core/tokens/tokensmessages.h"

namespace outcrop {
namespace {

/// Replaces unpaired surrogates with U+FFFD, like all code that encodes text as UTF-8.
QString toWellFormed(QStringView text)
{
    return text.isValidUtf16() ? text.toString() : QString::fromUtf8(text.toUtf8());
}

} // namespace

struct TokenizerFileCounter::Memo {
    PassageCache<qint64> texts;
};

std::shared_ptr<TokenizerFileCounter::Memo> TokenizerFileCounter::makeCache()
{
    return std::make_shared<Memo>();
}

TokenCount TokenizerFileCounter::count(QStringView text) const
{
    if (const std::optional<qint64> known = m_cache->texts.find(text))
        return TokenCount::exact(*known, m_path);
    const qint64 counted = text.isEmpty() ? 0 : tokens(toWellFormed(text));
    m_cache->texts.insert(text, counted);
    return TokenCount::exact(counted, m_path);
}

Result<TokenCounterPtr> readTokenizerFile(const QString &path, const QByteArray &bytes, const QString &split)
{
    if (path.endsWith(QLatin1String(".tiktoken"), Qt::CaseInsensitive))
        return readTiktoken(path, bytes, split);
    if (path.endsWith(QLatin1String(".json"), Qt::CaseInsensitive))
        return readHuggingFace(path, bytes);
    if (path.endsWith(QLatin1String(".model"), Qt::CaseInsensitive))
        return readSentencePiece(path, bytes);
    return Error{ErrorCode::Invalid, tokensmessages::tokenizerEnding(), {path, {}}};
}

} // namespace outcrop
