// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/formats/instructions/instructionreader.h"

#include "core/documents/data/tomlreader.h"
#include "core/formats/chatmessages.h"
#include "core/formats/formatsmessages.h"
#include "core/formats/sourceledger.h"
#include "core/formats/templateconversion.h"

#include <QRegularExpression>

namespace outcrop {
namespace {

class InstructionReader
{
public:
    InstructionReader(const InstructionForm &form, const DataNode &fields, const FormatInput &input) : m_form(form), m_fields(fields)
    {
        m_prompt.format = form.name;
        m_prompt.use = form.use;
        m_prompt.name = form.file.contains(QStringLiteral("{name}/")) ? documentNameFrom(input.file.section(u'/', -2, -2)) : input.stem();
    }

    ParsedPromptFile run(const QString &text, const QString &source)
    {
        readText(QStringLiteral("name"), m_prompt.name);
        readText(QStringLiteral("description"), m_prompt.description);
        readMetadata();
        addTextMessage(m_prompt, m_form.isCommand() ? Message::Role::User : Message::Role::System, text.trimmed());
        const bool hasCode = containsCode(text);
        m_ledger.add(source, hasCode ? LossAction::Approximated : LossAction::Kept, messagePart(0), hasCode ? formatsmessages::codeNotRun() : QString());
        readArguments(text);
        readFiles();
        m_prompt.foreignKeys = m_globs;
        m_prompt.foreignKeys.update(m_ledger.addRemainingValues(m_fields, {}, formatsmessages::keptForFormat()));
        m_prompt.ledger = m_ledger.entries();
        return {{m_prompt}, {}, {}};
    }

private:
    void readText(const QString &key, QString &text)
    {
        if (!m_fields[key].isScalar() || m_fields[key].isNull())
            return;
        text = m_fields[key].text();
        m_ledger.use(key, key);
    }

    void readMetadata()
    {
        if (m_form.use != PromptUse::Skill)
            return;
        for (const DataNode::Member &member : m_fields[u"metadata"].members()) {
            if (!member.value.isString())
                continue;
            const QString path = memberPath(QStringLiteral("metadata"), member.key);
            if (member.key == u"version") {
                m_prompt.version = member.value.text();
                m_ledger.use(path, QStringLiteral("version"));
                continue;
            }
            m_prompt.metadata[member.key.toStdString()] = member.value.toJson();
            m_ledger.add(path, LossAction::Kept, QStringLiteral("metadata.") + member.key);
        }
    }

    /// Returns whether the text contains code that clients run, or files that they insert: `!`command``, a block that begins with ```` ```! ````, `!{command}`
    /// or `@{file}`.
    bool containsCode(const QString &text) const
    {
        static const QRegularExpression shell(QStringLiteral("(?<!\\S)!`[^`\\n]+`|^```!|!\\{|@\\{"), QRegularExpression::MultilineOption);
        return text.contains(shell);
    }

    void readArguments(const QString &text)
    {
        static const QRegularExpression argument(QStringLiteral("\\$(?:ARGUMENTS\\b|\\d)"));
        const QStringList names = m_form.arguments == ArgumentStyle::Names ? m_fields[u"arguments"].toStrings() : QStringList();
        if (m_form.arguments == ArgumentStyle::Whole && text.contains(QStringLiteral("{{args}}")))
            m_prompt.dialect = TemplateDialect::Mustache;
        else if (m_form.isCommand() && m_form.arguments != ArgumentStyle::None && (!names.isEmpty() || text.contains(argument)))
            m_prompt.dialect = TemplateDialect::Dollar;
        for (const QString &name : names)
            m_prompt.inputs.append({name});
        if (!names.isEmpty())
            m_ledger.add(QStringLiteral("arguments"), LossAction::Renamed, QStringLiteral("inputs"));
        addInferredInputs(m_prompt);
    }

    /// Stores the file patterns of a rule, so that they can be written back in the same format.
    void readFiles()
    {
        for (const QString &key : {QStringLiteral("globs"), QStringLiteral("paths"), QStringLiteral("applyTo")}) {
            if (m_form.use != PromptUse::Rules || m_fields[key].isMissing())
                continue;
            m_globs['/' + key.toStdString()] = m_fields[key].toJson();
            m_ledger.add(key, LossAction::Moved, QStringLiteral("foreign/") + key, formatsmessages::globsKept());
        }
    }

    const InstructionForm &m_form;
    DataNode m_fields;
    PromptFile m_prompt;
    SourceLedger m_ledger;
    Json m_globs = Json::object(); ///< by JSON pointer
};

} // namespace

Result<ParsedPromptFile> readInstructions(const InstructionForm &form, const FormatInput &input)
{
    if (!form.isToml)
        return InstructionReader(form, input.head.data, input).run(input.body(), QStringLiteral("body"));
    const DataDocument toml = readToml(input.text, input.file);
    if (const auto error = firstError(toml.diagnostics))
        return toError(*error);
    return InstructionReader(form, toml.root, input).run(toml.root[u"prompt"].text(), QStringLiteral("prompt"));
}

} // namespace outcrop
