// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QList>
#include <QString>

#include <chrono>
#include <stop_token>

namespace outcrop {

/// A button below a message. Pressing it returns `data`.
struct MessengerButton {
    QString title;
    QString data; ///< at most 64 bytes in UTF-8
};

/// A message from a person, or a pressed button. The fields are untrusted: anyone can write to a bot.
struct MessengerUpdate {
    qint64 id = 0;     ///< ascending
    QString chat;      ///< ID of the chat
    QString user;      ///< ID of the sender
    QString userName = {}; ///< display name of the sender; senders can change it
    QString text = {};     ///< text of a message
    QString data = {};     ///< data of a pressed button; empty for a message
    QString repliedToText = {}; ///< text of the message that this one replies to
    QString callback = {};      ///< ID for acknowledging a pressed button
};

/// A channel that sends messages to one chat and reads the replies by polling. Does not open a port. Blocks on the network, so call it from a worker
/// thread. Errors: Unreadable (no response), NotAllowed (rejected by the service), Interrupted. Error messages never contain a key.
class Messenger
{
public:
    virtual ~Messenger() = default;

    /// Returns the name for display: `Telegram`.
    virtual QString name() const = 0;
    /// Sends plain text to the configured chat. `asksForReply` opens the recipient's reply field.
    virtual Status send(const QString &text, const QList<MessengerButton> &buttons = {}, bool asksForReply = false) = 0;
    /// Returns the updates of all chats with update IDs above `after`. Confirms earlier updates, so that the service can discard them. Waits up to
    /// `patience` for the first update.
    virtual Result<QList<MessengerUpdate>> updates(qint64 after, std::chrono::seconds patience, const std::stop_token &stop) = 0;
    /// Shows the outcome of a pressed button.
    virtual Status acknowledge(const QString &callback, const QString &text) = 0;
    /// Returns the maximum length of a message in UTF-16 code units.
    virtual qsizetype maximumLength() const = 0;
};

} // namespace outcrop
