// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/portability/validationestimate.h"

#include "adapters/files/writefile.h"
#include "app/prompt/renderprompt.h"

#include <mutex>

namespace outcrop {
namespace {

constexpr qint64 assumedResponseTokens = 1000;
constexpr std::chrono::seconds assumedRequestTime{10};

/// Counts requests and responds to each with an empty JSON object.
class CountingProvider : public Provider
{
public:
    explicit CountingProvider(const OpenedWorkspace &opened) : m_opened(opened) { }

    ProviderCall call(const RenderedRequest &request, const std::stop_token &, const ResponseListener &) override
    {
        const std::lock_guard locked(m_mutex);
        const qint64 tokens =
            counterFor(m_opened, request.provider, request.model)->count(request.bodyText().text()).tokens;
        ++m_requestCount;
        m_tokens += tokens;
        m_cost = m_cost + costOfRequest(request, tokens);
        if (!m_providers.contains(request.provider))
            m_providers.append(request.provider);
        ProviderCall call;
        call.response.text = QStringLiteral("{}");
        return call;
    }

    qint64 requestCount() const { return m_requestCount; }
    qint64 tokens() const { return m_tokens; }
    const std::optional<Cost> &cost() const { return m_cost; }
    const QStringList &providers() const { return m_providers; }

private:
    std::optional<Cost> costOfRequest(const RenderedRequest &request, qint64 tokens) const
    {
        const Adapter *adapter = m_opened.catalog.adapter(request.provider);
        const ModelInfo *model = adapter ? adapter->model(request.model) : nullptr;
        if (!model)
            return std::nullopt;
        const PriceList prices = model->price.pricesForPrompt(tokens);
        return costOf(prices.input, tokens) + costOf(prices.output, assumedResponseTokens);
    }

    const OpenedWorkspace &m_opened;
    std::mutex m_mutex;
    qint64 m_requestCount = 0;
    qint64 m_tokens = 0;
    std::optional<Cost> m_cost = Cost();
    QStringList m_providers;
};

} // namespace

Result<ValidationEstimate> estimateValidation(const QString &folder, const ValidationJob &job)
{
    const Result<OpenedWorkspace> opened = openWorkspace(folder);
    if (!opened)
        return opened.error();
    CountingProvider models(*opened);
    CountingProvider judge(*opened);
    ValidationJob rehearsed = job;
    rehearsed.provider = &models;
    rehearsed.judge = &judge;
    rehearsed.recordsResponses = false;
    if (const auto library = validateLibrary(folder, rehearsed); !library)
        return library.error();
    QStringList providers = models.providers() + judge.providers();
    providers.removeDuplicates();
    return ValidationEstimate{models.requestCount(), judge.requestCount(), models.tokens() + judge.tokens(), assumedResponseTokens,
        models.cost() + judge.cost(), assumedRequestTime, providers};
}

Result<QStringList> writeRecordings(const QString &folder, const QList<SourceFile> &recordings)
{
    QStringList written;
    for (const SourceFile &file : recordings) {
        if (const Status status = writeInside(folder, file.path, file.bytes); !status)
            return status.error();
        written.append(file.path);
    }
    return written;
}

} // namespace outcrop
