// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/keys/keyslook.h"

#include "gui/look/icons.h"

namespace outcrop {

QIcon standingIcon(KeyStanding standing)
{
    switch (standing) {
    case KeyStanding::NotNeeded:
        return lineIcon(QStringLiteral("kept"), Ink::Muted);
    case KeyStanding::Ready:
        return lineIcon(QStringLiteral("success"), Ink::Success);
    case KeyStanding::Missing:
        return lineIcon(QStringLiteral("key"), Ink::Muted);
    case KeyStanding::Unconfirmed:
        return lineIcon(QStringLiteral("warning"), Ink::Warning);
    case KeyStanding::Refused:
        return lineIcon(QStringLiteral("error"), Ink::Error);
    case KeyStanding::Unknown:
        return lineIcon(QStringLiteral("note"), Ink::Muted);
    }
    return {};
}

QIcon rowStandingIcon(const QModelIndex &index)
{
    return standingIcon(static_cast<KeyStanding>(index.data(KeyStandingRole).toInt()));
}

QIcon keyTestIcon(KeyTest test)
{
    switch (test) {
    case KeyTest::None:
    case KeyTest::Running:
        return {};
    case KeyTest::Passed:
        return lineIcon(QStringLiteral("success"), Ink::Success);
    case KeyTest::Failed:
        return lineIcon(QStringLiteral("error"), Ink::Error);
    }
    return {};
}

} // namespace outcrop
