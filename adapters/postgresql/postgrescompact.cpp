// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/postgresql/postgrescompact.h"

#include "adapters/postgresql/postgresconnection.h"
#include "adapters/postgresql/postgresconnection.h"
#include "adapters/postgresql/postgresplace.h"
#include "adapters/postgresql/postgresstore.h"

namespace outcrop {

Status compactPostgres(const PostgresSettings &settings)
{
    const Result<std::unique_ptr<PostgresConnection>> connection = connectPostgres(settings, settings.schema);
    if (!connection)
        return connection.error();
    for (const char *table : {"interactions", "violations"}) { // one statement at a time: none of them may be part of a transaction
        if (const Status done = (*connection)->script("VACUUM FULL " + QByteArray(table)); !done)
            return done;
    }
    return success();
}

} // namespace outcrop
