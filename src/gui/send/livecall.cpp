// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/send/livecall.h"

#include "core/base/localnumbers.h"
#include "gui/send/liveresponseparser.h"
#include "gui/tasks/runasync.h"

#include <QLocale>

namespace outcrop {

namespace {

constexpr int frameMilliseconds = 25;
constexpr qsizetype maxCharactersPerFrame = 24 * 1024; ///< maximum number of characters to lay out per frame

} // namespace

LiveCall::LiveCall(ResponsePanel &panel, QObject *parent) : QObject(parent), m_panel(panel)
{
    m_pool.setMaxThreadCount(1);
    m_frameTimer.setInterval(frameMilliseconds);
    connect(&m_frameTimer, &QTimer::timeout, this, &LiveCall::showNextChunk);
}

/// Stops the call and waits until the received text is stored.
LiveCall::~LiveCall()
{
    m_stop.request_stop();
    m_pool.waitForDone();
}

void LiveCall::start(const ResponseContract &contract, const Work &work)
{
    m_isRunning = true;
    m_result.reset();
    m_stop = {};
    m_queue = std::make_shared<ChunkQueue>();
    m_frameTimer.start();
    runAsync<CallResult>(
        this, [work, settings = makeSettings(contract), stop = m_stop.get_token()] { return work(settings, stop); },
        [this](const CallResult &result) { setResult(result); }, &m_pool);
}

/// Returns settings with callbacks for the call. The callbacks run on other threads; the destructor waits for them.
SendSettings LiveCall::makeSettings(const ResponseContract &contract)
{
    SendSettings settings;
    const auto reading = std::make_shared<LiveResponseParser>(contract, [this](const ShownResponse &soFar) {
        QMetaObject::invokeMethod(
            this, [this, soFar] { m_panel.setPartialResponse(soFar); }, Qt::QueuedConnection);
    });
    settings.listener.onChunk = [queue = m_queue, reading](const ResponseChunk &chunk) {
        if (chunk.kind == ResponseChunk::Kind::Reasoning)
            return queue->addReasoning(chunk.text.size());
        queue->add(chunk.text);
        reading->add(chunk.text);
    };
    settings.listener.onMessage = [this](const QString &note) {
        QMetaObject::invokeMethod(this, [this, note] { m_panel.setProgress(note); }, Qt::QueuedConnection);
    };
    return settings;
}

void LiveCall::setResult(const CallResult &result)
{
    m_result = result;
    if (m_queue->isEmpty())
        finish();
}

void LiveCall::showNextChunk()
{
    const QString chunk = m_queue->dequeue(maxCharactersPerFrame);
    if (!chunk.isEmpty())
        m_panel.append(chunk);
    else if (const qsizetype reasoning = m_queue->reasoning())
        m_panel.setProgress(tr("%1 characters of reasoning so far").arg(groupedNumber(reasoning, QLocale())));
    if (m_result && m_queue->isEmpty())
        finish();
}

void LiveCall::finish()
{
    m_frameTimer.stop();
    m_isRunning = false;
    Q_EMIT finished(*std::exchange(m_result, std::nullopt));
}

} // namespace outcrop
