// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workflow/workflowprompt.h"

#include "core/base/joinedtext.h"
#include "core/sessions/turnlocation.h"
#include "core/templates/freevariables.h"
#include "core/templates/inferredinputs.h"
#include "core/templates/templatedocument.h"
#include "core/templates/templateparser.h"
#include "core/workflow/workflowmessages.h"

#include <QRegularExpression>

#include <algorithm>

namespace outcrop {
namespace {

const QString requestVariableName = QStringLiteral("request");

/// Returns a fence that is longer than every run of backticks in the text.
QString fenceFor(const QString &text)
{
    static const QRegularExpression runs(QStringLiteral("`{3,}"));
    qsizetype longest = 3;
    for (auto found = runs.globalMatch(text); found.hasNext();)
        longest = std::max(longest, found.next().capturedLength());
    return QString(longest + 1, u'`');
}

QString attachmentText(const PromptAttachment &attachment)
{
    const QString fence = fenceFor(attachment.text);
    const QString end = attachment.text.endsWith(u'\n') ? QString() : QStringLiteral("\n");
    return QStringLiteral("### %1\n\n%2\n%3%4%2\n").arg(attachment.path, fence, attachment.text, end);
}

/// Renders one template.
class PromptRenderer
{
public:
    PromptRenderer(const Workspace &workspace, const WorkflowPromptParts &parts)
        : m_workspace(workspace), m_parts(parts), m_document(*parts.phaseTemplate),
          m_source{TracedText::copied(m_document.body().toString(), m_document.path, m_document.frontMatter.bodyStart),
              dialectOf(m_document).value_or(TemplateDialect::Handlebars)},
          m_parsedTemplate(parseTemplate(m_source.text.text(), m_source.dialect))
    {
    }

    WorkflowPrompt prompt()
    {
        reportMissing();
        TemplateVariables variables{m_parts.values};
        variables.partial = [this](const QString &name, const QString &from, TemplateDialect dialect) { return findPartial(m_workspace, name, from, dialect); };
        const RenderedTemplate renderedTemplate = renderTemplate(m_source, variables);
        for (const TracedFinding &found : renderedTemplate.findings)
            report(found.severity, found.code, found.message, found.origin, found.length);
        m_prompt.text = renderedTemplate.text.text().trimmed() + u'\n';
        addRequest();
        addAttachments();
        return m_prompt;
    }

private:
    void report(Severity severity, const QString &code, const QString &message, const Origin &origin, qsizetype length)
    {
        const DocumentPtr other = origin.file == m_document.path ? nullptr : m_workspace.document(origin.file);
        const QString &text = other ? other->text : m_document.text;
        const Location place{other ? other->path : m_document.path, {positionAt(text, origin.offset), positionAt(text, std::min(origin.offset + length, text.size()))}};
        m_prompt.diagnostics.append({severity, code, message, place});
    }

    QString missingValueMessage(const QString &name) const
    {
        const QStringList sets = m_parts.conventions ? conventionSetsContaining(*m_parts.conventions, name) : QStringList();
        return sets.isEmpty() ? workflowmessages::noValue(name) : workflowmessages::noValueOfConventions(name, sets.join(listSeparator()));
    }

    /// Reports variables that the template prints without a condition and that have no value.
    void reportMissing()
    {
        for (const InferredInput &input : inferTemplateInputs(m_parsedTemplate.nodes)) {
            if (!input.isRequired || m_parts.values.contains(input.name))
                continue;
            report(Severity::Error, QStringLiteral("template-value-missing"), missingValueMessage(input.name), m_source.text.originAt(input.start), input.length);
        }
    }

    bool printsVariable(const QString &name) const
    {
        const QList<FreeVariable> variables = findFreeVariables(m_parsedTemplate.nodes);
        return std::any_of(variables.begin(), variables.end(), [&name](const FreeVariable &one) { return one.name == name; });
    }

    void addRequest()
    {
        if (!m_parts.request.trimmed().isEmpty() && !printsVariable(requestVariableName))
            m_prompt.text += QStringLiteral("\n---\n\n## Request\n\n%1\n").arg(m_parts.request.trimmed());
    }

    void addAttachments()
    {
        const bool hasStandards = printsVariable(QStringLiteral("standards"));
        QStringList texts;
        for (const PromptAttachment &attachment : m_parts.attachments) {
            if (!hasStandards || attachment.path != u"standards-bundle.md")
                texts.append(attachmentText(attachment));
        }
        if (!texts.isEmpty())
            m_prompt.text += QStringLiteral("\n---\n\n## Files\n\nThe files that this prompt refers to.\n\n") + texts.join(u'\n');
    }

    const Workspace &m_workspace;
    const WorkflowPromptParts &m_parts;
    const Document &m_document;
    TemplateText m_source;
    ParsedTemplate m_parsedTemplate;
    WorkflowPrompt m_prompt;
};

QByteArray builtInText(WorkflowPhase phase)
{
    static const QByteArray standards = "{{#if standards}}\n## Standards\n\n{{standards}}\n{{/if}}";
    switch (phase) {
    case WorkflowPhase::Plan:
        return "# Plan\n\n{{request}}\n\nWrite a plan: the files to create or change, the decisions with their reasons, and open questions. Do not write the files yet.\n" + standards;
    case WorkflowPhase::Generate:
        return "# Generate\n\nImplement the approved plan in `iteration-1/planning-response.md`. The task of the plan:\n\n{{request}}\n\n"
               "Write each file completely, in a code block whose first line is a comment with the path of the file.\n"
            + standards;
    case WorkflowPhase::Review:
        return "# Review\n\nReview the files in `iteration-{{iteration}}/code/` against the plan and the standards. List the findings in a table:\n\n"
               "| # | Rule | Severity | Description | Location |\n|---|------|----------|-------------|----------|\n\n"
               "Severity is critical, major or minor. End with this block. The verdict is FAIL if there is a critical or major finding, otherwise PASS.\n\n"
               "@@@REVIEW_META\nverdict: PASS\nissues_total: 0\nissues_critical: 0\n@@@\n"
            + standards;
    case WorkflowPhase::Revise:
        return "# Revise\n\nFix every finding of `iteration-{{iteration}}/review-response.md` in the files of `iteration-{{iteration}}/code/`.\n\n"
               "Write each changed file completely, in a code block whose first line is a comment with the path of the file.\n"
            + standards;
    }
    Q_UNREACHABLE();
}

} // namespace

WorkflowPrompt renderWorkflowPrompt(const Workspace &workspace, const WorkflowPromptParts &parts)
{
    return PromptRenderer(workspace, parts).prompt();
}

QString phaseTemplateName(WorkflowPhase phase)
{
    return phaseStem(sessionPhaseOf(phase)) + QStringLiteral("-prompt.md");
}

DocumentPtr builtInPhaseTemplate(WorkflowPhase phase)
{
    return readDocument(QStringLiteral("builtin/") + phaseTemplateName(phase), builtInText(phase), DocumentKind::Text);
}

} // namespace outcrop
