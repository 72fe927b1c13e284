// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sessions/phaseroles.h"

#include <QHash>

namespace outcrop {

QString roleOfPhase(const QString &phase)
{
    static const QHash<QString, QString> roles{{QStringLiteral("planning"), QStringLiteral("planner")},
        {QStringLiteral("generating"), QStringLiteral("generator")}, {QStringLiteral("reviewing"), QStringLiteral("reviewer")},
        {QStringLiteral("revising"), QStringLiteral("reviser")}};
    return roles.value(phase, phase);
}

QList<Role> rolesOf(const Manifest &manifest)
{
    QList<Role> roles;
    for (const DataNode::Member &member : manifest.data[u"roles"].members()) {
        const QString written = member.value.text().trimmed();
        const qsizetype slash = written.indexOf(u'/');
        if (!written.isEmpty())
            roles.append({member.key, written.left(slash), slash < 0 ? QString() : written.mid(slash + 1), member.value.range()});
    }
    return roles;
}

std::optional<Role> roleFor(const Manifest &manifest, const QString &phase)
{
    const QString name = roleOfPhase(phase);
    for (const Role &role : rolesOf(manifest)) {
        if (!phase.isEmpty() && (role.name == name || role.name == phase))
            return role;
    }
    return std::nullopt;
}

} // namespace outcrop
