// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layers/promptbundle.h"

#include "core/documents/workspace.h"

namespace outcrop {
namespace {

/// Writes bundles as JSON. Uses the workspace to convert offsets to lines.
class BundleWriter
{
public:
    explicit BundleWriter(const Workspace &workspace) : m_workspace(workspace) { }

    Json write(const PromptBundle &bundle) const
    {
        Json json;
        json["sections"] = list(bundle.sections, [this](const Section &section) { return write(section); });
        json["request"] = write(bundle.request);
        if (!bundle.attachments.isEmpty())
            json["attachments"] = list(bundle.attachments, attachmentRecord);
        json["output_instructions"] = write(bundle.outputInstructions);
        json["examples"] = list(bundle.examples, [this](const TracedText &example) { return write(example); });
        if (!bundle.examples.isEmpty())
            json["example_range"] = Json{{"min", bundle.minimumExamples}, {"max", bundle.maximumExamples}};
        json["history"] = list(bundle.history, [this](const Message &message) { return write(message); });
        json["tools"] = list(bundle.tools, [](const ToolDefinition &tool) {
            Json json{{"name", jsonString(tool.name)}, {"description", jsonString(tool.description)}, {"parameters", tool.parameters}};
            if (tool.strict)
                json["strict"] = *tool.strict;
            return json;
        });
        json["output_schema"] = bundle.outputSchema ? bundle.outputSchema->schema : Json();
        if (bundle.outputSchema && bundle.outputSchema->strict)
            json["output_strict"] = *bundle.outputSchema->strict;
        json["params"] = Json::object();
        for (const GenerationParam &param : bundle.params.all())
            json["params"][param.name.toStdString()] = param.value;
        json["reasoning_strategy"] = jsonString(bundle.reasoningStrategy);
        json["hybrid"] = bundle.hybrid ? write(*bundle.hybrid) : Json();
        json["metadata"] = bundle.metadata;
        json["adjustments"] = list(bundle.adjustments, [](const Adjustment &adjustment) { return write(adjustment); });
        return json;
    }

private:
    template<typename T, typename Write>
    static Json list(const QList<T> &items, Write write)
    {
        Json array = Json::array();
        for (const T &item : items)
            array.push_back(write(item));
        return array;
    }

    static Json write(const Adjustment &adjustment)
    {
        return {{"part", jsonString(adjustment.part)}, {"reason", jsonString(adjustment.reason)}, {"before", adjustment.before},
                {"after", adjustment.after}};
    }

    static Json write(const HybridEnvelope &envelope)
    {
        return {{"prompt_type", jsonString(envelope.promptType)},
                {"structured", envelope.isStructured},
                {"metadata", envelope.metadata},
                {"unfilled", list(envelope.unfilledFields, [](const QString &field) { return jsonString(field); })},
                {"adjustments", list(envelope.adjustments, [](const Adjustment &adjustment) { return write(adjustment); })}};
    }

    Json write(const Section &section) const
    {
        Json json{{"id", jsonString(section.id)}, {"title", jsonString(section.title)}, {"tier", jsonString(tierName(section.tier))},
                  {"part", jsonString(partName(section.part))}};
        if (!section.condition.isEmpty())
            json["when"] = jsonString(section.condition);
        json.update(write(section.content));
        return json;
    }

    Json write(const Message &message) const
    {
        Json json{{"role", jsonString(roleName(message.role))}};
        json.update(write(message.content));
        if (!message.toolCalls.isEmpty())
            json["tool_calls"] = list(message.toolCalls, [](const ToolCall &call) {
                return Json{{"id", jsonString(call.id)}, {"name", jsonString(call.name)}, {"arguments", call.arguments}};
            });
        if (!message.attachments.isEmpty())
            json["attachments"] = list(message.attachments, attachmentRecord);
        if (!message.toolCallId.isEmpty())
            json["tool_call_id"] = jsonString(message.toolCallId);
        return json;
    }

    Json write(const TracedText &text) const
    {
        return {{"text", jsonString(text.text())}, {"sources", list(text.spans(), [this](const TraceSpan &span) { return write(span); })}};
    }

    Json write(const TraceSpan &span) const
    {
        Json json{{"start", span.start}, {"length", span.length}};
        if (span.origin.isGenerated()) {
            json["generated"] = jsonString(span.origin.note);
            return json;
        }
        json["file"] = jsonString(span.origin.file);
        if (const DocumentPtr document = m_workspace.document(span.origin.file)) {
            const Position place = positionAt(document->text, span.origin.offset);
            json["line"] = place.line;
            json["column"] = place.column;
        }
        json["verbatim"] = span.kind == TraceKind::Copied;
        return json;
    }

    const Workspace &m_workspace;
};

} // namespace

PromptBundle PromptBundle::fromText(const QString &request)
{
    PromptBundle bundle;
    bundle.request = TracedText::generated(request, QStringLiteral("request"));
    return bundle;
}

Json toJson(const PromptBundle &bundle, const Workspace &workspace)
{
    return BundleWriter(workspace).write(bundle);
}

} // namespace outcrop
