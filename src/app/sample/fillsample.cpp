// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sample/fillsample.h"

#include "adapters/files/savefile.h"
#include "app/evolution/storesuggestions.h"
#include "app/experiments/experimentfiles.h"
#include "app/experiments/recordexperiment.h"
#include "app/records/importinteractions.h"
#include "app/records/storelocation.h"
#include "app/sample/samplemessages.h"
#include "app/workspace/sampleresources.h"
#include "core/diff/unifieddiff.h"

#include <QCryptographicHash>
#include <QDir>
#include <QDirIterator>
#include <QFile>

namespace outcrop {
namespace {

const QString recordsFolder = QStringLiteral(":/sample-records/");
const QString sourceName = QStringLiteral("sample");
const QString experimentName = QStringLiteral("passages");

QByteArray readSampleResource(const QString &path)
{
    QFile file(path);
    const bool isOpen = file.open(QIODevice::ReadOnly);
    Q_ASSERT(isOpen); // the file is a compiled-in resource
    return isOpen ? file.readAll() : QByteArray();
}

/// Creates the additional files. A file that exists is kept.
Status addFiles(const QString &folder, QStringList &files)
{
    const QString source = recordsFolder + QStringLiteral("files/");
    QDirIterator it(source, QDir::Files, QDirIterator::Subdirectories);
    while (it.hasNext()) {
        const QString path = it.next();
        const QString relativePath = path.mid(source.size());
        const Result<SaveOutcome> outcome = createFile(folder, relativePath, readSampleResource(path));
        if (!outcome)
            return outcome.error();
        if (outcome->isSaved)
            files.append(relativePath);
    }
    return success();
}

Result<qint64> importTurns(const OpenedWorkspace &opened, Store &store)
{
    QFile log(recordsFolder + QStringLiteral("turns.jsonl"));
    if (!log.open(QIODevice::ReadOnly))
        return Error{ErrorCode::Unreadable, log.errorString(), {QStringLiteral("turns.jsonl"), {}}};
    const InteractionPreprocessor preprocessor(opened);
    const Result<ImportReport> report =
        importInteractions(&store, {log, QStringLiteral("turns.jsonl"), sourceName, log.size()}, preprocessor, opened.taxonomy.taxonomyOrDefault(), {});
    return report ? Result<qint64>(report->added) : report.error();
}

/// Returns the text after the replacements of a suggestion; nullopt if it does not contain one of the replaced texts.
std::optional<QString> textAfter(QString text, const Json &changes)
{
    for (const Json &change : changes) {
        const QString from = QString::fromStdString(change.value("from", std::string()));
        const qsizetype at = text.indexOf(from);
        if (at < 0)
            return std::nullopt;
        text.replace(at, from.size(), QString::fromStdString(change.value("to", std::string())));
    }
    return text;
}

/// Returns a suggestion for the current text of its file. `data` has replacements instead of a diff. nullopt if the file does not contain a replaced text.
std::optional<Suggestion> suggestionOf(const OpenedWorkspace &opened, const Json &data)
{
    const auto text = [&data](const char *key) { return QString::fromStdString(data.value(key, std::string())); };
    const DocumentPtr document = opened.workspace().document(text("target"));
    const auto after = document ? textAfter(document->text, data.value("changes", Json::array())) : std::nullopt;
    if (!after)
        return std::nullopt;
    Suggestion suggestion;
    suggestion.at = QDateTime::currentDateTimeUtc();
    suggestion.kind = text("kind");
    suggestion.workload = text("workload");
    suggestion.target = document->path;
    suggestion.title = text("title");
    suggestion.reason = text("reason");
    suggestion.confidence = data.value("confidence", 0.0);
    suggestion.evidence = data.value("evidence", Json());
    suggestion.fingerprint = sourceName + u'/' + suggestion.kind + u'/' + suggestion.target;
    suggestion.diff = toText(diffFile(document->text, *after, document->path));
    const QByteArray checksum = QCryptographicHash::hash(document->bytes, QCryptographicHash::Sha256).toHex();
    suggestion.baseVersion = QStringLiteral("sha256:") + QString::fromLatin1(checksum);
    return suggestion;
}

Result<qsizetype> addSuggestions(const OpenedWorkspace &opened, Store &store)
{
    QList<Suggestion> suggestions;
    for (const Json &data : Json::parse(readSampleResource(recordsFolder + QStringLiteral("suggestions.json")).toStdString(), nullptr, false)) {
        if (const auto suggestion = suggestionOf(opened, data))
            suggestions.append(*suggestion);
    }
    const Result<StoredSuggestions> storedSuggestions = storeNewSuggestions(store, suggestions);
    return storedSuggestions ? Result<qsizetype>(storedSuggestions->stored.size()) : storedSuggestions.error();
}

/// Runs the sample's experiment, which only counts tokens, and stores its result. Returns the number of trials.
Result<qsizetype> runSampleExperiment(const OpenedWorkspace &opened, Store &store)
{
    const Result<ExperimentOutcome> outcome = runExperiment(opened, experimentName, {});
    if (!outcome)
        return outcome.error();
    const Status storedStatus = storeExperiment(store, *outcome);
    return storedStatus ? Result<qsizetype>(outcome->record.results.size()) : storedStatus.error();
}

} // namespace

Result<SampleRecords> fillSample(const QString &folder, KeyRing &keys)
{
    registerSampleResources();
    const Result<OpenedWorkspace> opened = openWorkspace(folder);
    if (!opened)
        return opened.error();
    if (!experimentNames(opened->workspace()).contains(experimentName))
        return Error{ErrorCode::NotFound, samplemessages::notTheSample(folder), {}};
    const Result<OpenedStore> store = openStore(storeLocation(*opened), keys);
    if (!store)
        return store.error();
    SampleRecords records;
    if (const Status addedStatus = addFiles(folder, records.files); !addedStatus)
        return addedStatus.error();
    const Result<qint64> turns = importTurns(*opened, *store->store);
    if (!turns)
        return turns.error();
    const Result<qsizetype> suggestions = addSuggestions(*opened, *store->store);
    if (!suggestions)
        return suggestions.error();
    const Result<qsizetype> trials = runSampleExperiment(*opened, *store->store);
    if (!trials)
        return trials.error();
    records.turns = *turns;
    records.suggestions = *suggestions;
    records.trials = *trials;
    return records;
}

} // namespace outcrop
