// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/clients/clientcontext.h"

#include "core/clients/contextreader.h"

namespace outcrop {

QString toString(ContextState state)
{
    switch (state) {
    case ContextState::Loaded:
        return QStringLiteral("loaded");
    case ContextState::Cut:
        return QStringLiteral("cut");
    case ContextState::Within:
        return QStringLiteral("imported");
    case ContextState::Listed:
        return QStringLiteral("listed");
    case ContextState::Waiting:
        return QStringLiteral("waiting");
    case ContextState::Hidden:
        return QStringLiteral("hidden");
    case ContextState::Skipped:
        return QStringLiteral("skipped");
    }
    Q_UNREACHABLE();
}

ClientContext readClientContext(const ClientDocument &client, const ContextFiles &files, const ContextQuestion &question)
{
    return ContextReader(client, files, question).read();
}

} // namespace outcrop
