// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/faultserver.h"

#include <QHash>
#include <QStringList>

#include <memory>

namespace outcrop::testing {

/// A local embedding server with OpenAI's API (`POST /v1/embeddings`). Deterministic: each word stem and each thesaurus line has a direction. The vector
/// of a text is the weighted sum of the directions of its stems and of their thesaurus lines. Stop words are ignored.
class EmbeddingServer
{
public:
    explicit EmbeddingServer(const QString &thesaurusFile);

    /// Returns a URL such as `http://127.0.0.1:4711/v1`.
    QString baseUrl() const { return m_server->url() + QStringLiteral("/v1"); }
    int requests() const { return int(m_server->requests().size()); }
    const FaultServer &server() const { return *m_server; }
    /// Makes the server respond with this status and without vectors; 200 restores normal responses.
    void setFailureStatus(int status) { m_status = status; }

    QList<float> vectorOf(const QString &text) const;

private:
    void answer(ClientConnection &connection) const;

    QHash<QString, QList<int>> m_lines; ///< lines of the thesaurus by stem
    std::atomic<int> m_status = 200;
    std::unique_ptr<FaultServer> m_server; ///< declared last, because its threads use the other members
};

} // namespace outcrop::testing
