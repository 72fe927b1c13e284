// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/embeddingserver.h"

#include "core/base/json.h"
#include "core/retrieval/queryparser.h"
#include "core/retrieval/textwords.h"
#include "core/retrieval/wordstem.h"

#include <QFile>

#include <cmath>
#include <random>
#include <vector>

namespace outcrop::testing {
namespace {

constexpr int dimensions = 256;
constexpr double thesaurusWeight = 1.5; ///< weight of a word's thesaurus lines, relative to 1 for the word

/// Adds the direction of a name. It is equal on every computer.
void addDirection(QList<double> &sum, const QString &name, double weight)
{
    quint32 seed = 2166136261u; // offset basis of the FNV-1a hash
    for (const char c : name.toUtf8())
        seed = (seed ^ quint8(c)) * 16777619u;
    std::mt19937 random(seed);
    for (double &number : sum)
        number += weight * ((random() & 1u) != 0 ? 1 : -1);
}

QHash<QString, int> stemsOf(const QString &text)
{
    QHash<QString, int> stems;
    const QStringList words = wordsOf(text);
    for (const QString &word : words) {
        const QList<SearchTerm> terms = readQuery(QStringLiteral("x %1").arg(word)); // if the word is a stop word, only the term `x` remains
        if (terms.size() > 1)
            ++stems[wordStem(word)];
    }
    return stems;
}

} // namespace

EmbeddingServer::EmbeddingServer(const QString &thesaurusFile)
{
    QFile file(thesaurusFile);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("there is no thesaurus %s", qPrintable(thesaurusFile));
    int line = 0;
    for (const QString &words : QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts)) {
        for (const QString &word : words.startsWith(u'#') ? QStringList() : wordsOf(words))
            m_lines[wordStem(word)].append(line);
        ++line;
    }
    m_server = std::make_unique<FaultServer>([this](ClientConnection &connection) { answer(connection); });
}

QList<float> EmbeddingServer::vectorOf(const QString &text) const
{
    QList<double> sum(dimensions, 0);
    const QHash<QString, int> stems = stemsOf(text);
    for (auto stem = stems.cbegin(); stem != stems.cend(); ++stem) {
        const double weight = 1 + std::log(double(stem.value()));
        addDirection(sum, stem.key(), weight);
        for (const int line : m_lines.value(stem.key()))
            addDirection(sum, QStringLiteral("#%1").arg(line), weight * thesaurusWeight);
    }
    return QList<float>(sum.begin(), sum.end());
}

void EmbeddingServer::answer(ClientConnection &connection) const
{
    if (!connection.readRequest())
        return;
    const Json asked = Json::parse(connection.body().toStdString(), nullptr, false);
    const bool isRight = connection.head().startsWith("POST /v1/embeddings ") && asked.is_object() && asked.contains("model") && asked.contains("input");
    if (!isRight || m_status != 200) {
        connection.write(httpResponse(isRight ? int(m_status) : 400, R"({"error": {"message": "not now", "type": "server_error"}})"));
        return connection.close();
    }
    Json data = Json::array();
    for (const Json &text : asked["input"]) {
        const QList<float> vector = vectorOf(qString(text));
        const Json one{{"index", data.size()}, {"embedding", std::vector<float>(vector.begin(), vector.end())}};
        data.insert(data.begin(), one); // inserted in reverse order, because clients must use the index
    }
    connection.write(httpResponse(200, QByteArray::fromStdString(Json{{"object", "list"}, {"data", data}}.dump()), "Content-Type: application/json\r\n"));
    connection.close();
}

} // namespace outcrop::testing
