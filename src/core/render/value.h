// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/text/tracedtext.h"

#include <QList>
#include <QString>

#include <memory>
#include <utility>

namespace outcrop {

/// The input and output of templates: JSON whose strings have origins. A leaf from the bundle has the name of its part (`params.temperature`,
/// `tools/0/name`), so that its use can be recorded.
class Value
{
public:
    enum class Kind { Missing, Data, Text, List, Record };
    using Field = std::pair<QString, Value>;

    Value() = default;
    static Value data(const Json &json, const QString &part = {});
    static Value data(const Json &json, const QStringList &parts);
    static Value text(const TracedText &text, const QString &part = {});
    /// Creates text from several parts, such as the joined layers of a tier.
    static Value text(const TracedText &text, const QStringList &parts);
    /// Creates text that the program generated.
    static Value generatedText(const QString &text, const QString &note = {});
    static Value list(const QList<Value> &items);
    static Value record(const QList<Field> &fields = {});

    Kind kind() const { return m_kind; }
    bool isMissing() const { return m_kind == Kind::Missing; }
    /// Returns whether a template omits the value: it is Missing, null, or an empty string, list or record.
    bool isEmpty() const;
    bool isTrue() const;

    const Json &json() const;
    const TracedText &tracedText() const { return m_text; }
    const QList<Value> &items() const { return m_items; }
    const QList<Field> &fields() const { return m_fields; }
    /// Returns the bundle parts of this leaf.
    const QStringList &parts() const { return m_parts; }

    /// Returns a field by name, or a Missing value.
    const Value &field(QStringView name) const;
    /// Sets a field. Creates parent records for a dotted path such as `output_config.format`.
    void setField(const QString &path, const Value &value);
    void append(const Value &value) { m_items.append(value); }

    /// Returns a scalar as text; empty for lists and records.
    TracedText toText() const;
    Json toJson() const;

private:
    Kind m_kind = Kind::Missing;
    std::shared_ptr<const Json> m_json;
    TracedText m_text;
    QList<Value> m_items;
    QList<Field> m_fields;
    QStringList m_parts;
};

} // namespace outcrop
