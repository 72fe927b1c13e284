// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/layers/promptbundle.h"

#include <QHash>
#include <QRandomGenerator>

namespace outcrop::testing {

/// A random bundle with recognizable parts: the text or name of each marked part contains a unique word.
struct MarkedBundle {
    PromptBundle bundle;
    QHash<QString, QString> markers; ///< unique word of each part
    QString metadataMarker;          ///< a unique word in the metadata, which must never be sent
};

class BundleGenerator
{
public:
    explicit BundleGenerator(quint32 seed) : m_random(seed) { }

    MarkedBundle next()
    {
        m_result = {};
        m_files = 0;
        addSections();
        addExamples();
        addHistory();
        addTools();
        addOutputSchema();
        addParams();
        addTask();
        if (chance(50))
            m_result.bundle.agentName = QStringLiteral("the <\"agent\">");
        m_result.metadataMarker = marker();
        m_result.bundle.metadata["secret"] = jsonString(m_result.metadataMarker);
        m_result.bundle.reasoningStrategy = choose({"adaptive", "explicit_cot", "none"});
        if (chance(50))
            m_result.bundle.bodyFormat = static_cast<BodyFormat>(below(3));
        return m_result;
    }

private:
    int below(int bound) { return static_cast<int>(m_random.bounded(static_cast<quint32>(bound))); }
    bool chance(int percent) { return below(100) < percent; }
    QString choose(std::initializer_list<const char *> words) { return QLatin1String(words.begin()[below(static_cast<int>(words.size()))]); }
    QString marker() { return QStringLiteral("zq%1x").arg(++m_markers); }

    /// Returns a word between random texts, most of which need escaping: quotes, braces, tags, line breaks, astral and control characters.
    QString prose(const QString &word)
    {
        static const QStringList noise{QStringLiteral("plain words"),    QStringLiteral("a \"quote\" and 'another'"), QStringLiteral("{brace} {{two}}"),
                                       QStringLiteral("<tag> & </tag>"), QStringLiteral("line\nbreak\r\nand\ttab"), QStringLiteral("\\back\\slash"),
                                       QStringLiteral("]]> & <![CDATA["),  QStringLiteral("a bell\a, an escape\x1b"), QStringLiteral("## heading"),     QStringLiteral("🌱 Ünïcödé 漢字"),            QStringLiteral("```\ncode\n```")};
        return noise.at(below(static_cast<int>(noise.size()))) + u' ' + word + u' ' + noise.at(below(static_cast<int>(noise.size())));
    }

    TracedText text(const QString &part)
    {
        const QString word = marker();
        m_result.markers.insert(part, word);
        return TracedText::copied(prose(word), QStringLiteral("file%1.md").arg(++m_files), below(1000));
    }

    QString name(const QString &part)
    {
        const QString word = marker();
        m_result.markers.insert(part, word);
        return word;
    }

    void addSections()
    {
        for (int i = below(5); i > 0; --i) {
            const QString id = QStringLiteral("layers/%1.md").arg(i);
            m_result.bundle.sections.append({id, choose({"Soul", "Skill: k8s", "9 lives", "Ä"}), static_cast<Part>(below(5)),
                                             static_cast<Tier>(below(5)), text(QStringLiteral("sections/") + id), chance(20),
                                             chance(20) ? QStringLiteral("window < 100000 and \"a\" == a") : QString()});
        }
        std::stable_sort(m_result.bundle.sections.begin(), m_result.bundle.sections.end(),
                         [](const Section &a, const Section &b) { return a.tier < b.tier; });
    }

    void addExamples()
    {
        for (int i = 0, count = below(6); i < count; ++i)
            m_result.bundle.examples.append(text(QStringLiteral("examples/%1").arg(i)));
        m_result.bundle.minimumExamples = below(3);
        m_result.bundle.maximumExamples = m_result.bundle.minimumExamples + below(4);
    }

    void addHistory()
    {
        for (int i = 0, count = below(6); i < count; ++i)
            m_result.bundle.history.append(message(QStringLiteral("history/%1/").arg(i)));
    }

    Message message(const QString &part)
    {
        Message message;
        message.role = static_cast<Message::Role>(below(4));
        message.content = text(part + QStringLiteral("content"));
        if (chance(20))
            message.sender = name(part + QStringLiteral("sender"));
        if (chance(20))
            message.timestamp = name(part + QStringLiteral("timestamp"));
        if (chance(20))
            message.type = name(part + QStringLiteral("type"));
        if (chance(30))
            message.priority = below(5) - 2;
        if (message.role == Message::Role::Tool)
            message.toolCallId = name(part + QStringLiteral("tool_call_id"));
        if (message.role == Message::Role::Assistant) {
            for (int i = 0, count = below(3); i < count; ++i)
                message.toolCalls.append(call(part + QStringLiteral("tool_calls/%1/").arg(i)));
        }
        return message;
    }

    ToolCall call(const QString &part)
    {
        ToolCall call{name(part + QStringLiteral("id")), name(part + QStringLiteral("name")), {}};
        call.arguments["key"] = jsonString(name(part + QStringLiteral("arguments")));
        return call;
    }

    Json schema(const QString &word)
    {
        Json schema{{"type", "object"}, {"properties", {{"city", {{"type", "string"}, {"description", jsonString(word)}}}}}};
        if (chance(50))
            schema["properties"]["count"] = Json{{"type", "integer"}, {"minimum", 0}};
        if (chance(50))
            schema["required"] = Json::array({"city"});
        return schema;
    }

    void addTools()
    {
        for (int i = 0, count = below(3); i < count; ++i) {
            const QString part = QStringLiteral("tools/%1/").arg(i);
            const Json parameters = schema(name(part + QStringLiteral("parameters")));
            m_result.bundle.tools.append({name(part + QStringLiteral("name")), name(part + QStringLiteral("description")), parameters, {},
                                            chance(30) ? QStringLiteral("search & find") : QString(), chance(30) ? QStringLiteral("call(\"]]>\")") : QString()});
        }
    }

    void addOutputSchema()
    {
        if (chance(50))
            m_result.bundle.outputSchema = OutputSchema{QStringLiteral("answer"), schema(name(QStringLiteral("output.schema"))), {}};
    }

    void addParams()
    {
        const auto add = [this](const char *param, const Json &value) {
            if (chance(40))
                m_result.bundle.params.set({QLatin1String(param), value, {}});
        };
        add("temperature", 0.0);
        add("top_p", 0.95);
        add("top_k", 40);
        add("seed", 7);
        add("max_output_tokens", 4000);
        add("max_input_tokens", 9000);
        add("stop", Json::array({"END"}));
        add("reasoning_effort", "low");
        add("presence_penalty", 0.5); // no wire format supports this parameter
    }

    void addTask()
    {
        if (chance(90))
            m_result.bundle.request = text(QStringLiteral("request"));
        if (chance(50))
            m_result.bundle.outputInstructions = text(QStringLiteral("output_instructions"));
    }

    QRandomGenerator m_random;
    MarkedBundle m_result;
    int m_markers = 0;
    int m_files = 0;
};

} // namespace outcrop::testing
