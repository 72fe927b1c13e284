// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/explainerror.h"

#include "core/base/basemessages.h"

#include <QRegularExpression>

namespace outcrop {

namespace {

/// Returns whether a message states an action, which is assumed if it has a second sentence or clause. Chinese and Japanese have no space after a sentence.
bool hasAction(const QString &message)
{
    static const QRegularExpression nextPart(QStringLiteral("[.;\\x{061B}] |[\\x{3002}\\x{FF1B}].")); // ؛ 。 ；
    return nextPart.match(message).hasMatch();
}

/// Returns the action for an error of the file system. Other errors have too many causes for one action: their messages must state it.
QString fileAction(const Error &error)
{
    const bool isFile = !error.location.file.isEmpty() || error.code == ErrorCode::Unwritable;
    if (!isFile || error.message.isEmpty() || hasAction(error.message))
        return {};
    switch (error.code) {
    case ErrorCode::NotFound:
        return basemessages::actionNotFound();
    case ErrorCode::Unreadable:
        return basemessages::actionUnreadable();
    case ErrorCode::Unwritable:
        return basemessages::actionUnwritable();
    case ErrorCode::TooLarge:
        return basemessages::actionTooLarge();
    case ErrorCode::NotAllowed:
    case ErrorCode::Invalid:
    case ErrorCode::Interrupted:
        break;
    }
    return {};
}

QString sentenceOf(const QString &message)
{
    static const QString ends = QStringLiteral(".!?…。！？؟");
    return message.isEmpty() || ends.contains(message.back()) ? message : basemessages::sentence(message);
}

QString appendAction(const QString &message, const QString &action)
{
    return action.isEmpty() ? message : basemessages::sentences(sentenceOf(message), action);
}

} // namespace

QString explainError(const Error &error)
{
    const bool isCorrectableOnly = error.code == ErrorCode::Invalid && !error.location.file.isEmpty() && !error.message.isEmpty() && !hasAction(error.message);
    const QString action = isCorrectableOnly ? basemessages::actionInvalid(toString(error.location)) : fileAction(error);
    return sentenceOf(appendAction(error.message, action));
}

QString explainErrorAt(const Error &error)
{
    Error shown = withAction(error);
    shown.message = sentenceOf(shown.message);
    return toString(shown);
}

Error withAction(const Error &error)
{
    return {error.code, appendAction(error.message, fileAction(error)), error.location};
}

} // namespace outcrop
