// SPDX-License-Identifier: GPL-3.0-or-later
// Parses arbitrary bytes as JSON. The first byte selects the chunk size; the rest is the text. Invariants: valid JSON gives the same value as a strict
// parser, without repairs. Applying the ledger gives valid JSON with the same value. The chunk size makes no difference, and finished values do not
// change.
#include "tests/support/jsonledger.h"

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

bool isDeep(const Json &value, int levels)
{
    if (levels == 0)
        return true;
    return value.is_structured() && std::any_of(value.begin(), value.end(), [levels](const Json &inner) { return isDeep(inner, levels - 1); });
}

/// Checks that the result equals that of a strict parser, if the parser accepts the text and the value has at most 512 levels.
void compareStrict(const QString &text, const TolerantJson &read)
{
    const Json strict = strictJson(text);
    if (strict.is_discarded() || isDeep(strict, 512))
        return;
    require(!read.problem && read.repairs.isEmpty(), "valid JSON was repaired");
    require(read.value == strict && read.isComplete, "valid JSON was read differently");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size < 1 || size > 4000)
        return 0;
    const QString text = QString::fromUtf8(reinterpret_cast<const char *>(data + 1), qsizetype(size - 1));
    const TolerantJson document = parseTolerantDocument(text);
    compareStrict(text, document);
    const TolerantJson read = readTolerantJson(text);
    require(read.problem ? read.value.is_null() : isExact(text, read), "the ledger is not exact");
    const auto inPieces = readInChunks(text, 1 + data[0] % 7);
    require(inPieces.has_value(), "a finished value changed");
    require(isSame(*inPieces, read), "the result in pieces differs");
    return 0;
}
