// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "tests/bench/measure.h"

#include <QFile>

#include <functional>

namespace outcrop::bench {

/// One line of JSON after the other; ends the program where the file cannot be read.
inline void eachLine(const QString &path, const std::function<void(const Json &line)> &work)
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

/// How the queries of one file went: times by kind, and whether the document that a query was made from was among the hits.
class QueryFigures
{
public:
    void add(const std::string &kind, double milliseconds) { m_times[kind].push_back(milliseconds); }
    void count(qsizetype hits, bool known)
    {
        ++m_queries;
        m_empty += hits == 0;
        m_known += known;
    }
    Json times() const { return m_times; }
    Json facts() const { return {{"queries", m_queries}, {"empty", m_empty}, {"known", m_known}}; }

private:
    std::map<std::string, std::vector<double>> m_times;
    int m_queries = 0;
    int m_empty = 0;
    int m_known = 0;
};

constexpr int documentsAtOnce = 1000;
constexpr int hitsAsked = 10;
constexpr int passes = 3; ///< over all queries; the first one warms up and is not counted

} // namespace outcrop::bench
