// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDate>
#include <QString>

#include <optional>

namespace outcrop {

/// One turn of a phase in a session, and the location of its files (ADR-0009, "Storage Location"). Files of the first turn are named after the phase;
/// later turns of the same conversation add a number: `planning-turn-2-prompt.md`. Paths are relative to the workspace.
struct TurnLocation {
    QString session; ///< name of the folder in `sessions/`
    int iteration = 1;
    QString phase; ///< phase as used in file names, see phaseStem()
    int turn = 1;

    QString folder() const; ///< `sessions/<id>/iteration-<n>`
    QString promptPath() const;
    QString responsePath() const;
    QString partialPath() const;      ///< partial response: `<phase>-response.partial.md`
    QString conversationPath() const; ///< shared by all turns of the phase in this iteration
    friend bool operator==(const TurnLocation &, const TurnLocation &) = default;
};

enum class SessionFileKind { Prompt, Response, Partial, Conversation };

/// A session file, identified by its path.
struct SessionFile {
    TurnLocation location;
    SessionFileKind kind = SessionFileKind::Prompt;
};

/// Returns the session file that a path names; nullopt if the path has another form.
std::optional<SessionFile> sessionFileOf(const QString &path);

/// Returns the phase as used in file names: `generation` for `generating`; `message` for a prompt without a phase. Hyphens replace characters other than
/// letters, digits, `_`, `.` and `-`; leading dots and hyphens are removed.
QString phaseStem(const QString &phase);
/// Returns the phase for a stem in a file name: `generating` for `generation` and for the older `generating`; empty for `message`.
QString phaseOfStem(const QString &stem);

/// Returns an ID with the date and the first words of a text: `2026-11-21-plan-the-release`. Only the date if the text has no letters a to z and no digits.
QString sessionId(const QDate &date, const QString &text);
/// Returns the ID with a number as suffix, `…-2` for the second session with this ID. Returns `id` unchanged for numbers below 2.
QString numberedSessionId(const QString &id, int number);
/// Returns whether a name is valid as the name of a session folder: letters, digits, underscores and, except at the beginning, spaces, dots and hyphens.
bool isSessionId(const QString &id);

} // namespace outcrop
