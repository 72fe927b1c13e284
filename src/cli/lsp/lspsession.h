// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/language/liveworkspace.h"
#include "app/language/passagecosts.h"
#include "cli/lsp/lspclient.h"

#include <functional>

namespace outcrop {

/// Sends a message to the editor. Thread-safe.
using LspSend = std::function<void(const Json &)>;

/// The documents that one editor has open, the workspace with their current text, and the findings that the editor shows. Not thread-safe.
class LspSession
{
public:
    LspSession(const QString &folder, LspSend send) : m_liveWorkspace(folder), m_send(std::move(send)) { }

    void setClient(const LspClient &client) { m_client = client; }
    const LspClient &client() const { return m_client; }
    const QString &folder() const { return m_liveWorkspace.folder(); }
    LiveWorkspace &liveWorkspace() { return m_liveWorkspace; }

    /// Reads the editor's folders from the parameters of `initialize`. If one of them reaches the workspace through a link, URIs are translated in both
    /// directions. If none of them contains the workspace or is inside it, shows a message.
    void setRoots(const Json &params);

    /// Handles a notification about documents or files. Returns false if the notification cannot have changed the findings: for any other method, and for
    /// changes on disk that do not concern the workspace.
    bool handleNotification(const QString &method, const Json &params);
    /// Asks the editor to report changed files, if it can.
    void watchFiles();

    /// Sends the findings that the editor does not show yet, and an empty list for each document whose findings are fixed.
    void publish(CheckDepth depth);
    /// Returns the findings of a check by file.
    const QHash<QString, Diagnostics> &findings(CheckDepth depth);
    /// Returns the findings in a document for an editor that requests findings.
    Diagnostics pullFindings(const QString &path);

    /// Returns the path of a URI, or an empty string if it is outside the workspace.
    QString pathOf(const Json &address) const;
    Json uriOf(const QString &path) const;
    /// Returns the version of an open document, or null.
    Json versionOf(const QString &path) const;
    Json diagnosticJson(const Diagnostic &found, const LspText &text) const;

    /// Returns the files that each client loads, or null if they cannot be read. Read once per state of the workspace.
    const FolderContexts *contexts();
    /// Returns the request of the default prompt, or null if it cannot be rendered, for example because no provider is chosen. Rendered once per state of the
    /// workspace.
    const RenderResult *render();

private:
    struct OpenText {
        QString text;
        Json version;
    };
    struct PublishedFindings {
        DocumentPtr document;
        Diagnostics findings;
    };
    /// A value that is computed once per state of the workspace.
    template<typename T>
    struct RevisionCache {
        quint64 revision = 0;
        std::optional<T> value;
    };

    bool concernsWorkspace(const Json &changes);
    void open(const Json &document);
    void change(const QString &path, const Json &params);
    void close(const QString &path);
    bool isPushed(const QString &path) const { return !m_client.pullsDiagnostics || !m_open.contains(path); }
    void send(const QString &path, const Diagnostics &found);
    void requestRefresh();

    LiveWorkspace m_liveWorkspace;
    QString m_editorRoot; ///< the editor's folder, whose path has a link; empty if no URI needs to be translated
    QString m_realRoot;   ///< the same folder without links
    QString m_realFolder; ///< the workspace's folder without links
    LspSend m_send;
    LspClient m_client;
    QHash<QString, OpenText> m_open;
    QHash<QString, PublishedFindings> m_published;
    QHash<QString, Diagnostics> m_pulledDiagnostics;
    RevisionCache<QHash<QString, Diagnostics>> m_findings;
    bool m_hasFullCheck = false; ///< whether `m_findings` are those of a full check
    RevisionCache<FolderContexts> m_contexts;
    RevisionCache<RenderResult> m_render;
    int m_requests = 0;
};

} // namespace outcrop
