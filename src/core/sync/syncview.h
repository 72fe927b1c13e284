// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/clients/clientcontext.h"

namespace outcrop {

/// The time at which a client sends a text, and the paragraphs that are not sent.
struct SyncVisibility {
    enum class State {
        Sent,    ///< in the first request, if the client is started in the project
        Later,   ///< when the client reads a file that the text applies to, or on request
        Started, ///< only if the client is started in the text's folder
        Missing,
    };

    State state = State::Sent;
    QString file;           ///< absolute path of the first file with the text or, if `reason` is set, of the file with the first missing paragraph
    QStringList missing;    ///< paragraphs that are not sent
    QString reason;         ///< reason why the first missing paragraph is not sent; empty if unknown
    QStringList repeatedFiles;   ///< files that contain the same paragraph and are all sent, if there are several
};

/// A searchable view of the text that a client sends from a project.
class SyncView
{
public:
    /// The absolute paths of the folders whose files a view includes.
    struct ViewFolders {
        QString root;
        QString start;
        QString home;
        QStringList folders; ///< below `start`, with instructions that may be loaded later
    };

    /// `client` and `files` must outlive this object.
    SyncView(const ClientDocument &client, const ContextFiles &files, const ViewFolders &places);

    /// Returns the visibility of a text for a folder. If `ignoresGenerated` is set, generated files do not count.
    SyncVisibility visibility(const QString &text, const QString &folder, bool ignoresGenerated) const;
    /// Returns the listing of a file. `file` is its absolute path or its real path. Null if the client neither lists nor skips the file.
    const ContextText *listedText(const QString &file) const;
    /// Returns the absolute paths of the files with a generated section.
    QStringList filesWithSections() const;
    /// Returns the reason why the client would not run; empty if it would.
    const QString &refusal() const { return m_context.refusal; }

private:
    struct SeenText {
        QString file;
        QString text;
        SyncVisibility::State state;
        bool isGenerated = false; ///< true also for a file that a generated file imports
        bool hasSection = false;
    };

    void add(const ContextText &text, SyncVisibility::State sent);
    const QList<SeenText> &textsForFolder(const QString &folder) const;
    const SeenText *find(const QString &block, const QList<SeenText> &texts, bool ignoresGenerated) const;
    void setMissingReason(const QString &block, SyncVisibility &visibility) const;

    const ClientDocument &m_client;
    const ContextFiles &m_files;
    const ViewFolders m_viewFolders;
    ClientContext m_context;
    QList<SeenText> m_seenTexts; ///< sorted by state
    mutable QHash<QString, QList<SeenText>> m_textsByFolder;
};

/// Returns the paragraphs of a text, without trailing spaces.
QStringList paragraphsOf(const QString &text);

} // namespace outcrop
