// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/layers/composer.h"
#include "core/templates/inputvalues.h"
#include "core/templates/templaterender.h"

namespace outcrop {

/// An input of a prompt: one that its templates use, or that a template of the prompt declares.
struct PromptInput {
    InputDeclaration input;     ///< only a name and the type Text if it is not declared
    bool isDeclared = false;
    bool isUsed = false;        ///< whether a template evaluates it with the current values
    TemplateValue fallback;     ///< the value without one of the selection; missing if there is none
    Location use;               ///< first use; the declaration if it is not used
    std::optional<Fix> declare; ///< edits of the document at `use` that declare the input; nullopt if it is declared or the document cannot be edited
};

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
    /// Returns the inputs of the templates rendered so far: in the order of their first use, then those that are declared but not used.
    QList<PromptInput> inputs() const;

private:
    void recordInputs(const RenderedTemplate &rendered, const InputDeclarations &declarations, const Document &document, const QList<InputValue> &given);
    PromptInput promptInput(const QString &name, const InputDeclaration *declaration, const Location &use) const;
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
    QList<PromptInput> m_inputs; ///< used inputs
    QList<PromptInput> m_unused; ///< inputs that a rendered template declares
    Diagnostics m_diagnostics;
};

/// Returns the inputs of the prompt that compose() returns, without the variable that the request fills. Deterministic; thread-safe.
QList<PromptInput> promptInputs(const PromptLibrary &library, const Selection &selection, const ProviderCapabilities &capabilities = {});

/// Returns the request without the front matter of a template.
QString requestBody(const Selection &selection);

/// Returns the declarations of config.toml, of all profiles and of all agents, which any template may use.
InputDeclarations sharedInputs(const PromptLibrary &library);
/// Returns sharedInputs() and the declarations of all templates over them.
InputDeclarations declaredInputs(const PromptLibrary &library);

} // namespace outcrop
