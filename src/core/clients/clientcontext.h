// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/clients/clientdocument.h"
#include "core/ports/contextfiles.h"

#include <QHash>

namespace outcrop {

/// A placeholder in the text of a part for unknown words of the client.
inline constexpr QChar contextGap(0xE000);

/// What became of a file.
enum class ContextState {
    Loaded,  ///< sent as a whole, after what the rule makes of its text
    Cut,     ///< its beginning is sent
    Within,  ///< sent inside of the text that imports it
    Listed,  ///< only its name, and maybe its description, is sent
    Waiting, ///< sent when a file that it is for is read
    Hidden,  ///< not sent because another file is there
    Skipped, ///< not sent for another reason
};

/// `loaded`, `cut`, `imported`, `listed`, `waiting`, `hidden`, `skipped`.
QString toString(ContextState state);

/// A part of a rule that decided what becomes of a file, and that is less sure than the rule.
struct LessSurePart {
    QString name; ///< `limit` or `imports`
    RuleEvidence evidence;
};

/// A file and what a client makes of it.
struct ContextText {
    QString file;       ///< absolute, as the client names it
    QString realFile;   ///< without links
    QString rule;       ///< id of the rule
    QString title;      ///< what people call such files
    ContextState state = ContextState::Loaded;
    QString reason;     ///< a sentence, where it is not simply loaded
    QStringList patterns; ///< the files that it is for; empty: all
    QString by;         ///< the file that hides or imports it
    qint64 fileBytes = 0;
    qint64 sentBytes = 0;  ///< of its text, without wrapper
    bool isShortened = false; ///< of a listed file: its description is not sent, or not all of it
    qint64 cutByte = -1;   ///< the first byte of the file that is not sent
    qint64 cutLine = -1;   ///< the line, from 1, in which it is
    QString text;          ///< as it is sent, without wrapper
    qsizetype part = -1;   ///< index of ClientContext::parts
    RuleEvidence evidence;
    std::optional<LessSurePart> lessSure;

    /// How the least sure of it is known.
    EvidenceKind knownAs() const { return lessSure ? lessSure->evidence.kind : evidence.kind; }
    bool isSent() const { return state == ContextState::Loaded || state == ContextState::Cut || state == ContextState::Within || state == ContextState::Listed; }
};

/// A text of the request, as far as it is known.
struct ContextPart {
    QString id;
    QString where;
    QString role;
    bool onTouch = false;
    bool whole = false;
    QString text; ///< with contextGap where the client's own words are
};

/// What a client loads, started in one folder.
struct ClientContext {
    QString client;
    QString title;
    RuleEvidence evidence;
    QString root;
    QString start;
    QList<ContextPart> parts; ///< in the order of the request, then what a touch adds
    QList<ContextText> texts; ///< in the order in which they are sent; others where they would have been
    QString refusal;          ///< why the client would not run; then nothing is sent
    QStringList notes;        ///< what else to know of this client
    QStringList notRead;      ///< paths that it looks at, which lie outside of what may be read
};

/// Why a file is not simply loaded, as a sentence; paths below `folder` are relative to it. Empty where nothing needs a reason.
QString contextReason(const ContextText &text, const QString &folder);

/// How well the rule for a file is known: `observed`, or `observed; limit: assumed` where a part of the rule is less sure.
QString contextEvidence(const ContextText &text);

/// What to answer for. Paths are absolute and clean.
struct ContextQuestion {
    QString start;
    QString home; ///< the user's folder, where `~` points
    QStringList touched; ///< files that are read, in this order
    QHash<QString, QString> environment;
};

/// Answers what a client loads. Reads through `files` alone and bounds what a hostile folder can cost. Thread-safe.
ClientContext readClientContext(const ClientDocument &client, const ContextFiles &files, const ContextQuestion &question);

} // namespace outcrop
