// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/formats/base/builtinformats.h"
#include "core/formats/chatmessages.h"
#include "core/formats/formatsmessages.h"
#include "core/formats/parameternames.h"
#include "core/formats/sourceledger.h"
#include "core/formats/templateconversion.h"

namespace outcrop {
namespace {

/// Reads the prompts and rules of a configuration. The prompts get the first model.
class ContinueReader
{
public:
    explicit ContinueReader(const FormatInput &input) : m_root(input.data) { }

    ParsedPromptFile run()
    {
        readEntries(QStringLiteral("prompts"), QStringLiteral("prompt"), PromptUse::Prompt);
        readEntries(QStringLiteral("rules"), QStringLiteral("rule"), PromptUse::Rules);
        const Json rest = m_ledger.addRemainingValues(m_root, {}, formatsmessages::keptForFormat());
        if (!m_read.prompts.isEmpty())
            m_read.prompts.first().foreignKeys = rest;
        m_read.ledger = m_ledger.entries();
        return m_read;
    }

private:
    void readEntries(const QString &list, const QString &textKey, PromptUse use)
    {
        const QList<DataNode> &entries = m_root[list].items();
        for (qsizetype at = 0; at < entries.size(); ++at) {
            const DataNode &entry = entries.at(at);
            const QString path = itemPath(list, at);
            if (entry[u"uses"].isScalar())
                m_ledger.add(memberPath(path, QStringLiteral("uses")), LossAction::Moved, QStringLiteral("foreign"), formatsmessages::referenceBlock(entry[u"uses"].text()));
            else if (entry.isString() || entry[textKey].isString())
                readEntry(entry, path, textKey, use);
        }
    }

    void readEntry(const DataNode &entry, const QString &path, const QString &textKey, PromptUse use)
    {
        PromptFile prompt;
        prompt.format = QStringLiteral("continue");
        prompt.use = use;
        prompt.name = entry[u"name"].isString() ? entry[u"name"].text() : use == PromptUse::Rules ? QStringLiteral("continue-rule") : QStringLiteral("continue-prompt");
        prompt.description = entry[u"description"].text();
        for (const QString &key : {QStringLiteral("name"), QStringLiteral("description")}) {
            if (entry[key].isString())
                m_ledger.use(memberPath(path, key), key);
        }
        const QString text = entry.isString() ? entry.text() : entry[textKey].text();
        addTextMessage(prompt, use == PromptUse::Rules ? Message::Role::System : Message::Role::User, text.trimmed());
        m_ledger.add(entry.isString() ? path : memberPath(path, textKey), LossAction::Kept, messagePart(0));
        if (use == PromptUse::Prompt && text.contains(QStringLiteral("{{")))
            prompt.dialect = TemplateDialect::Mustache;
        addInferredInputs(prompt);
        if (use == PromptUse::Prompt)
            readModel(prompt);
        m_read.prompts.append(prompt);
    }

    void readModel(PromptFile &prompt)
    {
        const DataNode &model = m_root.at(u"models.0");
        if (!model[u"model"].isString())
            return;
        prompt.model = model[u"model"].text();
        prompt.provider = model[u"provider"].text();
        m_ledger.add(QStringLiteral("models[0].model"), LossAction::Kept, QStringLiteral("model"));
        if (!prompt.provider.isEmpty())
            m_ledger.add(QStringLiteral("models[0].provider"), LossAction::Kept, QStringLiteral("provider"));
        readParameters(model[u"defaultCompletionOptions"], QStringLiteral("models[0].defaultCompletionOptions"), prompt, m_ledger, ParameterMembers::Known);
    }

    DataNode m_root;
    ParsedPromptFile m_read;
    SourceLedger m_ledger;
};

FormatDescription describeContinue()
{
    return {QStringLiteral("continue"), formatsmessages::continueTitle(), QStringLiteral("config.yaml")};
}

FormatMatch detectContinue(const FormatInput &input)
{
    const DataNode &root = input.data;
    const bool hasVersion = root[u"schema"].text() == u"v1";
    const bool hasModel = root.at(u"models.0.provider").isString() || root.at(u"models.0.uses").isString();
    const bool hasTexts = root[u"prompts"].isSequence() || root[u"rules"].isSequence();
    return hasTexts && (hasVersion || hasModel) ? FormatMatch::Certain : FormatMatch::No;
}

Result<ParsedPromptFile> readContinue(const FormatInput &input)
{
    if (const auto error = firstError(input.diagnostics))
        return toError(*error);
    if (!input.data.isMapping())
        return Error{ErrorCode::Invalid, formatsmessages::notAnObject(describeContinue().title), input.begin()};
    return ContinueReader(input).run();
}

} // namespace

std::unique_ptr<FileFormat> continueFormat()
{
    return makeFormat({describeContinue, detectContinue, readContinue});
}

} // namespace outcrop
