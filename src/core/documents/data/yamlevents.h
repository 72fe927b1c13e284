// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QStringView>

#include <yaml.h>

namespace outcrop {

/// The events of one YAML text, one at a time, straight from its UTF-16. Owns libyaml's parser and the current event.
/// The text must live as long as this.
class YamlEvents
{
public:
    explicit YamlEvents(QStringView text);
    ~YamlEvents();
    Q_DISABLE_COPY_MOVE(YamlEvents)

    /// The next event, or null where the text is not YAML: ask parser() why.
    const yaml_event_t *next();
    const yaml_parser_t &parser() const { return m_parser; }
    /// libyaml counts code points; this is the same place counted in UTF-16 code units.
    qsizetype offset(const yaml_mark_t &mark) const;

private:
    yaml_parser_t m_parser;
    yaml_event_t m_event = {};
    QList<qsizetype> m_astral; ///< code point indexes of the characters that take two code units
};

} // namespace outcrop
