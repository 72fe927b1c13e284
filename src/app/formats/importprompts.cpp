// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/formats/importprompts.h"

#include "app/formats/importmessages.h"
#include "app/formats/knownformats.h"
#include "app/formats/removesecrets.h"
#include "core/base/utf8.h"
#include "core/formats/importledger.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace outcrop {
namespace {

Error failure(ErrorCode code, const QString &message, const QString &file)
{
    return {code, message, {file, {{0, 1, 1}, {0, 1, 1}}}};
}

bool hasDocument(const Workspace &workspace, const QString &name)
{
    const QStringList paths{QStringLiteral("agents/%1.md"), QStringLiteral("layers/%1.md"), QStringLiteral("skills/%1/SKILL.md"), QStringLiteral("requests/%1.md"), QStringLiteral("conversations/%1.json"),
        QStringLiteral("profiles/%1/config.yml"), QStringLiteral("imports/%1.yaml"), QStringLiteral("imports/%1.original.txt")};
    return std::any_of(paths.begin(), paths.end(), [&](const QString &path) { return workspace.document(path.arg(name)) != nullptr; });
}

/// Returns a name that no document and no other prompt of the import has: `x`, `x-2`, …
QString freeName(const Workspace &workspace, const QString &wanted, const QStringList &taken)
{
    QString name = wanted;
    for (int number = 2; taken.contains(name) || hasDocument(workspace, name); ++number)
        name = QStringLiteral("%1-%2").arg(wanted).arg(number);
    return name;
}

/// Returns the decoded file without secrets. Positions of `removed` refer to the original. Fails if it is too large, a pickle, not text, or not searchable.
Result<FormatInput> decodeInput(const PromptImportJob &job, QList<Location> &removed)
{
    if (job.bytes.size() > maximumImportFileBytes)
        return failure(ErrorCode::TooLarge, importmessages::tooLarge(maximumImportFileBytes / 1024 / 1024), job.file);
    if (job.file.endsWith(u".pkl") || job.file.endsWith(u".pickle") || job.bytes.startsWith("\x80\x03") || job.bytes.startsWith("\x80\x04") || job.bytes.startsWith("\x80\x05"))
        return failure(ErrorCode::NotAllowed, importmessages::isPickle(), job.file);
    const std::optional<QString> text = decodeUtf8Strict(job.bytes);
    if (!text || text->contains(QChar(0)))
        return failure(ErrorCode::Invalid, importmessages::notText(), job.file);
    Result<FormatInput> input = readFormatInput(job.file, *text);
    if (!input)
        return input;
    const TextWithoutSecrets cleanInput = removeSecrets(*input);
    if (!cleanInput.isSearched)
        return failure(ErrorCode::Invalid, importmessages::notSearched(), job.file);
    removed = cleanInput.removed;
    return removed.isEmpty() ? input : readFormatInput(job.file, cleanInput.text);
}

void addSecretRows(const QList<Location> &removed, Ledger &ledger)
{
    for (const Location &place : removed)
        ledger.append({{}, toString(place), LossAction::Dropped, importmessages::secretRemoved()});
}

const NewFile *newFileAt(const QString &path, const QList<NewFile> &files)
{
    const auto found = std::find_if(files.begin(), files.end(), [&path](const NewFile &file) { return file.path == path; });
    return found == files.end() ? nullptr : &*found;
}

/// Returns a workspace with only the adapters that the import adds.
Workspace newAdapters(const PreparedPromptImport &import)
{
    QList<SourceFile> files;
    for (const NewFile &file : import.change.newFiles) {
        if (kindOfPath(file.path) == DocumentKind::Adapter)
            files.append({file.path, file.text.toUtf8()});
    }
    return files.isEmpty() ? Workspace() : Workspace::fromFiles({QStringLiteral("import")}, files);
}

/// Adds the adapter that a provider's request needs, unless the workspace has a provider with this API, and the choices that render the prompt.
void addRenderedPrompt(const QString &name, const Workspace &workspace, ProviderCatalog &catalog, PreparedPromptImport &import)
{
    const QString record = QStringLiteral("imports/%1.yaml").arg(name);
    const DocumentText textOf = [&](const QString &path) {
        const NewFile *file = newFileAt(path, import.change.newFiles);
        const DocumentPtr document = file ? nullptr : workspace.document(path);
        return file ? std::optional(file->text) : document ? std::optional(document->text) : std::nullopt;
    };
    const std::optional<QString> text = textOf(record);
    if (!text)
        return; // a skill
    const std::optional<NewFile> adapter = adapterForRecord(*text, catalog);
    if (adapter && !textOf(adapter->path)) {
        import.change.newFiles.append(*adapter);
        import.ledger.append({adapter->path, QStringLiteral("provider"), LossAction::Injected, importmessages::adapterAdded()});
        catalog = catalog.with(newAdapters(import));
    }
    if (const std::optional<ImportedPrompt> prompt = promptOfRecord(record, textOf, catalog))
        import.renderedPrompts.append(*prompt);
}

/// Adds the files of each prompt. Only the first prompt of a file gets the original, which contains all prompts, and the ledger entries of the whole file.
void addFiles(const ParsedPromptFile &read, const OriginalPromptFile &originalPromptFile, const Workspace &workspace, PreparedPromptImport &import)
{
    ProviderCatalog catalog = providersForImport(workspace).with(newAdapters(import));
    for (qsizetype at = 0; at < read.prompts.size(); ++at) {
        const PromptFile &prompt = read.prompts.at(at);
        const QString name = freeName(workspace, documentNameFrom(prompt.name), import.names);
        const bool isFirst = at == 0;
        const ImportedFiles files = importedFilesOf(prompt, name, originalPromptFile.name, isFirst ? &originalPromptFile : nullptr);
        import.names.append(name);
        import.change.newFiles += files.files;
        import.ledger += combineLedgers(isFirst ? read.ledger + prompt.ledger : prompt.ledger, files.ledger);
        addRenderedPrompt(name, workspace, catalog, import);
    }
}

} // namespace

Result<QByteArray> readImportFile(const QString &path, const QString &shownPath)
{
    const QFileInfo info(path);
    if (!info.exists() && !info.isSymLink())
        return failure(ErrorCode::NotFound, importmessages::noFile(), shownPath);
    if (info.isSymLink() || !info.isFile())
        return failure(ErrorCode::NotAllowed, importmessages::linkRejected(), shownPath);
    if (info.size() > maximumImportFileBytes)
        return failure(ErrorCode::TooLarge, importmessages::tooLarge(maximumImportFileBytes / 1024 / 1024), shownPath);
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return failure(ErrorCode::Unreadable, file.errorString(), shownPath);
    return file.read(maximumImportFileBytes + 1);
}

Result<CleanImportFile> readImportText(const PromptImportJob &job)
{
    CleanImportFile cleanImportFile;
    Result<FormatInput> input = decodeInput(job, cleanImportFile.removed);
    if (!input)
        return input.error();
    cleanImportFile.input = std::move(*input);
    cleanImportFile.bytes = cleanImportFile.removed.isEmpty() ? job.bytes : cleanImportFile.input.text.toUtf8();
    return cleanImportFile;
}

Status addToImport(const CleanImportFile &file, const FileFormat &format, const Workspace &workspace, PreparedPromptImport &import)
{
    const Result<ParsedPromptFile> read = format.read(file.input);
    if (!read)
        return read.error();
    if (read->prompts.isEmpty())
        return failure(ErrorCode::Invalid, importmessages::noPrompt(), file.input.file);
    import.prompts += read->prompts;
    import.diagnostics += read->diagnostics;
    const FormatDescription description = format.description();
    addFiles(*read, originalOf(description.name, file.input.fileName(), file.bytes, *read), workspace, import);
    addSecretRows(file.removed, import.ledger);
    return success();
}

Result<PreparedPromptImport> prepareImport(const PromptImportJob &job, const Workspace &workspace)
{
    const Result<CleanImportFile> file = readImportText(job);
    if (!file)
        return file.error();
    const FileFormat *format = job.format.isEmpty() ? detectFormat(file->input) : findFormat(job.format);
    if (!format)
        return failure(ErrorCode::NotFound, importmessages::unknownFormat(), job.file);
    PreparedPromptImport import;
    import.format = format->description().name;
    import.title = format->description().title;
    if (const Status addedStatus = addToImport(*file, *format, workspace, import); !addedStatus)
        return addedStatus.error();
    return import;
}

QString commandAfterImport(const PreparedPromptImport &import)
{
    return import.renderedPrompts.isEmpty() ? QStringLiteral("outcrop-cli check") : renderCommand(import.renderedPrompts.first());
}

} // namespace outcrop
