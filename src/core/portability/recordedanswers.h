// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/workspace.h"
#include "core/ports/provider.h"

#include <QHash>
#include <QMap>

#include <mutex>

namespace outcrop {

/// A file of what was recorded of an agent: `portability/recorded/<agent>/<name>`. The names of agents and providers may be anything; what
/// is not allowed in every file name becomes `_`.
QString recordedFile(const QString &agent, const QString &name);

/// What makes a request the same request: provider, model and body. An answer is recorded under it, so that it never passes for the answer
/// to another question.
QString requestKey(const RenderedRequest &request);

/// Answers that were recorded in a workspace, in `portability/recorded/<agent>/<provider>.json`, given again. A request whose answer is not
/// there fails.
class RecordedAnswers : public Provider
{
public:
    explicit RecordedAnswers(const Workspace &workspace);

    ProviderCall call(const RenderedRequest &request, const std::stop_token &stop, const AnswerListener &listener = {}) override;
    /// Files that are not recordings, and unusable answers in them.
    const Diagnostics &diagnostics() const { return m_diagnostics; }

private:
    void read(const Document &document);

    QHash<QString, ProviderAnswer> m_answers;
    Diagnostics m_diagnostics;
};

/// Asks another provider and keeps what it answered, to be written down.
class AnswerRecorder : public Provider
{
public:
    explicit AnswerRecorder(Provider &provider) : m_provider(provider) { }

    ProviderCall call(const RenderedRequest &request, const std::stop_token &stop, const AnswerListener &listener = {}) override;
    /// The files for everything that was asked for this agent so far, by provider.
    QList<SourceFile> files(const QString &agent) const;

private:
    Provider &m_provider;
    mutable std::mutex m_mutex;
    QMap<QString, Json> m_answers; ///< lists, by provider
};

} // namespace outcrop
