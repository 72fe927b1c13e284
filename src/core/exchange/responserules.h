// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/callfailure.h"
#include "core/exchange/providerresponse.h"
#include "core/exchange/targetpath.h"

#include <QHash>
#include <QStringList>

namespace outcrop {

/// The location of a value: the first of several paths that finds a value, or the sum of several numbers.
struct ValueRule {
    QList<ValuePath> paths;
    bool isSum = false;

    /// Returns the concatenated values at the first path that has any; arrays and objects as JSON.
    QString text(const Json &root) const;
    /// Returns the concatenated scalars of the first path with a non-empty result. Skips arrays and objects, because they are not prose.
    QString proseText(const Json &root) const;
    /// Returns the values at the first path that has any.
    QList<const Json *> values(const Json &root) const;
    std::optional<qint64> number(const Json &root) const;
};

/// A rule to determine how a response ended. The first rule that finds a known value decides.
struct StopRule {
    ValuePath path;
    QHash<QString, StopReason> map;
    std::optional<StopReason> otherwise; ///< result for values that are not in the map
    QString reportedAs;                  ///< reported in place of the value found; if empty, the value itself is used
};

/// The locations of the tool calls in a response.
struct ToolCallRules {
    ValueRule each;
    ValueRule id;
    ValueRule name;
    ValueRule arguments; ///< an object, or a string that contains one
};

/// The locations of the token usage in a response.
struct UsageRules {
    ValueRule input;
    ValueRule output;
    ValueRule cacheRead;
    ValueRule cacheWrite;
    ValueRule reasoning;
};

/// The locations of the parts of a complete response.
struct ResponseRules {
    ValueRule text;
    ValueRule reasoning;
    ValueRule model;
    ValueRule id;
    std::optional<ToolCallRules> toolCalls;
    QList<ValuePath> keep;
    QList<StopRule> stop;
    UsageRules usage;
    QStringList requestId; ///< headers that contain the request ID
};

/// A condition on an event. Unset members are ignored.
struct EventTest {
    QStringList events;            ///< accepted event names
    QByteArray data;               ///< the complete data
    std::optional<ValuePath> path; ///< path of a value that must exist; nullopt: any event
    std::optional<QString> is;     ///< required value at `path`; nullopt: any value
    bool continuesAfterEnd = false;             ///< for end markers: later events are still processed

    bool matches(const QString &name) const { return events.isEmpty() || events.contains(name); }
    /// Returns whether an event matches; false for tests of `data`. An empty string at `path` is not a value: some servers send `"finish_reason": ""` with
    /// every event.
    bool holds(const QString &name, const Json &event) const;
};

/// The location of response chunks in an event.
struct ChunkRule {
    ResponseChunk::Kind kind = ResponseChunk::Kind::Text;
    EventTest when;
    std::optional<ValuePath> each; ///< the tool calls in the event, if it can have several
    ValueRule text;
    ValueRule index;               ///< index of a tool call; calls are counted if this is not set
    ValueRule tool;
};

/// The change that an event makes to the merged document. Null and empty strings, arrays and objects never replace a value.
struct AccumulateRule {
    enum class Method {
        Set,    ///< sets the value
        Append, ///< appends to the existing string
        Merge,  ///< merges field by field; fields in `join` are appended, arrays are merged item by item, see mergeInto()
        Pieces, ///< collects chunks of JSON text, which is parsed by ResponseAccumulator::document()
    };

    /// Recognizes a chunk that continues an existing item: it has `item` (functionCall), but not `name` (functionCall.name).
    struct Continuation {
        ValuePath item;
        ValuePath name;
    };

    EventTest when;
    ValuePath source;
    TargetPath target;
    Method method = Method::Set;
    QStringList join;
    QHash<QString, QString> parts; ///< fields with a string or a list of parts, and the part type that a string becomes
    std::optional<Continuation> continuation;
};

/// Assembles tool call arguments that arrive value by value, each with its path: `{jsonPath: "$.city", stringValue: "Par"}`. After the last event,
/// the values are written to `to`, strings with the same path are concatenated, and `pieces` and `drop` are removed.
struct AssemblyRule {
    ValuePath each;   ///< the tool calls in the merged document
    std::string pieces;
    std::string at;   ///< name of the field with the path: a JSONPath (RFC 9535) of names and indexes
    ValueRule value;  ///< null if the path does not find a value
    std::string to;
    QStringList drop;
};

/// The rules for splitting, reading and merging the events of a stream.
struct StreamRules {
    enum class Framing { None, ServerSentEvents, JsonLines };

    Framing framing = Framing::None;
    std::optional<ValuePath> eventName; ///< path of the event name, for framings without event names
    QList<ChunkRule> chunkRules;
    QList<AccumulateRule> accumulateRules;
    std::optional<AssemblyRule> assemblyRule;
    QList<EventTest> endTests;
    QList<EventTest> errorTests;

    /// Returns whether any rule applies to events of this name.
    bool handlesEvent(const QString &event) const;
};

/// The locations of an error in a response.
struct ErrorRules {
    QList<ValuePath> found; ///< a body with a value at one of these paths is an error, regardless of its status
    ValueRule message;
    ValueRule code;
    ValueRule requestId;
    ValueRule retryAfter; ///< delay such as `34s`
    QHash<QString, FailureKind> kinds; ///< by the provider's error code

    bool isError(const Json &body) const;
};

/// The names of the headers that contain rate limits.
struct LimitRules {
    QString header; ///< name of the header, with the placeholders `{what}` and `{field}`
    QStringList limitNames; ///< such as requests and tokens; each replaces `{what}`
};

/// The compiled rules of a wire format for reading responses.
struct WireResponseRules {
    ResponseRules response;
    StreamRules stream;
    ErrorRules errors;
    LimitRules limits;
};

} // namespace outcrop
