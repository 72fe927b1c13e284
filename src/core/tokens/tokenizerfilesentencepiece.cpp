// SPDX-License-Identifier: GPL-3.0-or-later
// Reads SentencePiece's `.model` with its library. A program built without the library reports an error.
#include "core/tokens/tokenizerfilesentencepiece.h"

#include "core/tokens/tokenizerfile.h"
#include "core/tokens/tokensmessages.h"

#ifdef OUTCROP_HAS_SENTENCEPIECE
#include <sentencepiece_processor.h>
#endif

namespace outcrop {

#ifdef OUTCROP_HAS_SENTENCEPIECE
namespace {

class SentencePieceCounter : public TokenizerFileCounter
{
public:
    explicit SentencePieceCounter(const QString &path) : TokenizerFileCounter(path) { }

    bool read(const QByteArray &bytes)
    {
        return m_processor.LoadFromSerializedProto({bytes.constData(), static_cast<size_t>(bytes.size())}).ok();
    }

protected:
    qint64 tokens(const QString &text) const override
    {
        const QByteArray utf8 = text.toUtf8();
        std::vector<int> ids;
        const bool isEncoded = m_processor.Encode({utf8.constData(), static_cast<size_t>(utf8.size())}, &ids).ok();
        return isEncoded ? static_cast<qint64>(ids.size()) : 0;
    }

private:
    sentencepiece::SentencePieceProcessor m_processor;
};

} // namespace

Result<TokenCounterPtr> readSentencePiece(const QString &path, const QByteArray &bytes)
{
    const auto counter = std::make_shared<SentencePieceCounter>(path);
    if (!counter->read(bytes))
        return Error{ErrorCode::Invalid, tokensmessages::notSentencePiece(), {path, {}}};
    return TokenCounterPtr(counter);
}
#else
Result<TokenCounterPtr> readSentencePiece(const QString &path, const QByteArray &)
{
    const QString message = tokensmessages::noSentencePiece();
    return Error{ErrorCode::Invalid, message, {path, {}}};
}
#endif

} // namespace outcrop
