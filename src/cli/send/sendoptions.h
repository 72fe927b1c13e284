// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/send/manualmode.h"
#include "cli/base/generationoptions.h"
#include "cli/base/provideraccess.h"

namespace outcrop {

/// The sending options of `send` and `session resume`.
class SendOptions
{
public:
    void addTo(CLI::App &command, const std::string &group);
    /// Adds only the options of commands that send several requests: `--stream`, `--force`, `--max-cost`, `--yes`, `--retries` and `--timeout`.
    void addSendingTo(CLI::App &command, const std::string &group);

    bool isStreaming() const { return m_isStreaming; }
    bool isDryRun() const { return m_isDryRun; }
    bool waitsForResponse() const { return m_waitsForResponse; }
    const RequestOptions &requests() const { return m_requestOptions; }
    /// Returns the job with these options applied.
    SendJob withOptions(SendJob job) const;
    /// Adds the simulated results of --tool-replies to a job. Errors: those of reading the file, and Invalid for invalid content.
    Status addToolReplies(const Invocation &invocation, SendJob &job) const;

private:
    void addFallback(CLI::App &command, const std::string &group);
    void addForce(CLI::App &command, const std::string &group);
    void addTools(CLI::App &command, const std::string &group);

    bool m_isStreaming = false;
    bool m_isDryRun = false;
    bool m_waitsForResponse = false;
    bool m_usesFallback = false;
    bool m_disablesFallback = false;
    bool m_isForced = false;
    std::vector<std::string> m_fallbackTo;
    int m_maxResponseRetries = 3;
    std::string m_toolReplies;
    int m_toolRounds = 5;
    GenerationOptions m_generation;
    RequestOptions m_requestOptions;
};

/// Prints the preview, asks for confirmation at a terminal, sends the request, and prints the outcome. Returns the exit code.
ExitCode runSend(
    const Invocation &invocation, const OpenedWorkspace &opened, const SendJob &job, const SendOptions &options);

/// Stores the response of a manual turn from its file. If the file does not exist, prints its path or, with --wait, waits for the file. Returns the exit code.
ExitCode receiveManualResponse(
    const Invocation &invocation, const OpenedWorkspace &opened, const WaitingTurn &turn, const SendOptions &options);

/// Waits until the response file of a manual turn is complete, then stores the response. Returns the exit code.
ExitCode waitForResponse(const Invocation &invocation, const OpenedWorkspace &opened, const TurnLocation &location);

/// Prints the outcome of a turn. Returns its exit code.
ExitCode reportOutcome(const Invocation &invocation, const SendOutcome &outcome, bool isResponseShown);

} // namespace outcrop
