// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/notify/desktopnotifier.h"

#include "adapters/modules/programmodule.h"
#include "adapters/notify/desktopmodule.h"
#include "adapters/notify/notifymessages.h"

namespace outcrop {
namespace {

const char *const moduleName = "outcrop-notify";

Error undisplayableFileError(const QString &reason)
{
    return {ErrorCode::Unreadable, notifymessages::notShown(reason), {}};
}

} // namespace

Status DesktopNotifier::send(const Notification &notice)
{
    static const auto show = moduleFunction(outcropShowNotification, moduleName, "outcropShowNotification");
    if (!show)
        return undisplayableFileError(notifymessages::moduleMissing(moduleFile(moduleName)));
    DesktopAnswer answer;
    show({notice.title, notice.text, m_lastId}, answer);
    if (!answer.hasBus)
        return undisplayableFileError(notifymessages::noSessionBus());
    if (answer.id == 0)
        return undisplayableFileError(answer.reason.isEmpty() ? QStringLiteral("no response") : answer.reason);
    m_lastId = answer.id;
    return success();
}

} // namespace outcrop
