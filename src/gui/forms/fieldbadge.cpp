// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/forms/fieldbadge.h"

#include "gui/look/icons.h"

#include <QCoreApplication>

namespace outcrop {

namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(FieldBadge)
};

} // namespace

QIcon portabilityIcon(PortabilityClass portability, bool isQuiet)
{
    const ColorRole ink = isQuiet ? ColorRole::Muted : portabilityColorRole(portability);
    switch (portability) {
    case PortabilityClass::Portable:
        return lineIcon(QStringLiteral("portable"), ink);
    case PortabilityClass::AdaptationRequired:
        return lineIcon(QStringLiteral("adaptation"), ink);
    case PortabilityClass::NonPortable:
        return lineIcon(QStringLiteral("non-portable"), ink);
    case PortabilityClass::Unclassified:
        break;
    }
    return {};
}

/// Returns the color of a portability class. Highlights only fields that need adaptation or are not portable.
ColorRole portabilityColorRole(PortabilityClass portability)
{
    switch (portability) {
    case PortabilityClass::AdaptationRequired:
        return ColorRole::Warning;
    case PortabilityClass::NonPortable:
        return ColorRole::Error;
    case PortabilityClass::Portable:
    case PortabilityClass::Unclassified:
        break;
    }
    return ColorRole::Muted;
}

QString portabilityHelp(PortabilityClass portability)
{
    switch (portability) {
    case PortabilityClass::Portable:
        return Texts::tr("This field has the same meaning for every provider.");
    case PortabilityClass::AdaptationRequired:
        return Texts::tr("Each provider’s adapter translates this field.");
    case PortabilityClass::NonPortable:
        return Texts::tr("This field contains settings of one provider. They belong in the provider’s adapter.");
    case PortabilityClass::Unclassified:
        break;
    }
    return {};
}

} // namespace outcrop
