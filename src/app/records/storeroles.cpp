// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/storeroles.h"

#include "app/records/recordsmessages.h"
#include "app/workspace/storeaddress.h"

namespace outcrop {
namespace {

QString identifier(QString name)
{
    return u'"' + name.replace(u'"', QStringLiteral("\"\"")) + u'"';
}

/// Returns a statement that creates a role unless it exists. PostgreSQL has no option for this.
QString createRoleStatement(const QString &role)
{
    return QStringLiteral("DO $role$ BEGIN CREATE ROLE %1 NOLOGIN; EXCEPTION WHEN duplicate_object THEN NULL; END $role$;\n").arg(identifier(role));
}

} // namespace

QString rolesSql(const QString &schema)
{
    const QString reader = schema + QStringLiteral("_reader"), author = schema + QStringLiteral("_author"), reviewer = schema + QStringLiteral("_reviewer");
    const auto tables = [&schema](const QStringList &names) {
        QStringList qualifiedNames;
        for (const QString &name : names)
            qualifiedNames.append(identifier(schema) + u'.' + name);
        return qualifiedNames.join(QStringLiteral(", "));
    };
    const QString work = tables({QStringLiteral("interactions"), QStringLiteral("violations"), QStringLiteral("estimates"), QStringLiteral("attempts"), QStringLiteral("experiments"), QStringLiteral("measurements"),
        QStringLiteral("queue_runs"), QStringLiteral("queue_jobs"), QStringLiteral("queue_results"), QStringLiteral("queue_responses"), QStringLiteral("queue_calls"), QStringLiteral("queue_rates")});
    QString sql = createRoleStatement(reader) + createRoleStatement(author) + createRoleStatement(reviewer);
    sql += QStringLiteral("GRANT %1 TO %2;\nGRANT %2 TO %3;\n").arg(identifier(reader), identifier(author), identifier(reviewer));
    sql += QStringLiteral("GRANT USAGE ON SCHEMA %1 TO %2;\nGRANT SELECT ON ALL TABLES IN SCHEMA %1 TO %2;\n").arg(identifier(schema), identifier(reader));
    sql += QStringLiteral("GRANT INSERT, UPDATE, DELETE ON %1 TO %2;\nGRANT INSERT ON %3 TO %2;\n").arg(work, identifier(author), tables({QStringLiteral("suggestions")}));
    sql += QStringLiteral("GRANT INSERT, UPDATE ON %1 TO %2;\n").arg(tables({QStringLiteral("suggestions"), QStringLiteral("decisions")}), identifier(reviewer));
    return sql;
}

Result<QString> storeRolesSql(const StoreLocation &location)
{
    if (location.isFile())
        return Error{ErrorCode::Invalid, recordsmessages::rolesNeedServer(), {}};
    const Result<StoreAddress> address = readStoreAddress(location.address);
    return address ? Result<QString>(rolesSql(address->schema)) : address.error();
}

} // namespace outcrop
