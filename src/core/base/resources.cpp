// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/resources.h"

#include <QFile>

// Q_INIT_RESOURCE must be used outside every namespace.
static bool registerResources()
{
    Q_INIT_RESOURCE(adoption);
    Q_INIT_RESOURCE(clients);
    Q_INIT_RESOURCE(complexity);
    Q_INIT_RESOURCE(context);
    Q_INIT_RESOURCE(formats);
    Q_INIT_RESOURCE(interactions);
    Q_INIT_RESOURCE(mcp);
    Q_INIT_RESOURCE(metaschemas);
    Q_INIT_RESOURCE(models);
    Q_INIT_RESOURCE(portability);
    Q_INIT_RESOURCE(prompt);
    Q_INIT_RESOURCE(responses);
    Q_INIT_RESOURCE(rules);
    Q_INIT_RESOURCE(sync);
    Q_INIT_RESOURCE(taxonomy);
    Q_INIT_RESOURCE(templates);
    Q_INIT_RESOURCE(tokenizers);
    return true;
}

namespace outcrop {

QByteArray readResource(const QString &path)
{
    static const bool registered = registerResources();
    QFile file(path);
    return registered && file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace outcrop
