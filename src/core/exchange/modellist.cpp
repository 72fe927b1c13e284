// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the model lists that providers offer.
#include "core/exchange/modellist.h"

#include "core/exchange/exchangemessages.h"
#include "core/exchange/requestvariants.h"
#include "core/exchange/responserulereader.h"

#include <QUrl>
#include <QUrlQuery>

namespace outcrop {
namespace {

/// The model list rules of a wire format.
struct ListRules {
    ValuePath each;
    ValuePath id;
    QString strip;
    QList<QPair<std::string, ValueRule>> values;
    QList<QPair<QString, ValueRule>> features;
    std::optional<ValuePath> next;
    std::optional<ValuePath> nextPageCondition;
    QString nextParameter;
    bool areSelectable = false;
};

ListRules readRules(const DataNode &node, const ResponseRuleReader &reader)
{
    ListRules rules;
    rules.each = reader.path(node[u"each"]);
    rules.id = reader.path(node[u"id"]);
    rules.strip = node[u"strip"].text();
    rules.areSelectable = node[u"installed"].toBool().value_or(false);
    for (const DataNode::Member &member : node[u"values"].members())
        rules.values.append({member.key.toStdString(), reader.value(member.value)});
    for (const DataNode::Member &member : node[u"features"].members())
        rules.features.append({member.key, reader.value(member.value)});
    const DataNode &next = node[u"next"];
    if (next.isMapping())
        rules.next = reader.path(next[u"path"]);
    if (!next[u"when"].isMissing())
        rules.nextPageCondition = reader.path(next[u"when"]);
    rules.nextParameter = next[u"as"].text();
    return rules;
}

void readFeatures(const ListRules &rules, const Json &listedJson, ModelRow &row)
{
    Json features = Json::array();
    for (const auto &[name, rule] : rules.features) {
        const QString value = rule.text(listedJson);
        if (value == u"true")
            features.push_back(jsonString(name));
        else if (value == u"false")
            row.missingFeatures.append(name);
    }
    if (!features.empty())
        row.model["features"] = features;
}

ModelRow readRow(const ListRules &rules, const Json &listedJson)
{
    ModelRow row;
    QString id = scalarText(*rules.id.first(listedJson));
    if (id.startsWith(rules.strip))
        id.remove(0, rules.strip.size());
    row.model = Json{{"id", jsonString(id)}};
    for (const auto &[name, rule] : rules.values) {
        if (const std::optional<qint64> number = rule.number(listedJson); number && *number > 0)
            row.model[name] = *number;
    }
    row.isSelectable = rules.areSelectable || row.model.size() > 1;
    readFeatures(rules, listedJson, row);
    return row;
}

/// Returns the URL of the next page; empty for the last page.
QString nextPage(const ListRules &rules, const QString &url, const Json &body)
{
    const Json *value = rules.next ? rules.next->first(body) : nullptr;
    const Json *more = rules.nextPageCondition ? rules.nextPageCondition->first(body) : value;
    if (!value || !more || *more == false || scalarText(*value).isEmpty())
        return {};
    QUrl next(url);
    QUrlQuery query(next);
    query.removeAllQueryItems(rules.nextParameter);
    query.addQueryItem(rules.nextParameter, QString::fromLatin1(QUrl::toPercentEncoding(scalarText(*value))));
    next.setQuery(query);
    return next.toString(QUrl::FullyEncoded);
}

} // namespace

std::optional<RenderedRequest> modelListRequest(const RenderTarget &target)
{
    std::optional<RenderedRequest> request = requestForEndpoint(target, QStringLiteral("models.url"));
    if (request)
        request->method = QStringLiteral("GET");
    return request;
}

ModelPage readModels(const RenderTarget &target, const RenderedRequest &request, const ResponseHead &head, const QByteArray &body)
{
    const WireFormat &wire = *target.wireFormat;
    const std::variant<Json, CallFailure> read = readSuccessBody(ResponseFormat::read(wire), head, body);
    if (const auto *failure = std::get_if<CallFailure>(&read))
        return {{}, {}, *failure};
    Diagnostics diagnostics;
    const ListRules rules = readRules(wire.data[u"models"], ResponseRuleReader(wire.file(), diagnostics));
    const Json &json = std::get<Json>(read);
    ModelPage page;
    for (const Json *listedJson : rules.each.find(json)) {
        if (!rules.id.first(*listedJson))
            continue;
        ModelRow row = readRow(rules, *listedJson);
        row.provider = target.adapter->name;
        row.source = exchangemessages::modelListTitle(target.adapter->name);
        row.checked = head.time().date().toString(Qt::ISODate);
        page.models.append(row);
    }
    page.next = nextPage(rules, request.url, json);
    return page;
}

} // namespace outcrop
