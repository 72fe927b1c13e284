// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/experiments/experimentprompt.h"

#include "app/context/promptcontext.h"
#include "adapters/files/foldersource.h"
#include "app/experiments/experimentrunmessages.h"
#include "app/history/openhistory.h"
#include "app/prompt/promptfindings.h"
#include "app/workspace/chosenprovider.h"

#include <QDir>

#include <algorithm>
#include <utility>

namespace outcrop {
namespace {

/// Returns a METADATA field filled from the case. A string that is a single placeholder of a structured field becomes JSON, such as a number or a list.
Json filledField(const Json &value, const ExperimentCase &testCase)
{
    if (value.is_object() || value.is_array()) {
        Json filledValue = value;
        for (auto &item : filledValue)
            item = filledField(item, testCase);
        return filledValue;
    }
    if (!value.is_string())
        return value;
    const QString text = qString(value);
    const QString name = text.size() > 2 ? text.sliced(1, text.size() - 2) : QString();
    if (text == u'{' + name + u'}' && testCase.jsonFields.contains(name)) {
        const std::string json = testCase.fields.value(name).toStdString();
        return Json::parse(json, nullptr, false);
    }
    return jsonString(expandPlaceholders(text, testCase.fields));
}

Result<OpenedWorkspace> withFiles(const OpenedWorkspace &opened, const QMap<QString, std::optional<QString>> &files)
{
    OpenedWorkspace changed = opened;
    for (const auto &[path, other] : files.asKeyValueRange()) {
        if (!other) {
            changed = withWorkspace(changed, changed.workspace().withoutDocument(path));
            continue;
        }
        const Result<QByteArray> bytes = FolderSource(opened.folder).read(*other);
        if (!bytes)
            return bytes.error();
        changed = withText(changed, path, *bytes);
    }
    return changed;
}

Selection selectionOf(const ArmSettings &settings)
{
    const auto word = [&settings](const char *name) { return settings.text(QString::fromLatin1(name)); };
    Selection selection;
    selection.agent = word("agent");
    selection.profile = word("profile");
    selection.promptType = word("type");
    selection.phase = word("phase").value_or(QString());
    selection.scope = word("scope").value_or(QString());
    selection.workload = word("workload").value_or(QString());
    selection.historyFile = word("history").value_or(QString());
    return selection;
}

PromptFormat formatOf(const ArmSettings &settings)
{
    PromptFormat format = promptFormatFromName(settings.text(QStringLiteral("format")).value_or(QStringLiteral("auto"))).value_or(PromptFormat());
    if (const std::optional<QString> mode = settings.text(QStringLiteral("mode")))
        format.envelope = *mode == u"structured" ? PromptEnvelope::Hybrid : PromptEnvelope::Plain;
    return format;
}

/// Returns whether the finding is about a layer in config.toml that the arm intentionally omits.
bool isExcludedLayer(const Diagnostic &found, const ArmSettings &settings, const Manifest &manifest)
{
    if (found.code != u"manifest-missing-file")
        return false;
    return std::any_of(manifest.promptLayers.begin(), manifest.promptLayers.end(), [&](const auto &layer) {
        const auto changed = settings.files.find(QDir::cleanPath(layer.file));
        return layer.range.start.offset == found.location.range.start.offset && changed != settings.files.end() && !changed.value();
    });
}

/// Returns the errors in the files of the arm's prompt, except layers that the arm omits. An unreadable file would be missing from every trial.
Diagnostics blockingFindings(const OpenedWorkspace &opened, const PromptScope &scope, const ArmSettings &settings)
{
    Diagnostics errors = findingsOf(opened, scope).blockingFindings;
    errors.removeIf([&](const Diagnostic &found) { return isExcludedLayer(found, settings, opened.workspace().manifest()); });
    return errors;
}

/// Returns the marker's section: in the first tier, before all others.
Section markerSection(const QString &mark)
{
    Section section;
    section.id = QStringLiteral("experiment-mark");
    section.part = Part::Identity;
    section.tier = Tier::Granite;
    section.content = TracedText::generated(mark, experimentrunmessages::trialMarker());
    section.isPlain = true;
    return section;
}

/// Moves the request to the history and appends the turns that follow it. Does nothing without turns.
void addToolTurns(PromptBundle &bundle, const QList<Message> &turns)
{
    if (turns.isEmpty())
        return;
    Message request;
    request.content = std::exchange(bundle.request, {});
    request.attachments = std::exchange(bundle.attachments, {});
    bundle.history.append(request);
    bundle.history.append(turns);
}

} // namespace

Result<ArmPrompt> ArmPrompt::create(
    const OpenedWorkspace &opened, const ExperimentArm &arm, const GenerationParams &params)
{
    const auto word = [&arm](const char *name) { return arm.settings.text(QString::fromLatin1(name)).value_or(QString()); };
    ArmPrompt prompt;
    const std::optional<QString> revision = arm.settings.text(QStringLiteral("revision"));
    const Result<OpenedWorkspace> base = revision ? openAtRevision(opened, *revision) : opened;
    if (!base)
        return Error{base.error().code, base.error().message, arm.location};
    const Result<OpenedWorkspace> files = withFiles(*base, arm.settings.files);
    if (!files)
        return files.error();
    const QString client = word("context");
    if (revision && !client.isEmpty())
        return Error{ErrorCode::Invalid, experimentrunmessages::contextWithRevision(arm.name), arm.location};
    const Result<OpenedWorkspace> changed = client.isEmpty() ? *files : withContext(*files, client);
    if (!changed)
        return Error{changed.error().code, changed.error().message, arm.location};
    prompt.m_opened = *changed;
    prompt.m_settings = arm.settings;
    prompt.m_job.selection = selectionOf(arm.settings);
    prompt.m_job.selection.params = params;
    const Result<ModelChoice> chosen = selectModel(prompt.m_opened, prompt.m_job.selection, word("provider"), word("model"));
    if (!chosen)
        return Error{chosen.error().code, chosen.error().message, arm.location};
    prompt.m_job.provider = chosen->provider;
    prompt.m_job.model = word("model"); // renderPrompt() makes the same choice and reports a replaced model
    prompt.m_job.format = formatOf(arm.settings);
    prompt.m_job.rendersDisplay = false;
    const Diagnostics errors = blockingFindings(prompt.m_opened, {prompt.m_job.selection, {chosen->provider}, chosen->model}, arm.settings);
    if (!errors.isEmpty())
        return Error{ErrorCode::Invalid, experimentrunmessages::armNotComposed(arm.name, errors.first().message), errors.first().location};
    return prompt;
}

Result<RenderResult> ArmPrompt::render(const ExperimentCase &testCase, const QString &mark, const QList<Message> &toolTurns) const
{
    return render(m_job, testCase, mark, toolTurns);
}

Result<TokenCount> ArmPrompt::plainTokens(const ExperimentCase &testCase) const
{
    RenderJob plainJob = m_job;
    plainJob.format = PromptFormat(BodyFormat::Markdown);
    plainJob.format.envelope = PromptEnvelope::Plain;
    const Result<RenderResult> render = this->render(plainJob, testCase, {}, {});
    return render ? Result<TokenCount>(sentTokens(render->request)) : render.error();
}

Result<RenderResult> ArmPrompt::render(const RenderJob &arm, const ExperimentCase &testCase, const QString &mark, const QList<Message> &toolTurns) const
{
    RenderJob job = arm;
    job.selection.request = expandPlaceholders(
        m_settings.text(QStringLiteral("request")).value_or(QStringLiteral("{request}")), testCase.fields);
    for (const auto &[name, value] : m_settings.fields)
        job.selection.promptFields.append({name, filledField(value, testCase)});
    return renderPrompt(m_opened, job, [this, &mark, &toolTurns](PromptBundle &bundle) {
        for (const auto &[name, value] : m_settings.params)
            bundle.params.set({name, value, {}});
        if (!mark.isEmpty())
            bundle.sections.prepend(markerSection(mark));
        addToolTurns(bundle, toolTurns);
    });
}

TokenCount sentTokens(const RenderedRequest &request)
{
    TokenCount count;
    if (!request.figures)
        return count;
    for (const PartTokens &part : request.figures->tokens.parts) {
        if (part.kind != RequestPart::Overhead || part.count.isExact())
            count += part.count;
    }
    return count;
}

} // namespace outcrop
