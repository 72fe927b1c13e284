// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/layers/promptbundle.h"
#include "core/render/attachmentcontent.h"
#include "core/render/catalog.h"
#include "core/render/jsonprinter.h"
#include "core/render/ledger.h"
#include "core/render/promptformat.h"
#include "core/render/requestfigures.h"
#include "core/render/value.h"

namespace outcrop {

/// One provider's exact request, and every change to the bundle. Contains no API key: a header that needs one contains the name of an
/// environment variable (`$ANTHROPIC_API_KEY`).
struct RenderedRequest {
    QString provider;
    QString model;
    QString wireFormat;
    BodyFormat format = BodyFormat::Markdown;
    PromptEnvelope envelope = PromptEnvelope::Plain; ///< the envelope in use, never Auto
    QString method;
    QString url; ///< empty if no API is called (manual)
    QString keyVariable; ///< environment variable that a header contains as `$NAME`; empty if no key is needed
    QList<QPair<QString, QString>> headers;
    Value body;
    TracedText display; ///< the prompt in readable form; empty if not requested
    Ledger ledger;
    Diagnostics diagnostics;
    std::shared_ptr<const RequestFigures> figures; ///< tokens, budget and cache plan; null if the target had no token counter

    AttachmentContents attachments; ///< attachment contents, which `body` references by hash

    /// Returns the body as indented JSON for display and records, with the hash and size of attachments. Deterministic: the same bundle and target give the
    /// same bytes.
    TracedText bodyText() const { return formatJson(body); }
    /// Returns the body to send, with the contents of attachments.
    TracedText sentBodyText() const { return withAttachmentContents(bodyText(), attachments); }
};

/// Renders a bundle for one provider in the requested format. If the target has a token counter, the request is shortened to fit its budget,
/// tools are sorted for stable caching, and cache breakpoints are set. `display` is not needed for sending and comparing requests, and rendering
/// is faster without it.
RenderedRequest render(
    const PromptBundle &bundle, const RenderTarget &target, const PromptFormat &format = {}, bool rendersDisplay = true);

/// Returns the name of a request's format: hybrid, prompt-xml, or the format of its sections.
QString sentFormatName(const RenderedRequest &request);

/// Returns a shell script that sends the request with curl, or prints prompt.md if the provider has no API. API keys remain environment variables.
QString curlCommand(const RenderedRequest &request);
/// Returns the same script with the origin of every character. `body` is the printed body of the request.
TracedText tracedCurlCommand(const RenderedRequest &request, const TracedText &body);

Json headersJson(const RenderedRequest &request);
/// Returns the number of tokens in the request and of tokens to be cached; null if not counted.
Json tokensJson(const RenderedRequest &request);

} // namespace outcrop
