// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "tests/bench/measure.h"

#include <QFile>

#include <functional>

namespace outcrop::bench {

/// Calls `work` for each line of JSON. Exits if the file cannot be read.
inline void forEachLine(const QString &path, const std::function<void(const Json &line)> &work)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        std::exit(failed(path + QStringLiteral(": ") + file.errorString()));
    while (!file.atEnd()) {
        const QByteArray line = file.readLine();
        if (!line.trimmed().isEmpty())
            work(Json::parse(line.begin(), line.end()));
    }
}

/// The results of the queries of one file: times by kind, and the hits. A query is a hit if its results include the document from which the query was
/// made.
class QueryFigures
{
public:
    void add(const std::string &kind, double milliseconds) { m_times[kind].push_back(milliseconds); }
    void count(qsizetype hits, bool isKnown)
    {
        ++m_queries;
        m_empty += hits == 0;
        m_known += isKnown;
    }
    Json times() const { return m_times; }
    Json facts() const { return {{"queries", m_queries}, {"empty", m_empty}, {"known", m_known}}; }

private:
    std::map<std::string, std::vector<double>> m_times;
    int m_queries = 0;
    int m_empty = 0;
    int m_known = 0;
};

constexpr int documentsPerBatch = 1000;
constexpr int requestedHits = 10;
constexpr int passes = 3; ///< number of passes over all queries; the first pass is a warm-up

} // namespace outcrop::bench
