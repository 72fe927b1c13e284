// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/interactions/spans.h"

#include <QSet>

namespace outcrop {

/// One message of a conversation.
struct SpanMessage {
    QString role;
    QString text;

    friend bool operator==(const SpanMessage &, const SpanMessage &) = default;
};

/// The messages that were sent to and received from the model, in any generation of the conventions.
struct SpanMessages {
    QList<SpanMessage> sent;
    QList<SpanMessage> received;
    QStringList finishReasons;
    QSet<QString> used; ///< names of the span attributes that were read

    /// Returns a single message unchanged, or several messages prefixed with their roles.
    QString request() const;
    QString response() const;
    /// Returns the last user message; empty if there is none.
    QString question() const;
};

SpanMessages readMessages(const Span &span);

/// Returns the messages of a value: a list of messages, one message, a string, or an object with a list under `messages`. `role` applies to messages without
/// a role.
QList<SpanMessage> readMessageList(const Json &value, const QString &role);

} // namespace outcrop
