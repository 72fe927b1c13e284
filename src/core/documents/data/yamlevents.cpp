// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/data/yamlevents.h"

#include <QSysInfo>

#include <algorithm>
#include <new>

namespace outcrop {
namespace {

QList<qsizetype> astralIndexes(QStringView text)
{
    QList<qsizetype> indexes;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text[i].isHighSurrogate())
            indexes.append(i - indexes.size());
    }
    return indexes;
}

} // namespace

YamlEvents::YamlEvents(QStringView text) : m_astral(astralIndexes(text))
{
    if (!yaml_parser_initialize(&m_parser))
        throw std::bad_alloc(); // initialization can only fail for lack of memory
    const bool isLittleEndian = QSysInfo::ByteOrder == QSysInfo::LittleEndian;
    yaml_parser_set_encoding(&m_parser, isLittleEndian ? YAML_UTF16LE_ENCODING : YAML_UTF16BE_ENCODING);
    const char16_t *start = text.isNull() ? u"" : text.utf16(); // libyaml does not accept a null pointer, even for an empty text
    yaml_parser_set_input_string(&m_parser, reinterpret_cast<const unsigned char *>(start), size_t(text.size()) * 2);
}

YamlEvents::~YamlEvents()
{
    yaml_event_delete(&m_event);
    yaml_parser_delete(&m_parser);
}

const yaml_event_t *YamlEvents::next()
{
    yaml_event_delete(&m_event);
    return yaml_parser_parse(&m_parser, &m_event) ? &m_event : nullptr;
}

qsizetype YamlEvents::offset(const yaml_mark_t &mark) const
{
    const qsizetype index = qsizetype(mark.index);
    return index + std::distance(m_astral.begin(), std::lower_bound(m_astral.begin(), m_astral.end(), index));
}

} // namespace outcrop
