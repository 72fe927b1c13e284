// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/responses/responsepatterns.h"

#include "core/documents/bundle/bundleddata.h"

#include <algorithm>

namespace outcrop {
namespace {

QSet<QString> setOf(const DataNode &node)
{
    const QStringList list = node.toStrings();
    return {list.begin(), list.end()};
}

QStringList sortLongestFirst(QStringList list)
{
    std::stable_sort(list.begin(), list.end(), [](const QString &a, const QString &b) { return a.size() > b.size(); });
    return list;
}

QList<QRegularExpression> patternsOf(const DataNode &node)
{
    QList<QRegularExpression> patterns;
    for (const QString &pattern : node.toStrings())
        patterns.append(QRegularExpression(pattern, QRegularExpression::CaseInsensitiveOption));
    return patterns;
}

ResponsePatterns read()
{
    const DataNode data = bundledData(QStringLiteral("responses/answersigns.yaml"));
    return {setOf(data[u"thinking_tags"]),
            setOf(data[u"prompt_tags"]),
            sortLongestFirst(data[u"template_marks"].toStrings()),
            data[u"speaker_names"].toStrings(),
            data[u"other_speakers"].toStrings(),
            data[u"refusals"].toStrings(),
            data[u"refusal_length"].toInteger().value_or(0),
            setOf(data[u"placeholder_values"]),
            patternsOf(data[u"placeholder_patterns"]),
            data[u"placeholder_beginnings"].toStrings(),
            data[u"call_names"].toStrings(),
            data[u"call_arguments"].toStrings()};
}

} // namespace

const ResponsePatterns &ResponsePatterns::builtIn()
{
    static const ResponsePatterns signs = read();
    return signs;
}

} // namespace outcrop
