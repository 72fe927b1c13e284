// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QStringView>

#include <yaml.h>

namespace outcrop {

/// Reads the events of a YAML text, directly from UTF-16. Owns libyaml's parser and the current event. The text must
/// outlive this object.
class YamlEvents
{
public:
    explicit YamlEvents(QStringView text);
    ~YamlEvents();
    Q_DISABLE_COPY_MOVE(YamlEvents)

    /// Returns the next event, or null if the text is not YAML; parser() then has the reason.
    const yaml_event_t *next();
    const yaml_parser_t &parser() const { return m_parser; }
    /// Converts libyaml's position, counted in code points, to an offset in UTF-16 code units.
    qsizetype offset(const yaml_mark_t &mark) const;

private:
    yaml_parser_t m_parser;
    yaml_event_t m_event = {};
    QList<qsizetype> m_astral; ///< code point indices of characters with two code units
};

} // namespace outcrop
