// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exportbundles.h"

#include "adapters/files/writefile.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>

#include <algorithm>

namespace outcrop {
namespace {

constexpr const char *manifestFile = "manifest.json";

using Files = QList<QPair<QString, QByteArray>>;

Files filesOf(const RenderedRequest &request)
{
    const QString folder = request.provider + u'/';
    return {{folder + QStringLiteral("request.json"), request.bodyText().text().toUtf8()},
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

/// How often each action occurs in a ledger, in the order of the enumeration.
Json lossCounts(const Ledger &ledger)
{
    Json counts = Json::object();
    for (const LossAction action : {LossAction::Kept, LossAction::Renamed, LossAction::Moved, LossAction::Approximated, LossAction::Dropped,
                                    LossAction::Injected}) {
        const auto count = std::count_if(ledger.begin(), ledger.end(), [action](const LedgerEntry &entry) { return entry.action == action; });
        counts[toString(action).toStdString()] = count;
    }
    return counts;
}

Json providerRow(const RenderedRequest &request, const Files &files)
{
    Json row{{"provider", jsonString(request.provider)},
             {"model", jsonString(request.model)},
             {"wire_format", jsonString(request.wireFormat)},
             {"body_format", jsonString(bodyFormatName(request.format))},
             {"losses", lossCounts(request.ledger)},
             {"files", Json::array()}};
    for (const auto &[path, bytes] : files)
        row["files"].push_back(fileRow(path, bytes));
    return row;
}

QStringList allProviders(const OpenedWorkspace &opened)
{
    QStringList names;
    for (const Adapter &adapter : opened.catalog.adapters())
        names.append(adapter.name);
    return names;
}

/// A name that is a folder of its own and nothing else.
bool isSafeFolder(const QString &name)
{
    return !name.isEmpty() && !name.startsWith(u'.') && !name.contains(u'/') && !name.contains(u'\\') && !name.contains(QChar::Null);
}

} // namespace

Result<ExportedBundle> exportBundle(const OpenedWorkspace &opened, const Selection &selection, const QStringList &providers,
                                    std::optional<BodyFormat> format)
{
    ExportedBundle bundle;
    Json manifest{{"outcrop", OUTCROP_VERSION}, {"selection", Json::object()}, {"providers", Json::array()}};
    for (const QString &provider : providers.isEmpty() ? allProviders(opened) : providers) {
        if (!isSafeFolder(provider))
            return Error{ErrorCode::NotAllowed, QStringLiteral("The provider `%1` cannot be exported: its name is no folder name.").arg(provider)};
        const Result<RenderResult> result = renderPrompt(opened, {selection, provider, {}, format});
        if (!result)
            return result.error();
        const Files files = filesOf(result->request);
        manifest["selection"] = result->bundle.metadata;
        manifest["providers"].push_back(providerRow(result->request, files));
        bundle.files += files;
        for (const Diagnostic &diagnostic : result->diagnostics) {
            const auto same = [&diagnostic](const Diagnostic &other) { return toString(other) == toString(diagnostic); };
            if (std::none_of(bundle.diagnostics.begin(), bundle.diagnostics.end(), same))
                bundle.diagnostics.append(diagnostic);
        }
    }
    bundle.files.append({QLatin1String(manifestFile), jsonText(manifest)});
    return bundle;
}

Status writeBundle(const ExportedBundle &bundle, const QString &folder)
{
    QFile::remove(QDir(folder).filePath(QLatin1String(manifestFile))); // until the new one stands, the export is not complete
    for (const auto &[path, bytes] : bundle.files) {
        const Status written = writeInside(folder, path, bytes);
        if (!written)
            return written;
        if (path.endsWith(QLatin1String(".sh"))) {
            QFile file(QDir(folder).filePath(path));
            file.setPermissions(file.permissions() | QFile::ExeOwner | QFile::ExeUser | QFile::ExeGroup);
        }
    }
    return success();
}

} // namespace outcrop
