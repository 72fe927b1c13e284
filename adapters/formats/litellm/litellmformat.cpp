// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/formats/base/builtinformats.h"
#include "core/documents/data/yamlwriter.h"
#include "core/formats/chatmessages.h"
#include "core/formats/formatsmessages.h"
#include "core/formats/inputschema.h"
#include "core/formats/parameternames.h"
#include "core/formats/sourceledger.h"
#include "core/formats/templateconversion.h"
#include "core/formats/writtenmessages.h"

#include <QRegularExpression>

namespace outcrop {
namespace {

const QRegularExpression &roleLine()
{
    static const QRegularExpression line(QStringLiteral("^(System|User|Assistant):[ \\t]*"), QRegularExpression::MultilineOption);
    return line;
}

/// Splits text into messages at its role lines. Text before the first role line is a user message.
void addRoleMessages(const QString &text, PromptFile &prompt)
{
    Message::Role role = Message::Role::User;
    qsizetype from = 0;
    const auto add = [&prompt](Message::Role of, const QString &part) {
        if (!part.trimmed().isEmpty())
            addTextMessage(prompt, of, part.trimmed());
    };
    for (const QRegularExpressionMatch &line : roleLine().globalMatch(text)) {
        add(role, text.mid(from, line.capturedStart() - from));
        role = chatRole(line.captured(1)).value_or(Message::Role::User);
        from = line.capturedEnd();
    }
    add(role, text.mid(from));
}

FormatDescription describeLitellm()
{
    using Feature = PromptFeature;
    using Support = FormatSupport;
    return {QStringLiteral("litellm"), formatsmessages::litellmTitle(), QStringLiteral("*.prompt"), true,
        {{Feature::Name, Support::Approximated}, {Feature::Model, Support::Approximated}, {Feature::Parameters, Support::Kept}, {Feature::System, Support::Kept}, {Feature::Messages, Support::Kept}, {Feature::Logic, Support::Kept},
            {Feature::Inputs, Support::Approximated}}};
}

FormatMatch detectLitellm(const FormatInput &input)
{
    return input.file.endsWith(u".prompt") && input.body().contains(roleLine()) && !input.body().contains(QStringLiteral("{{role ")) ? FormatMatch::Certain : FormatMatch::No;
}

/// Reads the front matter.
void readLitellmHead(const DataNode &head, PromptFile &prompt, SourceLedger &ledger)
{
    if (head[u"model"].isString()) {
        prompt.model = head[u"model"].text();
        splitModel(prompt);
        ledger.add(QStringLiteral("model"), prompt.provider.isEmpty() ? LossAction::Kept : LossAction::Approximated, QStringLiteral("model"),
            prompt.provider.isEmpty() ? QString() : formatsmessages::splitProvider(prompt.provider, prompt.model));
    }
    readParameters(head, {}, prompt, ledger, ParameterMembers::Known);
    for (const DataNode::Member &member : head[u"input"][u"schema"].members()) {
        if (!member.value.isScalar())
            continue;
        PromptVariable input{member.key};
        input.type = inputTypeOf({{"type", jsonString(member.value.text())}});
        prompt.inputs.append(input);
        ledger.add(memberPath(QStringLiteral("input.schema"), member.key), LossAction::Renamed, QStringLiteral("inputs.") + member.key);
    }
}

Result<ParsedPromptFile> readLitellm(const FormatInput &input)
{
    PromptFile prompt;
    SourceLedger ledger;
    prompt.format = describeLitellm().name;
    prompt.name = input.stem();
    prompt.dialect = TemplateDialect::Jinja;
    readLitellmHead(input.head.data, prompt, ledger);
    addRoleMessages(input.body(), prompt);
    ledger.add(QStringLiteral("body"), LossAction::Kept, QStringLiteral("messages"));
    prompt.foreignKeys = ledger.addRemainingValues(input.head.data, {}, formatsmessages::keptForFormat());
    addInferredInputs(prompt);
    prompt.ledger = ledger.entries();
    return ParsedPromptFile{{prompt}, {}, input.head.diagnostics};
}

Json writeLitellmHead(const PromptFile &prompt, TargetLedger &ledger)
{
    Json head = Json::object();
    if (!prompt.model.isEmpty()) {
        head["model"] = jsonString(joinedModel(prompt));
        ledger.keep(QStringLiteral("model"), QStringLiteral("model"));
        if (!prompt.provider.isEmpty())
            ledger.add(QStringLiteral("provider"), LossAction::Moved, QStringLiteral("model"), formatsmessages::providerInModel());
    }
    head.update(writeParameters(prompt, ParameterStyle::ChatCompletions, {}, ledger));
    for (const PromptVariable &input : prompt.inputs) {
        head["input"]["schema"][input.name.toStdString()] = schemaOfInput(input)["type"];
        ledger.add(QStringLiteral("inputs.") + input.name, LossAction::Approximated, QStringLiteral("input.schema.") + input.name, formatsmessages::typesOnly());
    }
    restoreForeignKeys(prompt, describeLitellm().name, head, ledger);
    return head;
}

Result<WrittenPromptFile> writeLitellm(const PromptFile &prompt)
{
    TargetLedger ledger(prompt);
    const QString name = documentNameFrom(prompt.name);
    if (!prompt.name.isEmpty())
        ledger.add(QStringLiteral("name"), name == prompt.name ? LossAction::Kept : LossAction::Approximated, {}, name == prompt.name ? QString() : formatsmessages::nameWritten(name));
    QString text;
    const Json head = writeLitellmHead(prompt, ledger);
    for (const auto &[key, value] : head.items())
        text += yamlEntry(QString::fromStdString(key), value, YamlLayout());
    text = QStringLiteral("---\n") + text + QStringLiteral("---\n");
    // The first line of a text follows its role on the same line.
    const MessageLimits limits{.supportsHistory = false, .roleLine = QRegularExpression(QStringLiteral("\\n[ \\t]*(System|User|Assistant):"))};
    for (const PromptMessage &message : convertMessages(prompt, TemplateLanguage::Jinja, limits, ledger)) {
        const QString role = message.role == Message::Role::System ? QStringLiteral("System") : message.role == Message::Role::Assistant ? QStringLiteral("Assistant") : QStringLiteral("User");
        if (!message.text().trimmed().isEmpty())
            text += role + QStringLiteral(": ") + message.text().trimmed() + QStringLiteral("\n\n");
    }
    return WrittenPromptFile{name + QStringLiteral(".prompt"), text.trimmed().toUtf8() + '\n', ledger.finish(describeLitellm().title)};
}

} // namespace

std::unique_ptr<FileFormat> litellmFormat()
{
    return makeFormat({describeLitellm, detectLitellm, readLitellm, writeLitellm});
}

} // namespace outcrop
