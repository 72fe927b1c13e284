// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/http/httpmodule.h"

#include "adapters/http/httpcall.h"

namespace outcrop {

void outcropSendHttp(const HttpModuleCall &call, HttpModuleResult &result)
{
    result = HttpCall(call).run();
}

} // namespace outcrop
