// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/responses/jsonstream.h"

namespace outcrop::testing {

/// Returns the text with every repair of the ledger applied, or nullopt if a repair does not match the text or overlaps another.
inline std::optional<QString> applyRepairs(QStringView text, const TolerantJson &read)
{
    QString result;
    qsizetype at = read.begin;
    for (const Repair &repair : read.repairs) {
        if (repair.offset < at || repair.offset + repair.before.size() > text.size() || text.sliced(repair.offset, repair.before.size()) != repair.before)
            return {};
        result += text.sliced(at, repair.offset - at);
        result += repair.after;
        at = repair.offset + repair.before.size();
    }
    return at <= read.end ? std::optional(result + text.sliced(at, read.end - at).toString()) : std::nullopt;
}

/// Parses strictly. Returns a discarded value for invalid JSON. Unlike nlohmann::json, rejects NUL characters, byte order marks and unpaired surrogates.
inline Json strictJson(const QString &text)
{
    const bool isText = text.isValidUtf16() && !text.contains(QChar(0)) && !text.startsWith(QChar(QChar::ByteOrderMark));
    return isText ? Json::parse(text.toUtf8().toStdString(), nullptr, false) : Json(Json::value_t::discarded);
}

/// Returns whether the ledger is exact: the repaired text is valid JSON with the same value.
inline bool isExact(QStringView text, const TolerantJson &read)
{
    const std::optional<QString> strict = applyRepairs(text, read);
    return strict && strictJson(*strict) == read.value;
}

/// Returns whether every finished value in `before` is unchanged in `after`. Values outside the path `open` are finished.
inline bool isStable(const Json &before, const Json &after, const std::optional<QString> &open, const QString &path = {})
{
    const bool isOpen = open && (*open == path || open->startsWith(path + u'/'));
    if (!isOpen)
        return before == after;
    // An open value may change its type if no value inside it is finished.
    if (before.is_object()) {
        for (const auto &[name, value] : before.items()) {
            const QString key = QString::fromStdString(name).replace(u'~', QLatin1String("~0")).replace(u'/', QLatin1String("~1"));
            const QString inner = path + u'/' + key;
            const bool isInnerOpen = *open == inner || open->startsWith(inner + u'/');
            const auto member = after.is_object() ? after.find(name) : after.end();
            if (!after.is_object() || member == after.end() ? !isInnerOpen : !isStable(value, *member, open, inner))
                return false;
        }
    } else if (before.is_array()) {
        for (size_t i = 0; i < before.size(); ++i) {
            const QString inner = path + u'/' + QString::number(i);
            const bool isInnerOpen = *open == inner || open->startsWith(inner + u'/');
            if (!after.is_array() || i >= after.size() ? !isInnerOpen : !isStable(before[i], after[i], open, inner))
                return false;
        }
    }
    return true;
}

/// Reads the text in chunks of this size. Returns nullopt if a finished value changed, unless a key is repeated or parsing failed.
inline std::optional<TolerantJson> readInChunks(QStringView text, qsizetype size)
{
    JsonStream stream;
    bool isSteady = true;
    for (qsizetype at = 0; at < text.size() && !stream.isDone(); at += size) {
        const Json before = stream.value();
        const std::optional<QString> open = stream.openPath();
        stream.add(text.sliced(at, qMin(size, text.size() - at)));
        isSteady &= isStable(before, stream.value(), open);
    }
    stream.finish();
    TolerantJson read = stream.takeResult();
    const bool repeats = std::any_of(read.notes.begin(), read.notes.end(), [](const Repair &note) { return note.rule == QLatin1String("duplicate-key"); });
    return isSteady || repeats || read.problem ? std::optional(read) : std::nullopt;
}

inline bool isSame(const TolerantJson &left, const TolerantJson &right)
{
    return left.value == right.value && left.repairs == right.repairs && left.notes == right.notes && left.isComplete == right.isComplete
        && left.problem == right.problem && left.begin == right.begin && left.end == right.end;
}

} // namespace outcrop::testing
