// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/providerresponsestream.h"
#include "tests/support/sourcecatalog.h"

#include <QDirIterator>
#include <QFile>

#include <algorithm>

namespace outcrop::testing {

/// A recorded stream in tests/data/streams with its expected content.
struct RecordedStream {
    QString wire;
    QString name; ///< path without extension, such as `anthropic-messages/plain`
    QByteArray bytes;
    Json expected;
};

inline QByteArray streamBytes(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

inline QList<RecordedStream> recordedStreams()
{
    const QDir folder(QStringLiteral(OUTCROP_TEST_DATA "/streams"));
    QStringList paths;
    for (QDirIterator files(folder.path(), {QStringLiteral("*.sse"), QStringLiteral("*.ndjson")}, QDir::Files, QDirIterator::Subdirectories); files.hasNext();)
        paths.append(folder.relativeFilePath(files.next()));
    paths.sort();
    QList<RecordedStream> streams;
    for (const QString &path : paths) {
        const QString name = path.section(u'.', 0, 0);
        const QByteArray expected = streamBytes(folder.filePath(name + QStringLiteral(".json")));
        streams.append({name.section(u'/', 0, 0), name, streamBytes(folder.filePath(path)), Json::parse(expected.begin(), expected.end(), nullptr, false)});
    }
    return streams;
}

inline ResponseFormat responseFormat(const ProviderCatalog &catalog, const QString &wire)
{
    const WireFormat *format = catalog.wireFormat(wire);
    return format ? ResponseFormat::read(*format) : ResponseFormat();
}

/// Returns whether `actual` contains every expected value. Additional object members are ignored.
inline bool containsExpected(const Json &expected, const Json &actual)
{
    if (expected.is_array())
        return actual.is_array() && actual.size() == expected.size() && std::equal(expected.begin(), expected.end(), actual.begin(), containsExpected);
    if (!expected.is_object())
        return expected == actual;
    const auto items = expected.items();
    return actual.is_object() && std::all_of(items.begin(), items.end(), [&actual](const auto &field) {
        return actual.contains(field.key()) && containsExpected(field.value(), actual[field.key()]);
    });
}

/// Returns the comparable parts of a response, with the field names used in the expectations.
inline Json summary(const ResponseOutcome &outcome)
{
    const ProviderResponse &response = outcome.response;
    Json json{{"text", jsonString(response.text)}, {"reasoning", jsonString(response.reasoning)}, {"tool_calls", Json::array()},
              {"stop", jsonString(stopReasonName(response.stop))}, {"stop_detail", jsonString(response.stopDetail)}, {"usage", toJson(response.usage)}};
    for (const ToolCall &call : response.toolCalls)
        json["tool_calls"].push_back({{"id", jsonString(call.id)}, {"name", jsonString(call.name)}, {"arguments", call.arguments}});
    if (outcome.failure)
        json["failure"] = jsonString(failureName(outcome.failure->kind));
    return json;
}

} // namespace outcrop::testing
