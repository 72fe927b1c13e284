// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/clients/contextcandidates.h"
#include "core/clients/contextimports.h"
#include "core/clients/contextlisting.h"
#include "core/clients/requesttext.h"

#include <QSet>

namespace outcrop {

/// Evaluates a client document for one query. Limits the number of files, imports and bytes, so that a hostile folder cannot exhaust time or
/// memory.
class ContextReader
{
public:
    ContextReader(const ClientDocument &client, const ContextFiles &files, const ContextQuery &query);

    ClientContext read();

private:
    /// A file that is loaded when a matching file is touched.
    struct WaitingFile {
        const LoadRule *rule = nullptr;
        QString folder;
        QString path;
        QStringList patterns;
    };

    void readPart(const PartRule &part);
    void readRule(const LoadRule &rule);
    void readFolders(const LoadRule &rule, const QStringList &folders);
    void readOnDemandFiles(const LoadRule &rule);
    void readList(const ListRule &rule);
    void finishPart(const PartRule &part);
    void applyRefusals();
    void recordNestedFiles(const LoadRule &rule);
    bool recordNestedFile(
        const LoadRule &rule, const QString &folder, const QString &name, std::optional<QString> &precedingFile);

    QString findPrecedingFile(const LoadRule &rule);
    bool addFile(const LoadRule &rule, ContextCandidate candidate);
    bool matchesTouchedFile(const WaitingFile &waiting) const;
    std::optional<bool> decideWithoutReading(const LoadRule &rule, const ContextCandidate &candidate);
    void sendFile(const LoadRule &rule, const ContextCandidate &candidate, const QString &text, const QString &words);
    bool loadsNow(const LoadRule &rule, ContextCandidate &candidate);
    void truncateChain(const LoadRule &rule, ContextCandidate &candidate);
    QString truncateFile(const LoadRule &rule, ContextCandidate &candidate);
    void followImports(const LoadRule &rule, const ContextCandidate &candidate, const QString &text);
    void writeText(const LoadRule &rule, const QString &text, const ContextCandidate &candidate, QSet<QString> &trail, QString &whole);
    void writeImport(const LoadRule &rule, const ImportReference &reference, const ContextCandidate &candidate, QSet<QString> &trail, QString &whole);
    std::optional<ContextCandidate> readImportedFile(const ImportTarget &target, const ContextCandidate &candidate);
    const QList<ImportReference> &references(const LoadRule &rule, const ContextCandidate &candidate, const QString &text);
    ContextText &recordText(const LoadRule &rule, const ContextCandidate &candidate, ContextState state,
        const QString &reason, const QString &relatedFile = {});
    QList<ListCandidate> collectListCandidates(const ListRule &rule);
    bool holds(const QString &condition) const;
    QString pathRelativeToRoot(const QString &path) const;
    QString realName(const ContextCandidate &candidate) const;

    const ClientDocument &m_client;
    ContextPathResolver m_resolver;
    ContextCandidates m_candidates;
    ClientContext m_context;
    const PartRule *m_partRule = nullptr;
    QList<RequestSegment> m_segments;
    QSet<QString> m_joinedRules;            ///< IDs of rules that have text in `m_segments`
    QList<WaitingFile> m_onDemandFiles;
    QStringList m_groupFolders;
    QStringList m_loadedRules;              ///< IDs of rules that have loaded a file
    QHash<QString, QString> m_sentPaths;    ///< path of each file that was sent, by real path; by text if `once` is `text` and the part is sent at the start
    QHash<QString, qint64> m_remainingBytes;     ///< remaining bytes of chained limits, by rule ID
    QString m_unreadablePath;
    QHash<QString, ContextCandidate> m_importedFiles; ///< by real path, because a file can be imported thousands of times
    QHash<QString, QList<ImportReference>> m_references;
    int m_importCount = 0;
    qint64 m_bytes = 0;
};

} // namespace outcrop
