// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/keys/keyslook.h"

#include "gui/look/icons.h"

namespace outcrop {

QIcon availabilityIcon(KeyAvailability standing)
{
    switch (standing) {
    case KeyAvailability::NotNeeded:
        return lineIcon(QStringLiteral("kept"), Ink::Muted);
    case KeyAvailability::Ready:
        return lineIcon(QStringLiteral("success"), Ink::Success);
    case KeyAvailability::Missing:
        return lineIcon(QStringLiteral("key"), Ink::Muted);
    case KeyAvailability::Unconfirmed:
        return lineIcon(QStringLiteral("warning"), Ink::Warning);
    case KeyAvailability::Refused:
        return lineIcon(QStringLiteral("error"), Ink::Error);
    case KeyAvailability::Unknown:
        return lineIcon(QStringLiteral("note"), Ink::Muted);
    }
    return {};
}

QIcon rowAvailabilityIcon(const QModelIndex &index)
{
    return availabilityIcon(static_cast<KeyAvailability>(index.data(KeyStandingRole).toInt()));
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
