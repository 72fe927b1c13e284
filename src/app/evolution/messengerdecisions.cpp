// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/evolution/messengerdecisions.h"

#include "app/evolution/messengermessages.h"
#include "app/evolution/messengerstate.h"
#include "core/base/explainerror.h"
#include "core/evolution/evidencelines.h"

#include <QCryptographicHash>
#include <QRegularExpression>

#include <algorithm>

namespace outcrop {
namespace {

constexpr int shownAtATime = 3;
constexpr int postponedHours = 24;
constexpr qsizetype reservedLength = 64; ///< length kept free in a message for the code and line ends

/// A decision that a person wrote or chose with a button.
struct WrittenDecision {
    QString verb; ///< `accept`, `reject`, or to postpone: `later`, `postpone`
    RecordId suggestion = 0;
    QString code;
    QString reason = {};
};

std::optional<WrittenDecision> decisionOf(const QRegularExpressionMatch &match)
{
    if (!match.hasMatch())
        return std::nullopt;
    return WrittenDecision{match.captured(QStringLiteral("verb")).toLower(), match.captured(QStringLiteral("id")).toLongLong(), match.captured(QStringLiteral("code")).toLower(), match.captured(QStringLiteral("reason")).trimmed()};
}

/// Reads a pressed button, a written decision, or a reply to the question for a reason; nullopt for other messages.
std::optional<WrittenDecision> readDecision(const MessengerUpdate &update)
{
    static const QRegularExpression buttonDataPattern(QStringLiteral("^(?<verb>accept|reject|later):(?<id>\\d{1,18}):(?<code>[0-9a-f]{12})$"));
    static const QRegularExpression written(QStringLiteral("^/?(?<verb>accept|reject|postpone|later)\\s+(?<id>\\d{1,18})\\s+\\(?(?<code>[0-9a-f]{12})\\)?(?<reason>[\\s\\S]*)$"), QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression askedPattern(QStringLiteral("(?<id>\\d{1,18}) \\((?<code>[0-9a-f]{12})\\)"));
    if (!update.data.isEmpty())
        return decisionOf(buttonDataPattern.match(update.data));
    if (const auto decision = decisionOf(written.match(update.text.trimmed())))
        return decision;
    std::optional<WrittenDecision> reply = decisionOf(askedPattern.match(update.repliedToText));
    const bool isAnswer = reply && update.repliedToText == messengermessages::askReason(reply->suggestion, reply->code) && !update.text.trimmed().isEmpty();
    if (!isAnswer)
        return std::nullopt;
    reply->verb = QStringLiteral("reject");
    reply->reason = update.text.trimmed();
    return reply;
}

/// A suggestion as a person sees it.
struct ShownSuggestion {
    QString code;
    QString text;
    QString problem; ///< why the suggestion cannot be accepted in the messenger; empty if it can
};

/// Returns whether the last decision postpones the suggestion beyond `now`.
bool isPostponed(const ListedSuggestion &listedSuggestion, const QDateTime &now)
{
    if (listedSuggestion.decisions.isEmpty() || listedSuggestion.decisions.last().verdict != postponedVerdict)
        return false;
    return listedSuggestion.decisions.last().at.addSecs(postponedHours * 3600) > now;
}

/// Runs one round: shows suggestions, reads the replies and applies the decisions.
class MessengerRoundRunner
{
public:
    MessengerRoundRunner(Messenger &messenger, const MessengerContext &context, const EvolutionSettings &settings) : m_messenger(messenger), m_context(context), m_settings(settings) { }

    Result<MessengerRound> run(std::chrono::seconds patience, const std::stop_token &stop)
    {
        const Result<MessengerState> state = readMessengerState(m_context.folder);
        if (!state)
            return state.error();
        m_state = *state;
        if (const Status shownStatus = showOpenSuggestions(); !shownStatus)
            return shownStatus.error();
        const Result<QList<MessengerUpdate>> updates = m_messenger.updates(m_state.lastUpdate, patience, stop);
        if (!updates)
            return updates.error();
        for (const MessengerUpdate &update : *updates) {
            if (const Status handled = handleUpdate(update); !handled)
                return handled.error();
        }
        return m_round;
    }

private:
    void report(const QString &sentence) const
    {
        if (m_context.onEvent)
            m_context.onEvent(sentence);
    }

    /// Handles an update, then stores its ID. If the program ends in between, an acceptance or rejection is refused the second time, because the log has it.
    Status handleUpdate(const MessengerUpdate &update)
    {
        if (update.id <= m_state.lastUpdate) {
            ++m_round.refused;
            report(messengermessages::repeatedUpdate(update.id));
            return success();
        }
        if (update.chat != m_settings.telegramChat || update.user != m_settings.telegramUser) { // no reply, because anyone can write to a bot
            ++m_round.refused;
            report(messengermessages::unauthorizedUser(update.id, update.user, update.chat));
        } else if (const Status replyStatus = sendReply(update, decide(update)); !replyStatus) {
            return replyStatus;
        }
        m_state.lastUpdate = update.id;
        return writeMessengerState(m_context.folder, m_state);
    }

    /// Replies to the person. A decision is valid even if the reply cannot be sent.
    Status sendReply(const MessengerUpdate &update, const Result<QString> &outcome)
    {
        const QString text = outcome ? *outcome : withAction(outcome.error()).message;
        ++(outcome ? m_round.decidedCount : m_round.refused);
        if (outcome && text.isEmpty()) { // the question for a reason
            --m_round.decidedCount;
            return success();
        }
        report(outcome ? text : messengermessages::refused(update.id, text));
        if (const Status status = update.callback.isEmpty() ? success() : m_messenger.acknowledge(update.callback, text); !status)
            report(withAction(status.error()).message);
        if (const Status status = m_messenger.send(text); !status)
            report(withAction(status.error()).message);
        return success();
    }

    /// Returns a sentence about the decision, or the reason why there is none. Empty if the person is asked for a reason.
    Result<QString> decide(const MessengerUpdate &update)
    {
        const std::optional<WrittenDecision> decision = readDecision(update);
        if (!decision)
            return Error{ErrorCode::Invalid, messengermessages::unreadableDecision(), {}};
        const Result<ListedSuggestion> listedSuggestion = settleAndFindOpenSuggestion(m_context.store, m_context.folder, m_context.history, decision->suggestion);
        if (!listedSuggestion)
            return listedSuggestion.error();
        const Result<OpenedWorkspace> opened = m_context.open();
        if (!opened)
            return opened.error();
        const Result<PreparedAcceptance> preparedAcceptance = prepareAcceptance(*opened, m_context.history, listedSuggestion->suggestion);
        if (decision->code != decisionCode(listedSuggestion->suggestion, preparedAcceptance ? &preparedAcceptance->plan : nullptr)) // showOpenSuggestions() shows the new diff
            return Error{ErrorCode::NotAllowed, messengermessages::outdatedDiff(decision->suggestion), {}};
        if (decision->verb == u"accept")
            return accept(*listedSuggestion, *opened, preparedAcceptance, deciderOf(update));
        return decision->verb == u"reject" ? reject(*decision, deciderOf(update)) : postpone(*listedSuggestion, deciderOf(update));
    }

    Decider deciderOf(const MessengerUpdate &update) const
    {
        const QString person = update.userName.isEmpty() ? update.user : update.userName;
        return {person, m_context.now(), {{"channel", jsonString(m_messenger.name())}, {"chat", jsonString(update.chat)}, {"user", jsonString(update.user)}, {"update", update.id}}};
    }

    Result<QString> accept(const ListedSuggestion &listedSuggestion, const OpenedWorkspace &opened, const Result<PreparedAcceptance> &preparedAcceptance, const Decider &decider)
    {
        if (!preparedAcceptance)
            return Error{preparedAcceptance.error().code, messengermessages::cannotAccept(listedSuggestion.suggestion.id, preparedAcceptance.error().message), {}};
        if (const ShownSuggestion shown = shownSuggestion(listedSuggestion, preparedAcceptance); !shown.problem.isEmpty())
            return Error{ErrorCode::NotAllowed, messengermessages::cannotAccept(listedSuggestion.suggestion.id, shown.problem), {}};
        const Result<Acceptance> acceptance = acceptPreparedSuggestion(m_context.store, opened, m_context.history, *preparedAcceptance, false, decider);
        return acceptance ? Result<QString>(messengermessages::accepted(listedSuggestion.suggestion.id, acceptance->path)) : acceptance.error();
    }

    Result<QString> reject(const WrittenDecision &written, const Decider &decider)
    {
        if (written.reason.isEmpty()) {
            const Status askedStatus = m_messenger.send(messengermessages::askReason(written.suggestion, written.code), {}, true);
            return askedStatus ? Result<QString>(QString()) : askedStatus.error();
        }
        const Result<Decision> decision = rejectSuggestionById(
            m_context.store, m_context.folder, m_context.history, written.suggestion, written.reason, decider);
        return decision ? Result<QString>(messengermessages::rejected(written.suggestion, decision->reason)) : decision.error();
    }

    Result<QString> postpone(const ListedSuggestion &listedSuggestion, const Decider &decider)
    {
        const Result<Decision> decision = postponeSuggestion(m_context.store, listedSuggestion.suggestion.id, decider);
        if (!decision)
            return decision.error();
        m_state.sent.remove(listedSuggestion.suggestion.id);
        return messengermessages::postponed(
            listedSuggestion.suggestion.id, decider.time.addSecs(postponedHours * 3600).toString(QStringLiteral("yyyy-MM-dd hh:mm 'UTC'")));
    }

    ShownSuggestion shownSuggestion(const ListedSuggestion &listedSuggestion, const Result<PreparedAcceptance> &preparedAcceptance) const
    {
        const Suggestion &suggestion = listedSuggestion.suggestion;
        ShownSuggestion shown{decisionCode(suggestion, preparedAcceptance ? &preparedAcceptance->plan : nullptr), {}, {}};
        QStringList lines{messengermessages::heading(suggestion.id, shown.code, suggestion.title)};
        if (suggestion.confidence)
            lines += messengermessages::confidence(confidenceText(*suggestion.confidence));
        lines += QStringList{QString(), suggestion.reason};
        const bool canApply = preparedAcceptance && preparedAcceptance->plan.isClean();
        const QString diff = canApply ? toText(diffFile(preparedAcceptance->plan.before, preparedAcceptance->plan.after, preparedAcceptance->plan.path)) : suggestion.diff;
        const bool fits = lines.join(u'\n').size() + diff.size() + reservedLength <= m_messenger.maximumLength();
        if (fits && !diff.isEmpty())
            lines += QStringList{QString(), diff};
        shown.problem = suggestion.diff.isEmpty() ? messengermessages::noFileToChange()
            : !preparedAcceptance                           ? preparedAcceptance.error().message
            : !canApply                           ? messengermessages::conflicting(preparedAcceptance->plan.path)
            : !fits                               ? messengermessages::tooLong(suggestion.id)
                                                  : preparedAcceptance->refusal;
        if (!shown.problem.isEmpty())
            lines += QStringList{QString(), messengermessages::cannotAccept(suggestion.id, shown.problem)};
        shown.text = lines.join(u'\n');
        return shown;
    }

    /// Of the first three open suggestions that are not postponed, shows those that the person has not seen in their current form.
    Status showOpenSuggestions()
    {
        const Result<QList<ListedSuggestion>> all = settleAndListSuggestions(m_context.store, m_context.folder, m_context.history);
        if (!all)
            return all.error();
        const Result<OpenedWorkspace> opened = m_context.open();
        if (!opened)
            return opened.error();
        int shown = 0;
        for (const ListedSuggestion &listedSuggestion : *all) {
            if (listedSuggestion.state() != SuggestionState::Open || isPostponed(listedSuggestion, m_context.now()) || shown++ >= shownAtATime)
                continue;
            if (const Status sentStatus = showSuggestion(listedSuggestion, *opened); !sentStatus)
                return sentStatus;
        }
        return success();
    }

    Status showSuggestion(const ListedSuggestion &listedSuggestion, const OpenedWorkspace &opened)
    {
        const RecordId id = listedSuggestion.suggestion.id;
        const ShownSuggestion shown = shownSuggestion(listedSuggestion, prepareAcceptance(opened, m_context.history, listedSuggestion.suggestion));
        if (m_state.sent.value(id) == shown.code)
            return success();
        QList<MessengerButton> buttons;
        const auto add = [&](const QString &title, const QString &verb) { buttons.append({title, QStringLiteral("%1:%2:%3").arg(verb).arg(id).arg(shown.code)}); };
        if (shown.problem.isEmpty())
            add(messengermessages::acceptButton(), QStringLiteral("accept"));
        add(messengermessages::rejectButton(), QStringLiteral("reject"));
        add(messengermessages::postponeButton(), QStringLiteral("later"));
        if (const Status sentStatus = m_messenger.send(shown.text, buttons); !sentStatus)
            return sentStatus;
        m_state.sent.insert(id, shown.code);
        ++m_round.sent;
        report(messengermessages::sent(id, m_messenger.name()));
        return writeMessengerState(m_context.folder, m_state);
    }

    Messenger &m_messenger;
    const MessengerContext &m_context;
    const EvolutionSettings &m_settings;
    MessengerState m_state;
    MessengerRound m_round;
};

} // namespace

std::optional<Error> messengerSettingsError(const EvolutionSettings &settings)
{
    const auto invalid = [](const QString &message) { return Error{ErrorCode::Invalid, message, {QStringLiteral("config.toml"), {}}}; };
    if (settings.channel != u"telegram")
        return invalid(messengermessages::notConfigured());
    if (settings.telegramChat.isEmpty())
        return invalid(messengermessages::noChat());
    return settings.telegramUser.isEmpty() ? std::optional(invalid(messengermessages::noUser(settings.telegramChat))) : std::nullopt;
}

QString decisionCode(const Suggestion &suggestion, const AcceptPlan *plan)
{
    QByteArray seenBytes = suggestion.diff.toUtf8() + '\0' + suggestion.title.toUtf8();
    if (plan)
        seenBytes += '\0' + plan->before.toUtf8() + '\0' + plan->after.toUtf8();
    return QString::fromLatin1(QCryptographicHash::hash(seenBytes, QCryptographicHash::Sha256).toHex().left(12));
}

Result<MessengerRound> runMessengerRound(Messenger &messenger, const MessengerContext &context, const EvolutionSettings &settings,
                                         std::chrono::seconds patience, const std::stop_token &stop)
{
    if (const std::optional<Error> refused = messengerSettingsError(settings))
        return *refused;
    return MessengerRoundRunner(messenger, context, settings).run(patience, stop);
}

} // namespace outcrop
