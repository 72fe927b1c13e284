// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/datatext.h"

#include "core/base/messagetext.h"

namespace outcrop {

QString dataText(const QString &english)
{
    const QByteArray text = english.toUtf8();
    return english.isEmpty() ? english : MessageText("data", text.constData())();
}

} // namespace outcrop
