// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/advice.h"

#include <QCoreApplication>

namespace outcrop {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Advice)
};

QString advice(ErrorCode code)
{
    switch (code) {
    case ErrorCode::NotFound:
        return Words::tr("Check whether it was moved or renamed.");
    case ErrorCode::Unreadable:
        return Words::tr("Check that you may read it.");
    case ErrorCode::Unwritable:
        return Words::tr("Check that you may write there and that there is room.");
    case ErrorCode::NotAllowed:
        return Words::tr("Choose another place.");
    case ErrorCode::Invalid:
        return Words::tr("See Problems for the place.");
    case ErrorCode::TooLarge:
        return Words::tr("Choose a smaller one.");
    case ErrorCode::Interrupted:
        return Words::tr("Nothing was changed.");
    }
    return {};
}

} // namespace

QString explained(const Error &error)
{
    return Words::tr("%1 %2").arg(error.message, advice(error.code));
}

} // namespace outcrop
