// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sessions/phaseroles.h"

#include <QHash>

namespace outcrop {
namespace {

/// Returns the role for `provider` or `provider/model`; nullopt if the value is empty.
std::optional<Role> parseRole(const QString &name, const DataNode &value, const QString &file)
{
    const QString written = value.text().trimmed();
    const qsizetype slash = written.indexOf(u'/');
    if (written.isEmpty())
        return std::nullopt;
    return Role{name, written.left(slash), slash < 0 ? QString() : written.mid(slash + 1), value.range(), file};
}

} // namespace

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
        if (const auto role = parseRole(member.key, member.value, manifestPath))
            roles.append(*role);
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

std::optional<Role> roleFor(const Profile &profile, const QString &phase)
{
    const QString name = roleOfPhase(phase);
    const DataNode &configuredRole = profile.data[u"providers"][name];
    const bool isStandardPhase = name != phase; // true for the standard phases of a workflow
    return parseRole(name, configuredRole.isMissing() && isStandardPhase ? profile.data[u"providers"][u"default"] : configuredRole, profile.document->path);
}

} // namespace outcrop
