// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/render/modelchoice.h"

#include "core/render/catalog.h"
#include "core/render/modelaliases.h"
#include "core/render/rendermessages.h"

#include <algorithm>
#include <utility>

namespace outcrop {
namespace {

/// The parts of a model name: `anthropic/claude-opus-5-5` if there is an adapter `anthropic`, `anthropic` alone, or a model of any provider.
struct ParsedModelName {
    const Adapter *adapter = nullptr; ///< null if no provider is named
    QString word;                     ///< model ID or alias; empty for the provider's default
};

ParsedModelName parseModel(const ProviderCatalog &catalog, const QString &written)
{
    const Adapter *adapter = catalog.adapter(written.section(u'/', 0, 0));
    return adapter ? ParsedModelName{adapter, written.section(u'/', 1)} : ParsedModelName{nullptr, written};
}

bool canBeCalled(const ProviderCatalog &catalog, const Adapter &adapter)
{
    const WireFormat *wire = catalog.wireFormat(adapter.apiFormat);
    return wire && !wire->method.isEmpty();
}

class ModelChooser
{
public:
    ModelChooser(const ProviderCatalog &catalog, const ModelSelection &named) : m_catalog(catalog), m_namedModel(named)
    {
        const ParsedModelName written = parseModel(catalog, named.model);
        if (named.provider.isEmpty() && written.adapter)
            m_namedModel = {written.adapter->name, written.word};
        m_choice.provider = m_namedModel.provider;
        m_choice.model = m_namedModel.model;
        m_choice.isSelectedByUser = !m_namedModel.model.isEmpty();
    }

    ModelChoice run(const QList<ModelRequest> &requests)
    {
        for (const ModelRequest &request : requests) {
            m_choice.results.append(outcomeOf(request));
            if (m_choice.results.last().outcome == ModelRequestOutcome::Chosen)
                acceptOrMarkUnneeded(m_choice.results.last());
        }
        if (m_choice.provider.isEmpty())
            useFirstProvider();
        acceptUsedModel(m_choice.results, m_choice.provider, m_choice.model);
        return m_choice;
    }

private:
    /// Uses a request, or marks it as not needed. If the user selected a model but no provider, the request determines only the provider.
    void acceptOrMarkUnneeded(ModelRequestResult &result)
    {
        if (!m_isChosen && m_namedModel.provider.isEmpty())
            m_choice.provider = result.provider;
        if (!m_isChosen && (m_namedModel.provider.isEmpty() || !m_choice.isSelectedByUser))
            m_choice.chosenBy = result.request.requestSource;
        if (!m_isChosen && !m_choice.isSelectedByUser) {
            m_choice.model = result.model;
        } else {
            result.outcome = ModelRequestOutcome::NotNeeded;
            result.reason = m_choice.isSelectedByUser ? rendermessages::modelNamedExplicitly(m_namedModel.model)
                                                      : rendermessages::notNeededBetter();
        }
        m_isChosen = true;
    }

    void useFirstProvider()
    {
        for (const ModelRequestResult &result : m_choice.results) {
            const Adapter *adapter = parseModel(m_catalog, result.request.requestedModel.written).adapter;
            if (!adapter)
                continue;
            m_choice.provider = adapter->name;
            m_choice.chosenBy = result.request.requestSource;
            return;
        }
    }

    ModelRequestResult outcomeOf(const ModelRequest &request) const
    {
        const ParsedModelName written = parseModel(m_catalog, request.requestedModel.written);
        if (!written.adapter && ModelAliases::builtIn().leavesChoiceOpen(written.word))
            return {request, ModelRequestOutcome::Open, {}, {}, rendermessages::leavesChoice()};
        if (written.adapter && !m_namedModel.provider.isEmpty() && written.adapter->name != m_namedModel.provider)
            return {request, ModelRequestOutcome::OtherProvider, written.adapter->name, written.word,
                rendermessages::modelOfOther(written.adapter->name)};
        for (const Adapter *adapter : candidates(written)) {
            const auto model = ModelAliases::builtIn().resolveModel(*adapter, written.word);
            if (model || written.word.isEmpty() || (request.isBinding && written.adapter))
                return metResult(request, *adapter, model ? model->id : written.word);
        }
        if (const Adapter *family = request.isBinding ? adapterOfFamily(written) : nullptr)
            return metResult(request, *family, written.word);
        return {request, ModelRequestOutcome::Unmet, {}, {}, unmetReason(written)};
    }

    /// Returns the provider whose models have the same ID prefix as an unlisted model, such as `gpt-5.3-codex`. Returns null if there is none, if the request names a
    /// provider, or if the user selected another one.
    const Adapter *adapterOfFamily(const ParsedModelName &written) const
    {
        const QString provider = written.adapter ? QString() : ModelAliases::builtIn().providerOfFamily(written.word);
        const bool isAllowed = m_namedModel.provider.isEmpty() || m_namedModel.provider == provider;
        return isAllowed && !provider.isEmpty() ? m_catalog.adapter(provider) : nullptr;
    }

    ModelRequestResult metResult(const ModelRequest &request, const Adapter &adapter, const QString &model) const
    {
        return {request, ModelRequestOutcome::Chosen, adapter.name, model, rendermessages::choosesModel(model.isEmpty() ? adapter.name : model)};
    }

    QList<const Adapter *> candidates(const ParsedModelName &written) const
    {
        if (written.adapter)
            return {written.adapter};
        QList<const Adapter *> all;
        for (const Adapter &adapter : m_catalog.adapters()) {
            const bool isRequested = m_namedModel.provider.isEmpty() ? canBeCalled(m_catalog, adapter) : adapter.name == m_namedModel.provider;
            if (isRequested)
                all.append(&adapter);
        }
        return all;
    }

    QString unmetReason(const ParsedModelName &written) const
    {
        if (written.adapter)
            return rendermessages::modelNotListed(written.adapter->name, written.word);
        if (!m_namedModel.provider.isEmpty())
            return rendermessages::noMatchingModel(m_namedModel.provider, written.word);
        return rendermessages::noMatchingModelAnywhere(written.word);
    }

    const ProviderCatalog &m_catalog;
    ModelSelection m_namedModel;
    bool m_isChosen = false;
    ModelChoice m_choice;
};

Diagnostic warningFor(const ModelRequestResult &result, const QString &model)
{
    return {Severity::Warning, QStringLiteral("model-preference"),
            rendermessages::preferenceUnusable(result.request.requestedModel.written, result.reason, model),
            result.request.requestedModel.location};
}

} // namespace

ModelChoice chooseModel(const ProviderCatalog &catalog, const ModelSelection &named, const QList<ModelRequest> &requests)
{
    return ModelChooser(catalog, named).run(requests);
}

QList<ModelRequest> modelRequests(const Agent &agent)
{
    QList<ModelRequest> requests;
    for (const RequestedModel &requestedModel : agent.requestedModels)
        requests.append({requestedModel, rendermessages::theAgent(agent.name), false});
    return requests;
}

void acceptUsedModel(QList<ModelRequestResult> &results, const QString &provider, const QString &model)
{
    if (provider.isEmpty() || model.isEmpty())
        return;
    for (ModelRequestResult &result : results) {
        const QString &written = result.request.requestedModel.written;
        if (result.outcome == ModelRequestOutcome::Unmet && (written == model || written == provider + u'/' + model))
            result = {result.request, ModelRequestOutcome::NotNeeded, provider, model, rendermessages::modelNamedExplicitly(model)};
    }
}

bool canMeetAnyRequest(const QList<ModelRequestResult> &results)
{
    return std::any_of(results.begin(), results.end(), [](const ModelRequestResult &result) {
        const bool isAvailable = result.outcome == ModelRequestOutcome::Chosen
            || result.outcome == ModelRequestOutcome::NotNeeded || result.outcome == ModelRequestOutcome::Open;
        return !result.request.isBinding && isAvailable;
    });
}

Diagnostics unmetRequests(const ModelChoice &choice, const QString &model)
{
    if (choice.isSelectedByUser) // no warning is needed: the user selected the model
        return {};
    QList<ModelRequestResult> results = choice.results;
    acceptUsedModel(results, choice.provider, model);
    const bool isAgentServed = canMeetAnyRequest(results);
    Diagnostics warnings;
    for (const ModelRequestResult &result : std::as_const(results)) {
        if (result.outcome == ModelRequestOutcome::Chosen)
            break;
        const bool isFirstElsewhere = result.outcome == ModelRequestOutcome::OtherProvider && !result.request.isBinding
            && !isAgentServed && warnings.isEmpty();
        if (result.outcome == ModelRequestOutcome::Unmet || isFirstElsewhere)
            warnings.append(warningFor(result, model));
    }
    return warnings;
}

} // namespace outcrop
