// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/taxonomy/workspacetaxonomy.h"

#include "core/taxonomy/taxonomymessages.h"

#include <algorithm>

namespace outcrop {
namespace {

const QString usualFile = QStringLiteral("taxonomy.ttl");

/// Returns whether a Turtle file contains SKOS and not other data.
bool isTaxonomy(const Document &document)
{
    return document.path == usualFile || document.text.contains(u"http://www.w3.org/2004/02/skos/core");
}

TaxonomyPtr taxonomyOf(const DocumentPtr &document, const WorkspaceTaxonomy &previous)
{
    for (const ParsedTaxonomy &one : previous.read) {
        if (one.document == document)
            return one.taxonomy;
    }
    return std::make_shared<const Taxonomy>(readTaxonomy(document));
}

/// Returns the URI of the scheme or concept that a word names: a URI, a name with a prefix of the file, or the name as written in the file. Empty if
/// there is none.
QString addressNamed(const Taxonomy &taxonomy, const QString &word)
{
    for (const QString &scheme : taxonomy.schemes) {
        const QString written = taxonomy.turtle.shortened(scheme);
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
    TaxonomyChoice(const Workspace &workspace, const WorkspaceTaxonomy &previous, WorkspaceTaxonomy &made)
        : m_workspace(workspace)
        , m_previous(previous)
        , m_made(made)
        , m_node(workspace.manifest().data.at(u"retrieval.taxonomy"))
        , m_word(m_node.text())
    {
    }

    void run()
    {
        if (m_word.isEmpty() || !(takeFile() || takeScheme()))
            takeUsual();
    }

private:
    bool takeFile()
    {
        const WorkspaceFolder &folder = m_workspace.folder();
        const QString path = resolveManifestPath(m_word, folder.home, folder.root);
        for (const ParsedTaxonomy &one : m_made.read) {
            if (one.document->path == path)
                return take(one);
        }
        if (!m_word.endsWith(u".ttl"))
            return false;
        report(Severity::Warning, "taxonomy-missing", taxonomymessages::noSuchTaxonomy(m_word, insteadOf()));
        takeUsual();
        return true;
    }

    bool takeScheme()
    {
        for (const ParsedTaxonomy &one : m_made.read) {
            if (const QString address = addressNamed(*one.taxonomy, m_word); !address.isEmpty())
                return takePart(one, address);
        }
        const Severity severity = m_made.read.isEmpty() ? Severity::Note : Severity::Warning;
        report(severity, "taxonomy-unknown-scheme", taxonomymessages::noSuchScheme(m_word, insteadOf()));
        return false;
    }

    /// Selects a part of a taxonomy: the whole file if it has only this scheme. Reuses an unchanged part.
    bool takePart(const ParsedTaxonomy &one, const QString &address)
    {
        take(one);
        if (one.taxonomy->schemes.size() == 1 && one.taxonomy->schemes.first() == address)
            return true;
        const bool same = m_previous.document == one.document && m_previous.part == address;
        m_made.taxonomy =
            same ? m_previous.taxonomy : std::make_shared<const Taxonomy>(subtaxonomy(*one.taxonomy, address));
        m_made.part = address;
        return true;
    }

    void takeUsual()
    {
        if (!m_made.read.isEmpty())
            take(usual());
    }

    const ParsedTaxonomy &usual() const
    {
        const auto found = std::find_if(m_made.read.begin(), m_made.read.end(),
            [](const ParsedTaxonomy &one) { return one.document->path == usualFile; });
        return found == m_made.read.end() ? m_made.read.first() : *found;
    }

    bool take(const ParsedTaxonomy &one)
    {
        m_made.document = one.document;
        m_made.taxonomy = one.taxonomy;
        return true;
    }

    QString insteadOf() const
    {
        return m_made.read.isEmpty() ? taxonomymessages::checkedAgainstBuiltIn()
                                     : taxonomymessages::checkedAgainst(usual().document->path);
    }

    void report(Severity severity, const char *code, const QString &message)
    {
        m_made.diagnostics.append({severity, QString::fromLatin1(code), message, {QStringLiteral("config.toml"), m_node.range()}});
    }

    const Workspace &m_workspace;
    const WorkspaceTaxonomy &m_previous;
    WorkspaceTaxonomy &m_made;
    const DataNode &m_node;
    QString m_word;
};

} // namespace

WorkspaceTaxonomy readWorkspaceTaxonomy(const Workspace &workspace, const WorkspaceTaxonomy &previous)
{
    WorkspaceTaxonomy made;
    for (const DocumentPtr &document : workspace.documents(DocumentKind::Taxonomy)) {
        if (!isTaxonomy(*document))
            continue;
        made.read.append({document, taxonomyOf(document, previous)});
        made.diagnostics += made.read.last().taxonomy->diagnostics;
    }
    TaxonomyChoice(workspace, previous, made).run();
    const bool sameConcepts = made.taxonomy == previous.taxonomy;
    made.tags = checkTags(workspace, made.concepts(), made.isBuiltIn(), sameConcepts ? previous.tags : TagFindings());
    made.diagnostics += made.tags.all();
    sortByLocation(made.diagnostics);
    return made;
}

} // namespace outcrop
