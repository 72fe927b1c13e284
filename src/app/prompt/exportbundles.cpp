// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/prompt/exportbundles.h"

#include "adapters/files/writefile.h"
#include "app/base/version.h"
#include "app/prompt/promptmessages.h"
#include "core/base/englishthread.h"
#include "core/base/joinedtext.h"
#include "core/layers/composer.h"
#include "core/render/requestblockers.h"
#include "core/sessions/selectionjson.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QRegularExpression>

#include <algorithm>

namespace outcrop {
namespace {

const QString manifestFile = QStringLiteral("manifest.json");

using Files = QList<QPair<QString, QByteArray>>;

Files filesOf(const RenderedRequest &request)
{
    const QString folder = request.provider + u'/';
    return {{folder + QStringLiteral("request.json"), request.sentBodyText().text().toUtf8()},
            {folder + QStringLiteral("headers.json"), jsonText(headersJson(request))},
            {folder + QStringLiteral("prompt.md"), (request.display.text() + u'\n').toUtf8()},
            {folder + QStringLiteral("losses.json"), jsonText(toJson(request.ledger))},
            {folder + QStringLiteral("curl.sh"), curlCommand(request).toUtf8()}};
}

Json fileRow(const QString &path, const QByteArray &bytes)
{
    const QByteArray sum = QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex();
    return {{"path", jsonString(path)}, {"bytes", bytes.size()}, {"sha256", sum.toStdString()}};
}

/// Returns the number of entries per action in the grouped ledger, in the order of the enumeration.
Json countsByAction(const Ledger &ledger)
{
    const Ledger shown = groupEntries(ledger);
    Json counts = Json::object();
    for (const LossAction action : {LossAction::Kept, LossAction::Renamed, LossAction::Moved, LossAction::Approximated, LossAction::Truncated,
                                    LossAction::Dropped, LossAction::Injected, LossAction::Applied, LossAction::Unused})
        counts[toString(action).toStdString()] = countOf(shown, action);
    return counts;
}

Json providerRow(const RenderedRequest &request, const Files &files)
{
    Json row{{"provider", jsonString(request.provider)},
             {"model", jsonString(request.model)},
             {"wire_format", jsonString(request.wireFormat)},
             {"body_format", jsonString(bodyFormatName(request.format))},
             {"tokens", tokensJson(request)},
             {"losses", countsByAction(request.ledger)},
             {"files", Json::array()}};
    for (const auto &[path, bytes] : files)
        row["files"].push_back(fileRow(path, bytes));
    return row;
}

Error unsafeFolderError(const OpenedWorkspace &opened, const QString &provider)
{
    const Adapter *adapter = opened.catalog.adapter(provider);
    return {ErrorCode::NotAllowed, promptmessages::providerNotFolder(provider),
            adapter ? Location{adapter->file(), adapter->data.at(u"provider.name").range()} : Location()};
}

/// Adds the files of one provider's request to the bundle and to its manifest, in English.
void addFiles(ExportedBundle &bundle, Json &manifest, const RenderResult &result)
{
    const EnglishThread english;
    const RenderedRequest &request = result.request;
    const Files files = filesOf(request);
    manifest["selection"] = result.bundle.metadata;
    manifest["providers"].push_back(providerRow(request, files));
    bundle.requests.append({request.provider, request.model, files.first().second.size(), request.ledger});
    bundle.files += files;
}

void addFindings(ExportedBundle &bundle, const RenderResult &result)
{
    appendNewFindings(bundle.diagnostics, result.diagnostics);
    appendNewFindings(bundle.unfitFindings, requestBlockers(result.diagnostics, RequestPurpose::Send));
}

/// Returns whether the API expects a list of messages that the request leaves empty. Such requests are rejected.
bool hasNoMessage(const OpenedWorkspace &opened, const RenderedRequest &request)
{
    const WireFormat *wire = opened.catalog.wireFormat(request.wireFormat);
    const auto isTurns = [](const DataNode &node) { return node[u"each"].text() == u"turns"; };
    const QList<DataNode::Member> members = wire ? wire->data[u"request"].members() : QList<DataNode::Member>();
    return std::any_of(members.begin(), members.end(), [&](const DataNode::Member &member) {
        const QList<DataNode> &items = member.value.items();
        return (isTurns(member.value) || std::any_of(items.begin(), items.end(), isTurns)) && request.body.field(member.key).isEmpty();
    });
}

/// Reports the providers that reject their requests because these contain no message.
void addRejections(ExportedBundle &bundle, const QStringList &providers)
{
    if (providers.isEmpty())
        return;
    const Diagnostic finding{Severity::Warning, noMessageCode, promptmessages::rejectedWithoutMessage(providers.join(listSeparator())), {}};
    bundle.diagnostics.append(finding);
    bundle.unfitFindings.append(finding);
}

/// Renders with a ledger in English, because it becomes a file, and with findings in the user's language. Only a prompt with findings is rendered twice.
Result<RenderResult> renderForFiles(const OpenedWorkspace &opened, const RenderJob &job)
{
    Result<RenderResult> written = [&] {
        const EnglishThread english;
        return renderPrompt(opened, job);
    }();
    if (written && written->diagnostics.isEmpty())
        return written;
    const Result<RenderResult> shown = renderPrompt(opened, job);
    if (written && shown)
        written->diagnostics = shown->diagnostics;
    return written && shown ? written : shown;
}

/// Returns the manifest; null if the file is missing or is not from an export.
Json readBundleManifest(const QString &folder)
{
    QFile file(QDir(folder).filePath(manifestFile));
    const Json json = file.open(QIODevice::ReadOnly) ? Json::parse(file.readAll().toStdString(), nullptr, false) : Json();
    return json.is_object() && json.contains("outcrop") ? json : Json();
}

/// Removes the manifest of an earlier export. Rejects a file that only has the same name.
Status removeManifest(const QString &folder)
{
    QFile file(QDir(folder).filePath(manifestFile));
    if (!file.exists())
        return success();
    if (readBundleManifest(folder).is_null())
        return Error{ErrorCode::NotAllowed,
                     promptmessages::notExportManifest(file.fileName())};
    if (!file.remove())
        return Error{ErrorCode::Unwritable, promptmessages::cannotReplace(file.fileName(), file.errorString())};
    return success();
}

Status makeExecutable(const QString &path)
{
    QFile file(path);
    if (file.setPermissions(file.permissions() | QFile::ExeOwner | QFile::ExeUser | QFile::ExeGroup | QFile::ExeOther))
        return success();
    return Error{ErrorCode::Unwritable, promptmessages::cannotMakeExecutable(path, file.errorString())};
}

Status writeExportFile(const QString &folder, const QString &path, const QByteArray &bytes)
{
    const Status written = writeInside(folder, path, bytes);
    return written && path.endsWith(QLatin1String(".sh")) ? makeExecutable(QDir(folder).filePath(path)) : written;
}

} // namespace

bool isExportFolder(const QString &name)
{
    static const QRegularExpression plainPattern(QStringLiteral("^(?!manifest\\.json$)[\\w-][\\w .-]*$"), QRegularExpression::UseUnicodePropertiesOption);
    return plainPattern.match(name).hasMatch();
}

Result<ExportedBundle> exportBundle(const OpenedWorkspace &opened, const Selection &selection, const QStringList &providers,
                                    const PromptFormat &format, bool isBare)
{
    ExportedBundle bundle;
    Json manifest{{"outcrop", jsonString(versionText())}, {"selection", Json::object()}, {"providers", Json::array()}};
    QStringList rejecting;
    for (const QString &provider : providers.isEmpty() ? opened.providers() : providers) {
        if (!isExportFolder(provider))
            return unsafeFolderError(opened, provider);
        RenderJob job{selection, provider, {}, format};
        job.isBare = isBare;
        const Result<RenderResult> result = renderForFiles(opened, job);
        if (!result)
            return result.error();
        addFiles(bundle, manifest, *result);
        addFindings(bundle, *result);
        if (hasNoMessage(opened, result->request))
            rejecting += provider;
    }
    addRejections(bundle, rejecting);
    if (const Json selectedJson = selectionJson(selection); selectedJson.contains("inputs"))
        manifest["inputs"] = selectedJson["inputs"]; // `selection` omits an input with the name of one of its keys, such as `scope`
    bundle.files.append({manifestFile, jsonText(manifest)});
    return bundle;
}

QString agentToExport(const OpenedWorkspace &opened, const Selection &selection, bool isBare)
{
    const Agent *agent = isBare ? nullptr : selectedAgent(opened.library, selection);
    return agent ? agent->name : QString();
}

std::optional<QString> exportedAgent(const QString &folder)
{
    const Json manifest = readBundleManifest(folder);
    if (manifest.is_null())
        return std::nullopt;
    const Json selection = manifest.value("selection", Json::object());
    return selection.is_object() ? qString(selection.value("agent", Json())) : QString();
}

PreparedExport prepareExport(const OpenedWorkspace &opened, const ExportJob &job)
{
    const QStringList providers = job.providers.isEmpty() ? opened.providers() : job.providers;
    PreparedExport preparedExport{findingsOf(opened, {job.selection, providers, {}, job.isBare}), exportBundle(opened, job.selection, providers, job.format, job.isBare)};
    preparedExport.blockingFindings = preparedExport.findings.blockingFindings;
    if (preparedExport.bundle && preparedExport.blockingFindings.isEmpty())
        preparedExport.blockingFindings = renderErrors(preparedExport.bundle->diagnostics);
    if (preparedExport.bundle && !job.isForced)
        preparedExport.unfitFindings = preparedExport.bundle->unfitFindings;
    return preparedExport;
}

Status writeBundle(const ExportedBundle &bundle, const QString &folder, const std::function<bool()> &isInterrupted)
{
    if (const Status removedStatus = removeManifest(folder); !removedStatus) // the export is incomplete until the new manifest is written
        return removedStatus;
    for (const auto &[path, bytes] : bundle.files) {
        if (isInterrupted && isInterrupted())
            return Error{ErrorCode::Interrupted, promptmessages::exportStopped(folder)};
        if (const Status written = writeExportFile(folder, path, bytes); !written)
            return written;
    }
    return success();
}

} // namespace outcrop
