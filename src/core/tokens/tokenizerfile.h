// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/tokens/tokencounter.h"

namespace outcrop {

/// A tokenizer of the user's own, by the ending of its file: `.tiktoken` (ranks; `split` is the pattern that cuts text before pairs are merged), `.json`
/// (Hugging Face's tokenizer.json with a BPE model) or `.model` (SentencePiece). Its counts are exact, and count the text alone: no token at its
/// beginning or end, and special tokens in the text as text. What the file asks for and this program does not know is an error, never ignored.
Result<TokenCounterPtr> readTokenizerFile(const QString &path, const QByteArray &bytes, const QString &split = {});

/// Counts with something read from a file, and remembers whole texts: where such a tokenizer may cut a text is not known.
class FileCounter : public TokenCounter
{
public:
    explicit FileCounter(const QString &path) : m_path(path) { }

    TokenCount count(QStringView text) const override;
    QString name() const override { return m_path; }

protected:
    /// `text` is well-formed UTF-16.
    virtual qint64 tokens(const QString &text) const = 0;

private:
    struct Memo;
    QString m_path;
    std::shared_ptr<Memo> m_memo = makeMemo();

    static std::shared_ptr<Memo> makeMemo();
};

} // namespace outcrop
