// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/text/tracedtext.h"

#include <QList>
#include <QString>

#include <memory>
#include <utility>

namespace outcrop {

/// What templates read and what they write: JSON whose texts know where they came from. A leaf that stands for a part of the bundle carries
/// that part's name (`params.temperature`, `tools/0/name`), so that the engine can note what became of it.
class Value
{
public:
    enum class Kind { Missing, Data, Text, List, Record };
    using Field = std::pair<QString, Value>;

    Value() = default;
    static Value data(const Json &json, const QString &part = {});
    static Value data(const Json &json, const QStringList &parts);
    static Value text(const TracedText &text, const QString &part = {});
    /// Text from several parts, such as a tier's joined layers.
    static Value text(const TracedText &text, const QStringList &parts);
    /// Text the program wrote.
    static Value words(const QString &text, const QString &note = {});
    static Value list(const QList<Value> &items);
    static Value record(const QList<Field> &fields = {});

    Kind kind() const { return m_kind; }
    bool isMissing() const { return m_kind == Kind::Missing; }
    /// Missing, null, an empty text, list or record: what a template leaves out.
    bool isEmpty() const;
    bool isTrue() const;

    const Json &json() const;
    const TracedText &tracedText() const { return m_text; }
    const QList<Value> &items() const { return m_items; }
    const QList<Field> &fields() const { return m_fields; }
    /// The parts of the bundle this leaf stands for.
    const QStringList &parts() const { return m_parts; }

    /// A field by name, or a Missing value.
    const Value &field(QStringView name) const;
    /// Sets a field, creating parent records for a dotted path: `output_config.format`.
    void setField(const QString &path, const Value &value);
    void append(const Value &value) { m_items.append(value); }

    /// A scalar as text; empty for lists and records.
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
