// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace outcrop {

/// Returns the URI of a SKOS term.
inline QString skosUri(const char *name)
{
    return QStringLiteral("http://www.w3.org/2004/02/skos/core#") + QLatin1StringView(name);
}

inline QString rdfTypeUri()
{
    return QStringLiteral("http://www.w3.org/1999/02/22-rdf-syntax-ns#type");
}

} // namespace outcrop
