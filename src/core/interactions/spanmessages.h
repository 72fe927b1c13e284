// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/interactions/spans.h"

#include <QSet>

namespace outcrop {

/// One message of a conversation, as text.
struct SpanMessage {
    QString role;
    QString text;

    friend bool operator==(const SpanMessage &, const SpanMessage &) = default;
};

/// What was sent and what came back, as the conventions' generations say it.
struct SpanMessages {
    QList<SpanMessage> sent;
    QList<SpanMessage> received;
    QStringList finishReasons;
    QSet<QString> used; ///< attributes of the span that were read

    /// One message alone as it is; several with their roles.
    QString request() const;
    QString response() const;
    /// The last message of the person; empty where there is none.
    QString question() const;
};

SpanMessages readMessages(const Span &span);

} // namespace outcrop
