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
    bool isUsed = false;        ///< whether a template uses it when rendered with the current values
    TemplateValue fallback;     ///< the value if the selection has none; missing if there is no default either
    Location use;               ///< first use; the declaration if it is not used
    std::optional<Fix> declarationFix; ///< adds the declaration to the document at `use`; nullopt if the input is declared or the document cannot be edited
};

/// Renders the templates of one prompt: documents with `template` in their front matter, and the request. Does not change the text of other documents, but
/// reports placeholders (`{{name}}`) in it.
class PromptTemplateRenderer
{
public:
    PromptTemplateRenderer(const PromptLibrary &library, const Selection &selection, const Profile *profile, const Agent *agent);

    /// Returns a passage of a document, rendered for sending. The passage must not contain front matter.
    TracedText render(const Document &document, const TracedText &text);
    /// Returns the request, rendered for sending. If the request is a template, its front matter with `template` or `inputs` is removed.
    TracedText renderRequest();
    /// Returns the template of a prompt type in prompt_templates.yaml, rendered as a Jinja template. The request is the value of the template's
    /// `request_variable`, or of a standard variable such as `task_description`. Undeclared variables become inputs whose declarations are inferred from their
    /// use. Findings are added to `findings`.
    TracedText renderPromptType(const HybridTemplate &type, const TracedText &request, Diagnostics &findings);
    /// Reports command-line values that no template uses, unless a template has an error. Call it last.
    void reportUnusedValues();

    const Diagnostics &diagnostics() const { return m_diagnostics; }
    /// Returns the inputs of the templates rendered so far: in the order of their first use, then those that are declared but not used.
    QList<PromptInput> inputs() const;

private:
    void recordInputs(const RenderedTemplate &renderedTemplate, const InputDeclarations &declarations, const Document &document, const QList<InputValue> &given);
    PromptInput promptInput(const QString &name, const InputDeclaration *declaration, const Location &use) const;
    void add(const Diagnostic &found);
    TracedText renderTemplateOf(const Document &document, const TemplateText &text, const InputDeclarations &own);
    TracedText renderWithInputs(const Document &document, const TemplateText &text, const InputDeclarations &declarations, const QList<InputValue> &given);
    QList<InputValue> valuesFor(const HybridTemplate &type, const InputDeclarations &inputs, const TracedText &request, Diagnostics &findings) const;
    void reportUses(const RenderedTemplate &renderedTemplate, const ResolvedInputs &inputs, const Document &document);
    void reportPlaceholders(const Document &document, const TracedText &text);
    TracedText renderRequestBody(const Document &document, const TemplateText &source, bool hasHead);
    Location locationOf(const Origin &origin, qsizetype length, const Document &document) const;

    const PromptLibrary &m_library;
    const Selection &m_selection;
    InputDeclarations m_sharedInputs;  ///< declarations from config.toml, the profile and the agent
    QList<InputValue> m_values;   ///< in order of precedence
    QSet<QString> m_usedNames;        ///< inputs that a template uses
    QList<PromptInput> m_inputs; ///< used inputs
    QList<PromptInput> m_unusedInputs; ///< inputs that a rendered template declares but does not use
    Diagnostics m_diagnostics;
};

/// Returns the inputs of the prompt that compose() returns, without the variable that the request fills. Deterministic; thread-safe.
QList<PromptInput> promptInputs(const PromptLibrary &library, const Selection &selection, const ProviderCapabilities &capabilities = {});

/// Returns the request without its template front matter.
QString requestBody(const Selection &selection);

/// Returns the declarations in config.toml, in all profiles and in all agents, which any template may use.
InputDeclarations sharedInputs(const PromptLibrary &library);
/// Returns sharedInputs(), overridden by the declarations in all templates.
InputDeclarations declaredInputs(const PromptLibrary &library);

} // namespace outcrop
