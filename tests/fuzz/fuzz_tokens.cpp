// SPDX-License-Identifier: GPL-3.0-or-later
// Compares the tokenizer with the reference for arbitrary bytes. The first byte selects the vocabulary, the offset of an edit and the limit of a
// truncation; the rest is the text.
#include "core/tokens/incrementalcount.h"
#include "core/tokens/tokenizer.h"
#include "tests/support/tokenreference.h"

#include <cstdio>
#include <cstdlib>

using namespace outcrop;
using namespace outcrop::testing;

namespace {

void require(bool isTrue, const char *what)
{
    if (isTrue)
        return;
    std::fprintf(stderr, "%s\n", what);
    std::abort();
}

struct TokenizerPair {
    explicit TokenizerPair(const char *name)
        : encoding(*Encoding::fromName(QString::fromLatin1(name)))
        , reference(encoding)
        , tokenizer(encoding)
    {
    }

    Encoding encoding;
    TokenReference reference;
    Tokenizer tokenizer;
};

void checkEncoding(TokenizerPair &contestants, QByteArrayView bytes, const std::u32string &characters)
{
    const QList<TokenId> expected = contestants.reference.encode(characters);
    Tokenizer &tokenizer = contestants.tokenizer;
    require(tokenizer.encode(bytes) == expected, "the tokens differ from the reference");
    require(tokenizer.count(bytes) == expected.size(), "the count is not the number of tokens");
    require(tokenizer.decode(expected) == stringOf(characters).toUtf8(), "decoding does not return the text");
}

/// Removes the middle of the text and inserts it again.
void edit(TokenizerPair &contestants, const QString &text, qsizetype from)
{
    const qsizetype removed = (text.size() - from) / 2;
    const QString shorter = QString(text).remove(from, removed);
    IncrementalCount count(contestants.encoding);
    count.reset(text);
    count.edit(from, removed, 0, shorter);
    require(count.total() == contestants.tokenizer.count(shorter), "the count after an edit is wrong");
    count.edit(from, 0, removed, text);
    require(count.total() == contestants.tokenizer.count(text), "the count after an edit back is wrong");
}

void checkTruncation(TokenizerPair &contestants, const QString &text, qint64 limit)
{
    require(contestants.tokenizer.count(contestants.tokenizer.truncated(text, limit)) <= limit, "truncated to more tokens than requested");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static TokenizerPair newer("o200k_base");
    static TokenizerPair older("cl100k_base");
    if (size < 2 || size > 2000) // the reference takes quadratic time
        return 0;
    TokenizerPair &contestants = data[0] & 1 ? newer : older;
    const QByteArrayView bytes(data + 1, qsizetype(size - 1));
    const std::u32string characters = decoded(bytes);
    const QString text = stringOf(characters);
    checkEncoding(contestants, bytes, characters);
    edit(contestants, text, text.size() * (data[0] >> 1) / 128);
    checkTruncation(contestants, text, data[0] >> 3);
    return 0;
}
