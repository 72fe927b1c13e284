// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/send/liveresponseparser.h"

namespace outcrop {

namespace {

constexpr qint64 minReportInterval = 200;
constexpr qint64 timeShareDivisor = 20;       ///< reciprocal of the maximum share of time spent on reports
constexpr qsizetype maxParsedLength = 1'000'000; ///< maximum length in characters; longer responses are not reported while they arrive

} // namespace

LiveResponseParser::LiveResponseParser(const ResponseContract &contract, const Listener &listener)
    : m_stream(contract)
    , m_schema(contract.schema)
    , m_listener(listener)
    , m_reportInterval(minReportInterval)
{
    m_reportTimer.start();
}

void LiveResponseParser::add(const QString &piece)
{
    m_stream.add(piece);
    if (m_reportTimer.elapsed() >= m_reportInterval && m_stream.text().size() <= maxParsedLength)
        report();
}

void LiveResponseParser::report()
{
    m_reportTimer.restart();
    m_listener(partialResponse());
    m_reportInterval = std::max(minReportInterval, timeShareDivisor * m_reportTimer.elapsed());
    m_reportTimer.restart();
}

ShownResponse LiveResponseParser::partialResponse() const
{
    ShownResponse shownResponse;
    shownResponse.isArriving = true;
    shownResponse.schema = m_schema;
    shownResponse.parsed.text = m_stream.text();
    shownResponse.parsed.data = m_stream.data();
    shownResponse.parsed.envelope = m_stream.envelope();
    shownResponse.parsed.repairs = m_stream.repairs();
    return shownResponse;
}

} // namespace outcrop
