// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layers/prompttemplaterenderer.h"

#include "core/documents/tracedscalar.h"
#include "core/templates/inferredinputs.h"
#include "core/templates/inputmessages.h"
#include "core/templates/templateparser.h"
#include "core/templates/templatedocument.h"
#include "core/text/nearestword.h"

#include <algorithm>

namespace outcrop {
namespace {

const QString inputsKey = QStringLiteral("inputs");
/// The path used for a request that is not a file, also in findings. No document has this path.
const QString typedRequest = QStringLiteral("(request).md");
const QString typedRequestName = QStringLiteral("request");

InputDeclarations inputsOfManifest(const PromptLibrary &library)
{
    const DocumentPtr document = library.workspace.document(manifestPath);
    return document ? readInputs(library.workspace.manifest().data[inputsKey], *document) : InputDeclarations();
}

InputDeclarations inputsOfAgent(const Agent &agent)
{
    const bool isFromGovernance = agent.isFromGovernance(inputsKey);
    return readInputs(agent.field(inputsKey), isFromGovernance ? *agent.governance : *agent.document);
}

/// Returns the values of a profile's `metadata`.
QList<InputValue> valuesOfProfile(const Profile &profile)
{
    const auto source = std::make_shared<const TemplateValueSource>(TemplateValueSource{profile.document->path, profile.document->text});
    QList<InputValue> values;
    for (const DataNode::Member &member : profile.data[u"metadata"].members())
        values.append({member.key, TemplateValue(member.value, source)});
    return values;
}

/// Returns the request as a document, so that its front matter is read like that of a file.
DocumentPtr requestDocument(const Selection &selection)
{
    const QString name = selection.requestFile.isEmpty() ? typedRequest : selection.requestFile;
    return readDocument(name, selection.request.toUtf8(), DocumentKind::Prompt);
}

/// Returns the text with the passages of a typed request marked as generated, because they are not in any file.
TracedText markTypedAsGenerated(const TracedText &text)
{
    TracedText result;
    for (const TraceSpan &span : text.spans()) {
        const bool isTyped = span.origin.file == typedRequest;
        result.append(QStringView(text.text()).mid(span.start, span.length),
            isTyped ? Origin{{}, 0, typedRequestName} : span.origin, isTyped ? TraceKind::Rewritten : span.kind,
            span.sourceLength);
    }
    return result;
}

/// Adds `$1`, `$2`, … from the words of `$ARGUMENTS`, unless they already have a value.
void addArguments(QHash<QString, TemplateValue> &values)
{
    const QStringList words = values.value(QStringLiteral("ARGUMENTS")).text().simplified().split(u' ', Qt::SkipEmptyParts);
    for (qsizetype at = 0; at < words.size(); ++at) {
        const QString name = QString::number(at + 1);
        if (!values.contains(name))
            values.insert(name, TemplateValue::fromJson(jsonString(words.at(at))));
    }
}

/// Infers the declarations of a template's inputs from their use, with the type List or Text.
InputDeclarations inferredDeclarations(const Document &document, const TracedText &text)
{
    const ParsedTemplate parsedTemplate = parseTemplate(text.text(), TemplateDialect::Jinja);
    InputDeclarations declarations;
    for (const InferredInput &input : inferTemplateInputs(parsedTemplate.nodes)) {
        InputDeclaration declaration;
        declaration.name = input.name;
        declaration.type = input.isList ? InputType::List : InputType::Text;
        declaration.isRequired = input.isRequired;
        const qsizetype offset = text.originAt(input.start).offset;
        declaration.location = {document.path, {positionAt(document.text, offset), positionAt(document.text, std::min(offset + input.length, document.text.size()))}};
        declarations.inputs.append(declaration);
    }
    return declarations;
}

/// Returns the variable of a template that the request fills; empty if there is none.
QString requestVariable(const HybridTemplate &type, const InputDeclarations &inputs)
{
    static const QHash<QString, QStringList> first{{QStringLiteral("validation"), {QStringLiteral("work_output"), QStringLiteral("code")}},
        {QStringLiteral("error_analysis"), {QStringLiteral("error_message"), QStringLiteral("error")}},
        {QStringLiteral("decision"), {QStringLiteral("agent_output"), QStringLiteral("agent_response")}}};
    static const QStringList usual{QStringLiteral("request"), QStringLiteral("task_description"), QStringLiteral("instruction"), QStringLiteral("instructions"), QStringLiteral("task"),
        QStringLiteral("description"), QStringLiteral("prompt"), QStringLiteral("question"), QStringLiteral("work_output"), QStringLiteral("agent_output"), QStringLiteral("code"),
        QStringLiteral("error_message"), QStringLiteral("context"), QStringLiteral("goal")};
    const QString own = type.data[u"request_variable"].text();
    for (const QString &name : own.isEmpty() ? first.value(type.type) + usual : QStringList{own}) {
        if (inputs.find(name))
            return name;
    }
    return {};
}

bool isTemplateHead(const FrontMatter &head)
{
    return head.isPresent && !head.isRecovered && (head.data.member(u"template") || head.data.member(inputsKey));
}

} // namespace

PromptTemplateRenderer::PromptTemplateRenderer(const PromptLibrary &library, const Selection &selection, const Profile *profile, const Agent *agent)
    : m_library(library), m_selection(selection), m_sharedInputs(inputsOfManifest(library)), m_values(selection.inputs)
{
    if (profile) {
        m_sharedInputs.addOverrides(readInputs(profile->data[inputsKey], *profile->document));
        m_values += valuesOfProfile(*profile);
    }
    if (agent)
        m_sharedInputs.addOverrides(inputsOfAgent(*agent));
}

void PromptTemplateRenderer::add(const Diagnostic &found)
{
    const bool isKnown = std::any_of(m_diagnostics.begin(), m_diagnostics.end(), [&found](const Diagnostic &one) { return isSameFinding(one, found); });
    if (!isKnown)
        m_diagnostics.append(found);
}

/// Returns the location of an origin. `document` is looked up first, because a request may not be in the workspace.
Location PromptTemplateRenderer::locationOf(const Origin &origin, qsizetype length, const Document &document) const
{
    const DocumentPtr other = origin.file == document.path ? nullptr : m_library.workspace.document(origin.file);
    const Document &source = other ? *other : document;
    return {source.path == typedRequest ? typedRequestName : source.path, {positionAt(source.text, origin.offset), positionAt(source.text, std::min(origin.offset + length, source.text.size()))}};
}

TracedText PromptTemplateRenderer::render(const Document &document, const TracedText &text)
{
    if (!m_selection.rendersTemplates)
        return text;
    if (const auto problem = dialectProblem(document))
        add(*problem);
    const auto dialect = dialectOf(document);
    if (!dialect)
        reportPlaceholders(document, text);
    if (!dialect || *dialect == TemplateDialect::None)
        return text;
    const bool isAgent = document.kind == DocumentKind::Agent; // the inputs of an agent are shared
    return renderTemplateOf(document, {text, *dialect}, isAgent ? InputDeclarations() : readInputs(document.frontMatter.data[inputsKey], document)).trimmed();
}

TracedText PromptTemplateRenderer::renderRequest()
{
    const QString &text = m_selection.request;
    const TracedText plain = m_selection.requestFile.isEmpty() ? TracedText::generated(text, typedRequestName) : TracedText::copied(text, m_selection.requestFile, 0);
    const bool mayBeTemplate = m_selection.requestDialect || text.contains(u"{{") || text.startsWith(u"---");
    if (!mayBeTemplate || !m_selection.rendersTemplates)
        return plain;
    const DocumentPtr document = requestDocument(m_selection);
    const bool hasHead = isTemplateHead(document->frontMatter);
    const qsizetype start = hasHead ? document->frontMatter.bodyStart : 0;
    const auto problem = hasHead ? dialectProblem(*document) : std::nullopt;
    if (problem)
        add(*problem);
    const auto written = hasHead ? dialectOf(*document) : std::nullopt;
    const auto dialect = m_selection.requestDialect ? m_selection.requestDialect : written;
    const TracedText source = TracedText::copied(text.mid(start), document->path, start);
    if (dialect)
        return markTypedAsGenerated(renderRequestBody(*document, {source, *dialect}, hasHead));
    reportPlaceholders(*document, source);
    return plain;
}

TracedText PromptTemplateRenderer::renderRequestBody(const Document &document, const TemplateText &source, bool hasHead)
{
    if (source.dialect == TemplateDialect::None)
        return source.text;
    return renderTemplateOf(document, source, hasHead ? readInputs(document.frontMatter.data[inputsKey], document) : InputDeclarations()).trimmed();
}

TracedText PromptTemplateRenderer::renderTemplateOf(const Document &document, const TemplateText &text, const InputDeclarations &own)
{
    InputDeclarations declarations = m_sharedInputs;
    declarations.addOverrides(own);
    return renderWithInputs(document, text, declarations, m_values);
}

TracedText PromptTemplateRenderer::renderWithInputs(const Document &document, const TemplateText &text, const InputDeclarations &declarations, const QList<InputValue> &given)
{
    const ResolvedInputs inputs = resolveInputs(declarations, given, m_selection.usesTestValues, m_library.workspace);
    TemplateVariables variables{inputs.values};
    if (text.dialect == TemplateDialect::Dollar)
        addArguments(variables.values);
    variables.strictNames = inputs.strictNames;
    variables.escapesHtml = document.frontMatter.data[u"escape"].text() == u"html";
    variables.partial = [this](const QString &name, const QString &from, TemplateDialect dialect) {
        return findPartial(m_library.workspace, name, from, dialect);
    };
    const RenderedTemplate renderedTemplate = renderTemplate(text, variables);
    for (const Diagnostic &found : inputs.diagnostics)
        add(found);
    for (const TracedFinding &found : renderedTemplate.findings)
        add({found.severity, found.code, found.message, locationOf(found.origin, found.length, document)});
    reportUses(renderedTemplate, inputs, document);
    recordInputs(renderedTemplate, declarations, document, given);
    return renderedTemplate.text;
}

PromptInput PromptTemplateRenderer::promptInput(const QString &name, const InputDeclaration *declaration, const Location &use) const
{
    PromptInput found;
    found.isDeclared = declaration != nullptr;
    found.input = declaration ? *declaration : InputDeclaration();
    found.input.name = name;
    if (!declaration)
        found.input.type = InputType::Text;
    found.use = use;
    for (qsizetype at = m_selection.inputs.size(); at < m_values.size(); ++at) { // the profile's values follow those of the selection
        if (m_values.at(at).name == name && found.fallback.isMissing())
            found.fallback = m_values.at(at).value;
    }
    const bool usesTest = m_selection.usesTestValues && !found.input.testValues.isEmpty();
    if (found.fallback.isMissing())
        found.fallback = usesTest ? found.input.testValues.first() : found.input.defaultValue;
    return found;
}

/// Records the inputs that a template uses and those that its document declares. Values in `given` after those of the prompt were set by the program.
void PromptTemplateRenderer::recordInputs(const RenderedTemplate &renderedTemplate, const InputDeclarations &declarations, const Document &document, const QList<InputValue> &given)
{
    QSet<QString> known;
    for (qsizetype at = m_values.size(); at < given.size(); ++at)
        known.insert(given.at(at).name);
    for (const PromptInput &one : std::as_const(m_inputs))
        known.insert(one.input.name);
    for (const VariableUse &use : renderedTemplate.uses) {
        if (known.contains(use.name))
            continue;
        known.insert(use.name);
        PromptInput found = promptInput(use.name, declarations.find(use.name), locationOf(use.origin, use.length, document));
        found.isUsed = true;
        const DocumentPtr declaringDocument = m_library.workspace.document(found.use.file);
        if (!found.isDeclared && declaringDocument && isMarkdown(declaringDocument->path) && !isCommandArgument(use.name))
            found.declarationFix = inputDeclarationFix(*declaringDocument, {use.name});
        m_inputs.append(found);
    }
    for (const InputDeclaration &input : declarations.inputs) {
        if (input.location.file == document.path && !known.contains(input.name))
            m_unusedInputs.append(promptInput(input.name, &input, input.location));
    }
}

QList<PromptInput> PromptTemplateRenderer::inputs() const
{
    QList<PromptInput> all = m_inputs;
    for (const PromptInput &one : m_unusedInputs) {
        const bool isKnown = std::any_of(all.begin(), all.end(), [&one](const PromptInput &other) { return other.input.name == one.input.name; });
        if (!isKnown)
            all.append(one);
    }
    return all;
}

/// Returns the given values, then the fields of METADATA by name, then the request as the value of its variable. Warns if there is no such variable or it
/// already has a value.
QList<InputValue> PromptTemplateRenderer::valuesFor(const HybridTemplate &type, const InputDeclarations &inputs, const TracedText &request, Diagnostics &findings) const
{
    QList<InputValue> values = m_values;
    for (const auto &[name, value] : m_selection.promptFields)
        values.append({name, TemplateValue::fromJson(value)});
    if (request.trimmed().isEmpty())
        return values;
    const QString variable = requestVariable(type, inputs);
    const bool isGiven = std::any_of(values.begin(), values.end(), [&variable](const InputValue &one) { return one.name == variable; });
    if (variable.isEmpty() || isGiven)
        findings.append({Severity::Warning, QStringLiteral("template-without-request"),
            variable.isEmpty() ? inputmessages::templateWithoutRequest(type.type) : inputmessages::requestVariableGiven(variable), type.location});
    else
        values.append({variable, TemplateValue(request)});
    return values;
}

TracedText PromptTemplateRenderer::renderPromptType(const HybridTemplate &type, const TracedText &request, Diagnostics &findings)
{
    const PromptTexts &texts = *m_library.configuration.texts;
    const TracedText source = tracedScalar(texts.text(type.type)->text, *texts.document);
    if (!m_selection.rendersTemplates)
        return source;
    InputDeclarations declarations = inferredDeclarations(*texts.document, source);
    declarations.addOverrides(m_sharedInputs);
    const QList<InputValue> values = valuesFor(type, declarations, request, findings);
    for (const InputValue &one : values) { // structures have no type
        if (one.value.data().isMapping())
            declarations.inputs.removeIf([&one](const InputDeclaration &input) { return input.name == one.name; });
    }
    const Diagnostics others = std::exchange(m_diagnostics, {});
    const TracedText text = renderWithInputs(*texts.document, {source, TemplateDialect::Jinja}, declarations, values).trimmed();
    m_diagnostics.removeIf([](const Diagnostic &found) { return found.code == u"input-undeclared"; }); // the declarations of these inputs are inferred
    findings += std::exchange(m_diagnostics, others);
    return text;
}

/// Reports required inputs without a value and undeclared inputs, each at its first use.
void PromptTemplateRenderer::reportUses(const RenderedTemplate &renderedTemplate, const ResolvedInputs &inputs, const Document &document)
{
    QSet<QString> seen;
    for (const VariableUse &use : renderedTemplate.uses) {
        if (seen.contains(use.name))
            continue;
        seen.insert(use.name);
        m_usedNames.insert(use.name);
        const Location place = locationOf(use.origin, use.length, document);
        if (inputs.unfilledInputs.contains(use.name)) {
            add({Severity::Error, QStringLiteral("input-unfilled"), inputmessages::unfilled(use.name), place});
        } else if (!inputs.declaredNames.contains(use.name) && !isCommandArgument(use.name)) {
            const DocumentPtr declaringDocument = m_library.workspace.document(place.file);
            add({Severity::Warning, QStringLiteral("input-undeclared"), use.hasValue ? inputmessages::undeclared(use.name) : inputmessages::undeclaredEmpty(use.name),
                place, declaringDocument && isMarkdown(place.file) ? inputDeclarationFix(*declaringDocument, {use.name}) : std::nullopt});
        }
    }
}

void PromptTemplateRenderer::reportPlaceholders(const Document &document, const TracedText &text)
{
    const QList<UnfilledPlaceholder> all = findPlaceholders(text.text());
    if (all.isEmpty())
        return;
    QStringList names;
    for (const UnfilledPlaceholder &one : all)
        names.append(one.name);
    const DocumentPtr file = m_library.workspace.document(document.path);
    const TemplateDialect dialect = likelyDialect(text.text());
    const auto fix = file && isMarkdown(file->path) ? inputDeclarationFix(*file, names, dialect) : std::nullopt;
    const MessageText &message = document.kind == DocumentKind::Prompt ? inputmessages::placeholderInRequest : inputmessages::placeholder;
    for (const UnfilledPlaceholder &one : all)
        add({Severity::Warning, QStringLiteral("placeholder-unfilled"), message(one.name, templateDialectName(dialect)), locationOf(text.originAt(one.start), one.length, document), fix});
}

void PromptTemplateRenderer::reportUnusedValues()
{
    if (hasErrors(m_diagnostics)) // a template with an error is not rendered, so its uses are unknown
        return;
    QStringList known(m_usedNames.begin(), m_usedNames.end());
    for (const InputDeclaration &input : m_sharedInputs.inputs)
        known.append(input.name);
    for (const InputValue &value : m_selection.inputs) {
        if (!value.mustBeUsed || known.contains(value.name))
            continue;
        const QString nearest = nearestWord(value.name, known);
        add({Severity::Warning, QStringLiteral("input-unused"),
            nearest.isEmpty() ? inputmessages::unusedInput(value.name) : inputmessages::unusedInputNear(value.name, nearest), {}});
    }
}

QString requestBody(const Selection &selection)
{
    if (!selection.request.startsWith(u"---"))
        return selection.request;
    const DocumentPtr document = requestDocument(selection);
    return isTemplateHead(document->frontMatter) ? document->body().toString() : selection.request;
}

InputDeclarations sharedInputs(const PromptLibrary &library)
{
    InputDeclarations all = inputsOfManifest(library);
    for (const Profile &profile : library.profiles)
        all.addOverrides(readInputs(profile.data[inputsKey], *profile.document));
    for (const Agent &agent : library.agents)
        all.addOverrides(inputsOfAgent(agent));
    return all;
}

InputDeclarations declaredInputs(const PromptLibrary &library)
{
    InputDeclarations all = sharedInputs(library);
    for (const DocumentPtr &document : library.workspace.documents()) {
        if (document->kind != DocumentKind::Agent && document->frontMatter.data.member(u"template"))
            all.addOverrides(readInputs(document->frontMatter.data[inputsKey], *document));
    }
    return all;
}

} // namespace outcrop
