// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/keys/keyslook.h"

#include "gui/look/icons.h"

namespace outcrop {

QIcon availabilityIcon(KeyAvailability availability)
{
    switch (availability) {
    case KeyAvailability::NotNeeded:
        return lineIcon(QStringLiteral("kept"), ColorRole::Muted);
    case KeyAvailability::Ready:
        return lineIcon(QStringLiteral("success"), ColorRole::Success);
    case KeyAvailability::Missing:
        return lineIcon(QStringLiteral("key"), ColorRole::Muted);
    case KeyAvailability::Unconfirmed:
        return lineIcon(QStringLiteral("warning"), ColorRole::Warning);
    case KeyAvailability::Refused:
        return lineIcon(QStringLiteral("error"), ColorRole::Error);
    case KeyAvailability::Unknown:
        return lineIcon(QStringLiteral("note"), ColorRole::Muted);
    }
    return {};
}

QIcon rowAvailabilityIcon(const QModelIndex &index)
{
    return availabilityIcon(static_cast<KeyAvailability>(index.data(KeyAvailabilityRole).toInt()));
}

QIcon keyTestIcon(KeyTestState test)
{
    switch (test) {
    case KeyTestState::None:
    case KeyTestState::Running:
        return {};
    case KeyTestState::Passed:
        return lineIcon(QStringLiteral("success"), ColorRole::Success);
    case KeyTestState::Failed:
        return lineIcon(QStringLiteral("error"), ColorRole::Error);
    }
    return {};
}

} // namespace outcrop
