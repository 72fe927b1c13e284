// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/openworkspace.h"
#include "cli/base/invocation.h"
#include "cli/prompt/retrieveoptions.h"

#include <string>
#include <vector>

namespace CLI {
class App;
class Option;
}

namespace outcrop {

/// The options that select a prompt, shared by every command that composes one.
class ComposeOptions
{
public:
    void addTo(CLI::App &command);
    /// Adds only the options that conditions of layers can test: agent, profile, phase, scope and workload.
    void addSelection(CLI::App &command, const std::string &group);
    /// Adds only `--context`.
    void addContext(CLI::App &command, const std::string &group);

    /// Returns the workspace with the layers of the chosen client, or of the default client.
    Result<OpenedWorkspace> withChosenContext(const OpenedWorkspace &opened, const Permissions &permissions) const;
    /// Returns the chosen client, for withContext(); empty if the default client applies.
    QString contextClient() const;
    /// Returns a sentence that names the client whose files are the layers, or an empty string if the layers come from the workspace.
    static QString contextText(const OpenedWorkspace &opened);

    /// Adds the options for retrieved context, after addTo().
    void addRetrieval(CLI::App &command) { m_retrieve.addTo(command, QT_TRANSLATE_NOOP("cli", "Retrieved passages"), m_bareOption); }
    const RetrieveOptions &retrieval() const { return m_retrieve; }

    /// Returns the error in the options, such as a name that does not exist in this workspace, or an empty string.
    QString usageError(const OpenedWorkspace &opened) const;
    /// Returns whether the prompt is only the request.
    bool isBare() const { return m_isBare; }
    /// Returns the selection without request and conversation.
    Selection choices() const;
    /// Reads the request, the conversation and the other inputs. A conversation, template or attachment outside the workspace is added to `opened`, so that its
    /// findings have a location. Errors: those of reading the inputs.
    Result<Selection> readSelection(const Invocation &invocation, OpenedWorkspace &opened) const;

private:
    void addChoices(CLI::App &command);
    void addTexts(CLI::App &command);
    void addInputs(CLI::App &command);
    QString profileUsageError(const OpenedWorkspace &opened) const;
    QString typeUsageError(const OpenedWorkspace &opened) const;
    QString inputUsageError() const;
    Status readRequest(const Invocation &invocation, OpenedWorkspace &opened, Selection &selection) const;
    Status readInputs(const Invocation &invocation, OpenedWorkspace &opened, Selection &selection) const;
    Status readAttachments(const Invocation &invocation, OpenedWorkspace &opened, Selection &selection) const;
    Status readHistory(const Invocation &invocation, OpenedWorkspace &opened, Selection &selection) const;

    std::string m_agent;
    std::string m_profile;
    std::string m_phase;
    std::string m_scope;
    std::string m_workload;
    std::string m_type;
    std::vector<std::string> m_fields;
    std::string m_request;
    std::string m_requestFile;
    std::string m_history;
    std::vector<std::string> m_attachments;
    std::string m_context;
    std::vector<std::string> m_inputs;
    std::vector<std::string> m_inputFiles;
    std::string m_template;
    bool m_usesTestValues = false;
    bool m_isBare = false;
    bool m_omitsLayers = false;
    bool m_omitsTools = false;
    bool m_omitsOutputSchema = false;
    const CLI::Option *m_agentOption = nullptr;   ///< distinguishes `--agent ""`, which selects none, from no option
    const CLI::Option *m_profileOption = nullptr;
    const CLI::Option *m_typeOption = nullptr;
    CLI::Option *m_bareOption = nullptr;
    RetrieveOptions m_retrieve;
};

} // namespace outcrop
