// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/formats/base/builtinformats.h"

#include "adapters/formats/promptfoo/promptfooprovider.h"
#include "adapters/formats/promptfoo/promptfooreader.h"
#include "core/documents/data/yamlwriter.h"
#include "core/formats/formatsmessages.h"
#include "core/formats/inputschema.h"
#include "core/formats/writtenmessages.h"

#include <QRegularExpression>

namespace outcrop {
namespace {

const QString promptfooName = QStringLiteral("promptfoo");

/// Returns whether promptfoo reads the text as a prompt: not as the name of a file, a URL, a program or JSON.
bool isReadAsText(const QString &text)
{
    static const QRegularExpression reference(QStringLiteral("^\\s*(?:\\w+://|exec:|\\[|\\{(?![{%#]))|\\.[^.]{2,4}$"));
    static const QRegularExpression path(QStringLiteral("[*/\\\\]"));
    return !reference.match(text).hasMatch() && (text.contains(u'\n') || !path.match(text).hasMatch());
}

/// Returns a prompt as text: a single user message unchanged if promptfoo reads it as text, otherwise the messages as a JSON list.
QString rawPromptOf(const PromptFile &prompt, const QList<PromptMessage> &messages)
{
    if (messages.size() == 1 && messages.first().role == Message::Role::User && isReadAsText(messages.first().text()))
        return messages.first().text();
    Json list = Json::array();
    for (const PromptMessage &message : messages) {
        const QString role = message.role == Message::Role::System ? promptfooSystemRole(prompt) : roleName(message.role);
        list.push_back({{"role", jsonString(role)}, {"content", jsonString(message.text())}});
    }
    return QString::fromUtf8(jsonText(list)).trimmed();
}

void addTests(const PromptFile &prompt, Json &root, TargetLedger &ledger)
{
    Json defaultTest = Json::object();
    for (const PromptVariable &input : prompt.inputs) {
        if (!input.defaultValue.is_null())
            defaultTest[input.name.toStdString()] = input.defaultValue;
        ledger.add(QStringLiteral("inputs.") + input.name, LossAction::Approximated, QStringLiteral("defaultTest.vars"), formatsmessages::placeholdersOnly());
    }
    if (!defaultTest.empty())
        root["defaultTest"] = {{"vars", defaultTest}};
    for (qsizetype at = 0; at < prompt.cases.size(); ++at) {
        const PromptCase &one = prompt.cases.at(at);
        Json test = Json::object();
        if (!one.description.isEmpty())
            test["description"] = jsonString(one.description);
        test["vars"] = one.values;
        if (!one.checks.empty())
            test["assert"] = one.checks;
        root["tests"].push_back(test);
        ledger.keep(QStringLiteral("cases[%1]").arg(at), QStringLiteral("tests[%1]").arg(at));
    }
    if (!prompt.outputSchema.is_null()) {
        root["defaultTest"]["assert"] = Json::array({Json{{"type", "is-json"}, {"value", prompt.outputSchema}}});
        if (!root.contains("providers"))
            ledger.add(QStringLiteral("output.schema"), LossAction::Approximated, QStringLiteral("defaultTest.assert"), formatsmessages::schemaAsCheck());
    }
}

FormatDescription describePromptfoo()
{
    using Feature = PromptFeature;
    using Support = FormatSupport;
    return {promptfooName, formatsmessages::promptfooTitle(), QStringLiteral("promptfooconfig.yaml"), true,
        {{Feature::Description, Support::Kept}, {Feature::Model, Support::Kept}, {Feature::Parameters, Support::Kept}, {Feature::System, Support::Kept}, {Feature::Messages, Support::Kept},
            {Feature::Inputs, Support::Approximated}, {Feature::Logic, Support::Kept}, {Feature::Tools, Support::Approximated}, {Feature::OutputSchema, Support::Approximated}, {Feature::Cases, Support::Kept}},
        false, true};
}

FormatMatch detectPromptfoo(const FormatInput &input)
{
    const DataNode &root = input.data;
    if (!root.isMapping())
        return FormatMatch::No;
    const bool hasPrompts = !root[u"prompts"].isMissing() && (!root[u"providers"].isMissing() || !root[u"targets"].isMissing() || !root[u"tests"].isMissing());
    const bool isNamed = input.fileName().startsWith(QStringLiteral("promptfooconfig"));
    const bool isContinue = root[u"schema"].text() == u"v1" || root[u"prompts"].items().value(0)[u"prompt"].isString();
    if (isContinue && !isNamed)
        return FormatMatch::No;
    return isNamed ? FormatMatch::Certain : hasPrompts ? FormatMatch::Likely : FormatMatch::No;
}

Result<ParsedPromptFile> readPromptfooFile(const FormatInput &input)
{
    if (const auto error = firstError(input.diagnostics))
        return toError(*error);
    if (!input.data.isMapping())
        return Error{ErrorCode::Invalid, formatsmessages::notAnObject(describePromptfoo().title), {input.file, {{0, 1, 1}, {0, 1, 1}}}};
    return readPromptfoo(input);
}

Result<WrittenPromptFile> writePromptfoo(const PromptFile &prompt, const SchemaRules &strictSchemas)
{
    TargetLedger ledger(prompt);
    Json root = Json::object();
    if (!prompt.description.isEmpty()) {
        root["description"] = jsonString(prompt.description);
        ledger.keep(QStringLiteral("description"), QStringLiteral("description"));
    }
    root["prompts"] = Json::array({jsonString(rawPromptOf(prompt, convertMessages(prompt, TemplateLanguage::Jinja, {false, false, false}, ledger)))});
    if (const Json provider = writePromptfooProvider(prompt, strictSchemas, ledger); !provider.is_null())
        root["providers"] = Json::array({provider});
    addTests(prompt, root, ledger);
    restoreForeignKeys(prompt, promptfooName, root, ledger);
    QString text = QStringLiteral("# yaml-language-server: $schema=https://promptfoo.dev/config-schema.json\n");
    for (const auto &[key, value] : root.items())
        text += yamlEntry(QString::fromStdString(key), value, YamlLayout());
    return WrittenPromptFile{QStringLiteral("promptfooconfig.yaml"), text.toUtf8(), ledger.finish(describePromptfoo().title)};
}

class PromptfooFormat : public FileFormat
{
public:
    explicit PromptfooFormat(const SchemaRules &strictSchemas) : m_strictSchemas(strictSchemas) { }

    FormatDescription description() const override { return describePromptfoo(); }
    FormatMatch detect(const FormatInput &input) const override { return detectPromptfoo(input); }
    Result<ParsedPromptFile> read(const FormatInput &input) const override { return readPromptfooFile(input); }
    Result<WrittenPromptFile> write(const PromptFile &prompt) const override { return writePromptfoo(prompt, m_strictSchemas); }

private:
    SchemaRules m_strictSchemas;
};

} // namespace

std::unique_ptr<FileFormat> promptfooFormat(const SchemaRules &strictSchemas)
{
    return std::make_unique<PromptfooFormat>(strictSchemas);
}

} // namespace outcrop
