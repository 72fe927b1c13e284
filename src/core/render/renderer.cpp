// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/render/renderer.h"

#include "core/base/datatext.h"
#include "core/base/joinedtext.h"
#include "core/render/attachmentacceptance.h"
#include "core/render/fitting.h"
#include "core/render/keyledger.h"
#include "core/render/partnames.h"
#include "core/render/provideroptions.h"
#include "core/render/providerstate.h"
#include "core/render/rendermessages.h"
#include "core/render/requestblockers.h"
#include "core/render/requestfigures.h"
#include "core/render/templateevaluation.h"

#include <algorithm>

namespace outcrop {
namespace {

/// Returns the reason in the ledger for parts of the prompt that are not in the request.
QString reasonForUnusedParts(const WireFormat &wire)
{
    return wire.unusedPartReason.isEmpty() ? rendermessages::notSupportedBy(wire.name) : dataText(wire.unusedPartReason);
}

QList<QPair<QString, QString>> headerList(const Value &headers)
{
    QList<QPair<QString, QString>> list;
    for (const auto &[name, value] : headers.fields()) {
        if (!value.isEmpty())
            list.append({name, value.toText().text()});
    }
    return list;
}

/// Returns the action of a change made during composition: a part without an earlier value was added, and one without a later value was omitted.
LossAction actionOf(const Adjustment &adjustment)
{
    if (adjustment.before.is_null())
        return LossAction::Injected;
    return adjustment.after.is_null() ? LossAction::Dropped : LossAction::Approximated;
}

/// Returns ledger entries for the changes made during composition. They precede those made during rendering.
Ledger adjustmentEntries(const PromptBundle &bundle)
{
    Ledger entries;
    for (const Adjustment &adjustment : bundle.adjustments)
        entries.append({{}, adjustment.part, actionOf(adjustment), adjustment.reason, adjustment.before, adjustment.after});
    return entries;
}

/// Adds the dropped value to the entries of dropped parameters. `max_input_tokens` limits the composition, so it is applied: no provider receives it.
void addDroppedValues(Ledger &ledger, const PromptBundle &bundle)
{
    for (LedgerEntry &entry : ledger) {
        if (entry.action != LossAction::Dropped || !entry.part.startsWith(QLatin1String("params.")))
            continue;
        if (const GenerationParam *param = bundle.params.find(entry.part.mid(7)); param && entry.before.is_null())
            entry.before = param->value;
        if (entry.part != QLatin1String("params.max_input_tokens"))
            continue;
        entry.action = LossAction::Applied;
        entry.reason = rendermessages::budgetOnly();
    }
}

/// Reports `strict: false` as unused, not dropped, if the API never enforces schemas.
void markUnusedStrictness(Ledger &ledger, const PromptBundle &bundle)
{
    const auto isLoose = [&bundle](const QString &part) {
        if (part == u"output.strict")
            return bundle.outputSchema && bundle.outputSchema->strict == false;
        const bool isTool = part.startsWith(u"tools/") && part.endsWith(u"/strict");
        return isTool && bundle.tools.value(part.section(u'/', 1, 1).toLongLong()).strict == false;
    };
    for (LedgerEntry &entry : ledger) {
        if (entry.action != LossAction::Dropped || !isLoose(entry.part))
            continue;
        entry.action = LossAction::Unused;
        entry.reason = rendermessages::neverStrict();
    }
}

/// Returns whether the model must respond to the last message, so that no request is needed.
bool endsWithQuestion(const QList<Message> &history)
{
    return !history.isEmpty() && (history.last().role == Message::Role::User || history.last().role == Message::Role::Tool);
}

Diagnostics emptyRequestFindings(const PromptBundle &bundle)
{
    if (!bundle.request.trimmed().isEmpty() || endsWithQuestion(bundle.history))
        return {};
    if (bundle.sections.isEmpty() && bundle.history.isEmpty() && bundle.attachments.isEmpty() && bundle.tools.isEmpty())
        return {{Severity::Warning, emptyPromptCode, rendermessages::emptyPrompt(), {}}};
    return {{Severity::Warning, noTaskCode, rendermessages::noTask(), {}}};
}

Diagnostics droppedRules(const PromptBundle &bundle, PromptEnvelope envelope)
{
    if (envelope != PromptEnvelope::Hybrid || !bundle.hybrid || bundle.hybrid->droppedRules.isEmpty())
        return {};
    return {{Severity::Warning, lostPartsCode,
             rendermessages::droppedRules(bundle.hybrid->droppedRules.join(listSeparator())), {}}};
}

/// Quotes a word for the shell. Single quotes disable all special characters, so files of a workspace cannot inject
/// commands.
QString quoteForShell(const QString &text)
{
    QString quotedText = text;
    quotedText.replace(u'\'', QStringLiteral("'\\''"));
    return u'\'' + quotedText + u'\'';
}

/// Quotes a word for the shell, but lets the shell expand the variable of the API key.
QString quoteForShell(const QString &text, const QString &keyVariable)
{
    const qsizetype at = keyVariable.isEmpty() ? -1 : text.indexOf(u'$' + keyVariable);
    if (at < 0)
        return quoteForShell(text);
    const QString rest = text.mid(at + 1 + keyVariable.size());
    return quoteForShell(text.left(at)) + QStringLiteral("\"$%1\"").arg(keyVariable) + (rest.isEmpty() ? QString() : quoteForShell(rest));
}

/// Returns a delimiter for a here-document that is not a line of the text.
QString heredocDelimiter(const QString &text)
{
    QString mark = QStringLiteral("JSON");
    while (text.contains(u'\n' + mark + u'\n'))
        mark += u'_';
    return mark;
}

PromptEnvelope envelopeOf(const PromptBundle &bundle, const PromptFormat &format)
{
    if (format.envelope != PromptEnvelope::Auto)
        return format.envelope;
    if (bundle.hybrid && bundle.hybrid->isStructured)
        return PromptEnvelope::Hybrid;
    return format.xml.isEnabled ? PromptEnvelope::PromptXml : PromptEnvelope::Plain;
}

/// Returns the entries whose reason begins with `reason`: parts that were removed to fit the budget. None if `reason` is empty.
Ledger removedEntries(const Ledger &ledger, const QString &reason)
{
    Ledger cut;
    std::copy_if(ledger.begin(), ledger.end(), std::back_inserter(cut),
                 [&reason](const LedgerEntry &entry) { return !reason.isEmpty() && entry.reason.startsWith(reason); });
    return cut;
}

/// Returns the entry for the tokens that the server drops, or none. It is the first entry of the ledger, because no other loss is as large.
Ledger serverDrop(const FittedPrompt &fittedPrompt, const RenderTarget &target)
{
    if (!fittedPrompt.figures || fittedPrompt.figures->budget.droppedByServer() == 0)
        return {};
    return {{{}, serverDropPart, LossAction::Dropped, serverDropReason(fittedPrompt.figures->budget, target.wireFormat->name)}};
}

Diagnostics missingPromptTypeFindings()
{
    return {{Severity::Error, QStringLiteral("hybrid-no-type"), rendermessages::noPromptType(), {}}};
}

/// Returns the maximum number of response tokens: the limit in the request, at most the model's maximum. nullopt if
/// both are unknown.
std::optional<qint64> responseLimit(const PromptBundle &bundle, const RenderTarget &target, const Ledger &ledger)
{
    const QString part = QStringLiteral("params.max_output_tokens");
    std::optional<qint64> limit = target.model.maxOutput ? std::optional<qint64>(*target.model.maxOutput) : std::nullopt;
    for (const LedgerEntry &entry : ledger) {
        if (entry.part != part || entry.action == LossAction::Dropped || entry.path.isEmpty())
            continue;
        const GenerationParam *asked = bundle.params.find(QStringLiteral("max_output_tokens"));
        const Json value = entry.action == LossAction::Injected ? entry.after : asked ? asked->value : Json();
        if (value.is_number_integer())
            limit = std::min(limit.value_or(value.get<qint64>()), value.get<qint64>());
    }
    return limit;
}

/// Renders an assembled prompt with the wire format's templates.
RenderedRequest renderAssembledPrompt(const PromptBundle &bundle, const RenderTarget &target, const FittedPrompt &fittedPrompt, bool rendersDisplay)
{
    const AssembledPrompt &prompt = fittedPrompt.prompt;
    const WireFormat &wire = *target.wireFormat;
    const RenderScope scope(
        bundle, prompt, target, fittedPrompt.figures ? cacheBreakpoints(*fittedPrompt.figures) : CacheBreakpoints());
    TemplateEvaluation run(scope, wire.schemaRules);

    RenderedRequest request;
    request.provider = target.adapter->name;
    request.model = target.model.id;
    request.wireFormat = wire.name;
    request.format = prompt.format;
    request.method = wire.method;
    request.keyVariable = target.adapter->keyVariable;
    request.url = run.evaluateUrl(wire.url);
    request.body = run.evaluateTemplate(wire.request);
    request.headers = headerList(run.evaluateTemplate(wire.headers, QStringLiteral("header")));
    request.ledger = serverDrop(fittedPrompt, target) + adjustmentEntries(bundle) + run.ledger(prompt, reasonForUnusedParts(wire))
        + providerStateLosses(bundle, prompt, target.adapter->name) + prompt.notes;
    if (rendersDisplay)
        request.display = TemplateEvaluation(scope, wire.schemaRules).evaluateTemplate(target.display, QStringLiteral("display")).toText();
    addProviderOptions(bundle, wire, request.body, request.ledger);
    addDroppedValues(request.ledger, bundle);
    markUnusedStrictness(request.ledger, bundle);
    setPartNames(request.ledger, bundle);
    return request;
}

} // namespace

namespace {

/// Returns whether the request is sent in the unstructured mode, rendered with its template.
bool usesPlainTemplate(const PromptBundle &bundle, PromptEnvelope envelope)
{
    return envelope != PromptEnvelope::Hybrid && bundle.hybrid && bundle.hybrid->plain;
}

/// Returns the contents of the attachments that are sent.
AttachmentContents sentContents(const PromptBundle &bundle)
{
    AttachmentContents contents;
    const auto add = [&contents](const QList<Attachment> &attachments) {
        for (const Attachment &attachment : attachments) {
            if (attachment.isSent())
                contents.insert(attachment.sha256, attachment.bytes);
        }
    };
    add(bundle.attachments);
    for (const Message &message : bundle.history)
        add(message.attachments);
    return contents;
}

/// Renders a bundle with its request. If a plain template is used, render() has replaced the request with it.
RenderedRequest renderRequest(const PromptBundle &composed, const RenderTarget &target, const PromptFormat &format, PromptEnvelope envelope, bool rendersDisplay)
{
    std::optional<PromptBundle> accepted;
    const PromptBundle &bundle = hasAttachments(composed) ? accepted.emplace(markRejectedAttachments(composed, target, envelope)) : composed;
    const FittedPrompt fittedPrompt = fitPrompt(bundle, target, format, envelope);
    RenderedRequest request = renderAssembledPrompt(bundle, target, fittedPrompt, rendersDisplay);
    request.envelope = envelope;
    request.attachments = sentContents(bundle);
    request.diagnostics = emptyRequestFindings(bundle) + droppedRules(bundle, envelope) + fittedPrompt.diagnostics;
    if (fittedPrompt.figures) {
        fittedPrompt.figures->removed = removedEntries(request.ledger, fittedPrompt.removalReason);
        fittedPrompt.figures->responseLimit = responseLimit(bundle, target, request.ledger);
        request.figures = fittedPrompt.figures;
    }
    if (!bundle.keys.isEmpty())
        request.ledger += keyEntries(bundle.keys + targetKeys(target), request.ledger, target, envelope);
    if (envelope == PromptEnvelope::Hybrid && !bundle.hybrid)
        request.diagnostics += missingPromptTypeFindings();
    return request;
}

} // namespace

RenderedRequest render(
    const PromptBundle &bundle, const RenderTarget &target, const PromptFormat &format, bool rendersDisplay)
{
    const PromptEnvelope envelope = envelopeOf(bundle, format);
    if (!usesPlainTemplate(bundle, envelope))
        return renderRequest(bundle, target, format, envelope, rendersDisplay);
    PromptBundle plain = bundle;
    plain.request = *bundle.hybrid->plain;
    RenderedRequest request = renderRequest(plain, target, format, envelope, rendersDisplay);
    request.diagnostics += bundle.hybrid->plainFindings;
    request.ledger.append({{}, QStringLiteral("request"), LossAction::Injected, rendermessages::plainTemplateSent(bundle.hybrid->promptType),
        jsonString(bundle.request.text()), jsonString(plain.request.text())});
    return request;
}

QString sentFormatName(const RenderedRequest &request)
{
    PromptFormat format(request.format);
    format.envelope = request.envelope;
    return promptFormatName(format);
}

QString curlCommand(const RenderedRequest &request)
{
    return tracedCurlCommand(request, request.url.isEmpty() ? TracedText() : request.sentBodyText()).text();
}

TracedText tracedCurlCommand(const RenderedRequest &request, const TracedText &body)
{
    const QString note = QStringLiteral("curl");
    if (request.url.isEmpty())
        return TracedText::generated(
            QStringLiteral("#!/bin/sh\n# Prints the prompt for manual copying: this provider has no API.\n"
                           "cat \"$(dirname \"$0\")/prompt.md\"\n"),
            note);
    const QString mark = heredocDelimiter(body.text());
    QString command = QStringLiteral("#!/bin/sh\ncurl --silent --show-error --fail-with-body --request %1 %2 \\\n")
                          .arg(request.method, quoteForShell(request.url));
    for (const auto &[name, value] : request.headers)
        command += QStringLiteral("  --header %1 \\\n").arg(quoteForShell(name + QStringLiteral(": ") + value, request.keyVariable));
    command += QStringLiteral("  --data-binary @- <<'%1'\n").arg(mark);
    TracedText tracedText = TracedText::generated(command, note);
    return tracedText.append(body).append(TracedText::generated(mark + u'\n', note));
}

Json headersJson(const RenderedRequest &request)
{
    Json headers = Json::object();
    for (const auto &[name, value] : request.headers)
        headers[name.toStdString()] = jsonString(value);
    return {{"method", jsonString(request.method)}, {"url", jsonString(request.url)}, {"headers", headers}};
}

Json tokensJson(const RenderedRequest &request)
{
    if (!request.figures)
        return {};
    Json tokens = toJson(request.figures->tokens.total);
    tokens["cached"] = request.figures->plan.cachedTokens;
    return tokens;
}

} // namespace outcrop
