// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/modelmerge.h"

#include "core/documents/data/jsonreader.h"

#include <algorithm>

namespace outcrop {
namespace {

const QStringList &comparedKeys()
{
    static const QStringList keys{QStringLiteral("context_window"), QStringLiteral("max_output"), QStringLiteral("max_input"), QStringLiteral("cost.input"),
                                  QStringLiteral("cost.output")};
    return keys;
}

bool contains(const Json &list, const Json &item)
{
    return list.is_array() && std::find(list.begin(), list.end(), item) != list.end();
}

Json mergeFeatures(const Json &known, const Json &addedJson, const QStringList &missingFeatures)
{
    Json features = Json::array();
    for (const Json *list : {&known, &addedJson}) {
        for (const Json &feature : list->is_array() ? *list : Json::array()) {
            if (!contains(features, feature) && !missingFeatures.contains(qString(feature)))
                features.push_back(feature);
        }
    }
    return features;
}

/// Merges prices individually: a single price does not replace separate prices for each cache lifetime.
Json mergeCost(Json known, const Json &addedJson)
{
    if (!known.is_object())
        return addedJson;
    for (const auto &[key, value] : addedJson.items()) {
        if (!known.contains(key) || !known[key].is_object())
            known[key] = value;
    }
    return known;
}

void overlayModel(Json &model, const ModelRow &row)
{
    for (const auto &[key, value] : row.model.items()) {
        if (key == "cost")
            model[key] = mergeCost(model.value(key, Json()), value);
        else if (key != "features" && (key != "accepts" || !model.contains(key)))
            model[key] = value;
    }
    const Json features = mergeFeatures(model.value("features", Json()), row.model.value("features", Json()), row.missingFeatures);
    if (!features.empty() || model.contains("features"))
        model["features"] = features;
    if (row.model.size() > 1) {
        model["source"] = jsonString(row.source);
        model["checked"] = jsonString(row.checked);
    }
}

/// Returns the rows of one provider, lowest precedence first.
QList<ModelRow> rowsOf(const QString &provider, const QList<ModelRow> &rows)
{
    QList<ModelRow> chosen;
    std::copy_if(rows.begin(), rows.end(), std::back_inserter(chosen), [&provider](const ModelRow &row) { return row.provider == provider; });
    std::stable_sort(chosen.begin(), chosen.end(), [](const ModelRow &a, const ModelRow &b) { return a.origin < b.origin; });
    return chosen;
}

Json *findModel(Json &models, const QString &id)
{
    const auto found = std::find_if(models.begin(), models.end(), [&id](const Json &model) { return qString(model.value("id", Json())) == id; });
    return found == models.end() ? nullptr : &*found;
}

ModelEntry &findOrAddEntry(const QString &provider, const QString &id, QList<ModelEntry> &entries)
{
    const auto found = std::find_if(entries.begin(), entries.end(), [&](const ModelEntry &entry) { return entry.provider == provider && entry.id == id; });
    return found != entries.end() ? *found : entries.emplaceBack(ModelEntry{provider, id, false, {}});
}

/// Returns an adapter without models.
Adapter emptyAdapter(const QString &provider)
{
    const Json text{{"provider", {{"name", jsonString(provider)}, {"api_format", "listed"}, {"models", Json::array()}}}, {"rendering", Json::object()}};
    Adapter adapter;
    adapter.name = provider;
    adapter.document = readDocument(provider + QStringLiteral(".yaml"), jsonText(text), DocumentKind::Adapter);
    adapter.data = readJson(adapter.document->text, adapter.document->path).root;
    return adapter;
}

/// Adds the models that the adapter's file lists.
void addClaims(const Adapter &adapter, const QString &origin, QList<ModelEntry> &entries)
{
    QStringList written;
    for (const DataNode &model : adapter.data.at(u"provider.models").items())
        written.append(model.isScalar() ? model.text() : model[u"id"].text());
    for (const ModelInfo &model : adapter.models) {
        if (!written.contains(model.id))
            continue;
        ModelEntry &entry = findOrAddEntry(adapter.name, model.id, entries);
        entry.isSelectable = true;
        entry.claims.append({origin, model.data[u"source"].text(), model.data[u"checked"].text(), model.data.toJson()});
    }
}

} // namespace

DocumentPtr mergeModels(const Adapter &adapter, const QList<ModelRow> &rows)
{
    const QList<ModelRow> listed = rowsOf(adapter.name, rows);
    if (listed.isEmpty())
        return adapter.document;
    Json data = adapter.data.toJson();
    Json models = data["provider"].value("models", Json::array());
    for (const ModelRow &row : listed) {
        Json *model = findModel(models, row.id());
        if (!model && !row.isSelectable)
            continue;
        if (!model) {
            models.push_back(Json{{"id", jsonString(row.id())}});
            model = &models.back();
        }
        overlayModel(*model, row);
    }
    data["provider"]["models"] = models;
    return readDocument(adapter.file(), jsonText(data), DocumentKind::Adapter); // JSON is valid YAML
}

QHash<QString, QList<ModelInfo>> listedModels(const QList<ModelRow> &rows)
{
    QHash<QString, QList<ModelInfo>> listed;
    for (const ModelRow &row : rows) {
        if (row.origin != ModelOrigin::Live || !row.isSelectable || listed.contains(row.provider))
            continue;
        Diagnostics unreadFindings;
        const std::optional<Adapter> fullAdapter = readAdapter(mergeModels(emptyAdapter(row.provider), rows), unreadFindings);
        listed.insert(row.provider, fullAdapter ? fullAdapter->models : QList<ModelInfo>());
    }
    return listed;
}

Json ModelEntry::value(const QString &key) const
{
    const QString outer = key.section(u'.', 0, 0);
    const QString inner = key.section(u'.', 1);
    for (const ModelClaim &claim : claims) {
        Json value = claim.model.value(outer.toStdString(), Json());
        if (!inner.isEmpty())
            value = value.is_object() ? value.value(inner.toStdString(), Json()) : Json();
        if (!value.is_null())
            return value;
    }
    return {};
}

QStringList ModelEntry::conflicts() const
{
    QStringList keys;
    for (const QString &key : comparedKeys()) {
        const Json chosenValue = value(key);
        const bool isDisputed = std::any_of(claims.begin(), claims.end(), [&](const ModelClaim &claim) {
            const Json other = ModelEntry{provider, id, isSelectable, {claim}}.value(key);
            return !other.is_null() && other != chosenValue;
        });
        if (isDisputed)
            keys.append(key);
    }
    return keys;
}

QList<ModelEntry> modelEntries(const ProviderCatalog &catalog, const ProviderCatalog &builtIn, const QList<ModelRow> &rows)
{
    QList<ModelEntry> entries;
    for (const Adapter &adapter : catalog.adapters()) {
        const Adapter *known = builtIn.adapter(adapter.name);
        const bool isOwn = !known || known->file() != adapter.file();
        if (isOwn)
            addClaims(adapter, QStringLiteral("workspace"), entries);
        QList<ModelRow> listed = rowsOf(adapter.name, rows);
        std::reverse(listed.begin(), listed.end());
        for (const ModelRow &row : listed) {
            ModelEntry &entry = findOrAddEntry(row.provider, row.id(), entries);
            entry.isSelectable =
                entry.isSelectable || (row.isSelectable && (!isOwn || row.origin == ModelOrigin::Live));
            entry.claims.append({modelOriginName(row.origin), row.source, row.checked, row.model});
        }
        if (known)
            addClaims(*known, QStringLiteral("built-in"), entries);
    }
    return entries;
}

} // namespace outcrop
