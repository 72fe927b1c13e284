// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/base/explainerror.h"

#include <QCoreApplication>

namespace outcrop {

namespace {

struct AdviceWords {
    Q_DECLARE_TR_FUNCTIONS(Advice)
};

QString advice(ErrorCode code)
{
    switch (code) {
    case ErrorCode::NotFound:
        return AdviceWords::tr("Check whether the file or folder was moved or renamed.");
    case ErrorCode::Unreadable:
        return AdviceWords::tr("Check the file permissions.");
    case ErrorCode::Unwritable:
        return AdviceWords::tr("Check the write permission and the free disk space.");
    case ErrorCode::NotAllowed:
        return AdviceWords::tr("Choose another location.");
    case ErrorCode::Invalid:
        return AdviceWords::tr("Open the Problems panel to see errors in files.");
    case ErrorCode::TooLarge:
        return AdviceWords::tr("Choose a smaller file.");
    case ErrorCode::Interrupted:
        break;
    }
    return {};
}

/// Returns whether a message contains advice, which is assumed if it has a second sentence or clause.
bool hasAdvice(const QString &message)
{
    return message.contains(QLatin1String(". ")) || message.contains(QLatin1String("; "));
}

} // namespace

QString explainError(const Error &error)
{
    const QString sentence = error.message.endsWith(u'.') ? error.message : error.message + u'.';
    const QString help = hasAdvice(sentence) ? QString() : advice(error.code);
    return help.isEmpty() ? sentence : AdviceWords::tr("%1 %2").arg(sentence, help);
}

} // namespace outcrop
