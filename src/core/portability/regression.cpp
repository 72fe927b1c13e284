// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/portability/regression.h"

#include "core/documents/fieldedit.h"
#include "core/portability/agentrender.h"
#include "core/portability/portabilitymessages.h"
#include "core/portability/recordedresponses.h"
#include "core/render/jsonprinter.h"
#include "core/text/textchange.h"

#include <algorithm>
#include <memory>

namespace outcrop {
namespace {

const QString unchangedId = QStringLiteral("PV-017");
const QString optionalId = QStringLiteral("PV-018");
const QString sectionKey = QStringLiteral("portability");

bool hasPortabilityField(const Agent &agent)
{
    return !agent.field(sectionKey).isMissing();
}

CriterionResult failedCriterion(const QString &id, const Agent &agent, const QString &message)
{
    return {id, Outcome::Failed, message, {{Severity::Error, id, message, {agent.file(), {}}}}};
}

Result<RenderTarget> targetOf(const Agent &agent, const RegressionContext &context, const QString &model = {})
{
    const ModelChoice choice = chooseModel(context.catalog, {context.tests.regressionProvider, model}, modelRequests(agent));
    return chooseTarget(context.catalog, choice, context.library.workspace.manifest());
}

/// Renders the request like versions without portability support: the system prompt is the unchanged body.
Value renderPlainPrompt(const Agent &agent, const QString &request, const RenderTarget &target)
{
    PromptBundle bundle = PromptBundle::fromText(request);
    const TracedText body = TracedText::copied(agent.body().toString(), agent.textDocument().path, 0).trimmed();
    Section section;
    section.id = agent.file();
    section.content = body;
    section.isPlain = true;
    bundle.sections = {section};
    bundle.tools = agent.tools;
    bundle.outputSchema = agent.outputSchema;
    bundle.reasoningStrategy = QStringLiteral("none");
    return render(bundle, target, {}, false).body;
}

/// Returns whether a string in the request is equal to this text. True for an empty text.
bool isPassage(const Value &value, const QString &text)
{
    const auto inItem = [&text](const Value &item) { return isPassage(item, text); };
    const auto inField = [&text](const Value::Field &field) { return isPassage(field.second, text); };
    return text.isEmpty() || (value.kind() == Value::Kind::Text && value.tracedText().text() == text)
        || std::any_of(value.items().begin(), value.items().end(), inItem)
        || std::any_of(value.fields().begin(), value.fields().end(), inField);
}

QString bodyOf(const Agent &agent)
{
    return agent.body().trimmed().toString();
}

RenderedRequest renderCurrentAgent(const Agent &agent, const RenderTarget &target, const RegressionContext &context)
{
    return renderAgentOnly(agent, context.tests.regressionRequest, target, context.library.workspace);
}

QString formatBody(const Value &body)
{
    return formatJson(body).text();
}

/// Returns an excerpt around an offset, because strings in a request are long single lines.
QString excerpt(const QString &line, qsizetype at)
{
    constexpr qsizetype before = 24;
    constexpr qsizetype length = 80;
    const qsizetype start = std::max<qsizetype>(0, at - before);
    const QString dots = QStringLiteral("…");
    return (start > 0 ? dots : QString()) + line.mid(start, length) + (start + length < line.size() ? dots : QString());
}

/// Returns a description of the first difference between two requests, for display.
QString firstDifference(const QString &before, const QString &now)
{
    const QStringList wanted = before.split(u'\n');
    const QStringList found = now.split(u'\n');
    qsizetype line = 0;
    while (line < wanted.size() && wanted.value(line) == found.value(line))
        ++line;
    const QString was = wanted.value(line);
    const QString is = found.value(line);
    const auto mismatch = std::mismatch(was.begin(), was.end(), is.begin(), is.end());
    const qsizetype at = mismatch.first - was.begin();
    return portabilitymessages::lineDiffers(QString::number(line + 1), excerpt(was, at), excerpt(is, at));
}

/// Returns the model in a recorded request, so that it is compared with the current request to the same model; empty if there is none.
QString modelOf(const Document &recordedDocument)
{
    const Json request = Json::parse(recordedDocument.bytes.toStdString(), nullptr, false);
    return request.is_object() && request.contains("model") ? qString(request["model"]) : QString();
}

CriterionResult compareWithRecorded(const Agent &agent, const Document &recordedDocument, const RegressionContext &context)
{
    const Result<RenderTarget> target = targetOf(agent, context, modelOf(recordedDocument));
    if (!target)
        return {unchangedId, Outcome::NotRun, target.error().message, {}};
    const QString now = formatBody(renderCurrentAgent(agent, *target, context).body);
    if (now == recordedDocument.text)
        return {unchangedId, Outcome::Passed, {}, {}};
    return failedCriterion(unchangedId, agent,
        portabilitymessages::renderDiffers(context.tests.regressionProvider, recordedDocument.path, firstDifference(recordedDocument.text, now)));
}

/// Returns the document without the portability section in its front matter data. The text is unchanged, because only the body is sent.
DocumentPtr documentWithoutSection(const DocumentPtr &document)
{
    const DataNode &data = document->frontMatter.data;
    if (!data.member(sectionKey))
        return document;
    QList<DataNode::Member> members = data.members();
    members.removeIf([](const DataNode::Member &member) { return member.key == sectionKey; });
    auto copy = std::make_shared<Document>(*document);
    copy->frontMatter.data = DataNode::mapping(members, data.range());
    return copy;
}

/// Like documentWithoutSection(), for a governance file, which is read from its text.
Result<DocumentPtr> textDocumentWithoutSection(const DocumentPtr &document)
{
    const Result<QList<TextEdit>> edits = planRemoveField(*document, FieldPath{sectionKey});
    if (!edits)
        return edits.error();
    return readDocument(document->path, applyEdits(document->text, *edits).toUtf8(), document->kind);
}

Result<Agent> agentWithoutSection(const Agent &agent)
{
    if (!hasPortabilityField(agent))
        return agent;
    if (agent.prompt) {
        Diagnostics alreadyReported;
        return readAgent(documentWithoutSection(agent.document), agent.prompt, alreadyReported);
    }
    const Result<DocumentPtr> governance = agent.governance ? textDocumentWithoutSection(agent.governance) : DocumentPtr();
    if (!governance)
        return governance.error();
    Diagnostics alreadyKnown;
    return readAgent(documentWithoutSection(agent.document), *governance, alreadyKnown);
}

} // namespace

CriterionResult checkUnchanged(const Agent &agent, const RegressionContext &context)
{
    if (hasPortabilityField(agent))
        return {unchangedId, Outcome::NotApplicable, portabilitymessages::hasSection(), {}};
    const Result<RenderTarget> target = targetOf(agent, context);
    if (!target)
        return {unchangedId, Outcome::NotRun, target.error().message, {}};
    const Value now = renderCurrentAgent(agent, *target, context).body;
    const Value plain = renderPlainPrompt(agent, context.tests.regressionRequest, *target);
    if (now.toJson() != plain.toJson())
        return failedCriterion(unchangedId, agent,
            portabilitymessages::requestContainsMore(context.tests.regressionProvider, firstDifference(formatBody(plain), formatBody(now))));
    if (!isPassage(now, bodyOf(agent)))
        return failedCriterion(unchangedId, agent,
            portabilitymessages::bodyChanged(context.tests.regressionProvider));
    const DocumentPtr recordedDocument =
        context.library.workspace.document(recordedRenderPath(agent, context.tests.regressionProvider));
    return recordedDocument ? compareWithRecorded(agent, *recordedDocument, context)
                    : CriterionResult{unchangedId, Outcome::Passed, {}, {}};
}

CriterionResult checkSectionOptional(const Agent &agent, const RegressionContext &context)
{
    const Result<Agent> plainAgent = agentWithoutSection(agent);
    if (!plainAgent)
        return {optionalId, Outcome::NotRun, plainAgent.error().message, {}};
    const Result<RenderTarget> target = targetOf(*plainAgent, context);
    if (!target)
        return {optionalId, Outcome::NotRun, target.error().message, {}};
    const RenderedRequest request = renderCurrentAgent(*plainAgent, *target, context);
    const auto error = std::find_if(request.diagnostics.begin(), request.diagnostics.end(),
        [](const Diagnostic &found) { return found.severity == Severity::Error; });
    if (error != request.diagnostics.end())
        return failedCriterion(optionalId, agent,
            portabilitymessages::notRenderedAlone(error->message));
    if (!isPassage(request.body, bodyOf(*plainAgent)))
        return failedCriterion(optionalId, agent,
            portabilitymessages::bodyChangedAlone(context.tests.regressionProvider));
    return {optionalId, Outcome::Passed, {}, {}};
}

QString recordedRenderPath(const Agent &agent, const QString &provider)
{
    return recordingPath(agent.name, provider + QStringLiteral(".request.json"));
}

QList<SourceFile> rendersToRecord(const QList<Agent> &agents, const RegressionContext &context)
{
    QList<SourceFile> files;
    for (const Agent &agent : agents) {
        const Result<RenderTarget> target = targetOf(agent, context);
        if (!target || hasPortabilityField(agent))
            continue;
        const QString path = recordedRenderPath(agent, context.tests.regressionProvider);
        files.append({path, formatBody(renderCurrentAgent(agent, *target, context).body).toUtf8()});
    }
    return files;
}

} // namespace outcrop
