// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/modelimport.h"

#include "core/documents/data/tomlreader.h"
#include "core/exchange/exchangemessages.h"
#include "core/exchange/jsonbytes.h"

#include <cmath>

namespace outcrop {
namespace {

using Names = QList<QPair<const char *, const char *>>;

const Json &field(const Json &object, const char *key)
{
    static const Json none;
    if (!object.is_object())
        return none;
    const auto found = object.find(key);
    return found == object.end() ? none : *found;
}

/// Rounds a price per million tokens to six decimals, to remove floating-point noise.
double roundPrice(double price)
{
    return std::round(price * 1e6) / 1e6;
}

void putCount(Json &model, const char *name, const Json &count)
{
    if (count.is_number() && count > 0 && count < 1e9)
        model[name] = count.get<qint64>();
}

void putPrice(Json &cost, const char *name, const Json &price, double factor)
{
    if (price.is_number() && price >= 0)
        cost[name] = roundPrice(price.get<double>() * factor);
}

void putFeatures(Json &model, const Json &entry, const Names &names)
{
    Json features = Json::array();
    for (const auto &[theirName, ourName] : names) {
        if (field(entry, theirName) == true)
            features.push_back(ourName);
    }
    if (!features.empty())
        model["features"] = features;
}

void putCost(Json &model, Json cost, const QString &source, const QString &date)
{
    if (cost.empty())
        return;
    cost["source"] = jsonString(source);
    cost["checked"] = jsonString(date);
    model["cost"] = cost;
}

/// Reads the models of one catalog.
class CatalogReader
{
public:
    CatalogReader(const ProviderCatalog &catalog, const QString &name, const QString &source, const QString &date)
        : m_catalog(catalog)
        , m_source(source)
        , m_date(date)
    {
        m_result.catalog = name;
    }

    void addLiteLlm(const QString &key, const Json &entry)
    {
        const QString mode = qString(field(entry, "mode"));
        const QString provider = qString(field(entry, "litellm_provider"));
        QString id = key;
        if (id.startsWith(provider + u'/'))
            id.remove(0, provider.size() + 1);
        if ((mode != u"chat" && mode != u"responses") || id.contains(u'/'))
            return skipModel();
        Json model{{"id", jsonString(id)}};
        putCount(model, "context_window", field(entry, "max_input_tokens"));
        putCount(model, "max_output", field(entry, "max_output_tokens"));
        putFeatures(model, entry, {{"supports_function_calling", "tool_use"}, {"supports_response_schema", "structured_output_native"},
                                  {"supports_vision", "vision"}, {"supports_prompt_caching", "prompt_caching"}, {"supports_reasoning", "thinking"}});
        Json cost = Json::object();
        putPrice(cost, "input", field(entry, "input_cost_per_token"), 1e6);
        putPrice(cost, "output", field(entry, "output_cost_per_token"), 1e6);
        putPrice(cost, "cache_read", field(entry, "cache_read_input_token_cost"), 1e6);
        putCost(model, cost, m_source, m_date);
        add(provider, model);
    }

    void addModelsDev(const QString &provider, const QString &id, const Json &entry)
    {
        Json model{{"id", jsonString(id)}};
        const Json &limit = field(entry, "limit");
        putCount(model, "context_window", field(limit, "context"));
        putCount(model, "max_input", field(limit, "input"));
        putCount(model, "max_output", field(limit, "output"));
        putFeatures(model, entry, {{"tool_call", "tool_use"}, {"structured_output", "structured_output_native"}, {"attachment", "vision"}, {"reasoning", "thinking"}});
        if (field(entry, "temperature") == false)
            model["accepts"] = Json::array({"max_output_tokens", "stop", "reasoning_effort"});
        Json cost = Json::object();
        for (const char *price : {"input", "output", "cache_read", "cache_write"})
            putPrice(cost, price, field(field(entry, "cost"), price), 1);
        putCost(model, cost, m_source, m_date);
        add(provider, model);
    }

    const ImportedModels &result() const { return m_result; }

private:
    void skipModel() { ++m_result.others; }

    /// Adds a model to all adapters that map to the catalog provider.
    void add(const QString &provider, const Json &model)
    {
        const qsizetype before = m_result.rows.size();
        for (const Adapter &adapter : m_catalog.adapters()) {
            const WireFormat *wire = m_catalog.wireFormat(adapter.apiFormat);
            const QStringList names = wire ? wire->data.at(u"models.catalogs").toStrings() : QStringList();
            if (adapter.name == provider || names.contains(provider))
                m_result.rows.append({adapter.name, model, ModelOrigin::Imported, m_source, m_date});
        }
        if (m_result.rows.size() == before)
            skipModel();
    }

    const ProviderCatalog &m_catalog;
    QString m_source;
    QString m_date;
    ImportedModels m_result;
};

CatalogReader modelsDevReader(const ProviderCatalog &catalog, const QString &date)
{
    return CatalogReader(catalog, QStringLiteral("models-dev"), QStringLiteral("models.dev"), date);
}

/// Reads one TOML file. The provider is the name of the parent of the `models` folder.
Result<ImportedModels> importToml(const QByteArray &bytes, const QString &path, const ProviderCatalog &catalog, const QString &date)
{
    const QStringList steps = path.split(u'/');
    const DataDocument toml = readToml(QString::fromUtf8(bytes), path);
    if (!toml.isParsed)
        return Error{ErrorCode::Invalid, toml.diagnostics.isEmpty() ? QString() : toml.diagnostics.first().message,
                     toml.diagnostics.isEmpty() ? Location{path, {}} : toml.diagnostics.first().location};
    if (steps.size() < 3 || steps.at(steps.size() - 2) != u"models")
        return Error{ErrorCode::Invalid, exchangemessages::catalogWithoutProvider(), {path, {}}};
    CatalogReader import = modelsDevReader(catalog, date);
    import.addModelsDev(steps.at(steps.size() - 3), steps.last().chopped(5), toml.root.toJson());
    return import.result();
}

Result<ImportedModels> importJson(const Json &json, const QString &path, const ProviderCatalog &catalog, const QString &date)
{
    CatalogReader litellm(catalog, QStringLiteral("litellm"), exchangemessages::liteLlmCatalog(), date);
    CatalogReader modelsDevCatalog = modelsDevReader(catalog, date);
    for (const auto &[key, said] : json.items()) {
        const QString name = QString::fromStdString(key);
        if (field(said, "models").is_object()) {
            for (const auto &[id, model] : said["models"].items())
                modelsDevCatalog.addModelsDev(name, QString::fromStdString(id), model);
        } else if (key != "sample_spec" && field(said, "litellm_provider").is_string()) {
            litellm.addLiteLlm(name, said);
        }
    }
    const ImportedModels &found = modelsDevCatalog.result().rows.isEmpty() ? litellm.result() : modelsDevCatalog.result();
    if (found.rows.isEmpty() && found.others == 0)
        return Error{ErrorCode::Invalid, exchangemessages::notACatalog(), {path, {}}};
    return found;
}

} // namespace

Result<ImportedModels> importModels(const QByteArray &bytes, const QString &path, const ProviderCatalog &catalog, const QString &date)
{
    if (path.endsWith(u".toml"))
        return importToml(bytes, path, catalog, date);
    const std::optional<Json> json = readJsonBytes(bytes);
    if (!json || !json->is_object())
        return Error{ErrorCode::Invalid, exchangemessages::notCatalogJson(), {path, {}}};
    return importJson(*json, path, catalog, date);
}

} // namespace outcrop
