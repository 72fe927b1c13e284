// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/formats/instructions/instructionwriter.h"

#include "core/base/joinedtext.h"
#include "core/documents/data/yamlwriter.h"
#include "core/formats/formatinput.h"
#include "core/formats/formatsmessages.h"
#include "core/formats/inputschema.h"
#include "core/formats/sourceledger.h"
#include "core/formats/templateconversion.h"

#include <QRegularExpression>

#include <algorithm>

namespace outcrop {
namespace {

constexpr qsizetype maxDescriptionLength = 1024; ///< characters; limit of Agent Skills

/// Returns the text as a multi-line TOML string.
QString tomlString(const QString &text)
{
    return QStringLiteral("\"\"\"\n") + QString(text).replace(u'\\', QStringLiteral("\\\\")).replace(QStringLiteral("\"\"\""), QStringLiteral("\"\"\\\"")) + QStringLiteral("\n\"\"\"");
}

/// Returns whether a tag in the text uses the input: `{{topic}}`, `{% if topic %}`.
bool usesInput(const QString &text, const QString &name)
{
    return text.contains(QRegularExpression(QStringLiteral("\\{[{%][^{}]*\\b%1\\b").arg(QRegularExpression::escape(name))));
}

class InstructionWriter
{
public:
    InstructionWriter(const InstructionForm &form, const PromptFile &prompt) : m_form(form), m_prompt(prompt), m_name(documentNameFrom(prompt.name)), m_ledger(prompt) { }

    WrittenPromptFile run(const QString &title)
    {
        addName();
        addDescription();
        addMetadata();
        const QString body = insertPlaceholders(bodyText(), m_prompt.inputs, m_form.arguments, m_placeholders);
        addInputs(body);
        if (!m_form.isToml)
            restoreForeignKeys(m_prompt, m_form.name, m_head, m_ledger);
        const QString text = m_form.isToml ? tomlText(body) : headText() + body + u'\n';
        return {QString(m_form.file).replace(QStringLiteral("{name}"), m_name), text.toUtf8(), m_ledger.finish(title)};
    }

private:
    void addName()
    {
        const bool isSame = m_name == m_prompt.name;
        const bool isKey = m_form.use == PromptUse::Skill;
        if (isKey)
            m_head["name"] = jsonString(m_name);
        if (!m_prompt.name.isEmpty())
            m_ledger.add(QStringLiteral("name"), isSame ? LossAction::Kept : LossAction::Approximated, isKey ? QStringLiteral("name") : QString(), isSame ? QString() : formatsmessages::nameWritten(m_name));
    }

    void addDescription()
    {
        const bool isSkill = m_form.use == PromptUse::Skill;
        const QString text = isSkill && m_prompt.description.isEmpty() ? m_name : m_prompt.description;
        if (!writesDescription(m_form) || text.isEmpty())
            return;
        const bool isCut = isSkill && text.size() > maxDescriptionLength;
        m_head["description"] = jsonString(isCut ? text.left(maxDescriptionLength) : text);
        if (m_prompt.description.isEmpty())
            m_ledger.add(QStringLiteral("description"), LossAction::Injected, QStringLiteral("description"), formatsmessages::skillDescriptionAdded());
        else
            m_ledger.add(QStringLiteral("description"), isCut ? LossAction::Truncated : LossAction::Kept, QStringLiteral("description"), isCut ? formatsmessages::truncatedTo(maxDescriptionLength) : QString());
    }

    /// Adds the metadata of a skill. Its values must be strings.
    void addMetadata()
    {
        if (m_form.use != PromptUse::Skill)
            return;
        for (const auto &[key, value] : m_prompt.metadata.items()) {
            const QString path = QStringLiteral("metadata.") + QString::fromStdString(key);
            m_head["metadata"][key] = value.is_string() ? value : Json(value.dump());
            m_ledger.add(path, value.is_string() ? LossAction::Kept : LossAction::Approximated, path, value.is_string() ? QString() : formatsmessages::metadataAsText());
        }
        if (m_prompt.version.isEmpty() || m_prompt.metadata.contains("version"))
            return;
        m_head["metadata"]["version"] = jsonString(m_prompt.version);
        m_ledger.keep(QStringLiteral("version"), QStringLiteral("metadata.version"));
    }

    bool isWritten(const PromptMessage &message) const
    {
        const bool hasSystem = std::any_of(m_prompt.messages.begin(), m_prompt.messages.end(), [](const PromptMessage &one) { return one.role == Message::Role::System && !one.isHistory; });
        const bool takesUser = m_form.isCommand() || !hasSystem;
        return !message.isHistory && !message.text().isEmpty() && (message.role == Message::Role::System || (takesUser && message.role == Message::Role::User));
    }

    QString bodyText()
    {
        QString text;
        for (qsizetype at = 0; at < m_prompt.messages.size(); ++at) {
            const PromptMessage &message = m_prompt.messages.at(at);
            if (!isWritten(message))
                continue;
            const TemplateConversion conversion = convertTemplate(message.text().trimmed(), m_prompt.dialect, TemplateLanguage::DoubleBraces);
            text += (text.isEmpty() ? QString() : QStringLiteral("\n\n")) + conversion.text;
            const bool isOwnRole = (message.role == Message::Role::User) == m_form.isCommand();
            const QString reason = !conversion.problems.isEmpty() ? formatsmessages::notExpressible(conversion.problems.mid(0, 3).join(listSeparator())) : isOwnRole ? QString() : formatsmessages::rolesJoined();
            m_ledger.add(messagePart(at), reason.isEmpty() ? LossAction::Kept : LossAction::Approximated, QStringLiteral("body"), reason);
        }
        return text;
    }

    void addInputs(const QString &body)
    {
        for (const PromptVariable &input : m_prompt.inputs) {
            const QString placeholder = m_placeholders.value(input.name);
            const QString unwrittenReason = usesInput(body, input.name) ? formatsmessages::unsupportedArgument(input.name) : formatsmessages::unusedArgument();
            const QString reason = placeholder.isEmpty() ? unwrittenReason : formatsmessages::argumentNamed(placeholder);
            m_ledger.add(QStringLiteral("inputs.") + input.name, LossAction::Approximated, QStringLiteral("body"), reason);
            if (m_form.arguments == ArgumentStyle::Names && m_prompt.inputs.size() > 1 && !placeholder.isEmpty())
                m_head["arguments"].push_back(jsonString(input.name));
        }
    }

    QString headText() const
    {
        if (m_head.empty() || !m_form.hasHead)
            return {};
        QString text;
        for (const auto &[key, value] : m_head.items()) {
            const bool isBare = key == "globs" && value.is_string() && !qString(value).contains(u'\n'); // Cursor reads lines, not YAML
            text += isBare ? QStringLiteral("globs: ") + qString(value) + u'\n' : yamlEntry(QString::fromStdString(key), value, YamlLayout());
        }
        return QStringLiteral("---\n") + text + QStringLiteral("---\n\n");
    }

    QString tomlText(const QString &body) const
    {
        QString text;
        for (const auto &[key, value] : m_head.items()) {
            if (value.is_string())
                text += QString::fromStdString(key + " = " + value.dump() + '\n');
        }
        return text + QStringLiteral("prompt = ") + tomlString(body) + u'\n';
    }

    const InstructionForm &m_form;
    const PromptFile &m_prompt;
    QString m_name;
    TargetLedger m_ledger;
    Json m_head = Json::object();
    QMap<QString, QString> m_placeholders; ///< placeholders by the name of the input
};

} // namespace

bool writesDescription(const InstructionForm &form)
{
    return form.hasHead && form.name != u"claude-rules"; // `paths` is the only key of Claude Code rules
}

WrittenPromptFile writeInstructions(const InstructionForm &form, const PromptFile &prompt, const QString &title)
{
    return InstructionWriter(form, prompt).run(title);
}

} // namespace outcrop
