// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/responses/jsonstream.h"

#include "core/base/jsonpointer.h"
#include "core/base/paths.h"
#include "core/responses/tolerantjsonreader.h"

namespace outcrop {

JsonStream::JsonStream(qsizetype offset) : m_offset(offset), m_reader(std::make_unique<TolerantJsonReader>()) { }
JsonStream::~JsonStream() = default;
JsonStream::JsonStream(JsonStream &&) noexcept = default;
JsonStream &JsonStream::operator=(JsonStream &&) noexcept = default;

void JsonStream::add(QStringView chunk)
{
    if (isDone())
        return;
    m_text += chunk;
    m_reader->read(m_text, false);
}

void JsonStream::finish()
{
    m_reader->read(m_text, true);
}

bool JsonStream::isDone() const
{
    return m_reader->isDone();
}

const Json &JsonStream::value() const
{
    return m_reader->value();
}

std::optional<QString> JsonStream::openPath() const
{
    return isDone() ? std::nullopt : std::optional(m_reader->openPath());
}

bool JsonStream::isFinished(const QString &pointer) const
{
    const std::optional<QString> open = openPath();
    if (open && isAtOrBelow(*open, pointer))
        return false;
    return valueAt(value(), pointer);
}

const Repairs &JsonStream::repairs() const
{
    return m_reader->ledger().repairs();
}

TolerantJson JsonStream::takeResult()
{
    return m_reader->takeResult(m_offset);
}

} // namespace outcrop
