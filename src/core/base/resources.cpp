// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/resources.h"

#include <QFile>

// Q_INIT_RESOURCE must be used outside every namespace.
static bool registerResources()
{
    Q_INIT_RESOURCE(metaschemas);
    Q_INIT_RESOURCE(outcrop_bundled);
    Q_INIT_RESOURCE(prompt);
    Q_INIT_RESOURCE(rules);
    Q_INIT_RESOURCE(taxonomy);
    Q_INIT_RESOURCE(templates);
    return true;
}

namespace outcrop {

QByteArray readResource(const QString &path)
{
    static const bool isRegistered = registerResources();
    QFile file(path);
    return isRegistered && file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace outcrop
