// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workspace/estimatecomplexity.h"

#include "app/workspace/sampleresources.h"
#include "app/workspace/workspacemessages.h"
#include "core/base/diagnostic.h"
#include "core/base/joinedtext.h"
#include "core/base/resources.h"
#include "core/render/requestblockers.h"
#include "core/responses/responseparser.h"

namespace outcrop {
namespace {

const QString opinionName = QStringLiteral("complexity_opinion");

/// Returns the built-in thresholds.
DocumentPtr sampleThresholds()
{
    registerSampleResources();
    return readDocument(workspacemessages::sampleThresholds(), readResource(QStringLiteral(":/sample/config/complexity_thresholds.yaml")),
        DocumentKind::Configuration);
}

Result<ComplexityOpinion> opinionFromResponse(const ParsedResponse &response, const QString &source)
{
    if (response.verdict == Verdict::Valid || response.verdict == Verdict::Repaired)
        return readOpinion(response.data, source);
    QString reason = verdictText(response.verdict);
    for (const Diagnostic &finding : response.findings) {
        if (finding.severity == Severity::Error)
            reason += clauseSeparator() + finding.message;
    }
    return Error{ErrorCode::Invalid, workspacemessages::opinionUnusable(source, reason), {}};
}

OpinionResult opinionResult(const Result<ComplexityOpinion> &opinion)
{
    return opinion ? OpinionResult{*opinion, {}, {}} : OpinionResult{{}, {}, opinion.error()};
}

} // namespace

ComplexityThresholds thresholdsOf(const OpenedWorkspace &opened)
{
    const DocumentPtr workspaceThresholds = opened.library.configuration.complexityThresholds;
    return readComplexityThresholds(workspaceThresholds ? workspaceThresholds : sampleThresholds());
}

TaskDocument taskOf(const OpenedWorkspace &opened, const EstimateJob &job, const ComplexityThresholds &thresholds)
{
    const DocumentPtr document = opened.workspace().document(job.path);
    TaskDocument task = document ? readTask(document->text, document->path, thresholds) : TaskDocument{taskFromRequest(job.request, thresholds, QStringLiteral("request")), {}};
    task.diagnostics = thresholds.diagnostics + task.diagnostics;
    return task;
}

Result<ComplexityOpinion> parseOpinion(const QString &text, const QString &source)
{
    return opinionFromResponse(parseResponse(text, ResponseContract::fromSchema(opinionSchema(), opinionName)), source);
}

OpinionResult requestModelOpinion(const OpenedWorkspace &opened, const QString &providerName, const QString &model, const QString &question, Provider &provider,
                        const std::stop_token &stop)
{
    Result<RenderTarget> target = chooseTarget(opened.catalog, providerName, model, opened.workspace().manifest());
    if (!target)
        return {{}, {}, target.error()};
    target->counter = opened.counters.counterForModel({target->adapter->name, target->model.id, target->model.family, target->model.tokenizer});
    PromptBundle bundle = PromptBundle::fromText(question);
    bundle.outputSchema = OutputSchema{opinionName, opinionSchema(), {}};
    const RenderedRequest request = render(bundle, *target, {}, false);
    if (const auto error = firstError(request.diagnostics))
        return {{}, {}, toError(*error)};
    if (const Diagnostics unfitFindings = requestBlockers(request.diagnostics, RequestPurpose::Send); !unfitFindings.isEmpty())
        return {{}, {}, toError(unfitFindings.first())};
    const ProviderCall call = provider.call(request, stop);
    if (call.failure)
        return {{}, call.failure, {}};
    ResponseContract contract = ResponseContract::fromSchema(opinionSchema(), opinionName);
    contract.toolName = opinionName;
    return opinionResult(opinionFromResponse(parseResponse(call.response, contract), request.provider + u'/' + request.model));
}

} // namespace outcrop
