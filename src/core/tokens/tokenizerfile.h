// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/tokens/tokencounter.h"

namespace outcrop {

/// Reads a tokenizer file by its extension: `.tiktoken`, `.json` or `.model`. A `.tiktoken` file contains ranks, and `split` is the pattern that splits text before
/// merging. A `.json` file is Hugging Face's tokenizer.json with a BPE model, and a `.model` file is for SentencePiece. Counts are exact and exclude tokens for the
/// beginning and end of a text. Special tokens count as text. Errors: Invalid for another extension, a damaged file or unsupported settings.
Result<TokenCounterPtr> readTokenizerFile(const QString &path, const QByteArray &bytes, const QString &split = {});

/// Counts with a tokenizer from a file. Caches whole texts, because the positions where such a tokenizer allows cuts are unknown.
class TokenizerFileCounter : public TokenCounter
{
public:
    explicit TokenizerFileCounter(const QString &path) : m_path(path) { }

    TokenCount count(QStringView text) const override;
    QString name() const override { return m_path; }

protected:
    /// `text` must be well-formed UTF-16.
    virtual qint64 tokens(const QString &text) const = 0;

private:
    struct Memo;
    QString m_path;
    std::shared_ptr<Memo> m_cache = makeCache();

    static std::shared_ptr<Memo> makeCache();
};

} // namespace outcrop
