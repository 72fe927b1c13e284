// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/latelibrary.h"

#include <libpq-fe.h>

namespace outcrop {

/// libpq, loaded by the first call. Ask for its status() before anything else of it.
const LateLibrary &libpq();

// Every function that is called, a line each. Code in this namespace finds these under the names of the C functions, which nothing is linked for: a
// function without a line is one that the linker does not find.
#define OUTCROP_LIBPQ(LATE) \
    LATE(PQclear) \
    LATE(PQcmdStatus) \
    LATE(PQcmdTuples) \
    LATE(PQconnectdbParams) \
    LATE(PQdb) \
    LATE(PQerrorMessage) \
    LATE(PQexec) \
    LATE(PQexecPrepared) \
    LATE(PQfinish) \
    LATE(PQgetisnull) \
    LATE(PQgetlength) \
    LATE(PQgetvalue) \
    LATE(PQhost) \
    LATE(PQntuples) \
    LATE(PQprepare) \
    LATE(PQreset) \
    LATE(PQresultErrorField) \
    LATE(PQresultStatus) \
    LATE(PQstatus) \
    LATE(PQtransactionStatus)

#define OUTCROP_LATE(function) inline constexpr LateFunction<libpq, #function, decltype(::function)> function;
OUTCROP_LIBPQ(OUTCROP_LATE)
#undef OUTCROP_LATE

#define OUTCROP_LATE(function) #function,
inline constexpr const char *libpqFunctions[] = {OUTCROP_LIBPQ(OUTCROP_LATE)};
#undef OUTCROP_LATE
#undef OUTCROP_LIBPQ

} // namespace outcrop
