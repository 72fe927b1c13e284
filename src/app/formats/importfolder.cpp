// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/formats/importfolder.h"

#include "app/formats/importmessages.h"
#include "app/formats/knownformats.h"
#include "core/base/joinedtext.h"

#include <QDirIterator>
#include <QFileInfo>
#include <QMap>
#include <QSet>

#include <algorithm>

namespace outcrop {
namespace {

constexpr int mostFiles = 2000;
constexpr int mostFolders = 20'000;
constexpr qint64 mostBytes = 64 * 1024 * 1024;

/// A file of the folder. An entry that is neither a regular file nor a folder, such as a pipe, counts as a link.
struct FolderFile {
    QString path; ///< relative to the folder
    bool isLink = false;
};

bool isSkillFile(const QString &path)
{
    return path == u"SKILL.md" || path.endsWith(u"/SKILL.md");
}

/// Imports the files of one folder: first every SKILL.md, then the others, both in the order of their paths.
class FolderImporter
{
public:
    FolderImporter(const QString &folder, const QString &shown, const Workspace &workspace) : m_folder(folder), m_shownPath(shown), m_workspace(workspace) { }

    Result<PreparedPromptImport> run()
    {
        if (const Status listedStatus = listFiles(); !listedStatus)
            return listedStatus.error();
        m_isPlugin = QFileInfo::exists(m_folder.filePath(QStringLiteral(".claude-plugin/plugin.json")));
        for (const FolderFile &file : std::as_const(m_files)) {
            if (isSkillFile(file.path))
                importFile(file);
        }
        for (const FolderFile &file : std::as_const(m_files)) {
            if (!m_importedPaths.contains(file.path))
                importFile(file);
        }
        if (m_import.names.isEmpty())
            return Error{ErrorCode::Invalid, importmessages::emptyFolder(), {m_shownPath, {}}};
        m_formats.removeDuplicates();
        m_import.format = m_isPlugin ? QStringLiteral("claude-plugin") : m_formats.join(QStringLiteral(", "));
        m_import.title = title();
        return m_import;
    }

private:
    /// Lists the files and links. Does not enter .git and node_modules. TooLarge above the limits for imports.
    Status listFiles()
    {
        constexpr QDir::Filters all = QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot;
        qint64 bytes = 0;
        QStringList folders{QString()}; // relative to the folder, with a final slash
        for (qsizetype at = 0; at < folders.size(); ++at) {
            const QString folder = folders.at(at);
            QDirIterator entries(m_folder.path() + u'/' + folder, all);
            while (entries.hasNext()) {
                entries.next();
                const QFileInfo info = entries.fileInfo();
                const QString path = folder + info.fileName();
                const bool isFolder = info.isDir() && !info.isSymLink();
                if (isFolder && info.fileName() != u".git" && info.fileName() != u"node_modules")
                    folders.append(path + u'/');
                if (!isFolder)
                    m_files.append({path, info.isSymLink() || !info.isFile()});
                bytes += isFolder || info.isSymLink() ? 0 : info.size();
                if (m_files.size() > mostFiles || folders.size() > mostFolders || bytes > mostBytes)
                    return Error{ErrorCode::TooLarge, importmessages::tooManyFiles(mostFiles, mostBytes / 1024 / 1024), {m_shownPath, {}}};
            }
        }
        std::sort(m_files.begin(), m_files.end(), [](const FolderFile &a, const FolderFile &b) { return a.path < b.path; });
        return success();
    }

    QString title() const
    {
        QStringList titles;
        for (const QString &format : m_isPlugin ? QStringList{m_import.format} : m_formats)
            titles.append(findFormat(format)->description().title);
        return titles.join(listSeparator());
    }

    void addRow(const QString &file, LossAction action, const QString &target, const QString &reason) { m_import.ledger.append({target, file, action, reason}); }

    void importFile(const FolderFile &file)
    {
        m_importedPaths.insert(file.path);
        const QString shown = m_shownPath + u'/' + file.path;
        if (file.isLink)
            return addRow(file.path, LossAction::Dropped, {}, importmessages::linkRejected());
        const Result<QByteArray> bytes = readImportFile(m_folder.filePath(file.path), shown);
        if (!bytes)
            return addRow(file.path, LossAction::Dropped, {}, bytes.error().message);
        const Result<CleanImportFile> cleanImportFile = readImportText({m_isPlugin ? QStringLiteral(".claude/") + file.path : file.path, *bytes});
        if (const std::optional<QString> skill = skillOf(file.path); skill && !isSkillFile(file.path))
            return copyWithSkill(file.path, *skill, cleanImportFile);
        if (!cleanImportFile)
            return addRow(file.path, LossAction::Dropped, {}, cleanImportFile.error().message);
        if (m_isPlugin && isPluginPart(file.path))
            return keepPluginFile(file.path, *cleanImportFile);
        convert(file.path, *cleanImportFile);
    }

    void convert(const QString &path, const CleanImportFile &cleanImportFile)
    {
        const FileFormat *format = detectFormat(cleanImportFile.input);
        if (!format)
            return addRow(path, LossAction::Dropped, {}, importmessages::notRecognized());
        const qsizetype before = m_import.ledger.size();
        if (const Status addedStatus = addToImport(cleanImportFile, *format, m_workspace, m_import); !addedStatus) {
            m_import.diagnostics.append({Severity::Warning, QStringLiteral("import-skipped"), addedStatus.error().message, addedStatus.error().location});
            return addRow(path, LossAction::Dropped, {}, addedStatus.error().message);
        }
        for (qsizetype at = before; at < m_import.ledger.size(); ++at) {
            QString &part = m_import.ledger[at].part;
            part = part.isEmpty() ? path : QString(path + QStringLiteral(": ") + part);
        }
        m_formats.append(format->description().name);
        if (isSkillFile(path))
            m_skills.insert(path.chopped(8), m_import.names.last());
    }

    /// Returns the folder of the innermost skill that contains a file, with a final slash; empty for the imported folder. nullopt if there is none.
    std::optional<QString> skillOf(const QString &path) const
    {
        std::optional<QString> found; // inner folders follow outer ones in the order of the map
        for (auto skill = m_skills.begin(); skill != m_skills.end(); ++skill) {
            const bool isPlugin = skill.key().isEmpty() && m_isPlugin; // other files of a plugin are not part of its top-level skill
            if (!isPlugin && path.startsWith(skill.key()))
                found = skill.key();
        }
        return found;
    }

    void copyWithSkill(const QString &path, const QString &skill, const Result<CleanImportFile> &cleanImportFile)
    {
        if (!cleanImportFile)
            return addRow(path, LossAction::Dropped, {}, cleanImportFile.error().code == ErrorCode::Invalid ? importmessages::notCopied() : cleanImportFile.error().message);
        const QString inside = path.mid(skill.size());
        if (QString(u'/' + inside).contains(QStringLiteral("/.")))
            return addRow(path, LossAction::Dropped, {}, importmessages::hiddenNotCopied());
        const QString target = QStringLiteral("skills/%1/%2").arg(m_skills.value(skill), inside);
        keepText(path, target, *cleanImportFile, LossAction::Kept, importmessages::copiedWithSkill());
    }

    static bool isPluginPart(const QString &path) { return path.startsWith(u".claude-plugin/") || path.startsWith(u"hooks/") || path == u".mcp.json" || path == u".lsp.json"; }

    void keepPluginFile(const QString &path, const CleanImportFile &cleanImportFile)
    {
        const QString inside = u'/' + QString(path).remove(QStringLiteral(".claude-plugin/"));
        const QString visiblePath = QString(inside).replace(QStringLiteral("/."), QStringLiteral("/")); // a change cannot create hidden files
        keepText(path, QStringLiteral("imports/%1%2.txt").arg(documentNameFrom(m_folder.dirName()), visiblePath), cleanImportFile, LossAction::Moved, importmessages::keptFromPlugin());
    }

    void keepText(const QString &path, const QString &target, const CleanImportFile &cleanImportFile, LossAction action, const QString &reason)
    {
        const QList<NewFile> &planned = m_import.change.newFiles;
        const bool isPlanned = std::any_of(planned.begin(), planned.end(), [&target](const NewFile &file) { return file.path == target; });
        if (isPlanned || m_workspace.document(target))
            return addRow(path, LossAction::Dropped, target, importmessages::targetExists());
        m_import.change.newFiles.append({target, QString::fromUtf8(cleanImportFile.bytes)});
        addRow(path, action, target, reason);
        for (const Location &place : cleanImportFile.removed)
            addRow(toString(place), LossAction::Dropped, {}, importmessages::secretRemoved());
    }

    QDir m_folder;
    QString m_shownPath;
    const Workspace &m_workspace;
    QList<FolderFile> m_files;
    QSet<QString> m_importedPaths;
    QMap<QString, QString> m_skills; ///< names of imported skills by their folder
    QStringList m_formats;
    bool m_isPlugin = false;
    PreparedPromptImport m_import;
};

} // namespace

Result<PreparedPromptImport> prepareFolderImport(const QString &folder, const QString &shownPath, const Workspace &workspace)
{
    const QFileInfo info(folder);
    if (info.isSymLink() || !info.isDir())
        return Error{info.exists() || info.isSymLink() ? ErrorCode::NotAllowed : ErrorCode::NotFound, info.exists() ? importmessages::linkRejected() : importmessages::noFile(), {shownPath, {}}};
    return FolderImporter(folder, shownPath, workspace).run();
}

Result<PreparedPromptImport> prepareImportFrom(const QString &path, const QString &shownPath, const QString &format, const Workspace &workspace)
{
    if (QFileInfo(path).isDir())
        return prepareFolderImport(path, shownPath, workspace);
    const Result<QByteArray> bytes = readImportFile(path, shownPath);
    if (!bytes)
        return bytes.error();
    return prepareImport({shownPath, *bytes, format}, workspace);
}

} // namespace outcrop
