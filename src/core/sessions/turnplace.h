// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDate>
#include <QString>

#include <optional>

namespace outcrop {

/// One turn of one phase of a session, and where its files lie (ADR-0009, "Storage Location"). The first turn's files have the phase's name
/// alone; a further turn of the same conversation is `planning-turn-2-prompt.md`. Paths are relative to the workspace.
struct TurnPlace {
    QString session;   ///< the folder below `sessions/`
    int iteration = 1;
    QString phase;     ///< as files spell it, see phaseStem()
    int turn = 1;

    QString folder() const; ///< `sessions/<id>/iteration-<n>`
    QString promptPath() const;
    QString responsePath() const;
    QString arrivingPath() const;     ///< what has come of an answer that is not whole: `<phase>-response.partial.md`
    QString conversationPath() const; ///< one for all turns of the phase in this iteration
    friend bool operator==(const TurnPlace &, const TurnPlace &) = default;
};

enum class SessionFileKind { Prompt, Response, Arriving, Conversation };

/// A file of a session, known by its path.
struct SessionFile {
    TurnPlace place;
    SessionFileKind kind = SessionFileKind::Prompt;
};

/// Nothing for a path that is not a session's file.
std::optional<SessionFile> sessionFileOf(const QString &path);

/// A phase as files spell it: a special name for a prompt without a phase, and nothing that would leave the folder.
QString phaseStem(const QString &phase);
/// The phase that a file name means: `generating` for the seed's `generation`.
QString phaseOfStem(const QString &stem);

/// `2026-11-21-plan-the-release`: the date, and the first words of a text.
QString sessionId(const QDate &date, const QString &text);
/// The same name once more, for where it is taken: `…-2` for the second.
QString numberedSessionId(const QString &id, int number);
/// Whether a name is a folder's own and nothing else.
bool isSessionId(const QString &id);

} // namespace outcrop
