// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/answer.h"
#include "core/exchange/callfailure.h"
#include "core/exchange/targetpath.h"

#include <QHash>
#include <QStringList>

namespace outcrop {

/// Where a value is: the first of several places that has something, or several numbers added up.
struct ValueRule {
    QList<ValuePath> paths;
    bool sum = false;

    /// Everything that the first place with something has, put together; lists and objects as JSON.
    QString text(const Json &root) const;
    /// The texts and other scalars of the first place that has any that are not empty. Lists and objects are passed over: they are not prose.
    QString prose(const Json &root) const;
    /// The same, as values.
    QList<const Json *> values(const Json &root) const;
    std::optional<qint64> number(const Json &root) const;
};

/// One way to tell how an answer ended. The first rule that finds a word it knows decides.
struct StopRule {
    ValuePath path;
    QHash<QString, StopReason> map;
    std::optional<StopReason> otherwise; ///< for words that the map does not have
    QString word;                        ///< the word for a value that is not a text
};

struct ToolCallRules {
    ValueRule each;
    ValueRule id;
    ValueRule name;
    ValueRule arguments; ///< an object, or its text
};

struct UsageRules {
    ValueRule input;
    ValueRule output;
    ValueRule cacheRead;
    ValueRule cacheWrite;
    ValueRule reasoning;
};

struct ResponseRules {
    ValueRule text;
    ValueRule reasoning;
    ValueRule model;
    ValueRule id;
    std::optional<ToolCallRules> toolCalls;
    QList<ValuePath> keep;
    QList<StopRule> stop;
    UsageRules usage;
    QStringList requestId; ///< headers that name the request
};

/// A test that an event passes or not. What is not set does not matter.
struct EventTest {
    QStringList events;            ///< by name
    QByteArray data;               ///< the whole data
    std::optional<ValuePath> path; ///< a value that must be there …
    std::optional<QString> is;     ///< … and be this
    bool more = false;             ///< of an end mark: what follows still counts

    bool matches(const QString &name) const { return events.isEmpty() || events.contains(name); }
    /// Whether an event of this name passes. An empty text at `path` is not a value: some servers send `"finish_reason": ""` with every event.
    bool holds(const QString &name, const Json &event) const;
};

/// Where pieces of an answer are in an event.
struct PieceRule {
    AnswerPiece::Kind kind = AnswerPiece::Kind::Text;
    EventTest when;
    std::optional<ValuePath> each; ///< the calls in the event, where it may have several
    ValueRule text;
    ValueRule index;               ///< of a call; counted where this is absent
    ValueRule tool;
};

/// How an event adds to the document in the shape of a whole response. Null, an empty text and an empty list never replace a value.
struct GatherRule {
    enum class How {
        Set,    ///< puts the value there
        Append, ///< adds a text to the text there
        Merge,  ///< field by field; what `join` names is appended; lists item by item, see ItemMerge
        Pieces, ///< adds a piece of a text that is JSON in the end
    };

    /// A later part of an item that an earlier event began: it has `item` (functionCall), but not `name` (functionCall.name).
    struct Continuation {
        ValuePath item;
        ValuePath name;
    };

    EventTest when;
    ValuePath take;
    TargetPath to;
    How how = How::Set;
    QStringList join;
    QHash<QString, QString> parts; ///< fields that are a text or a list of parts, and the type of a part that is such a text
    std::optional<Continuation> begins;
};

/// Arguments of tool calls that arrive value by value, each with its place in them: `{jsonPath: "$.city", stringValue: "Par"}`. Once all events are
/// there, the values are put into `to`, texts for one place are joined, and `pieces` and `drop` are removed.
struct AssemblyRule {
    ValuePath each;   ///< the calls, in the gathered document
    std::string pieces;
    std::string at;   ///< the place: a JSONPath (RFC 9535) of names and numbers
    ValueRule value;  ///< none: null
    std::string to;
    QStringList drop;
};

struct StreamRules {
    enum class Framing { None, ServerSentEvents, JsonLines };

    Framing framing = Framing::None;
    std::optional<ValuePath> eventName; ///< names the event where the framing does not
    QList<PieceRule> pieces;
    QList<GatherRule> gather;
    std::optional<AssemblyRule> assemble;
    QList<EventTest> end;
    QList<EventTest> error;

    /// Whether events of this name mean anything here.
    bool knows(const QString &event) const;
};

struct ErrorRules {
    QList<ValuePath> found; ///< a body that has one of these is an error, regardless of its status
    ValueRule message;
    ValueRule code;
    ValueRule requestId;
    ValueRule retryAfter; ///< `34s`
    QHash<QString, FailureKind> kinds; ///< by code

    bool areIn(const Json &body) const;
};

struct LimitRules {
    QString header; ///< with `{what}` and `{field}`
    QStringList what;
};

/// What a wire format says of answers, ready for use.
struct AnswerRules {
    ResponseRules response;
    StreamRules stream;
    ErrorRules errors;
    LimitRules limits;
};

} // namespace outcrop
