// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/otherrequest.h"

#include "core/render/templaterun.h"

namespace outcrop {

std::optional<RenderedRequest> requestTo(const RenderTarget &target, const QString &path)
{
    const DataNode &address = target.wireFormat->data.at(path);
    Diagnostics diagnostics;
    const auto url = address.isMissing() ? std::nullopt : Template::read(address, target.wireFormat->file(), diagnostics);
    if (!url)
        return std::nullopt;
    RenderTarget uncounted = target;
    uncounted.counter = nullptr;
    RenderedRequest request = render(PromptBundle(), uncounted, {}, false);
    const RenderScope scope(PromptBundle(), AssembledPrompt(), uncounted, CacheMarks());
    request.url = TemplateRun(scope, target.wireFormat->schemaRules).run(*url).toText().text();
    request.body = Value();
    request.ledger.clear();
    request.diagnostics.clear();
    return request;
}

} // namespace outcrop
