// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layers/composer.h"

#include "core/base/joinedtext.h"
#include "core/base/paths.h"
#include "core/layers/agentsections.h"
#include "core/layers/contextlayers.h"
#include "core/layers/hybridenvelope.h"
#include "core/layers/layersmessages.h"
#include "core/layers/promptattachments.h"
#include "core/layers/prompttemplaterenderer.h"
#include "core/layers/retrievedpassages.h"
#include "core/text/nearestword.h"

#include <algorithm>

namespace outcrop {
namespace {

QStringList categoryAndParents(const QString &category)
{
    QStringList names;
    for (qsizetype end = category.size(); end > 0; end = category.lastIndexOf(u'/', end - 1))
        names.append(category.left(end));
    return names;
}

/// Returns `Available: a, b.`, or `none` if there are no names.
QString availableText(const QStringList &names, const QString &none = layersmessages::noneAvailable())
{
    return names.isEmpty() ? none : layersmessages::availableNames(names.join(listSeparator()));
}

template<typename T>
QString namesOf(const QList<T> &items)
{
    QStringList names;
    for (const T &item : items)
        names.append(item.name);
    return availableText(names);
}

/// Returns all workloads of the skills, and their parent categories.
QStringList workloadsOf(const QList<Skill> &skills)
{
    QStringList workloads;
    for (const Skill &skill : skills) {
        for (const QString &workload : skill.workloads)
            workloads += categoryAndParents(withoutScheme(workload));
    }
    workloads.removeDuplicates();
    workloads.sort();
    return workloads;
}

QString missingSkillReason(const QString &workload, const QList<Skill> &skills)
{
    constexpr qsizetype longestList = 24;
    const QStringList known = workloadsOf(skills);
    const QString nearest = nearestWord(withoutScheme(workload), known);
    const QString message = nearest.isEmpty() ? layersmessages::noSkillFor(workload) : layersmessages::noSkillForNear(workload, nearest);
    if (known.isEmpty())
        return message + sentenceSeparator() + layersmessages::workloadsHint();
    return known.size() > longestList ? message : QString(message + sentenceSeparator() + layersmessages::skillsFor(known.join(listSeparator())));
}

QString profileName(const PromptLibrary &library, const Selection &selection)
{
    return selection.profile.value_or(library.workspace.manifest().profile);
}

QString agentName(const PromptLibrary &library, const Selection &selection)
{
    const Profile *profile = selectedProfile(library, selection);
    const QString usual = profile ? profile->agent(selection.phase) : QString();
    return selection.agent.value_or(usual.isEmpty() ? library.workspace.manifest().agent : usual);
}

/// Performs one composition. Each step adds to the bundle or reports an error.
class Composer
{
public:
    Composer(const PromptLibrary &library, const Selection &selection, const ProviderCapabilities &capabilities)
        : m_library(library), m_selection(selection), m_capabilities(capabilities)
    {
    }

    Composition run()
    {
        chooseProfile();
        checkScope();
        chooseAgent();
        m_templates.emplace(m_library, m_selection, m_profile, m_agent);
        addLayers();
        addAgent();
        addSkills();
        addRetrievedPassages();
        orderByTier();
        fillCadences();
        addParams();
        addHistory();
        addRequest();
        addMetadata();
        addHybrid();
        m_templates->reportUnusedValues();
        m_result.diagnostics += m_templates->diagnostics();
        return m_result;
    }

    QList<PromptInput> inputs() const { return m_templates->inputs(); }

    bool holds(const Condition &condition)
    {
        m_profile = selectedProfile(m_library, m_selection);
        m_agent = selectedAgent(m_library, m_selection);
        return condition.holds([this](const QString &name) { return conditionValue(name); });
    }

private:
    PromptBundle &bundle() { return m_result.bundle; }

    /// Reports an error in config.toml, because the manifest defines the defaults.
    void report(const QString &code, const QString &message)
    {
        m_result.diagnostics.append({Severity::Error, code, message, {QStringLiteral("config.toml"), {}}});
    }

    void chooseProfile()
    {
        m_profile = selectedProfile(m_library, m_selection);
        const QString name = profileName(m_library, m_selection);
        if (!m_profile && !name.isEmpty())
            report(QStringLiteral("profile-unknown"), layersmessages::unknownProfile(name, namesOf(m_library.profiles)));
        if (m_profile && !m_selection.phase.isEmpty() && !m_profile->acceptedPhases().contains(m_selection.phase))
            report(QStringLiteral("phase-unknown"), layersmessages::unknownPhase(name, m_selection.phase, m_profile->acceptedPhases().join(listSeparator())));
        if (m_profile && !m_selection.scope.isEmpty() && !m_profile->scopes.contains(m_selection.scope))
            report(QStringLiteral("scope-unknown"), layersmessages::unknownScope(name, m_selection.scope, availableText(m_profile->scopes, layersmessages::profileHasNone())));
    }

    /// Warns about a scope that no layer's condition names, if no profile defines the scopes. The layers of the intended scope would be missing.
    void checkScope()
    {
        if (m_profile || m_selection.scope.isEmpty())
            return;
        QStringList known;
        for (const Layer &layer : m_library.stack.layers) {
            for (const ConditionLiteral &literal : layer.when.literals()) {
                if (literal.name == u"scope" && !known.contains(literal.text))
                    known.append(literal.text);
            }
        }
        known.sort();
        if (!known.contains(m_selection.scope))
            m_result.diagnostics.append({Severity::Warning, QStringLiteral("scope-unknown"),
                layersmessages::unusedScope(m_selection.scope, availableText(known, layersmessages::noScopeConditions())), {}});
    }

    void chooseAgent()
    {
        m_agent = selectedAgent(m_library, m_selection);
        const QString name = agentName(m_library, m_selection);
        if (!m_agent && !name.isEmpty())
            report(QStringLiteral("agent-unknown"), layersmessages::unknownAgent(name, namesOf(m_library.agents)));
    }

    ConditionValue conditionValue(const QString &name) const
    {
        if (name == QLatin1String("agent"))
            return ConditionValue::fromString(m_agent ? m_agent->name : QString());
        if (name == QLatin1String("profile"))
            return ConditionValue::fromString(m_profile ? m_profile->name : QString());
        if (name == QLatin1String("phase"))
            return ConditionValue::fromString(m_selection.phase);
        if (name == QLatin1String("scope"))
            return ConditionValue::fromString(m_selection.scope);
        if (name == QLatin1String("workload"))
            return ConditionValue::fromStrings(workloadNames());
        if (name == QLatin1String("provider"))
            return ConditionValue::fromString(m_capabilities.provider);
        if (name == QLatin1String("model"))
            return ConditionValue::fromString(m_capabilities.model);
        if (name == QLatin1String("window") && m_capabilities.maxContextTokens)
            return ConditionValue::fromNumber(*m_capabilities.maxContextTokens);
        return {};
    }

    /// Returns the workload and its parents, with and without the prefix of their scheme, because conditions may use either form.
    QStringList workloadNames() const
    {
        const QString plain = withoutScheme(m_selection.workload);
        QStringList names = categoryAndParents(plain);
        if (plain != m_selection.workload)
            names += categoryAndParents(m_selection.workload);
        return names;
    }

    void addLayers()
    {
        bundle().includesLayers = m_selection.includesLayers;
        if (!m_selection.includesLayers)
            return;
        for (const Layer &layer : m_library.stack.layers) {
            if (layer.when.holds([this](const QString &name) { return conditionValue(name); }))
                addLayer(layer);
        }
    }

    void addLayer(const Layer &layer)
    {
        const bool isCondensed = layer.condensedForm && isSmallWindow();
        const DocumentPtr document = isCondensed ? layer.condensedForm : layer.document;
        const TracedText content = isCondensed ? renderText(document) : m_templates->render(*document, layerText(m_library, layer));
        if (layer.document->kind == DocumentKind::Layer)
            bundle().attachments += m_attachments.findForLayer(*layer.document);
        if (content.isEmpty())
            return;
        bundle().sections.append({layer.file(), layer.title, layer.part, layer.tier, content, false, layer.when.text(), layer.cadence});
        if (isCondensed)
            bundle().adjustments.append({QStringLiteral("sections/") + layer.file(),
                                         layersmessages::condensedFormUsed(m_library.workspace.manifest().condensedBelow),
                                         jsonString(layer.file()), jsonString(document->path)});
    }

    /// Returns the text below a document's front matter. Renders it if it is a template.
    TracedText renderText(const DocumentPtr &document)
    {
        return m_templates->render(*document, TracedText::copied(document->body().toString(), document->path, document->frontMatter.bodyStart).trimmed());
    }

    bool isSmallWindow() const
    {
        return m_capabilities.maxContextTokens && *m_capabilities.maxContextTokens < m_library.workspace.manifest().condensedBelow;
    }

    Tier agentTier() const
    {
        const QString written = m_agent->field(u"tier").text();
        const auto statedTier = tierFromName(written);
        // By default, all sections of the agent belong to SANDSTONE. Source: ADR-0163.
        return statedTier ? *statedTier : tierFromName(m_library.workspace.manifest().agentTier).value_or(Tier::Sandstone);
    }

    /// Returns the cadence of a tier from the manifest, or the default.
    Cadence cadenceOf(Tier tier) const
    {
        return cadenceFromName(m_library.workspace.manifest().cadences.value(tierName(tier))).value_or(defaultCadence(tier));
    }

    void addAgent()
    {
        if (!m_agent)
            return;
        bundle().agentName = m_agent->name;
        addAgentSections();
        bundle().agentCadence = cadenceOf(agentTier());
        bundle().reasoningStrategy = m_agent->isPortable ? m_agent->reasoningStrategy : QStringLiteral("none");
        if (m_agent->isPortable)
            bundle().bodyFormat = m_agent->bodyFormat;
        if (m_selection.includesTools)
            bundle().tools = m_agent->tools;
        if (m_selection.includesOutputSchema)
            bundle().outputSchema = m_agent->outputSchema;
        bundle().safety = safetySettingsOf(*m_agent);
        bundle().requirements = requirementsOf(*m_agent);
        bundle().inputRules = inputRules(*m_agent);
        bundle().outputFilters = outputFilters(*m_agent);
        bundle().fallbackBehavior = m_agent->fallbackBehavior;
        if (m_agent->usesFewShot)
            addExamples();
    }

    /// Adds the agent's sections. Each one is a separate template, because its text comes from front matter and body. A section that its
    /// template renders to empty text is omitted.
    void addAgentSections()
    {
        for (Section &section : agentSections(*m_agent, agentTier())) {
            const bool wasEmpty = section.content.isEmpty();
            section.content = m_templates->render(*m_agent->document, section.content);
            if (wasEmpty || !section.content.isEmpty())
                bundle().sections.append(section);
        }
    }

    void addExamples()
    {
        const DocumentPtr document = examplesOf(*m_agent, m_library.workspace);
        if (!document) {
            m_result.diagnostics.append({Severity::Warning, QStringLiteral("agent-examples-missing"),
                                         layersmessages::examplesMissing(m_agent->examplesPath),
                                         m_agent->fieldLocation(u"portability.few_shot.examples_ref")});
            return;
        }
        bundle().examples = readExamples(*document);
        bundle().minimumExamples = m_agent->minimumExamples;
        bundle().maximumExamples = m_agent->maximumExamples;
    }

    void addSkills()
    {
        if (m_selection.workload.isEmpty())
            return;
        bool isServed = false;
        for (const Skill &skill : m_library.stack.skills) {
            if (!skill.hasWorkload(m_selection.workload))
                continue;
            isServed = true;
            const TracedText content = renderText(skill.document);
            if (!content.isEmpty())
                bundle().sections.append({skill.document->path, QStringLiteral("Skill: ") + skill.name, Part::Context, Tier::Weather, content});
        }
        if (!isServed)
            m_result.diagnostics.append({Severity::Note, QStringLiteral("workload-without-skill"),
                                         missingSkillReason(m_selection.workload, m_library.stack.skills), {}});
    }

    /// Adds the retrieved passages after the skills, and records the reason for each in the ledger.
    void addRetrievedPassages()
    {
        for (const RetrievedPassage &passage : retrievedPassages(m_library)) {
            const auto isSame = [&passage](const Section &section) { return section.id == passage.id; };
            if (std::any_of(bundle().sections.cbegin(), bundle().sections.cend(), isSame))
                continue;
            const Json tokens{{"tokens", passage.tokens}};
            if (passage.isIncluded)
                bundle().sections.append({passage.id, passage.title, Part::Context, Tier::Weather, passage.content});
            bundle().adjustments.append({QStringLiteral("sections/") + passage.id, passage.reason, passage.isIncluded ? Json() : tokens, passage.isIncluded ? tokens : Json()});
            bundle().metadata["retrieved"].push_back({{"id", jsonString(passage.id)}, {"tokens", passage.tokens}, {"included", passage.isIncluded}, {"reason", jsonString(passage.reason)}});
        }
    }

    void orderByTier()
    {
        std::stable_sort(bundle().sections.begin(), bundle().sections.end(),
                         [](const Section &a, const Section &b) { return a.tier < b.tier; });
    }

    /// Gives sections without a cadence the cadence of their tier.
    void fillCadences()
    {
        for (Section &section : bundle().sections) {
            if (!section.cadence)
                section.cadence = cadenceOf(section.tier);
        }
    }

    void addParams()
    {
        if (m_profile) {
            bundle().params = m_profile->params(m_selection.phase, m_selection.scope);
            bundle().outputInstructions = m_profile->outputInstructions(m_selection.phase);
        }
        addEffort();
        for (const GenerationParam &param : m_selection.params.all())
            bundle().params.set(param);
        clamp(QStringLiteral("max_output_tokens"), std::nullopt, m_capabilities.maxOutputTokens, layersmessages::modelOutputLimit());
        clamp(QStringLiteral("max_input_tokens"), std::nullopt, m_capabilities.maxContextTokens, layersmessages::modelContextWindow());
        clamp(QStringLiteral("temperature"), m_capabilities.minTemperature, m_capabilities.maxTemperature,
              layersmessages::modelRange());
    }

    /// Uses the `effort` of a Claude Code agent, unless the profile sets reasoning_effort.
    void addEffort()
    {
        const QString name = QStringLiteral("reasoning_effort");
        const DataNode *effort = m_agent ? &m_agent->field(u"effort") : nullptr;
        if (effort && effort->isString() && !effort->text().isEmpty() && !bundle().params.find(name))
            bundle().params.set({name, jsonString(effort->text()), m_agent->fieldLocation(u"effort")});
    }

    template<typename Number>
    void clamp(const QString &name, std::optional<double> minimum, std::optional<Number> maximum, const QString &reason)
    {
        const GenerationParam *param = bundle().params.find(name);
        if (!param || !param->value.is_number())
            return;
        const double wanted = param->value.get<double>();
        GenerationParam clampedParam = *param;
        if (maximum && wanted > *maximum)
            clampedParam.value = *maximum;
        else if (minimum && wanted < *minimum)
            clampedParam.value = *minimum;
        else
            return;
        bundle().adjustments.append({QStringLiteral("params.") + name, reason, param->value, clampedParam.value});
        bundle().params.set(clampedParam);
    }

    void addHistory()
    {
        if (m_selection.historyFile.isEmpty())
            return;
        const DocumentPtr document = m_library.workspace.document(m_selection.historyFile);
        if (!document)
            return report(QStringLiteral("history-unknown"), layersmessages::unknownConversation(m_selection.historyFile));
        bundle().history = readConversation(*document, m_result.diagnostics);
        for (Message &message : bundle().history)
            addReferences(document->path, message);
    }

    /// Adds the files that a message refers to. A file that changed since it was sent is reported.
    void addReferences(const QString &conversation, Message &message)
    {
        for (const AttachmentReference &reference : std::as_const(message.references)) {
            const Location place{conversation, reference.range};
            const Severity severity = reference.sha256.isEmpty() ? Severity::Error : Severity::Warning; // a session continues even if a file was deleted
            const std::optional<Attachment> attachment = m_attachments.find(reference.path, place, severity);
            if (!attachment)
                continue;
            if (!reference.sha256.isEmpty() && reference.sha256 != attachment->sha256)
                m_result.diagnostics.append({Severity::Warning, QStringLiteral("attachment-changed"), layersmessages::attachmentChanged(attachment->path), place});
            message.attachments.append(*attachment);
        }
    }

    void addRequest()
    {
        bundle().request = m_templates->renderRequest();
        for (const QString &path : m_selection.attachments) {
            if (const std::optional<Attachment> attachment = m_attachments.find(path, {}))
                bundle().attachments.append(*attachment);
        }
    }

    void addMetadata()
    {
        Json &metadata = bundle().metadata;
        metadata["workspace"] = jsonString(m_library.workspace.name());
        metadata["agent"] = jsonString(m_agent ? m_agent->name : QString());
        metadata["profile"] = jsonString(m_profile ? m_profile->name : QString());
        metadata["phase"] = jsonString(m_selection.phase);
        metadata["scope"] = jsonString(m_selection.scope);
        metadata["workload"] = jsonString(m_selection.workload);
        addRemainingMetadata(metadata);
    }

    /// Adds the profile's metadata and the given inputs whose names are not in use yet.
    void addRemainingMetadata(Json &metadata) const
    {
        for (const InputValue &input : m_selection.inputs) {
            if (!metadata.contains(input.name.toStdString()))
                metadata[input.name.toStdString()] = input.value.data().isMissing() ? jsonString(input.value.text()) : input.value.data().toJson();
        }
        if (!m_profile)
            return;
        for (const DataNode::Member &member : m_profile->data[u"metadata"].members()) {
            if (!metadata.contains(member.key.toStdString()))
                metadata[member.key.toStdString()] = member.value.toJson();
        }
    }

    /// Adds METADATA if the prompt type has a template. Without a template for the phase's type, the prompt is plain text. A type
    /// that the user selected must exist.
    void addHybrid()
    {
        const QString type = selectedPromptType(m_library, m_selection);
        const HybridTemplates &templates = *m_library.configuration.templates;
        const HybridTemplate *found = templates.find(type);
        bundle().metadata["prompt_type"] = jsonString(found ? type : QString());
        if (found)
            addEnvelope(*found);
        else if (m_selection.promptType && !type.isEmpty())
            report(QStringLiteral("prompt-type-unknown"),
                   layersmessages::unknownPromptType(type, templates.types().join(listSeparator())));
    }

    void addEnvelope(const HybridTemplate &found)
    {
        HybridEnvelope envelope = hybridEnvelope(found, m_library.configuration, m_selection, bundle());
        if (m_library.configuration.texts->text(found.type))
            envelope.plain = m_templates->renderPromptType(found, bundle().request, envelope.plainFindings);
        else if (!found.isStructured && m_selection.promptType)
            m_result.diagnostics.append({Severity::Note, QStringLiteral("prompt-type-unused"), layersmessages::unusedPromptType(found.type), found.location});
        bundle().hybrid = envelope;
    }

    const PromptLibrary &m_library;
    const Selection &m_selection;
    const ProviderCapabilities &m_capabilities;
    const Profile *m_profile = nullptr;
    const Agent *m_agent = nullptr;
    std::optional<PromptTemplateRenderer> m_templates; ///< set once the profile and the agent are known
    Composition m_result;
    PromptAttachments m_attachments{m_library.workspace, m_result.diagnostics};
};

} // namespace

const Profile *selectedProfile(const PromptLibrary &library, const Selection &selection)
{
    return library.profile(profileName(library, selection));
}

const Agent *selectedAgent(const PromptLibrary &library, const Selection &selection)
{
    return library.agent(agentName(library, selection));
}

QString selectedPromptType(const PromptLibrary &library, const Selection &selection)
{
    if (selection.promptType)
        return *selection.promptType;
    if (selection.phase.isEmpty())
        return {};
    const Profile *profile = selectedProfile(library, selection);
    const std::optional<QString> profileType = profile ? profile->promptType(selection.phase) : std::nullopt;
    return profileType ? *profileType : library.configuration.templates->promptTypeForPhase(selection.phase);
}

bool conditionHolds(
    const Condition &condition, const PromptLibrary &library, const Selection &selection, const ProviderCapabilities &capabilities)
{
    return Composer(library, selection, capabilities).holds(condition);
}

Composition compose(const PromptLibrary &library, const Selection &selection, const ProviderCapabilities &capabilities)
{
    return Composer(library, selection, capabilities).run();
}

QList<PromptInput> promptInputs(const PromptLibrary &library, const Selection &selection, const ProviderCapabilities &capabilities)
{
    Composer composer(library, selection, capabilities);
    composer.run();
    return composer.inputs();
}

} // namespace outcrop
