// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/experiments/experimentfiles.h"

#include "adapters/files/appendonlyfile.h"
#include "adapters/files/foldersource.h"
#include "adapters/files/writefile.h"
#include "app/experiments/experimentrunmessages.h"
#include "app/history/openhistory.h"
#include "core/base/diagnostic.h"
#include "core/experiments/promptfoocases.h"

#include <QCryptographicHash>
#include <QDir>

namespace outcrop {
namespace {

const QString experimentsFolder = QStringLiteral("experiments/");

/// Reads the cases of one data set and computes a checksum of all data that was read.
class ExperimentDataReader
{
public:
    explicit ExperimentDataReader(const OpenedWorkspace &opened) : m_folder(opened.folder), m_source(opened.folder), m_hash(QCryptographicHash::Sha256) { }

    Result<ParsedCases> run(const QString &path)
    {
        if (QFileInfo(m_folder + u'/' + path).isDir())
            return readFolder(path);
        const Result<QByteArray> bytes = readFile(path);
        if (!bytes)
            return bytes.error();
        const auto isNamed = [&path](const char *ending) { return path.endsWith(QLatin1String(ending), Qt::CaseInsensitive); };
        if (isNamed(".yaml") || isNamed(".yml") || isNamed(".json"))
            return parsePromptfooCases(*bytes, path);
        return isNamed(".csv") ? parseCsvCases(*bytes, path) : parseJsonLinesCases(*bytes, path);
    }

    /// Adds a value to the checksum that is not part of the data, but affects the results.
    void add(const QString &word) { m_hash.addData(word.toUtf8()); }
    QString checksum() const { return QString::fromLatin1(m_hash.result().toHex()); }

private:
    Result<QByteArray> readFile(const QString &path)
    {
        const Result<QByteArray> bytes = m_source.read(path);
        if (bytes)
            m_hash.addData(*bytes);
        return bytes;
    }

    Result<ParsedCases> readFolder(const QString &path)
    {
        ParsedCases read;
        const QStringList names = QDir(m_folder + u'/' + path).entryList(QDir::Files, QDir::Name);
        for (const QString &name : names) {
            const Result<QByteArray> bytes = readFile(path + u'/' + name);
            if (!bytes)
                return bytes.error();
            read.cases.append(caseOfFile(name, QString::fromUtf8(*bytes)));
        }
        return read;
    }

    QString m_folder;
    FolderSource m_source;
    QCryptographicHash m_hash;
};

/// Reports, for each arm, the first braced name that is not a field of a case. It is most likely a typo and would be sent unchanged.
Diagnostics unfilledFieldFindings(const ExperimentSetup &setup, const QList<ExperimentCase> &cases)
{
    Diagnostics found;
    for (const ExperimentArm &arm : setup.arms) {
        const QString request = arm.settings.text(QStringLiteral("request")).value_or(QStringLiteral("{request}"));
        for (const ExperimentCase &one : cases) {
            const QStringList names = unresolvedNames(request, one.fields);
            if (names.isEmpty())
                continue;
            found.append({Severity::Warning, QStringLiteral("experiment-unfilled"),
                          experimentrunmessages::unfilledField(arm.name, names.first(), one.id),
                          arm.location});
            break;
        }
    }
    return found;
}

/// Returns `experiments/x/results-2.jsonl` for `experiments/x/results.jsonl` and 2.
QString numberedPath(const QString &path, int number)
{
    return path.chopped(6) + QStringLiteral("-%1.jsonl").arg(number);
}

/// Returns the path of the data, relative to the workspace. A path that begins with `./` is in the experiment's folder.
QString dataPath(const ExperimentSetup &setup)
{
    return setup.data.startsWith(u"./") ? experimentsFolder + setup.name + setup.data.mid(1) : setup.data;
}

Result<ParsedExperiment> readExperimentFile(const OpenedWorkspace &opened, const QString &name)
{
    const DocumentPtr document = opened.workspace().document(DocumentKind::Experiment, name);
    if (!document)
        return Error{ErrorCode::NotFound, experimentrunmessages::noExperiment(name), {}};
    ParsedExperiment read = readExperiment(document->text, document->path);
    if (const auto error = firstError(read.diagnostics))
        return toError(*error);
    return read;
}

/// Replaces each revision by its full commit ID, because a branch can move. The IDs become part of the run's checksum.
Status pinRevisions(const OpenedWorkspace &opened, ExperimentSetup &setup, ExperimentDataReader &data)
{
    for (ExperimentArm &arm : setup.arms) {
        const std::optional<QString> revision = arm.settings.text(QStringLiteral("revision"));
        if (!revision)
            continue;
        const Result<std::unique_ptr<History>> history = openHistory(opened.folder);
        const Result<QString> id = history ? (*history)->resolve(*revision) : history.error();
        if (!id)
            return Error{id.error().code, id.error().message, arm.location};
        arm.settings.texts[QStringLiteral("revision")] = *id;
        data.add(*id);
    }
    return success();
}

} // namespace

QStringList experimentNames(const Workspace &workspace)
{
    QStringList names;
    for (const DocumentPtr &document : workspace.documents(DocumentKind::Experiment))
        names.append(document->name());
    return names;
}

Result<LoadedExperiment> loadExperiment(const OpenedWorkspace &opened, const QString &name)
{
    Result<ParsedExperiment> read = readExperimentFile(opened, name);
    if (!read)
        return read.error();
    ExperimentDataReader data(opened);
    if (const Status pinned = pinRevisions(opened, read->setup, data); !pinned)
        return pinned.error();
    const Result<ParsedCases> cases = data.run(dataPath(read->setup));
    if (!cases)
        return cases.error();
    if (const auto error = firstError(cases->diagnostics))
        return toError(*error);
    if (cases->cases.isEmpty())
        return Error{ErrorCode::Invalid, experimentrunmessages::noCases(), {dataPath(read->setup), {}}};
    const QList<ExperimentCase> chosen = sampleCases(cases->cases, read->setup.cases, read->setup.seed);
    return LoadedExperiment{read->setup, chosen, data.checksum(), read->diagnostics + cases->diagnostics + unfilledFieldFindings(read->setup, chosen)};
}

QString resultsPath(const QString &name)
{
    return experimentsFolder + name + QStringLiteral("/results.jsonl");
}

QString responsesPath(const QString &name)
{
    return experimentsFolder + name + QStringLiteral("/answers.jsonl");
}

Result<std::optional<RunRecord>> loadRecordedRun(const QString &folder, const QString &name)
{
    const Result<QByteArray> bytes = FolderSource(folder, {.fileSize = qint64(1) << 30}).read(resultsPath(name));
    if (!bytes && bytes.error().code == ErrorCode::NotFound)
        return std::optional<RunRecord>();
    if (!bytes)
        return bytes.error();
    if (!bytes->contains('\n')) // the program was killed before the first line was complete
        return std::optional<RunRecord>();
    const Result<ParsedRun> read = readRun(*bytes, resultsPath(name));
    if (!read)
        return read.error();
    return std::optional(read->record);
}

Status checkRecordedVersion(const RunRecord &run, const QString &name, const QString &setup, const QString &data)
{
    const bool isSame = run.setup == setup && run.data == data;
    return isSame ? success() : Status(Error{ErrorCode::NotAllowed, experimentrunmessages::otherExperimentVersion(), {resultsPath(name), {}}});
}

Status archiveLines(const QString &folder, const QString &path, AppendOnlyFile &file)
{
    const Result<QByteArray> bytes = file.readContent();
    if (!bytes)
        return bytes.error();
    if (bytes->isEmpty())
        return success();
    int number = 1;
    while (QFileInfo::exists(folder + u'/' + numberedPath(path, number)))
        ++number;
    if (const Status written = writeInside(folder, numberedPath(path, number), *bytes); !written)
        return written;
    return file.truncate(0);
}

} // namespace outcrop
