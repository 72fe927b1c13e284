// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/formats/instructions/instructionform.h"

#include <QRegularExpression>

namespace outcrop {
namespace {

QString placeholderOf(const QString &name, qsizetype index, bool isOnly, ArgumentStyle style)
{
    switch (style) {
    case ArgumentStyle::None:
        return {};
    case ArgumentStyle::Whole:
        return isOnly ? QStringLiteral("{{args}}") : QString();
    case ArgumentStyle::Names:
        return isOnly ? QStringLiteral("$ARGUMENTS") : QString(u'$' + name);
    case ArgumentStyle::UpperNames:
        return isOnly ? QStringLiteral("$ARGUMENTS") : QString(u'$' + name.toUpper());
    case ArgumentStyle::Positions:
        return isOnly ? QStringLiteral("$ARGUMENTS") : index < 9 ? QStringLiteral("$%1").arg(index + 1) : QString();
    }
    Q_UNREACHABLE();
}

} // namespace

bool InstructionForm::matches(const QString &path) const
{
    const QStringList around = file.split(QStringLiteral("{name}"));
    const qsizetype start = around.first().isEmpty() ? 0 : path.lastIndexOf(around.first());
    const bool isInFolder = start == 0 || (start > 0 && path.at(start - 1) == u'/');
    return isInFolder && path.endsWith(around.last()) && path.size() > start + around.first().size() + around.last().size();
}

bool InstructionForm::matchesFileName(const QString &fileName) const
{
    static const QStringList ruleFileEndings{QStringLiteral("/SKILL.md"), QStringLiteral(".mdc"), QStringLiteral(".instructions.md"), QStringLiteral(".prompt.md")};
    const QString end = file.section(QStringLiteral("{name}"), 1);
    return ruleFileEndings.contains(end) && QString(u'/' + fileName).endsWith(end);
}

const QList<InstructionForm> &instructionForms()
{
    using Style = ArgumentStyle;
    static const QList<InstructionForm> forms{
        {QStringLiteral("agent-skill"), {}, QStringLiteral("{name}/SKILL.md"), PromptUse::Skill},
        {QStringLiteral("claude-command"), QStringLiteral("Claude Code"), QStringLiteral(".claude/commands/{name}.md"), PromptUse::Prompt, Style::Names},
        {QStringLiteral("codex-command"), QStringLiteral("Codex"), QStringLiteral(".codex/prompts/{name}.md"), PromptUse::Prompt, Style::UpperNames},
        {QStringLiteral("opencode-command"), QStringLiteral("OpenCode"), QStringLiteral(".opencode/commands/{name}.md"), PromptUse::Prompt, Style::Positions},
        {QStringLiteral("gemini-command"), QStringLiteral("Gemini CLI"), QStringLiteral(".gemini/commands/{name}.toml"), PromptUse::Prompt, Style::Whole, true},
        {QStringLiteral("cursor-command"), QStringLiteral("Cursor"), QStringLiteral(".cursor/commands/{name}.md"), PromptUse::Prompt, Style::None, false, true, false},
        {QStringLiteral("claude-rules"), QStringLiteral("Claude Code"), QStringLiteral(".claude/rules/{name}.md"), PromptUse::Rules},
        {QStringLiteral("copilot-instructions"), QStringLiteral("GitHub Copilot"), QStringLiteral(".github/instructions/{name}.instructions.md"), PromptUse::Rules},
        {QStringLiteral("cursor-rules"), QStringLiteral("Cursor"), QStringLiteral(".cursor/rules/{name}.mdc"), PromptUse::Rules},
        {QStringLiteral("copilot-prompt"), QStringLiteral("GitHub Copilot"), QStringLiteral(".github/prompts/{name}.prompt.md"), PromptUse::Prompt, Style::None, false, false},
    };
    return forms;
}

QString insertPlaceholders(const QString &text, const QList<PromptVariable> &inputs, ArgumentStyle style, QMap<QString, QString> &written)
{
    QString result = text;
    for (qsizetype at = 0; at < inputs.size(); ++at) {
        const QString name = inputs.at(at).name;
        const QString placeholder = placeholderOf(name, at, inputs.size() == 1, style);
        const QRegularExpression variable(QStringLiteral("\\{\\{\\s*%1\\s*\\}\\}").arg(QRegularExpression::escape(name)));
        if (placeholder.isEmpty() || !result.contains(variable))
            continue;
        result.replace(variable, QString(placeholder).replace(u'\\', QStringLiteral("\\\\")));
        written.insert(name, placeholder);
    }
    return result;
}

} // namespace outcrop
