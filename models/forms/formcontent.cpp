// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/forms/formcontent.h"

#include "core/documents/data/yamlreader.h"
#include "core/documents/formatcheck.h"
#include "core/documents/formatschema.h"

#include <algorithm>

namespace outcrop {

namespace {

struct ParsedData {
    DataNode data;
    Diagnostics findings;
    bool isValid = true;
};

ParsedData readData(const Document &document)
{
    if (isMarkdown(document.path))
        return {document.frontMatter.data, document.frontMatter.diagnostics, !document.frontMatter.isRecovered};
    const DataDocument yaml = readYaml(document.text, document.path);
    return {yaml.root, yaml.diagnostics, yaml.isParsed};
}

/// Returns the first error in the data, or the first finding if the data could be read only in part; otherwise nullopt.
std::optional<Diagnostic> firstError(const ParsedData &reading)
{
    const Diagnostics &all = reading.findings;
    const auto error = std::find_if(all.begin(), all.end(),
        [](const Diagnostic &finding) { return finding.severity == Severity::Error; });
    if (error != all.end())
        return *error;
    return reading.isValid || all.isEmpty() ? std::nullopt : std::optional(all.constFirst());
}

DataNode inheritedData(const FormInput &input)
{
    return input.governance ? readYaml(input.governance->text, input.governance->path).root : DataNode();
}

/// Adds findings without duplicates: earlier findings may include findings of this check.
void addFindings(Diagnostics &findings, const Diagnostics &more)
{
    const auto known = [&findings](const Diagnostic &finding) {
        return std::any_of(findings.begin(), findings.end(), [&finding](const Diagnostic &other) {
            return other.code == finding.code && other.message == finding.message
                && other.location.range.start.line == finding.location.range.start.line;
        });
    };
    for (const Diagnostic &finding : more) {
        if (!known(finding))
            findings += finding;
    }
}

DocumentPtr documentOf(const FormInput &input)
{
    const QByteArray mark(input.hasByteOrderMark ? "\xef\xbb\xbf" : "");
    return readDocument(input.path, mark + input.text.toUtf8(), input.kind);
}

} // namespace

bool hasForm(DocumentKind kind, const QString &path)
{
    static const QList<DocumentKind> kinds{DocumentKind::Agent, DocumentKind::Governance, DocumentKind::Adapter, DocumentKind::Profile};
    return kinds.contains(kind) || (kind == DocumentKind::Configuration && !formatOf(kind, path, {}).isEmpty());
}

const QList<FieldSpec> &formFields(DocumentKind kind, const QString &path, const DataNode &data)
{
    return formatFields(formatOf(kind, path, data)).children;
}

FormContent readForm(const FormInput &input)
{
    FormContent content;
    content.revision = input.revision;
    content.document = documentOf(input);
    ParsedData reading = readData(*content.document);
    content.data = reading.data;
    content.isValid = reading.isValid;
    content.problem = firstError(reading);
    if (content.data.isMapping())
        addFindings(reading.findings, checkFormat(content.data, formatOf(input.kind, input.path, content.data), input.path));
    addFindings(reading.findings, input.findings);
    content.rows = formRows(formFields(input.kind, input.path, content.data), {content.data, inheritedData(input), reading.findings});
    return content;
}

} // namespace outcrop
