// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sync/syncplan.h"
#include "core/sync/syncview.h"
#include "core/sync/syncwriting.h"

#include <QMap>

namespace outcrop {

/// A file to generate, before it is compared with the one on disk.
struct PlannedFile {
    QMap<qsizetype, QString> parts; ///< the texts of an instruction file, by item index
    GeneratedText written;            ///< the text of a file for one item
    QByteArray copiedBytes;
    QString copiedFile;      ///< file in the project that is copied; empty for generated text
    bool isShim = false; ///< true if the file imports the source instead of copying its text
    QString sidecar; ///< for a copied file: the file that lists its checksum
    QStringList sources;
    QStringList clients;

    bool isPart() const { return !parts.isEmpty(); }
    /// Returns the text without marks.
    QString text() const;
};

using PlannedFiles = QMap<QString, PlannedFile>;

/// The path of each item's file for a client, by the item's index. Items without an entry need no file or have no equivalent.
using SyncPlacements = QMap<qsizetype, QString>;

/// Plans the files that a client needs. Omits text that the client already loads from files that are not generated.
class SyncPlanner
{
public:
    SyncPlanner(const SyncSource &source, const ContextFiles &files) : m_source(source), m_files(files) { }

    /// Adds the files of one client to `planned`. `view` shows the project with the files of the previous round and empty generated sections.
    SyncPlacements add(const SyncClient &client, const SyncView &view, PlannedFiles &planned);

private:
    void addText(qsizetype index);
    void addSkill(qsizetype index);
    void addCompanions(const SyncItem &item, const QString &folder);
    void addDefinition(qsizetype index);
    void addItemFile(qsizetype index, const QString &path, const GeneratedText &written);
    QString neededText(const SyncItem &item) const;
    PlannedFile &file(const QString &path);

    const SyncSource &m_source;
    const ContextFiles &m_files;
    const SyncClient *m_client = nullptr;
    const SyncView *m_view = nullptr;
    PlannedFiles *m_plannedFiles = nullptr;
    SyncPlacements m_placements;
};

/// Returns the list of checksums in the format of sha256sum.
QString checksumList(const QMap<QString, QByteArray> &files);

/// Returns the checksums in a list from checksumList(), in hexadecimal digits, by file.
QMap<QString, QByteArray> checksumsIn(const QString &list);

/// The file that lists the checksums of the copied files of a skill.
inline constexpr QLatin1String syncSidecar(".outcrop-sync.sha256");

} // namespace outcrop
