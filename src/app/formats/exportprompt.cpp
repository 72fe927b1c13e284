// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/formats/exportprompt.h"

#include "adapters/files/writefile.h"
#include "app/formats/importmessages.h"
#include "app/formats/knownformats.h"
#include "app/workspace/chosenprovider.h"
#include "app/workspace/lowerschemas.h"
#include "core/base/joinedtext.h"
#include "core/base/jsonpointer.h"
#include "core/base/utf8.h"
#include "core/documents/data/yamlreader.h"
#include "core/formats/formatsmessages.h"
#include "core/formats/handlebarswriter.h"
#include "core/formats/writtenmessages.h"
#include "core/layers/prompttemplaterenderer.h"
#include "core/render/promptassembly.h"
#include "core/render/requestfigures.h"
#include "core/templates/inferredinputs.h"
#include "core/templates/templatedocument.h"
#include "core/templates/templateparser.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QRegularExpression>

#include <algorithm>

namespace outcrop {
namespace {

// The start and end of a variable in composed text: private-use characters, which are not expected in prompts.
constexpr QChar variableStart(0xE000);
constexpr QChar variableEnd(0xE001);

/// The inputs that the templates of the workspace and of the request use, with their declarations.
class PromptVariables
{
public:
    PromptVariables(const OpenedWorkspace &opened, const Selection &selection) : m_declarations(declaredInputs(opened.library))
    {
        for (const DocumentPtr &document : opened.workspace().documents())
            add(*document, {});
        const DocumentPtr request = readDocument(QStringLiteral("request.md"), selection.request.toUtf8(), DocumentKind::Text);
        m_declarations.addOverrides(readInputs(request->frontMatter.data[u"inputs"], *request));
        add(*request, selection.requestDialect);
    }

    bool hasLogic() const { return m_hasLogic; }

    /// Returns the given values, and the marked name as the value of each text input without one. An undeclared input counts as a text input.
    QList<InputValue> values(const QList<InputValue> &given) const
    {
        QList<InputValue> values = given;
        for (const QString &name : m_names) {
            const InputDeclaration *declaration = m_declarations.find(name);
            const bool isText = !declaration || declaration->type == InputType::Text || declaration->type == InputType::String;
            const bool isGiven = std::any_of(given.begin(), given.end(), [&name](const InputValue &one) { return one.name == name; });
            const QString text = variableStart + name + variableEnd;
            if (isText && !isGiven)
                values.append({name, TemplateValue::fromJson(jsonString(text)), text});
        }
        return values;
    }

    PromptVariable findInput(const QString &name) const
    {
        PromptVariable input{name};
        const InputDeclaration *declaration = m_declarations.find(name);
        if (!declaration)
            return input;
        input.type = inputTypeNames().value(int(declaration->type));
        input.description = declaration->description;
        input.isRequired = declaration->isRequired;
        input.defaultValue = declaration->defaultValue.isMissing() ? Json() : declaration->defaultValue.data().toJson();
        for (const TemplateValue &value : declaration->testValues)
            input.testValues.push_back(value.data().toJson());
        return input;
    }

private:
    void add(const Document &document, const std::optional<TemplateDialect> &fallback)
    {
        const auto statedDialect = dialectOf(document);
        const TemplateDialect dialect = statedDialect ? *statedDialect : fallback.value_or(TemplateDialect::None);
        if (dialect == TemplateDialect::None)
            return;
        const QString text = document.body().toString();
        const QList<TemplateNode> nodes = parseTemplate(text, dialect).nodes;
        for (const InferredInput &input : inferTemplateInputs(nodes))
            m_names.insert(input.name);
        m_hasLogic |= std::any_of(nodes.begin(), nodes.end(), [](const TemplateNode &node) { return node.kind == TemplateNode::Kind::Branch || node.kind == TemplateNode::Kind::Loop || node.kind == TemplateNode::Kind::Section; });
    }

    InputDeclarations m_declarations;
    QSet<QString> m_names;
    bool m_hasLogic = false;
};

/// Returns composed text as a Handlebars template, with the variables as tags. Appends their names to `names`.
QString writeTemplate(const QString &composed, QStringList &names)
{
    static const QRegularExpression variable(QStringLiteral("%1([^%2]*)%2").arg(variableStart).arg(variableEnd));
    HandlebarsWriter writer;
    qsizetype from = 0;
    for (const QRegularExpressionMatch &match : variable.globalMatch(composed)) {
        writer.addText(composed.mid(from, match.capturedStart() - from));
        writer.addTag(QStringLiteral("{{%1}}").arg(match.captured(1)));
        names.append(match.captured(1));
        from = match.capturedEnd();
    }
    writer.addText(composed.mid(from));
    return writer.text();
}

/// Builds the prompt of a composed bundle.
class BundlePrompt
{
public:
    /// Reads the fields of `agent`, which may be null. If `isSent` is true, adapts the prompt to the target as in a request.
    BundlePrompt(const PromptBundle &bundle, const Agent *agent, const RenderTarget &target, const PromptVariables &variables, const FormatDescription &format, bool isSent)
        : m_bundle(bundle), m_target(target), m_variables(variables), m_format(format.name), m_isSent(isSent)
    {
        if (agent) {
            m_prompt.description = agent->description;
            m_prompt.version = agent->field(u"version").text();
            m_prompt.model = agent->requestedModels.isEmpty() ? QString() : agent->requestedModels.first().written;
            splitModel(m_prompt);
        }
        m_prompt.dialect = TemplateDialect::Handlebars;
        m_prompt.name = bundle.agentName.isEmpty() ? QStringLiteral("prompt") : bundle.agentName;
    }

    PromptFile run(bool hasModel, std::optional<BodyFormat> format)
    {
        const AssembledPrompt assembledPrompt = assemblePrompt(m_bundle, *m_target.adapter, m_target.model, format || m_isSent ? format : BodyFormat::Markdown);
        addText(Message::Role::System, joinBlocks(assembledPrompt.blocks).text());
        for (const Message &message : m_bundle.history)
            addTurn(message);
        addRequest(userText(assembledPrompt).text());
        if (hasModel) {
            m_prompt.provider = m_target.adapter->name;
            m_prompt.model = m_target.model.id;
        }
        for (const GenerationParam &param : m_bundle.params.all())
            addParameter(param);
        addOutputLimit();
        for (const ToolDefinition &tool : m_bundle.tools)
            m_prompt.tools.append({tool.name, tool.description, tool.parameters, {}, tool.strict});
        if (m_bundle.outputSchema) {
            m_prompt.outputSchema = m_bundle.outputSchema->schema;
            m_prompt.outputStrict = m_bundle.outputSchema->strict;
        }
        if (m_isSent && m_target.wireFormat)
            lowerSchemasAsSent();
        m_names.removeDuplicates();
        for (const QString &name : std::as_const(m_names))
            m_prompt.inputs.append(m_variables.findInput(name));
        return m_prompt;
    }

    /// Returns the losses in adapting the prompt to its target.
    const Ledger &losses() const { return m_losses; }

private:
    void addParameter(const GenerationParam &param)
    {
        if (const std::optional<ProviderOption> option = providerOptionOf(param.name))
            addOption(*option, param);
        else if (m_isSent && !m_target.model.acceptsParam(param.name))
            m_losses.append({{}, QStringLiteral("params.") + param.name, LossAction::Dropped, importmessages::parameterNotAccepted(m_target.model.id)});
        else
            m_prompt.params[param.name.toStdString()] = param.value;
    }

    /// Adds a key of one API's requests. Only the format of this API can contain it.
    void addOption(const ProviderOption &option, const GenerationParam &param)
    {
        if (option.api != m_format)
            return m_losses.append({{}, QStringLiteral("params.") + param.name, LossAction::Dropped, formatsmessages::noPlace(m_format), param.value});
        m_prompt.format = m_format;
        m_prompt.foreignKeys[pointerToken(option.key).toStdString()] = param.value;
    }

    /// Adds the limit that Outcrop sends if the API requires one.
    void addOutputLimit()
    {
        const std::string name = "max_output_tokens";
        if (!m_isSent || !m_target.wireFormat || m_prompt.params.contains(name))
            return;
        if (const auto limit = defaultOutputLimit(m_target)) {
            m_prompt.params[name] = *limit;
            m_losses.append({{}, QStringLiteral("params.max_output_tokens"), LossAction::Injected, importmessages::limitRequired()});
        }
    }

    /// Replaces the schemas with those that the provider's request contains.
    void lowerSchemasAsSent()
    {
        for (const LoweredSchema &sent : sentSchemas(m_bundle, *m_target.wireFormat)) {
            const auto tool = std::find_if(m_prompt.tools.begin(), m_prompt.tools.end(), [&sent](const auto &each) { return sent.name == QStringLiteral("tools/") + each.name; });
            if (tool != m_prompt.tools.end())
                tool->parameters = sent.schema;
            else
                m_prompt.outputSchema = sent.schema;
            m_losses += sent.ledger;
        }
    }

    void addText(Message::Role role, const QString &composed)
    {
        if (composed.trimmed().isEmpty())
            return;
        PromptPiece piece;
        piece.text = writeTemplate(composed, m_names);
        m_prompt.messages.append({role, {piece}});
    }

    /// Adds the request with its attachments, which precede the text as in a rendered request.
    void addRequest(const QString &composed)
    {
        if (m_bundle.attachments.isEmpty())
            return addText(Message::Role::User, composed);
        PromptMessage request{Message::Role::User, mediaOf(m_bundle.attachments)};
        PromptPiece text;
        text.text = writeTemplate(composed, m_names);
        if (!text.text.trimmed().isEmpty())
            request.pieces.append(text);
        m_prompt.messages.append(request);
    }

    static QList<PromptPiece> mediaOf(const QList<Attachment> &attachments)
    {
        QList<PromptPiece> pieces;
        for (const Attachment &attachment : attachments) {
            PromptPiece piece;
            piece.kind = PromptPiece::Kind::Media;
            piece.mediaType = attachment.mediaType;
            piece.text = QStringLiteral("data:%1;base64,%2").arg(attachment.mediaType, QString::fromLatin1(attachment.bytes.toBase64()));
            pieces.append(piece);
        }
        return pieces;
    }

    void addTurn(const Message &message)
    {
        PromptMessage turn{message.role, mediaOf(message.attachments)};
        PromptPiece piece;
        piece.text = writeTemplate(message.content.text(), m_names);
        piece.kind = message.role == Message::Role::Tool ? PromptPiece::Kind::ToolResult : PromptPiece::Kind::Text;
        piece.id = message.toolCallId;
        piece.name = message.role == Message::Role::Tool ? message.toolName : QString();
        if (!piece.text.isEmpty() || message.toolCalls.isEmpty())
            turn.pieces.append(piece);
        for (const ToolCall &call : message.toolCalls) {
            PromptPiece called;
            called.kind = PromptPiece::Kind::ToolCall;
            called.id = call.id;
            called.name = call.name;
            called.data = call.arguments;
            turn.pieces.append(called);
        }
        m_prompt.messages.append(turn);
    }

    const PromptBundle &m_bundle;
    const RenderTarget &m_target;
    const PromptVariables &m_variables;
    QString m_format;
    bool m_isSent;
    PromptFile m_prompt;
    Ledger m_losses;
    QStringList m_names;
};

/// An imported prompt whose files have not changed since.
struct UnchangedImport {
    OriginalPromptFile original;
    QList<PromptFile> prompts;
};

QString checksumText(const Document &document)
{
    return QString::fromLatin1(QCryptographicHash::hash(document.bytes, QCryptographicHash::Sha256).toHex());
}

/// Returns the import from this format whose agent or request is selected. Returns nullopt if there is none, or if an input has a value. Also returns nullopt if a file
/// has changed, and adds a finding.
std::optional<UnchangedImport> findUnchangedImport(const OpenedWorkspace &opened, const ExportJob &job, const FileFormat &format, Diagnostics &findings)
{
    for (const DocumentPtr &document : opened.workspace().documents()) {
        if (!document->path.startsWith(u"imports/") || !document->path.endsWith(u".yaml"))
            continue;
        const DataDocument record = readYaml(document->text, document->path);
        const DataNode &importedNode = record.root[u"imported"];
        const QString name = document->path.section(u'/', 1).chopped(5);
        const bool isAgent = job.selection.agent == name;
        const bool isRequest = !job.selection.requestFile.isEmpty() && !importedNode[u"files"][job.selection.requestFile].isMissing();
        const DocumentPtr originalDocument = opened.workspace().document(importedNode[u"original"].text());
        if (importedNode[u"format"].text() != format.description().name || !originalDocument || !(isAgent || isRequest) || !job.selection.inputs.isEmpty())
            continue;
        for (const DataNode::Member &file : importedNode[u"files"].members()) {
            const DocumentPtr currentDocument = opened.workspace().document(file.key);
            if (currentDocument && checksumText(*currentDocument) == file.value.text())
                continue;
            findings.append({Severity::Note, QStringLiteral("import-changed"), importmessages::changedSince(file.key), {file.key, {}}});
            return std::nullopt;
        }
        const Result<FormatInput> input = readFormatInput(importedNode[u"file"].text(), decodeUtf8(originalDocument->bytes));
        const Result<ParsedPromptFile> read = input ? format.read(*input) : Result<ParsedPromptFile>(input.error());
        if (read)
            return UnchangedImport{originalOf(format.description().name, input->fileName(), originalDocument->bytes, *read), read->prompts};
    }
    return std::nullopt;
}

void addFiles(const QList<WrittenPromptFile> &files, PromptExport &result)
{
    result.files = files;
    for (const WrittenPromptFile &file : files)
        result.ledger += file.ledger;
}

/// Adds a label to the prompts of an unchanged import. If the format has no labels, its file stays unchanged and the ledger reports the loss.
void addLabel(const FormatDescription &format, const QString &label, QList<PromptFile> &prompts, Ledger &ledger)
{
    if (label.isEmpty())
        return;
    if (format.support(PromptFeature::Labels) == FormatSupport::None)
        return ledger.append({{}, QStringLiteral("labels"), LossAction::Dropped, formatsmessages::noPlace(format.title)});
    for (PromptFile &prompt : prompts) {
        if (!prompt.labels.contains(label))
            prompt.labels.append(label);
    }
}

/// Adds entries for the losses in composing a prompt.
void addCompositionRows(const PromptBundle &bundle, const PromptVariables &variables, const PromptFile &prompt, Ledger &ledger)
{
    const auto add = [&ledger](const QString &part, const QString &reason) { ledger.append({{}, part, LossAction::Approximated, reason}); };
    if (bundle.sections.size() > 1)
        add(QStringLiteral("sections"), importmessages::tiersJoined());
    if (!bundle.examples.isEmpty())
        add(QStringLiteral("examples"), importmessages::examplesInText());
    if (variables.hasLogic() && !prompt.inputs.isEmpty())
        add(QStringLiteral("templates"), importmessages::conditionsEvaluated());
}

} // namespace

Result<PromptExport> exportPrompt(const OpenedWorkspace &opened, const ExportJob &job, const QString &name)
{
    const FileFormat *format = findFormat(name);
    if (!format)
        return Error{ErrorCode::NotFound, importmessages::notWritable(name, fileFormatNames(true).join(listSeparator()))};
    PromptExport result{name, {}, {}, {}};
    if (auto unchangedImport = findUnchangedImport(opened, job, *format, result.diagnostics)) {
        addLabel(format->description(), job.label, unchangedImport->prompts, result.ledger);
        const Result<QList<WrittenPromptFile>> written = writePrompts(*format, unchangedImport->prompts, &unchangedImport->original);
        if (!written)
            return written.error();
        addFiles(*written, result);
        return result;
    }
    const QString provider = job.providers.value(0);
    const Result<RenderTarget> chosen = selectTarget(opened, job.selection, provider, {});
    if (!chosen && !provider.isEmpty())
        return chosen.error();
    const Result<RenderTarget> target = chosen ? chosen : chooseTarget(opened.catalog, QStringLiteral("manual"), {}, opened.workspace().manifest());
    if (!target)
        return target.error();
    const PromptVariables variables(opened, job.selection);
    Selection selection = job.isBare ? bareSelection(job.selection) : job.selection;
    selection.inputs = variables.values(selection.inputs);
    const Composition composition = job.isBare ? composeWithoutLayers(opened.library, selection, target->capabilities()) : compose(opened.library, selection, target->capabilities());
    result.diagnostics += composition.diagnostics;
    const bool isManual = target->wireFormat && target->wireFormat->method.isEmpty();
    const Agent *agent = job.isBare ? nullptr : selectedAgent(opened.library, job.selection);
    BundlePrompt builder(composition.bundle, agent, *target, variables, format->description(), format->description().isSent && !isManual);
    PromptFile prompt = builder.run(!isManual, job.format.body);
    if (!job.label.isEmpty())
        prompt.labels.append(job.label);
    const Result<QList<WrittenPromptFile>> written = writePrompts(*format, {prompt});
    if (!written)
        return written.error();
    addFiles(*written, result);
    result.ledger += builder.losses();
    addCompositionRows(composition.bundle, variables, prompt, result.ledger);
    return result;
}

Status writePromptExport(const PromptExport &prepared, const QString &folder, bool overwrites)
{
    QList<QPair<QString, QByteArray>> files;
    for (const WrittenPromptFile &file : prepared.files) {
        files.append({file.name, file.bytes});
        for (auto other = file.others.begin(); other != file.others.end(); ++other)
            files.append({other.key(), other.value()});
    }
    for (const auto &[name, bytes] : std::as_const(files)) {
        QFile existingFile(QDir(folder).filePath(name));
        const bool isOther = existingFile.open(QIODevice::ReadOnly) && existingFile.readAll() != bytes;
        if (isOther && !overwrites)
            return Error{ErrorCode::NotAllowed, importmessages::fileExists(), {QDir(folder).filePath(name), {}}};
    }
    QDir().mkpath(folder);
    for (const auto &[name, bytes] : files) {
        if (const Status written = writeInside(folder, name, bytes); !written)
            return written;
    }
    return success();
}

} // namespace outcrop
