// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/faultserver.h"

#include <QHash>
#include <QStringList>

#include <memory>

namespace outcrop::testing {

/// A server on this machine that says what texts mean, as the API of OpenAI does (`POST /v1/embeddings`), always the same: each stem of a word is a separate direction
/// and so is each line of a thesaurus; a text is the sum of its words' directions and of those of their lines.
class EmbeddingServer
{
public:
    explicit EmbeddingServer(const QString &thesaurusFile);

    /// `http://127.0.0.1:4711/v1`
    QString baseUrl() const { return m_server->url() + QStringLiteral("/v1"); }
    int requests() const { return int(m_server->requests().size()); }
    const FaultServer &server() const { return *m_server; }
    /// From now on it answers with this status and no vectors; 200 goes back to work.
    void failWith(int status) { m_status = status; }

    QList<float> vectorOf(const QString &text) const;

private:
    void answer(Visit &visit) const;

    QHash<QString, QList<int>> m_lines; ///< of the thesaurus, by stem
    std::atomic<int> m_status = 200;
    std::unique_ptr<FaultServer> m_server; ///< last: its visitors read the rest
};

} // namespace outcrop::testing
