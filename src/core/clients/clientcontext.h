// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/clients/clientdocument.h"
#include "core/ports/contextfiles.h"

#include <QHash>

namespace outcrop {

/// The placeholder for unknown client text in a part.
inline constexpr QChar contextGap(0xE000);

/// The state of a file in a client.
enum class ContextState {
    Loaded,   ///< sent in full, after the rule's text transformations
    Truncated,      ///< only its beginning is sent
    Imported, ///< sent as part of the text that imports it
    Listed,   ///< only its name and optionally its description are sent
    Waiting,  ///< sent later, when a file that it applies to is read or the model requests it
    Hidden,   ///< not sent because another file is sent in its place
    Skipped,  ///< not sent for another reason
};

/// Returns `loaded`, `cut`, `imported`, `listed`, `waiting`, `hidden` or `skipped`.
QString toString(ContextState state);

/// Returns the state as users read it: `truncated` instead of `cut`, `on demand` instead of `waiting`, and `not loaded` instead of `hidden`.
QString stateTitle(ContextState state);

struct ContextText;

/// Returns the state of a file as users read it: `loaded under another name` if the client loads the same file, now or later, under another name.
QString stateTitle(const ContextText &text);

/// Where a rule searches for a file that is loaded at the start.
enum class ContextScope {
    Project,     ///< the project and folders between it and the start folder, or above it
    StartFolder,
    User,        ///< the home folder
    Machine,     ///< a folder for all users
};

/// A part of a rule that affected a file and has weaker evidence than the rule.
struct WeakerPart {
    QString name; ///< `limit` or `imports`
    RuleEvidence evidence;
};

/// A file and its state in a client.
struct ContextText {
    QString file;       ///< absolute path as seen by the client
    QString realFile;   ///< path with symbolic links resolved
    QString rule;       ///< ID of the rule
    QString title;      ///< display name for this kind of file
    ContextScope scope = ContextScope::Project; ///< scope of the rule; not set for a list
    ContextState state = ContextState::Loaded;
    QString reason;     ///< explanation for the user; empty if the file is loaded unchanged
    QStringList patterns; ///< for a waiting or listed file: patterns of the files that it applies to
    QString relatedFile; ///< file that hides or imports this one
    QStringList yieldsTo; ///< names of files: the client does not load this file if the start folder or a folder above it has one of them
    qint64 fileBytes = 0;
    qint64 sentBytes = 0;  ///< size of the sent text in bytes, without wrapper
    bool isShortened = false; ///< for a list: the description is shortened or omitted
    bool isOverLimit = false; ///< the file is skipped because it exceeds a size limit, earlier files use up the limit, or the list is full
    bool isBlockedImport = false; ///< an existing file that is skipped, because it is outside the folder in which the client follows imports
    bool isLinkAsText = false;    ///< a symbolic link that was checked out as text, so that only its target path is sent
    bool isSameFile = false;  ///< whether this hidden file is loaded under another name, `relatedFile`, because one of the two paths is a symbolic link
    bool isRepeated = false;  ///< sent, although the client already sends the same file: loaded twice
    bool isInList = false;    ///< whether `rule` is the ID of a list; a list and a rule that loads files may have the same ID
    bool isLimitShared = false; ///< for a file that reaches a size limit: whether the limit applies to several files together
    QString limitSetting;       ///< for a file that reaches a size limit: the key of the client's setting for the limit; empty if it cannot be changed
    qint64 truncationOffset = -1;      ///< offset of the first byte that is not sent; -1 if the file is not truncated
    qint64 truncationLine = -1;   ///< 1-based line of `truncationOffset`; -1 if the file is not truncated
    QString text;          ///< text as sent, without wrapper
    qsizetype part = -1;   ///< index in ClientContext::parts
    RuleEvidence evidence;
    std::optional<WeakerPart> weakerPart;

    /// Changes the state to skipped, with this reason, and clears the details of the previous state.
    void skip(const QString &newReason);
    /// Returns whether a size limit truncates, shortens or skips the file.
    bool isLimited() const { return truncationOffset >= 0 || isShortened || isOverLimit; }
    /// Returns whether text of the file is lost because of a size limit or a blocked import.
    bool hasLoss() const { return isLimited() || isBlockedImport; }
    /// Returns the offset of the first byte that is lost. Returns 0 if a size limit or a blocked import skips the file, and -1 if no bytes are lost.
    qint64 firstLostByte() const { return (isOverLimit && !isInList) || isBlockedImport ? 0 : truncationOffset; }
    /// Records a part of the rule that affected the file, if its evidence is the weakest so far.
    void recordPart(const QString &name, const RuleEvidence &part);
    /// Returns the weakest evidence for the result.
    EvidenceKind weakestEvidence() const { return weakerPart ? weakerPart->evidence.kind : evidence.kind; }
    bool isSent() const
    {
        return state == ContextState::Loaded || state == ContextState::Truncated || state == ContextState::Imported
            || state == ContextState::Listed;
    }
};

/// One text of the request, to the extent that it is known.
struct ContextPart {
    QString id;
    QString jsonPath;
    QString role;
    bool loadsOnFileRead = false;
    bool isOnlyText = false;
    QString text; ///< with contextGap in place of unknown client text
};

/// The files that a client loads when it is started in a folder.
struct ClientContext {
    QString client;
    QString title;
    RuleEvidence evidence;
    QString root;
    bool isRootMarked = false; ///< whether `root` contains a marker of a project, such as .git
    QString start;
    QString home;             ///< see ContextQuery
    QStringList touchedFiles; ///< see ContextQuery
    QList<ContextPart> parts; ///< in the order of the request, followed by the parts that are sent when a file is read
    QList<ContextText> texts; ///< in sending order; files that are not sent are at the position where they would be sent
    QString refusal;          ///< reason why the client does not run; empty if it runs
    QStringList notes;        ///< additional information about the client
    QStringList unreadPaths;      ///< paths and patterns that the client reads but that are outside the allowed folders; they need not exist
};

/// Returns the start folder for users: relative to `folder`, or its name if it is `folder`.
QString startFolderName(const ClientContext &context, const QString &folder);

/// Returns a path for users: relative to `folder`, or with `~` for the home folder.
QString contextPath(const QString &path, const QString &folder, const QString &home);

/// Returns a sentence that explains the state of a file, with paths relative to `folder`; empty if no explanation is needed.
QString contextReason(const ContextText &text, const QString &folder);

/// Returns the version, the evidence and its date: `2.1.330, observed 2026-11-22`.
QString evidenceText(const RuleEvidence &evidence);

/// Returns the evidence for a file: `observed`, or `observed; limit: assumed` if a part of the rule has weaker evidence.
QString contextEvidence(const ContextText &text);

/// Return sentences for users about the evidence for a client, or for a file: `Known from recorded requests of version 2.1.330. Checked on 2026-11-22.`
QString evidenceSentences(const RuleEvidence &evidence);
QString evidenceSentences(const ContextText &text);

/// The parameters of readClientContext(). Paths are absolute and normalized.
struct ContextQuery {
    QString start;
    QString home; ///< home directory, which replaces `~`
    QStringList touchedFiles; ///< files that the client reads during the session, in this order
    QHash<QString, QString> environment;
};

/// Returns the files that a client loads. Reads only through `files`, and limits the work, so that a hostile folder cannot exhaust time or memory. Thread-safe.
ClientContext readClientContext(const ClientDocument &client, const ContextFiles &files, const ContextQuery &query);

} // namespace outcrop
