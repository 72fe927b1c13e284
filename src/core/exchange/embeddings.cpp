// SPDX-License-Identifier: GPL-3.0-or-later
// Requests and responses for text embeddings.
#include "core/exchange/embeddings.h"

#include "core/exchange/exchangemessages.h"
#include "core/exchange/requestvariants.h"

#include <algorithm>

namespace outcrop {
namespace {

QList<const Json *> matchingNodes(const WireFormat &wire, const QString &rule, const Json &body)
{
    const auto path = ValuePath::parse(wire.data[u"embeddings"][rule].text());
    return path ? path->find(body) : QList<const Json *>();
}

/// Reads a vector. Returns an empty list if `json` is not a list of numbers.
QList<float> readVector(const Json &json)
{
    QList<float> vector;
    for (const Json &number : json) {
        if (!number.is_number())
            return {};
        vector.append(float(number.get<double>()));
    }
    return vector;
}

/// Returns the index of each vector: as given in the response, otherwise in the order of arrival.
QList<qint64> vectorIndexes(const WireFormat &wire, const Json &body, qsizetype count)
{
    QList<qint64> vectorIndexes;
    for (const Json *place : matchingNodes(wire, QStringLiteral("order"), body))
        vectorIndexes.append(place->is_number_integer() ? place->get<qint64>() : -1);
    for (qint64 i = vectorIndexes.isEmpty() ? 0 : count; i < count; ++i)
        vectorIndexes.append(i);
    return vectorIndexes;
}

} // namespace

std::optional<RenderedRequest> embeddingRequest(const RenderTarget &target, const QStringList &texts)
{
    std::optional<RenderedRequest> request = requestForEndpoint(target, QStringLiteral("embeddings.url"));
    if (!request)
        return std::nullopt;
    const QString field = target.wireFormat->data.at(u"embeddings.texts").text();
    request->body = Value::record({{QStringLiteral("model"), Value::generatedText(target.model.id)}, {field, Value::data(jsonStrings(texts))}});
    return request;
}

std::variant<QList<QList<float>>, CallFailure> readEmbeddings(const WireFormat &wire, qsizetype texts, const ResponseHead &head, const QByteArray &body)
{
    const std::variant<Json, CallFailure> read = readSuccessBody(ResponseFormat::read(wire), head, body);
    if (const auto *failure = std::get_if<CallFailure>(&read))
        return *failure;
    const Json &json = std::get<Json>(read);
    const QList<const Json *> vectors = matchingNodes(wire, QStringLiteral("vectors"), json);
    const QList<qint64> order = vectorIndexes(wire, json, vectors.size());
    QList<QList<float>> sorted(texts);
    for (qsizetype i = 0; i < std::min(vectors.size(), order.size()); ++i) {
        if (order[i] >= 0 && order[i] < texts)
            sorted[order[i]] = readVector(*vectors[i]);
    }
    const bool isComplete = std::all_of(sorted.begin(), sorted.end(), [&](const QList<float> &vector) { return !vector.isEmpty() && vector.size() == sorted.first().size(); });
    if (isComplete && vectors.size() == texts)
        return sorted;
    return CallFailure{FailureKind::Malformed, exchangemessages::noEmbeddings(texts), head.status};
}

} // namespace outcrop
