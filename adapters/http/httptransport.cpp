// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/http/httptransport.h"

#include "adapters/http/httpcall.h"

namespace outcrop {

HttpResult HttpTransport::send(const HttpRequest &request, const HttpListener &listener, const std::stop_token &stop) const
{
    HttpCall call(m_network, listener);
    return call.run(request, stop);
}

} // namespace outcrop
