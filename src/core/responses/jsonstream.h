// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/responses/tolerantjson.h"

#include <memory>

namespace outcrop {

class TolerantJsonReader;

/// Parses one JSON value that arrives in chunks. After each chunk the partial value is available; the final result equals that of readTolerantJson()
/// for the whole text. Runs in linear time for any chunk size.
///
/// Finished values never change; only the value at openPath() and its ancestors grow. Duplicate keys are an exception: the last value replaces the earlier
/// one, and is unfinished while it is being read.
class JsonStream
{
public:
    /// `offset` is the position of the value in the complete text; reported offsets include it.
    explicit JsonStream(qsizetype offset = 0);
    ~JsonStream();
    JsonStream(JsonStream &&) noexcept;
    JsonStream &operator=(JsonStream &&) noexcept;

    /// Appends a chunk. Does nothing after the value has ended.
    void add(QStringView chunk);
    /// Ends the input.
    void finish();

    /// Returns whether the value has ended or there is no value.
    bool isDone() const;
    /// Returns the partial value, which the next chunk changes in place.
    const Json &value() const;
    /// Returns the JSON pointer of the innermost unfinished value; nullopt if the value is complete.
    std::optional<QString> openPath() const;
    /// Returns whether there is a value at `pointer` and it has been read completely.
    bool isFinished(const QString &pointer) const;
    /// Returns the repairs so far. Later input can revoke the last ones.
    const Repairs &repairs() const;
    /// Moves the result out of the stream. Requires isDone().
    TolerantJson takeResult();

private:
    QString m_text;
    qsizetype m_offset;
    std::unique_ptr<TolerantJsonReader> m_reader;
};

} // namespace outcrop
