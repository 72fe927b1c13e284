// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/documentlint.h"

#include "core/documents/canonicalagent.h"
#include "core/documents/clientlint.h"
#include "core/documents/data/jsonreader.h"
#include "core/documents/data/tomlreader.h"
#include "core/documents/data/yamlreader.h"
#include "core/documents/documentname.h"
#include "core/documents/documentsmessages.h"
#include "core/documents/fieldedit.h"
#include "core/documents/formatcheck.h"
#include "core/documents/formatschema.h"
#include "core/documents/numberrange.h"
#include "core/documents/schemacheck.h"
#include "core/documents/skilllint.h"

namespace outcrop {
namespace {

/// Adds a fix that sets a missing `name` to the name derived from the path.
void addNameFix(const Document &document, const QString &format, Diagnostics &found)
{
    for (Diagnostic &diagnostic : found) {
        if (diagnostic.code != format + QStringLiteral("-missing-name"))
            continue;
        const QString name = suggestedName(DocumentKind::Skill, document.name());
        const auto edits = planSetField(document, FieldPath{QStringLiteral("name")}, jsonString(name));
        if (edits && !edits->isEmpty() && !name.isEmpty())
            diagnostic.fix = Fix{documentsmessages::setName(name), *edits};
    }
}

/// Checks whether a session's conversation is valid, so that it can be resumed.
Diagnostics lintConversation(const Document &document)
{
    ReadLimits limits;
    limits.bytes = 64 * 1024 * 1024;
    limits.nodes = 2'000'000;
    const DataDocument json = readJson(document.text, document.path, limits);
    return json.isParsed ? checkSchema(json.root, formatSchema(QStringLiteral("conversation")), document.path) : json.diagnostics;
}

/// Checks an experiment or a task against its schema. Without this check, only their commands would report errors.
Diagnostics lintAgainstSchema(const Document &document)
{
    const DataDocument yaml = readYaml(document.text, document.path);
    return yaml.isParsed ? yaml.diagnostics + checkSchema(yaml.root, formatSchema(formatOf(document.kind, document.path, {})), document.path) : yaml.diagnostics;
}

/// Returns whether the front matter has errors that must be fixed before its fields can be checked.
bool hasBrokenFrontMatter(const Document &document)
{
    const FrontMatter &frontMatter = document.frontMatter;
    if (frontMatter.data.members().isEmpty() && hasErrors(frontMatter.diagnostics))
        return true; // no field could be read
    return frontMatter.isRecovered && (frontMatter.diagnostics.isEmpty() || !frontMatterFindings(document).isEmpty());
}

/// Parses a TOML or YAML file.
DataDocument readData(const Document &document)
{
    return document.path.endsWith(u".toml", Qt::CaseInsensitive) ? readToml(document.text, document.path) : readYaml(document.text, document.path);
}

/// Checks a document against one format, and against the names that `client` knows unless it is null.
Diagnostics lintWithFormat(const Document &document, const QString &format, const Client *client)
{
    if (!isAdvisory(format) || hasBrokenFrontMatter(document) || (isCanonicalAgentPath(document.path) && hasErrors(document.frontMatter.diagnostics)))
        return {};
    const bool isClients = document.kind == DocumentKind::Text;
    const bool isTextLayer = document.kind == DocumentKind::Layer && document.path.endsWith(u".txt", Qt::CaseInsensitive);
    if (isTextLayer || (isClients && !isMarkdown(document.path) && !document.path.endsWith(u".toml")))
        return {}; // plain text has no fields
    const DataDocument data = isMarkdown(document.path) || isCanonicalAgentPath(document.path) ? DataDocument{document.frontMatter.data, {}, true} : readData(document);
    if (!data.isParsed && isClients)
        return data.diagnostics;
    Diagnostics found = checkFormat(data.root, format, document.path);
    addNameFix(document, format, found);
    if (document.kind == DocumentKind::Skill)
        found += lintSkill(document);
    if (client)
        found += lintClientNames(document, data.root, format, *client);
    return found;
}

} // namespace

Diagnostics lintDocument(const Document &document)
{
    if (document.kind == DocumentKind::Conversation)
        return lintConversation(document);
    if (document.kind == DocumentKind::Experiment || document.kind == DocumentKind::Task)
        return lintAgainstSchema(document);
    const QString format = formatOf(document.kind, document.path, document.frontMatter.data);
    if (!format.isEmpty() && hasBrokenFrontMatter(document))
        return checkNumberRanges(document.frontMatter.data, format, document.path);
    return lintWithFormat(document, format, clientForDocument(document));
}

Diagnostics lintDocumentForClient(const Document &document, const Client &client)
{
    const auto file = clientFileOf(document.kind, document.path, document.frontMatter.data);
    const QString format = client.formats.value(file ? toString(*file) : QString());
    if (format.isEmpty() || (document.kind == DocumentKind::Agent && formatOf(document.kind, document.path, document.frontMatter.data) == u"agent"))
        return document.diagnostics;
    const Diagnostics lintFindings = lintDocument(document); // the document's diagnostics end with these
    return document.diagnostics.first(document.diagnostics.size() - lintFindings.size())
        + lintWithFormat(document, format, &client);
}

} // namespace outcrop
