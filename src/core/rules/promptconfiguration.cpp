// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/promptconfiguration.h"

#include "core/documents/data/yamlreader.h"
#include "core/documents/formatschema.h"
#include "core/documents/schemacheck.h"
#include "core/rules/rulesmessages.h"
#include "core/text/nearestword.h"

namespace outcrop {
namespace {

/// Returns the file with this name in config/, or else in the workspace root, or null. Copies in other folders, such as examples and backups, must not be
/// used in prompts.
DocumentPtr fileOf(const Workspace &workspace, const char *name)
{
    for (const char *folder : {"config/", ""}) {
        for (const char *ending : {".yaml", ".yml"}) {
            const DocumentPtr file = workspace.document(QString::fromLatin1(folder) + QLatin1StringView(name) + QLatin1StringView(ending));
            if (file && file->kind == DocumentKind::Configuration)
                return file;
        }
    }
    return nullptr;
}

/// Reports files that have the name of a configuration file but are in a folder where they are not used.
Diagnostics checkMisplacedFiles(const Workspace &workspace)
{
    static const QStringList names{QStringLiteral("prompt_rules"), QStringLiteral("hybrid_prompt_templates"), QStringLiteral("response_schemas"), QStringLiteral("complexity_thresholds"),
        QStringLiteral("quality_thresholds"), QStringLiteral("prompt_templates")};
    Diagnostics found;
    for (const DocumentPtr &document : workspace.documents(DocumentKind::Configuration)) {
        if (!names.contains(document->name()))
            continue;
        const DocumentPtr usedDocument = fileOf(workspace, document->name().toLatin1().constData());
        if (usedDocument == document)
            continue;
        found.append({Severity::Note, QStringLiteral("configuration-elsewhere"),
            usedDocument ? rulesmessages::configurationReplaced(usedDocument->path) : rulesmessages::configurationElsewhere(document->name()), {document->path, {{0, 1, 1}, {0, 1, 1}}}});
    }
    return found;
}

Diagnostics checkThresholds(const DocumentPtr &document, const char *format)
{
    if (!document)
        return {};
    const DataDocument yaml = readYaml(document->text, document->path);
    if (!yaml.isParsed)
        return yaml.diagnostics;
    return yaml.diagnostics + checkSchema(yaml.root, formatSchema(QLatin1StringView(format)), document->path);
}

/// Reports unknown domains, because missing rules would go unnoticed in the prompt.
Diagnostics unknownDomains(const HybridTemplates &templates, const RuleSet &rules)
{
    Diagnostics found;
    for (const HybridTemplate &one : templates.templates) {
        for (const DataNode &domain : one.data[u"rule_domains"].items()) {
            if (rules.domains.contains(domain.text()))
                continue;
            const QString near = nearestWord(domain.text(), rules.domains);
            found.append({Severity::Warning, QStringLiteral("template-domain-unknown"),
                          near.isEmpty() ? rulesmessages::unknownDomain(domain.text()) : rulesmessages::unknownDomainNear(domain.text(), near),
                          {templates.document->path, domain.range()}});
        }
    }
    return found;
}

} // namespace

PromptConfiguration PromptConfiguration::with(const Workspace &changedWorkspace) const
{
    PromptConfiguration now = *this;
    if (const DocumentPtr file = fileOf(changedWorkspace, "prompt_rules"); file != rules->document)
        now.rules = std::make_shared<RuleSet>(readRuleSet(file));
    const DocumentPtr textsFile = fileOf(changedWorkspace, "prompt_templates");
    const QList<DocumentPtr> guides = promptGuideFiles(changedWorkspace);
    const bool hasSameTexts = texts->wasReadFrom(textsFile, guides);
    if (!hasSameTexts)
        now.texts = std::make_shared<PromptTexts>(readPromptTexts(textsFile, guides));
    if (const DocumentPtr file = fileOf(changedWorkspace, "hybrid_prompt_templates"); file != templates->document || !hasSameTexts)
        now.templates = std::make_shared<HybridTemplates>(readHybridTemplates(file, *now.texts));
    if (const DocumentPtr file = fileOf(changedWorkspace, "response_schemas"); file != responses->document)
        now.responses = std::make_shared<ResponseSchemas>(readResponseSchemas(file));
    if (const DocumentPtr file = fileOf(changedWorkspace, "complexity_thresholds"); file != complexityThresholds) {
        now.complexityThresholds = file;
        now.m_thresholdDiagnostics = checkThresholds(file, "complexity-thresholds");
    }
    if (const DocumentPtr file = fileOf(changedWorkspace, "quality_thresholds"); file != qualityThresholds) {
        now.qualityThresholds = file;
        now.m_qualityDiagnostics = checkThresholds(file, "quality-thresholds");
    }
    now.diagnostics = now.rules->diagnostics + now.templates->diagnostics + now.texts->diagnostics + now.responses->diagnostics + now.m_thresholdDiagnostics + now.m_qualityDiagnostics
        + unknownDomains(*now.templates, *now.rules) + checkMisplacedFiles(changedWorkspace);
    return now;
}

} // namespace outcrop
