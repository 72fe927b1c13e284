// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/sql/sqlconnection.h"

namespace outcrop {

Status inTransaction(SqlConnection &connection, const std::function<Status()> &work)
{
    if (const Status begun = connection.begin(); !begun)
        return begun;
    Status done = work();
    if (done)
        done = connection.commit();
    if (!done)
        connection.rollback();
    return done;
}

} // namespace outcrop
