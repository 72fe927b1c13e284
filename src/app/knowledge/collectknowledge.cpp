// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/knowledge/collectknowledge.h"

#include "adapters/files/foldersource.h"
#include "adapters/files/readfiles.h"
#include "app/knowledge/knowledgemessages.h"
#include "app/records/collectlog.h"
#include "core/retrieval/documentchecksum.h"
#include "core/retrieval/memorynotes.h"

#include <QDir>
#include <QFileInfo>

namespace outcrop {
namespace {

const QString memoryFolder = QStringLiteral("memory/");

bool isMemoryFile(const Document &document)
{
    return document.path.section(u'/', -1).compare(QLatin1String("MEMORY.md"), Qt::CaseInsensitive) == 0;
}

/// Returns whether documents of this kind are searchable. Responses and conversations are found through the log.
bool isSearchableKind(DocumentKind kind)
{
    switch (kind) {
    case DocumentKind::Layer:
    case DocumentKind::CondensedLayer:
    case DocumentKind::Skill:
    case DocumentKind::Agent:
    case DocumentKind::Prompt:
    case DocumentKind::Profile:
    case DocumentKind::Evolution:
    case DocumentKind::Experiment:
    case DocumentKind::Task:
    case DocumentKind::Text: return true;
    case DocumentKind::Manifest:
    case DocumentKind::Governance:
    case DocumentKind::Adapter:
    case DocumentKind::WireFormat:
    case DocumentKind::PortabilityTests:
    case DocumentKind::Configuration:
    case DocumentKind::Taxonomy:
    case DocumentKind::Response:
    case DocumentKind::Conversation: return false;
    }
    return false;
}

QStringList stringsAt(const DataNode &node)
{
    QStringList words;
    for (const QString &text : node.toStrings()) {
        for (const QString &word : text.split(u',', Qt::SkipEmptyParts))
            words.append(word.trimmed());
    }
    return words;
}

/// Returns a file as one document. The caller sets its collection.
SearchDocument documentOf(const Document &document, const Taxonomy &taxonomy)
{
    const DataNode &data = document.frontMatter.data;
    SearchDocument found{{}, document.path};
    found.title = data[u"title"].isScalar() ? data[u"title"].text() : data[u"name"].isScalar() ? data[u"name"].text() : document.name();
    found.summary = data[u"description"].text();
    found.text = document.body().toString();
    found.tags = stringsAt(data.at(u"metadata.workloads")) + stringsAt(data[u"workloads"]) + stringsAt(data[u"tags"]);
    found.tags.removeDuplicates();
    found.workloads = extractWorkloads(found.tags, taxonomy);
    if (data[u"displayName"].isScalar())
        found.tags.prepend(data[u"displayName"].text());
    found.path = document.path;
    found.fields.insert(QStringLiteral("kind"), toString(document.kind));
    for (const char *field : {"tier", "author", "date", "model"}) {
        if (const QString value = data[QString::fromLatin1(field)].text(); !value.isEmpty())
            found.fields.insert(QString::fromLatin1(field), value);
    }
    return found;
}

/// Collects the documents; each one belongs to exactly one collection.
class Collector
{
public:
    Collector(const OpenedWorkspace &opened, const RetrievalSettings &settings, bool allowsOutside)
        : m_opened(opened), m_settings(settings), m_taxonomy(opened.taxonomy.taxonomyOrDefault()), m_allowsOutside(allowsOutside)
    {
        const WorkspaceFolder &folder = opened.workspace().folder();
        m_vault = resolveManifestPath(settings.vault, folder.home, opened.folder);
    }

    Result<Knowledge> collect(Store *store, const std::stop_token &stop)
    {
        m_knowledge.collectionsRead = m_settings.collections;
        for (const DocumentPtr &document : m_opened.workspace().documents()) {
            if (stop.stop_requested())
                return Error{ErrorCode::Interrupted, knowledgemessages::stoppedReading()};
            if (isSearchableKind(document->kind))
                addDocument(*document);
        }
        if (isConfigured(QStringLiteral("vault")) && QDir::isAbsolutePath(m_vault))
            readOutsideVault();
        if (store && isConfigured(QStringLiteral("log"))) {
            const Result<QList<SearchDocument>> log = readLogDocuments(*store, m_taxonomy, stop);
            if (!log)
                return log.error();
            m_knowledge.documents += *log;
        }
        for (SearchDocument &document : m_knowledge.documents)
            document.checksum = checksumOf(document);
        return std::move(m_knowledge);
    }

private:
    bool isConfigured(const QString &collection) const { return m_settings.collections.contains(collection); }

    QString collectionOf(const Document &document) const
    {
        if (document.kind == DocumentKind::Skill)
            return QStringLiteral("skills");
        if (document.path.startsWith(memoryFolder) || isMemoryFile(document))
            return QStringLiteral("memory");
        return document.path.startsWith(m_vault + u'/') ? QStringLiteral("vault") : QStringLiteral("documents");
    }

    void addDocument(const Document &document)
    {
        const QString collection = collectionOf(document);
        if (!isConfigured(collection))
            return;
        if (isMemoryFile(document))
            m_knowledge.documents += memoryDocuments(document, m_taxonomy);
        else
            add(documentOf(document, m_taxonomy), collection);
    }

    void add(SearchDocument document, const QString &collection)
    {
        document.collection = collection;
        m_knowledge.documents.append(document);
    }

    /// Reports why the notes were not read. They remain in the index.
    void keepIndexedVault(const QString &reason)
    {
        m_knowledge.collectionsRead.removeAll(QStringLiteral("vault"));
        m_knowledge.findings.append({Severity::Warning, QStringLiteral("index-vault"), reason, {QStringLiteral("config.toml"), {}}, {}});
    }

    void readOutsideVault()
    {
        if (!m_allowsOutside)
            return keepIndexedVault(knowledgemessages::vaultOutside(m_settings.vault));
        if (!QFileInfo(m_vault).isDir())
            return keepIndexedVault(knowledgemessages::noVault(m_settings.vault));
        if (QDir(m_vault).isEmpty(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot)) // for example because a disk is not mounted
            return keepIndexedVault(knowledgemessages::emptyVault(m_settings.vault));
        const Result<QList<SourceFile>> files = readFiles(FolderSource(m_vault));
        if (!files)
            return keepIndexedVault(knowledgemessages::vaultUnreadable(m_settings.vault, files.error().message));
        for (const SourceFile &file : *files) {
            if (file.error || !isMarkdown(file.path))
                continue;
            SearchDocument document = documentOf(*readDocument(file.path, file.bytes), m_taxonomy);
            document.path = m_vault + u'/' + file.path;
            add(document, QStringLiteral("vault"));
        }
    }

    const OpenedWorkspace &m_opened;
    const RetrievalSettings &m_settings;
    const Taxonomy &m_taxonomy;
    const bool m_allowsOutside;
    QString m_vault;
    Knowledge m_knowledge;
};

} // namespace

QStringList extractWorkloads(QStringList &tags, const Taxonomy &taxonomy)
{
    QStringList workloads;
    tags.removeIf([&](const QString &tag) {
        const Concept *known = taxonomy.find(tag);
        if (known && !workloads.contains(known->notation))
            workloads.append(known->notation);
        return known != nullptr;
    });
    workloads.removeAll(QString());
    return workloads;
}

QList<SearchDocument> memoryDocuments(const Document &document, const Taxonomy &taxonomy)
{
    QList<SearchDocument> memories;
    const QList<MemoryNote> notes = readMemoryNotes(document.text);
    const QStringList names = fileNamesFor(notes);
    for (qsizetype i = 0; i < notes.size(); ++i) {
        const MemoryNote &note = notes.at(i);
        SearchDocument memory{QStringLiteral("memory"), document.path + u'#' + names.at(i)};
        memory.title = note.title;
        memory.text = note.text;
        memory.tags = note.headings;
        memory.workloads = extractWorkloads(memory.tags, taxonomy);
        memory.path = document.path;
        memory.line = note.line;
        if (note.date.isValid())
            memory.fields.insert(QStringLiteral("date"), note.date.toString(Qt::ISODate));
        memories.append(memory);
    }
    return memories;
}

Result<Knowledge> collectKnowledge(const OpenedWorkspace &opened, const RetrievalSettings &settings, Store *store, bool allowsOutside, const std::stop_token &stop)
{
    Result<Knowledge> knowledge = Collector(opened, settings, allowsOutside).collect(store, stop);
    if (knowledge)
        knowledge->findings = settings.diagnostics + knowledge->findings;
    return knowledge;
}

} // namespace outcrop
