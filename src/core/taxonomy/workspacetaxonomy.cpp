// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/taxonomy/workspacetaxonomy.h"

#include "core/taxonomy/taxonomymessages.h"

#include <algorithm>

namespace outcrop {
namespace {

const QString defaultFile = QStringLiteral("taxonomy.ttl");

/// Returns whether a Turtle file is the default taxonomy, or contains SKOS rather than other data.
bool isTaxonomy(const Document &document)
{
    return document.path == defaultFile || document.text.contains(u"http://www.w3.org/2004/02/skos/core");
}

TaxonomyPtr taxonomyOf(const DocumentPtr &document, const WorkspaceTaxonomy &previous)
{
    for (const ParsedTaxonomy &one : previous.parsed) {
        if (one.document == document)
            return one.taxonomy;
    }
    return std::make_shared<const Taxonomy>(readTaxonomy(document));
}

/// Returns the URI of the scheme or concept that a word refers to: a URI, a name as written in the file, or a tag. Empty if there is none.
QString findAddress(const Taxonomy &taxonomy, const QString &word)
{
    for (const QString &scheme : taxonomy.schemes) {
        const QString written = taxonomy.turtle.shortenUri(scheme);
        if (scheme == word || written == word || written == u'<' + word + u'>')
            return scheme;
    }
    const Concept *one = taxonomy.find(word);
    return one ? one->uri : QString();
}

/// Applies the selection in the manifest to the taxonomies that were read.
class TaxonomyChoice
{
public:
    TaxonomyChoice(const Workspace &workspace, const WorkspaceTaxonomy &previous, WorkspaceTaxonomy &result)
        : m_workspace(workspace)
        , m_previousTaxonomy(previous)
        , m_result(result)
        , m_node(workspace.manifest().data.at(u"retrieval.taxonomy"))
        , m_word(m_node.text())
    {
    }

    void run()
    {
        if (m_word.isEmpty() || !(selectFile() || selectScheme()))
            selectDefault();
    }

private:
    bool selectFile()
    {
        const WorkspaceFolder &folder = m_workspace.folder();
        const QString path = resolveManifestPath(m_word, folder.home, folder.root);
        for (const ParsedTaxonomy &one : m_result.parsed) {
            if (one.document->path == path)
                return select(one);
        }
        if (!m_word.endsWith(u".ttl"))
            return false;
        report(Severity::Warning, "taxonomy-missing", taxonomymessages::noSuchTaxonomy(m_word, fallbackMessage()));
        selectDefault();
        return true;
    }

    bool selectScheme()
    {
        for (const ParsedTaxonomy &one : m_result.parsed) {
            if (const QString address = findAddress(*one.taxonomy, m_word); !address.isEmpty()) {
                selectPart(one, address);
                return true;
            }
        }
        const Severity severity = m_result.parsed.isEmpty() ? Severity::Note : Severity::Warning;
        report(severity, "taxonomy-unknown-scheme", taxonomymessages::noSuchScheme(m_word, fallbackMessage()));
        return false;
    }

    /// Selects a part of a taxonomy: the whole file if it has only this scheme. Reuses an unchanged part.
    void selectPart(const ParsedTaxonomy &one, const QString &address)
    {
        select(one);
        if (one.taxonomy->schemes.size() == 1 && one.taxonomy->schemes.first() == address)
            return;
        const bool isSame = m_previousTaxonomy.document == one.document && m_previousTaxonomy.part == address;
        m_result.taxonomy =
            isSame ? m_previousTaxonomy.taxonomy : std::make_shared<const Taxonomy>(extractSubtaxonomy(*one.taxonomy, address));
        m_result.part = address;
    }

    void selectDefault()
    {
        if (!m_result.parsed.isEmpty())
            select(defaultTaxonomyFile());
    }

    const ParsedTaxonomy &defaultTaxonomyFile() const
    {
        const auto found = std::find_if(m_result.parsed.begin(), m_result.parsed.end(),
            [](const ParsedTaxonomy &one) { return one.document->path == defaultFile; });
        return found == m_result.parsed.end() ? m_result.parsed.first() : *found;
    }

    bool select(const ParsedTaxonomy &one)
    {
        m_result.document = one.document;
        m_result.taxonomy = one.taxonomy;
        return true;
    }

    QString fallbackMessage() const
    {
        return m_result.parsed.isEmpty() ? taxonomymessages::checkedAgainstBuiltIn()
                                     : taxonomymessages::checkedAgainst(defaultTaxonomyFile().document->path);
    }

    void report(Severity severity, const char *code, const QString &message)
    {
        m_result.diagnostics.append({severity, QString::fromLatin1(code), message, {QStringLiteral("config.toml"), m_node.range()}});
    }

    const Workspace &m_workspace;
    const WorkspaceTaxonomy &m_previousTaxonomy;
    WorkspaceTaxonomy &m_result;
    const DataNode &m_node;
    QString m_word;
};

} // namespace

WorkspaceTaxonomy readWorkspaceTaxonomy(const Workspace &workspace, const WorkspaceTaxonomy &previous)
{
    WorkspaceTaxonomy result;
    for (const DocumentPtr &document : workspace.documents(DocumentKind::Taxonomy)) {
        if (!isTaxonomy(*document))
            continue;
        result.parsed.append({document, taxonomyOf(document, previous)});
        result.diagnostics += result.parsed.last().taxonomy->diagnostics;
    }
    TaxonomyChoice(workspace, previous, result).run();
    const bool hasSameConcepts = result.taxonomy == previous.taxonomy;
    result.tagFindings = checkTags(workspace, result.taxonomyOrDefault(), result.isBuiltIn(), hasSameConcepts ? previous.tagFindings : TagFindings());
    result.diagnostics += result.tagFindings.all();
    sortByLocation(result.diagnostics);
    return result;
}

} // namespace outcrop
