// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/responses/jsonstream.h"
#include "core/responses/jsonreader.h"

namespace outcrop {

namespace {

const Json *child(const Json &value, QString step)
{
    step.replace(QLatin1String("~1"), QLatin1String("/")).replace(QLatin1String("~0"), QLatin1String("~"));
    if (value.is_object()) {
        const auto member = value.find(step.toStdString());
        return member == value.end() ? nullptr : &*member;
    }
    bool isNumber = false;
    const qulonglong index = step.toULongLong(&isNumber);
    return value.is_array() && isNumber && index < value.size() ? &value[index] : nullptr;
}

bool hasValue(const Json &root, const QString &pointer)
{
    const Json *value = &root;
    const QStringList steps = pointer.split(u'/').sliced(1);
    for (const QString &step : steps) {
        value = child(*value, step);
        if (!value)
            return false;
    }
    return pointer.isEmpty() || pointer.startsWith(u'/');
}

} // namespace

JsonStream::JsonStream(qsizetype offset) : m_offset(offset), m_reader(std::make_unique<JsonReader>()) { }
JsonStream::~JsonStream() = default;
JsonStream::JsonStream(JsonStream &&) noexcept = default;
JsonStream &JsonStream::operator=(JsonStream &&) noexcept = default;

void JsonStream::add(QStringView piece)
{
    if (isDone())
        return;
    m_text += piece;
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
    if (open && (*open == pointer || open->startsWith(pointer + u'/')))
        return false;
    return hasValue(value(), pointer);
}

const Repairs &JsonStream::repairs() const
{
    return m_reader->ledger().repairs();
}

TolerantJson JsonStream::take()
{
    return m_reader->take(m_offset);
}

} // namespace outcrop
