// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/layers/composer.h"
#include "core/templates/inputvalues.h"
#include "core/templates/templaterender.h"

namespace outcrop {

/// Renders the templates of one prompt: documents with `template` in their front matter, and the request. Text of other documents is unchanged; a
/// placeholder in it, `{{name}}`, is reported.
class PromptTemplates
{
public:
    PromptTemplates(const PromptLibrary &library, const Selection &selection, const Profile *profile, const Agent *agent);

    /// Returns a passage of a document, rendered for sending. The passage must not contain front matter.
    TracedText render(const Document &document, const TracedText &text);
    /// Returns the request, rendered for sending. The front matter of a request is removed if it has `template` or `inputs`.
    TracedText renderRequest();
    /// Returns the template of a prompt type in prompt_templates.yaml, rendered in Jinja. The request is the value of the template's `request_variable`, or of a
    /// usual variable such as `task_description`. Variables that no document declares are inputs by their use. Findings are added to `findings`.
    TracedText renderPromptType(const HybridTemplate &type, const TracedText &request, Diagnostics &findings);
    /// Reports values of the command line that no template uses. Call it last.
    void reportUnused();

    const Diagnostics &diagnostics() const { return m_diagnostics; }

private:
    void add(const Diagnostic &found);
    TracedText renderTemplateOf(const Document &document, const TemplateText &text, const InputDeclarations &own);
    TracedText renderWith(const Document &document, const TemplateText &text, const InputDeclarations &declarations, const QList<InputValue> &given);
    QList<InputValue> valuesFor(const HybridTemplate &type, const InputDeclarations &inputs, const TracedText &request, Diagnostics &findings) const;
    void reportUses(const RenderedTemplate &rendered, const ResolvedInputs &inputs, const Document &document);
    void reportPlaceholders(const Document &document, const TracedText &text);
    TracedText renderRequestBody(const Document &document, const TemplateText &source, bool hasHead);
    Location locationOf(const Origin &origin, qsizetype length, const Document &document) const;

    const PromptLibrary &m_library;
    const Selection &m_selection;
    InputDeclarations m_shared;  ///< those of config.toml, the profile and the agent
    QList<InputValue> m_values;   ///< in the order in which they are chosen
    QSet<QString> m_used;        ///< inputs that a template uses
    Diagnostics m_diagnostics;
};

/// Returns the request without the front matter of a template.
QString requestBody(const Selection &selection);

/// Returns the declarations of config.toml, of all profiles and of all agents, which any template may use.
InputDeclarations sharedInputs(const PromptLibrary &library);
/// Returns sharedInputs() and the declarations of all templates over them.
InputDeclarations declaredInputs(const PromptLibrary &library);

} // namespace outcrop
