// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/retrieval/retrievalsettings.h"

#include "core/retrieval/collectionnames.h"
#include "core/retrieval/retrievalmessages.h"

namespace outcrop {
namespace {

/// Reads the table. Reports invalid values and ignores them.
class SettingsReader
{
public:
    SettingsReader(const DataNode &table, QString file) : m_table(table), m_file(std::move(file)) { }

    RetrievalSettings read()
    {
        readBackend();
        readCollections();
        m_settings.address = m_table[u"url"].text();
        if (const QString vault = m_table[u"vault"].text(); !vault.isEmpty())
            m_settings.vault = vault;
        m_settings.embeddingProvider = m_table.at(u"embeddings.provider").text();
        m_settings.embeddingModel = m_table.at(u"embeddings.model").text();
        return m_settings;
    }

private:
    void addFinding(const char *code, const QString &message, const DataNode &node)
    {
        m_settings.diagnostics.append({Severity::Warning, QString::fromLatin1(code), message, {m_file, node.range()}, {}});
    }

    void readBackend()
    {
        static const QStringList names{QStringLiteral("sqlite"), QStringLiteral("postgresql"), QStringLiteral("typesense")};
        const DataNode &node = m_table[u"backend"];
        const qsizetype at = names.indexOf(node.text().toLower());
        if (at >= 0)
            m_settings.backend = RetrievalSettings::Backend(at);
        else if (!node.isMissing())
            addFinding("retrieval-backend", retrievalmessages::unknownBackend(node.text(), knownNameHint(node.text(), names)), node);
    }

    void readCollections()
    {
        const QStringList names = readCollectionNames(m_table[u"collections"], m_file, m_settings.diagnostics);
        if (!names.isEmpty())
            m_settings.collections = names;
    }

    const DataNode &m_table;
    const QString m_file;
    RetrievalSettings m_settings;
};

} // namespace

const QStringList &knownCollections()
{
    static const QStringList names{QStringLiteral("memory"), QStringLiteral("skills"), QStringLiteral("vault"), QStringLiteral("log"), QStringLiteral("documents")};
    return names;
}

RetrievalSettings readRetrievalSettings(const Manifest &manifest, const QString &file)
{
    return SettingsReader(manifest.data[u"retrieval"], file).read();
}

} // namespace outcrop
