// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/workspace.h"
#include "core/ports/provider.h"

#include <QHash>
#include <QMap>

#include <mutex>

namespace outcrop {

/// Returns the path of an agent's recording: `portability/recorded/<agent>/<name>`. Characters other than ASCII letters,
/// digits, `_`, `-` and `.`, and a leading dot, become `_`.
QString recordingPath(const QString &agent, const QString &name);

/// Returns a hash that identifies a request by provider, model and body. Recorded responses are stored under it, so that a response is never used for
/// a different request.
QString requestKey(const RenderedRequest &request);

/// Replays the responses recorded in a workspace, in `portability/recorded/<agent>/<provider>.json`. A request without a recorded response fails.
class RecordedResponses : public Provider
{
public:
    explicit RecordedResponses(const Workspace &workspace);

    ProviderCall call(const RenderedRequest &request, const std::stop_token &stop, const ResponseListener &listener = {}) override;
    /// Returns the errors in recordings: invalid JSON, a missing list of responses, and responses without a request or a known stop reason.
    const Diagnostics &diagnostics() const { return m_diagnostics; }

private:
    void read(const Document &document);

    QHash<QString, ProviderResponse> m_responses;
    Diagnostics m_diagnostics;
};

/// Forwards requests to another provider and records its complete responses.
class ResponseRecorder : public Provider
{
public:
    explicit ResponseRecorder(Provider &provider) : m_provider(provider) { }

    ProviderCall call(const RenderedRequest &request, const std::stop_token &stop, const ResponseListener &listener = {}) override;
    /// Returns all responses recorded so far as recordings of this agent, one file for each provider.
    QList<SourceFile> files(const QString &agent) const;

private:
    Provider &m_provider;
    mutable std::mutex m_mutex;
    QMap<QString, Json> m_responses; ///< lists of responses by provider
};

} // namespace outcrop
