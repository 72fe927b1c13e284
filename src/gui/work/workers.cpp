// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/work/workers.h"

namespace outcrop {

QThreadPool *workers()
{
    static QThreadPool pool;
    return &pool;
}

} // namespace outcrop
