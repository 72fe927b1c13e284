// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workspace/opentokencounters.h"

#include "adapters/files/foldersource.h"
#include "adapters/files/writefile.h"
#include "adapters/providers/builtinproviders.h"
#include "app/workspace/folderproviders.h"
#include "core/render/catalog.h"
#include "core/render/modelaliases.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace outcrop {
namespace {

/// Maximum size of a tokenizer file. Known vocabularies reach 35 MB.
constexpr qint64 maxTokenizerSize = 128 * 1024 * 1024;

FolderSource sourceOf(const QString &folder)
{
    FolderLimits limits;
    limits.fileSize = maxTokenizerSize;
    return FolderSource(folder, limits);
}

} // namespace

TokenCounters openTokenCounters(const QString &folder, const QString &namedFile)
{
    return TokenCounters([folder, namedFile, inside = sourceOf(folder)](const QString &path) {
        if (path != namedFile)
            return inside.read(path);
        const QFileInfo file(QDir(folder).absoluteFilePath(path));
        const Result<QByteArray> bytes = sourceOf(file.path()).read(file.fileName());
        return bytes ? bytes : Result<QByteArray>(Error{bytes.error().code, bytes.error().message, {path, {}}});
    });
}

Result<DescribedModel> describeModel(const QString &folder, const QString &provider, const QString &model)
{
    const ProviderCatalog catalog = readFolderProviders(folder).catalog;
    const Adapter *adapter = provider.isEmpty() ? ModelAliases::builtIn().firstAdapterWith(catalog.adapters(), model)
                                                : catalog.adapter(provider);
    if (!adapter && !provider.isEmpty())
        return catalog.missingProviderError(provider);
    ModelIdentity describedModel{adapter ? adapter->name : QString(), model};
    if (const auto listed = adapter ? ModelAliases::builtIn().resolveModel(*adapter, model) : std::nullopt) {
        describedModel.id = listed->id;
        describedModel.family = listed->family;
        describedModel.tokenizer = listed->tokenizer;
    }
    Diagnostics found = catalog.diagnostics(); // if no adapter lists the model, a broken adapter may be the reason
    if (adapter && adapter->model(model))
        found.removeIf([adapter](const Diagnostic &one) { return one.location.file != adapter->file(); });
    return DescribedModel{describedModel, found};
}

Result<RecordedTokenCount> recordTokenCount(const QString &folder, const ModelIdentity &model, QStringView text, qint64 counted, const QDate &date)
{
    const TokenCounters counters = openTokenCounters(folder);
    if (const Diagnostics problems = counters.diagnostics(); !problems.isEmpty())
        return Error{ErrorCode::Invalid, problems.first().message, problems.first().location};
    const TokenCount estimate = counters.counterForModel(model)->count(text);
    Calibrations calibrations = counters.calibrations();
    calibrations.add(model.provider, model.id, {date, counted, counters.measure(text)});
    if (const Status status = writeInside(folder, calibrationFile(), calibrations.toJson()); !status)
        return status.error();
    return RecordedTokenCount{estimate, calibrations.samples(model.provider, model.id).size()};
}

} // namespace outcrop
