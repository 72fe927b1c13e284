// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/responses/tolerantjson.h"

#include <memory>

namespace outcrop {

class TolerantJsonReader;

/// One JSON value that arrives in pieces. After each piece there is a value as far as it has come; in the end there is what readTolerantJson() gives for the
/// whole text. Linear in the text, however small the pieces are.
///
/// What is finished stays: it never changes again. Only the value at openPath(), and what it lies in, still grows. The one exception is
/// JSON's own: a key that occurs twice in an object takes its last value, and is open again while that is read.
class JsonStream
{
public:
    /// `offset`: where the value begins in the text that positions are counted in.
    explicit JsonStream(qsizetype offset = 0);
    ~JsonStream();
    JsonStream(JsonStream &&) noexcept;
    JsonStream &operator=(JsonStream &&) noexcept;

    /// Does nothing once the value has ended.
    void add(QStringView piece);
    /// No more will come.
    void finish();

    /// The value has ended, or there is none.
    bool isDone() const;
    /// As far as it has come; the next piece changes it in place.
    const Json &value() const;
    /// JSON pointer of the innermost value that is not finished; nothing once all is done.
    std::optional<QString> openPath() const;
    /// Whether that value has come and will never change.
    bool isFinished(const QString &pointer) const;
    /// So far; the last ones may still be taken back.
    const Repairs &repairs() const;
    /// Everything, once isDone(); the stream is empty then.
    TolerantJson take();

private:
    QString m_text;
    qsizetype m_offset;
    std::unique_ptr<TolerantJsonReader> m_reader;
};

} // namespace outcrop
