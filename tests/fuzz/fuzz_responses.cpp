// SPDX-License-Identifier: GPL-3.0-or-later
// Parses arbitrary bytes as responses for several contracts. The first byte selects the contract, the second byte the chunk size. Invariants: every
// repair is inside the text. The ledger of the search is exact. A response in chunks gives the same result.
#include "core/responses/jsonsearch.h"
#include "core/responses/responsestream.h"
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

QList<ResponseContract> contracts()
{
    QList<ResponseContract> contracts{ResponseContract()};
    for (const char *schema : {R"({"enum": ["RED", "GREEN", 3, null]})", R"({"type": "string"})", R"({"type": ["number", "boolean"]})",
             R"({"type": "array", "items": {"type": "integer"}, "uniqueItems": true})",
             R"({"type": "object", "properties": {"a": {"type": "integer"}, "b": {"type": "array", "items": {"type": "string"}}}, "required": ["a"]})",
             R"({"anyOf": [{"type": "object", "properties": {"k": {"const": "x"}, "a": {"type": "number"}}, "required": ["k"]}, {"type": "object", "additionalProperties": {"$ref": "#"}}, {"type": "null"}]})"})
        contracts.append(ResponseContract::fromSchema(Json::parse(schema), QStringLiteral("asked")));
    return contracts;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const QList<ResponseContract> known = contracts();
    if (size < 2 || size > 4000)
        return 0;
    const ResponseContract &contract = known.at(data[0] % known.size());
    const QString text = QString::fromUtf8(reinterpret_cast<const char *>(data + 2), qsizetype(size - 2));
    const ParsedResponse response = parseResponse(text, contract);
    for (const Repair &repair : response.repairs)
        require(text.mid(repair.offset, repair.before.size()) == repair.before, "a repair is not in the text");
    const TolerantJson searched = JsonSearch(text).readSequence(0);
    require(searched.problem ? searched.value.is_null() : isExact(text, searched), "the ledger of the search is not exact");
    ResponseStream stream(contract);
    const qsizetype portion = 1 + data[1] % 64;
    for (qsizetype at = 0; at < text.size(); at += portion)
        stream.add(QStringView(text).sliced(at, qMin(portion, text.size() - at)));
    require(toJson(stream.finish()) == toJson(response), "the result in pieces differs");
    return 0;
}
