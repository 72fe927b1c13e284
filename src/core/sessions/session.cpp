// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sessions/session.h"

#include <QMap>

#include <algorithm>

namespace outcrop {
namespace {

const QString sessionsFolder = QStringLiteral("sessions/");

/// Returns the position of a phase in the standard order of phases; other phases come last.
int rankOf(const QString &stem)
{
    static const QStringList order{QStringLiteral("planning"), QStringLiteral("generating"), QStringLiteral("reviewing"), QStringLiteral("revising")};
    const qsizetype index = order.indexOf(phaseOfStem(stem));
    return static_cast<int>(index < 0 ? order.size() : index);
}

QString fileName(const QString &path)
{
    return path.section(u'/', -1);
}

/// Collects the files and the conversation of one phase and builds its turns.
class PhaseFiles
{
public:
    void add(const SessionFile &file, const Document &document, Diagnostics &diagnostics)
    {
        switch (file.kind) {
        case SessionFileKind::Prompt:
            m_prompts.insert(file.location.turn, document.path);
            break;
        case SessionFileKind::Response:
            m_responses.insert(file.location.turn, document.path);
            break;
        case SessionFileKind::Partial:
            m_partials.insert(file.location.turn, document.path);
            break;
        case SessionFileKind::Conversation:
            m_conversationFile = document.path;
            m_conversation = PhaseConversation::read(document, diagnostics).value_or(PhaseConversation());
            break;
        }
    }

    SessionPhase phase(const TurnLocation &location) const
    {
        SessionPhase phase{location, m_conversation, {}, m_conversationFile};
        QMap<int, TurnRecord> turns;
        for (TurnRecord record : m_conversation.turns()) {
            if (record.response.isEmpty() && record.partial.isEmpty())
                record.partial = fileName(m_partials.value(record.turn)); // the end of this turn was never recorded
            turns.insert(record.turn, record);
        }
        for (auto file = m_prompts.begin(); file != m_prompts.end(); ++file) {
            if (!turns.contains(file.key()))
                turns.insert(file.key(), recordOf(file.key()));
        }
        phase.turns = turns.values();
        return phase;
    }

private:
    /// Returns a record for a turn that is known only from its files, which means it was entered manually.
    TurnRecord recordOf(int turn) const
    {
        TurnRecord record;
        record.turn = turn;
        record.prompt = fileName(m_prompts.value(turn));
        record.response = fileName(m_responses.value(turn));
        record.partial = fileName(m_partials.value(turn));
        record.state = record.response.isEmpty() ? TurnState::Waiting : TurnState::Answered;
        return record;
    }

    QMap<int, QString> m_prompts;
    QMap<int, QString> m_responses;
    QMap<int, QString> m_partials;
    QString m_conversationFile;
    PhaseConversation m_conversation;
};

class SessionReader
{
public:
    void add(const Document &document)
    {
        const std::optional<SessionFile> file = sessionFileOf(document.path);
        if (!file)
            return;
        const QString stem = file->location.phase;
        Diagnostics &diagnostics = m_diagnostics[file->location.session];
        m_sessions[file->location.session][{file->location.iteration, {rankOf(stem), stem}}].add(*file, document, diagnostics);
    }

    QList<Session> sessions() const
    {
        QList<Session> all;
        for (auto session = m_sessions.begin(); session != m_sessions.end(); ++session) {
            Session read{session.key(), {}, m_diagnostics.value(session.key())};
            for (auto phase = session->begin(); phase != session->end(); ++phase)
                read.phases.append(phase->phase({session.key(), phase.key().first, phase.key().second.second, 1}));
            all.append(read);
        }
        return all;
    }

private:
    using PhaseKey = std::pair<int, std::pair<int, QString>>; ///< iteration, rank, file stem
    QMap<QString, QMap<PhaseKey, PhaseFiles>> m_sessions;
    QMap<QString, Diagnostics> m_diagnostics;
};

QList<Session> read(const Workspace &workspace, const QString &folder)
{
    const QList<DocumentPtr> &documents = workspace.documents(); // sorted by path
    auto document = std::lower_bound(documents.begin(), documents.end(), folder, [](const DocumentPtr &one, const QString &path) { return one->path < path; });
    SessionReader reader;
    for (; document != documents.end() && (*document)->path.startsWith(folder); ++document)
        reader.add(**document);
    return reader.sessions();
}

QDateTime timeOf(const TurnRecord &record)
{
    return record.endTime.isValid() ? record.endTime : record.startTime;
}

bool isEarlier(const SessionPhase &a, const SessionPhase &b)
{
    const auto last = [](const SessionPhase &phase) { return phase.isEmpty() ? QDateTime() : timeOf(phase.turns.last()); };
    if (last(a).isValid() && last(b).isValid() && last(a) != last(b))
        return last(a) < last(b);
    return a.location.iteration < b.location.iteration;
}

} // namespace

TurnLocation SessionPhase::turnLocation(int turn) const
{
    TurnLocation one = location;
    one.turn = turn;
    return one;
}

QString SessionPhase::promptFile(const TurnRecord &record) const
{
    return record.prompt.isEmpty() ? QString() : location.folder() + u'/' + record.prompt;
}

QString SessionPhase::responseFile(const TurnRecord &record) const
{
    const QString name = record.response.isEmpty() ? record.partial : record.response;
    return name.isEmpty() ? QString() : location.folder() + u'/' + name;
}

int Session::lastIteration() const
{
    int last = 0;
    for (const SessionPhase &one : phases)
        last = std::max(last, one.location.iteration);
    return last;
}

const SessionPhase *Session::phase(int iteration, const QString &phase) const
{
    const auto found = std::find_if(phases.begin(), phases.end(), [&](const SessionPhase &one) {
        return one.location.iteration == iteration && phaseOfStem(one.location.phase) == phaseOfStem(phaseStem(phase));
    });
    return found == phases.end() ? nullptr : &*found;
}

const SessionPhase *Session::latest() const
{
    const SessionPhase *last = nullptr;
    for (const SessionPhase &one : phases) {
        if (!last || !isEarlier(one, *last))
            last = &one;
    }
    return last;
}

QString Session::title() const
{
    for (const SessionPhase &one : phases) {
        for (const TurnRecord &record : one.turns) {
            if (!record.request.isEmpty())
                return record.request.simplified();
        }
    }
    return {};
}

QDateTime Session::lastTime() const
{
    QDateTime lastTime;
    for (const SessionPhase &one : phases) {
        for (const TurnRecord &record : one.turns)
            lastTime = !lastTime.isValid() || timeOf(record) > lastTime ? timeOf(record) : lastTime;
    }
    return lastTime;
}

std::optional<Cost> Session::cost() const
{
    std::optional<Cost> sum;
    for (const SessionPhase &one : phases) {
        for (const TurnRecord &record : one.turns) {
            if (record.cost)
                sum = sum.value_or(Cost()) + *record.cost;
        }
    }
    return sum;
}

QList<Session> sessionsOf(const Workspace &workspace)
{
    QList<Session> sessions = read(workspace, sessionsFolder);
    std::stable_sort(sessions.begin(), sessions.end(), [](const Session &a, const Session &b) {
        const QDateTime first = a.lastTime();
        const QDateTime second = b.lastTime();
        if (first.isValid() && second.isValid() && first != second)
            return first > second;
        return first.isValid() == second.isValid() ? a.id > b.id : first.isValid();
    });
    return sessions;
}

std::optional<Session> sessionOf(const Workspace &workspace, const QString &id)
{
    const QList<Session> sessions = read(workspace, sessionsFolder + id + u'/');
    return sessions.isEmpty() ? std::nullopt : std::optional(sessions.first());
}

TurnLocation nextTurnLocation(const Session &session, const QString &phase, bool continuesConversation)
{
    const QString stem = phaseStem(phase);
    const int last = std::max(1, session.lastIteration());
    for (int iteration = last; continuesConversation && iteration >= 1; --iteration) {
        const SessionPhase *found = session.phase(iteration, phase);
        if (found && !found->isEmpty())
            return found->turnLocation(found->turns.last().turn + 1);
    }
    const SessionPhase *matchingPhase = session.phase(last, phase);
    return {session.id, matchingPhase ? last + 1 : last, stem, 1};
}

} // namespace outcrop
