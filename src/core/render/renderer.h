// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/layers/promptbundle.h"
#include "core/render/catalog.h"
#include "core/render/jsonprinter.h"
#include "core/render/ledger.h"
#include "core/render/promptformat.h"
#include "core/render/requestfigures.h"
#include "core/render/value.h"

namespace outcrop {

/// One provider's exact request, and every change to the bundle. Holds no key: a header that needs one shows the
/// environment variable it would come from (`$ANTHROPIC_API_KEY`).
struct RenderedRequest {
    QString provider;
    QString model;
    QString wireFormat;
    BodyFormat format = BodyFormat::Markdown;
    PromptEnvelope envelope = PromptEnvelope::Plain; ///< what was put around it
    QString method;
    QString url; ///< empty where nothing is called (manual)
    QString keyVariable; ///< the environment variable that a header stands for as `$NAME`; empty where no key is needed
    QList<QPair<QString, QString>> headers;
    Value body;
    TracedText display; ///< the same prompt as a person reads it; empty where it was not asked for
    Ledger ledger;
    Diagnostics diagnostics;
    std::shared_ptr<const RequestFigures> figures; ///< tokens, budget and cache plan; null where the target had no counter

    /// The body as it is written to files and shown: indented JSON. The same bundle and target give the same bytes.
    TracedText bodyText() const { return printJson(body); }
};

/// Renders a bundle for one provider, in the format asked for. Where the target has a counter, what is too long for the budget is cut, tools are
/// sorted for stable caching, and the request carries the cache plan's breakpoints.
/// Sending or comparing requests needs no `display`, and is faster without.
RenderedRequest render(
    const PromptBundle &bundle, const RenderTarget &target, const PromptFormat &format = {}, bool withDisplay = true);

/// A shell command that sends the request with curl. Keys stay environment variables.
QString curlCommand(const RenderedRequest &request);
/// The same with the origin of every character, for a body that was printed already.
TracedText tracedCurlCommand(const RenderedRequest &request, const TracedText &body);

Json headersJson(const RenderedRequest &request);
/// How many tokens the request has, and how many of them the provider is to cache; null if not counted.
Json tokensJson(const RenderedRequest &request);

} // namespace outcrop
