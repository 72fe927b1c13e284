// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layers/promptkeys.h"

#include "core/documents/formatschema.h"
#include "core/layers/agentkeys.h"
#include "core/layers/agentsections.h"
#include "core/layers/conversationblocks.h"
#include "core/layers/layersmessages.h"

#include <QDir>
#include <QSet>

#include <algorithm>

namespace outcrop {
namespace {

std::optional<KeyEffect> effectBySchema(const ValueAtPath &, const FieldSpec *)
{
    return std::nullopt;
}

/// Returns the documents whose text is in the sections or examples of the prompt.
QSet<QString> sentFiles(const PromptBundle &bundle)
{
    QSet<QString> files;
    const auto collect = [&files](const TracedText &text) {
        for (const TraceSpan &span : text.spans())
            files.insert(span.origin.file);
    };
    for (const Section &section : bundle.sections)
        collect(section.content);
    for (const TracedText &example : bundle.examples)
        collect(example);
    return files;
}

/// Reports the use of a profile's keys in one phase and scope.
class ProfileKeys
{
public:
    ProfileKeys(const Profile &profile, const Selection &selection, const PromptBundle &bundle, const SentLocations &sentLocations)
        : m_profile(profile), m_selection(selection), m_bundle(bundle), m_sent(sentLocations)
    {
    }

    QList<DocumentKey> keys() const
    {
        return documentKeys(m_profile.data, m_profile.document->path, {&formatFields(QStringLiteral("profile"))},
            [this](const ValueAtPath &place, const FieldSpec *) { return claim(place); });
    }

private:
    std::optional<KeyEffect> claim(const ValueAtPath &place) const
    {
        const QStringList &keys = place.keys;
        if (const auto sent = m_sent.effectFor(m_profile.document->path, place))
            return sent;
        if (keys.value(0) == u"generation_params" && keys.size() > 2)
            return effectOfParam(place, 1, 2);
        if (keys.value(0) == u"scope_overrides" && keys.size() > 3)
            return keys.at(1) == m_selection.scope ? effectOfParam(place, 2, 3) : KeyEffect::applied(layersmessages::otherScope());
        if (keys.value(0) == u"output_instructions" && keys.size() > 1)
            return keys.at(1) == m_selection.phase ? std::nullopt : std::optional(KeyEffect::applied(layersmessages::otherPhase()));
        return std::nullopt;
    }

    std::optional<KeyEffect> effectOfParam(const ValueAtPath &place, qsizetype phase, qsizetype name) const
    {
        if (place.keys.at(phase) != m_selection.phase)
            return KeyEffect::applied(layersmessages::otherPhase());
        const bool isOption = place.keys.at(name) == u"provider_options";
        const GenerationParam *param = m_bundle.params.find(isOption ? place.keys.mid(name, 3).join(u'.') : place.keys.at(name));
        if (!param)
            return std::nullopt;
        const auto isSource = [&](const DataNode *node) { return node->range().start.offset == param->location.range.start.offset; };
        if (param->location.file == m_profile.document->path && std::any_of(place.chain.begin(), place.chain.end(), isSource))
            return KeyEffect::sentInPart(QStringLiteral("params.") + param->name);
        return KeyEffect::applied(layersmessages::scopeWins());
    }

    const Profile &m_profile;
    const Selection &m_selection;
    const PromptBundle &m_bundle;
    const SentLocations &m_sent;
};

/// Reports the use of a conversation's keys.
class HistoryKeys
{
public:
    HistoryKeys(const QString &file, const PromptBundle &bundle) : m_file(file)
    {
        for (qsizetype i = 0; i < bundle.history.size(); ++i)
            m_messages.insert(bundle.history.at(i).range.start.offset, i);
        m_bundle = &bundle;
    }

    QList<DocumentKey> rows(const DataNode &root) const
    {
        return documentKeys(root, m_file, {&formatFields(QStringLiteral("conversation"))},
            [this](const ValueAtPath &place, const FieldSpec *) { return claim(place); });
    }

private:
    /// Returns the index of the message in `place.chain`; -1 if the value is not in a message. Messages are items of the root or of `messages`.
    static qsizetype depthOf(const ValueAtPath &place)
    {
        return place.chain.first()->isSequence() ? 1 : place.keys.value(0) == u"messages" ? 2 : -1;
    }

    std::optional<KeyEffect> claim(const ValueAtPath &place) const
    {
        const qsizetype depth = depthOf(place);
        if (depth < 0 || depth >= place.chain.size())
            return std::nullopt;
        if (const auto result = effectOfToolResult(place, depth))
            return result;
        const auto message = m_messages.find(place.chain.at(depth)->range().start.offset);
        if (message == m_messages.end())
            return KeyEffect::unsent(layersmessages::messageUnreadable());
        const QStringList keys = place.keys.mid(depth - 1);
        return keys.isEmpty() ? std::nullopt : effectOfMessage(*message, keys, place, depth + 1);
    }

    QString partOf(qsizetype message, const QString &name) const { return QStringLiteral("history/%1/%2").arg(message).arg(name); }

    std::optional<KeyEffect> effectOfMessage(qsizetype index, const QStringList &keys, const ValueAtPath &place, qsizetype depth) const
    {
        static const QStringList parts{QStringLiteral("sender"), QStringLiteral("timestamp"), QStringLiteral("type"), QStringLiteral("priority"),
            QStringLiteral("tool_call_id"), QStringLiteral("tool_used")};
        const Message &message = m_bundle->history.at(index);
        const QString key = keys.first();
        if (place.value().isNull() || (place.value().isScalar() && place.value().text().isEmpty()))
            return std::nullopt;
        if (key == u"role")
            return KeyEffect::applied(layersmessages::definesRole());
        if (std::any_of(message.attributes.begin(), message.attributes.end(), [&key](const auto &one) { return one.first == key; }))
            return KeyEffect::sentInPart(partOf(index, key));
        if (key == u"content")
            return effectOfContent(index, keys, place, depth);
        if (key == u"attachments")
            return KeyEffect::applied(layersmessages::namesAttachment());
        if (key == u"tool_calls")
            return effectOfCall(index, keys, place, depth);
        if (key == u"kept")
            return keys.value(1) == u"parts" && !message.providerState.empty() ? KeyEffect::sentInPart(partOf(index, key)) : KeyEffect::applied(layersmessages::definesProvider());
        if (key == u"name" && message.role == Message::Role::Tool)
            return KeyEffect::applied(layersmessages::namesFunction());
        if (parts.contains(key) && place.value().isScalar() && keys.size() == 1)
            return isUsed(message, key) ? std::optional(KeyEffect::sentInPart(partOf(index, key))) : KeyEffect::unsent(layersmessages::otherRole());
        return KeyEffect::unsent(layersmessages::notAcceptedByApis());
    }

    static bool isUsed(const Message &message, const QString &key)
    {
        if (key == u"priority")
            return message.priority.has_value();
        return key != u"tool_used" || message.role != Message::Role::Tool;
    }

    KeyEffect effectOfContent(qsizetype index, const QStringList &keys, const ValueAtPath &place, qsizetype depth) const
    {
        const bool isText = keys.size() == 1 || (keys.size() == 2 && keys.at(1) == u"text" && place.value().isScalar());
        if (isText)
            return KeyEffect::sentInPart(partOf(index, QStringLiteral("content")));
        const DataNode *block = place.chain.value(depth + 1);
        const bool isTextBlock = block && (*block)[u"text"].isScalar();
        if (block && !isTextBlock)
            return effectOfBlock(index, *block, *place.chain.at(depth), keys.value(1));
        if (!isTextBlock)
            return KeyEffect::unsent(layersmessages::onlyText());
        return keys.value(1) == u"type" ? KeyEffect::applied(layersmessages::isText()) : KeyEffect::unsent(layersmessages::onlyBlockText());
    }

    /// Returns the use of a key in a tool result. In the file, the tool result is a block of a user message, but in the bundle it is a separate message.
    std::optional<KeyEffect> effectOfToolResult(const ValueAtPath &place, qsizetype depth) const
    {
        const DataNode *block = place.chain.value(depth + 2);
        const bool isResult = block && (*block)[u"type"].text() == u"tool_result";
        const auto result = isResult ? m_messages.find(block->range().start.offset) : m_messages.end();
        if (result == m_messages.end())
            return std::nullopt;
        const QString key = place.keys.value(depth);
        if (key == u"tool_use_id")
            return KeyEffect::sentInPart(partOf(*result, QStringLiteral("tool_call_id")));
        const bool isContent = key == u"content" && !m_bundle->history.at(*result).content.isEmpty();
        return isContent ? KeyEffect::sentInPart(partOf(*result, key)) : KeyEffect::applied(layersmessages::definesRole());
    }

    /// Returns the use of a key in a call, a thinking block or the data of an attachment. Attachments and calls are numbered in the order of the message's
    /// blocks.
    KeyEffect effectOfBlock(qsizetype index, const DataNode &block, const DataNode &content, const QString &key) const
    {
        const Message &message = m_bundle->history.at(index);
        const bool isUser = message.role == Message::Role::User;
        if (!isUser && isThinkingBlock(block))
            return KeyEffect::sentInPart(partOf(index, QStringLiteral("kept")));
        const auto isCall = [](const DataNode &one) { return one[u"type"].text() == u"tool_use" && !one[u"name"].text().isEmpty(); };
        if (message.role == Message::Role::Assistant && isCall(block))
            return effectOfCallBlock(index, indexAmong(content, block, isCall), key);
        const auto isMedia = [](const DataNode &one) {
            const auto media = mediaBlock(one);
            return media && !media->isReferenceOnly && bytesOfBase64(media->data);
        };
        const qsizetype number = isUser && isMedia(block) ? indexAmong(content, block, isMedia) : -1;
        if (number < 0 || number >= message.attachments.size())
            return KeyEffect::unsent(layersmessages::onlyText());
        return KeyEffect::sentInPart(partOf(index, QStringLiteral("attachments/%1").arg(number)));
    }

    KeyEffect effectOfCallBlock(qsizetype index, qsizetype number, const QString &key) const
    {
        if (key == u"type")
            return KeyEffect::applied(layersmessages::isFunctionCall());
        const QString name = key == u"input" ? QStringLiteral("arguments") : key;
        return KeyEffect::sentInPart(partOf(index, QStringLiteral("tool_calls/%1/%2").arg(number).arg(name)));
    }

    /// Returns the position of a block among those that `wanted` accepts; -1 if it is not in `content`.
    template<typename Wanted>
    static qsizetype indexAmong(const DataNode &content, const DataNode &block, Wanted wanted)
    {
        qsizetype number = 0;
        for (const DataNode &other : content.items()) {
            if (other.range().start.offset == block.range().start.offset)
                return number;
            number += wanted(other) ? 1 : 0;
        }
        return -1;
    }

    std::optional<KeyEffect> effectOfCall(qsizetype index, const QStringList &keys, const ValueAtPath &place, qsizetype depth) const
    {
        const DataNode &calls = *place.chain.at(depth);
        const DataNode *call = place.chain.value(depth + 1);
        const qsizetype number = call ? callIndex(calls, *call) : -1;
        if (m_bundle->history.at(index).role != Message::Role::Assistant || number < 0)
            return KeyEffect::unsent(layersmessages::callUnreadable());
        QStringList names = keys.mid(1);
        const bool isNested = (*call)[u"function"].isMapping();
        if (isNested && names.value(0) == u"function")
            names.removeFirst();
        else if (isNested && names.value(0) != u"id" && names.value(0) != u"type")
            return KeyEffect::unsent(layersmessages::functionContentSent());
        if (names.value(0) == u"type")
            return KeyEffect::applied(layersmessages::isFunctionCall());
        static const QStringList sent{QStringLiteral("id"), QStringLiteral("name"), QStringLiteral("arguments")};
        if (!sent.contains(names.value(0)))
            return KeyEffect::unsent(layersmessages::notAcceptedInCalls());
        return KeyEffect::sentInPart(partOf(index, QStringLiteral("tool_calls/%1/%2").arg(number).arg(names.value(0))));
    }

    /// Returns the index of a call among the calls that have a name; -1 if it has none.
    static qsizetype callIndex(const DataNode &calls, const DataNode &wanted)
    {
        qsizetype number = 0;
        for (const DataNode &call : calls.items()) {
            const DataNode &function = call[u"function"].isMapping() ? call[u"function"] : call;
            const bool isNamed = !function[u"name"].text().isEmpty();
            if (call.range().start.offset == wanted.range().start.offset)
                return isNamed ? number : -1;
            number += isNamed ? 1 : 0;
        }
        return -1;
    }

    QString m_file;
    QHash<qsizetype, qsizetype> m_messages; ///< offset → index in the bundle
    const PromptBundle *m_bundle = nullptr;
};

/// Collects the keys of all documents of the prompt.
class PromptKeyCollector
{
public:
    PromptKeyCollector(const PromptLibrary &library, const Selection &selection, const PromptBundle &bundle)
        : m_library(library), m_selection(selection), m_bundle(bundle), m_sent(bundle), m_files(sentFiles(bundle))
    {
    }

    QList<DocumentKey> run(bool isHybrid)
    {
        addManifest();
        if (const Agent *agent = selectedAgent(m_library, m_selection); agent && agent->name == m_bundle.agentName) {
            m_keys += AgentKeys(*agent, m_bundle, m_sent).keys();
            addExamples(*agent);
        }
        addLayers();
        addSkills();
        if (const Profile *profile = selectedProfile(m_library, m_selection))
            m_keys += ProfileKeys(*profile, m_selection, m_bundle, m_sent).keys();
        addHistory();
        if (m_bundle.hybrid && (isHybrid || m_bundle.hybrid->isStructured))
            addConfiguration();
        return m_keys;
    }

private:
    void add(const DataNode &root, const QString &file, const QString &format, const KeyEffectLookup &claim = effectBySchema)
    {
        m_keys += documentKeys(root, file, {&formatFields(format)}, claim);
    }

    void addManifest()
    {
        add(m_library.workspace.manifest().data, QStringLiteral("config.toml"), QStringLiteral("manifest"), [](const ValueAtPath &place, const FieldSpec *) {
            const QString table = place.keys.value(0);
            const bool requestsModel = table == u"roles" || ((table == u"conductor" || table == u"specialists") && place.keys.last() == u"model");
            return requestsModel && place.value().isScalar() ? std::optional(KeyEffect::sentInPart(QStringLiteral("model/") + place.path)) : std::nullopt;
        });
    }

    /// Adds a layer's keys. The front matter of a coding agent's file determines when the agent loads the file.
    void addLayer(const Layer &layer)
    {
        if (layer.document->kind == DocumentKind::Layer)
            return add(layer.document->frontMatter.data, layer.file(), QStringLiteral("layer"));
        m_keys += documentKeys(layer.document->frontMatter.data, layer.file(), {},
            [](const ValueAtPath &, const FieldSpec *) { return KeyEffect::applied(layersmessages::readByClient()); });
    }

    void addLayers()
    {
        for (const Layer &layer : m_library.stack.layers) {
            const bool isCondensed = layer.condensedForm && m_files.contains(layer.condensedForm->path);
            if (isCondensed || m_files.contains(layer.file()))
                addLayer(layer);
            if (isCondensed)
                add(layer.condensedForm->frontMatter.data, layer.condensedForm->path, QStringLiteral("layer"),
                    [](const ValueAtPath &, const FieldSpec *) { return KeyEffect::applied(layersmessages::layerKeysRead()); });
        }
    }

    void addSkills()
    {
        for (const Skill &skill : m_library.stack.skills) {
            if (!m_selection.workload.isEmpty() && m_files.contains(skill.document->path))
                add(skill.document->frontMatter.data, skill.document->path, QStringLiteral("skill"));
        }
    }

    /// Adds the keys of the examples file. Only its examples are sent.
    void addExamples(const Agent &agent)
    {
        const DocumentPtr document = examplesOf(agent, m_library.workspace);
        if (!agent.usesFewShot || !document)
            return;
        m_keys += documentKeys(document->frontMatter.data, document->path, {},
            [](const ValueAtPath &, const FieldSpec *) { return KeyEffect::unsent(layersmessages::onlyExamplesSent()); });
        const QString before = textBeforeExamples(*document);
        if (!before.isEmpty())
            m_keys.append({document->path, layersmessages::textBeforeHeading(),
                {positionAt(document->text, document->frontMatter.bodyStart), positionAt(document->text, document->frontMatter.bodyStart)}, DocumentKey::Use::Unsent, {},
                layersmessages::textBelowHeadings(), jsonString(before)});
    }

    void addHistory()
    {
        const DocumentPtr document = m_selection.historyFile.isEmpty() ? nullptr : m_library.workspace.document(m_selection.historyFile);
        if (!document)
            return;
        DataNode root;
        Diagnostics known;
        readConversation(*document, known, &root);
        m_keys += HistoryKeys(document->path, m_bundle).rows(root);
    }

    /// Adds the files of a prompt type.
    void addConfiguration()
    {
        const PromptConfiguration &configuration = m_library.configuration;
        const auto addFile = [this](const DocumentPtr &document, const DataNode &data, const QString &format) {
            if (document)
                add(data, document->path, format, [&](const ValueAtPath &place, const FieldSpec *) { return m_sent.effectFor(document->path, place); });
        };
        addFile(configuration.templates->document, configuration.templates->data, QStringLiteral("hybrid-prompt-templates"));
        addFile(configuration.rules->document, configuration.rules->data, QStringLiteral("prompt-rules"));
        addFile(configuration.responses->document, configuration.responses->data, QStringLiteral("response-schemas"));
    }

    const PromptLibrary &m_library;
    const Selection &m_selection;
    const PromptBundle &m_bundle;
    SentLocations m_sent;
    QSet<QString> m_files;
    QList<DocumentKey> m_keys;
};

} // namespace

QList<DocumentKey> promptKeys(const PromptLibrary &library, const Selection &selection, const PromptBundle &bundle, bool isHybrid)
{
    return PromptKeyCollector(library, selection, bundle).run(isHybrid);
}

} // namespace outcrop
