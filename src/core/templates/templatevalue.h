// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/documents/data/datanode.h"
#include "core/text/tracedtext.h"

#include <memory>
#include <optional>

namespace outcrop {

/// The document that a template's value was read from.
struct TemplateValueSource {
    QString file; ///< relative to the workspace
    QString text; ///< decoded text of the file, needed to map a value's characters to their source
};

/// A value in a template. Its text is traced to the document that defines it, or else to the tag that prints it.
class TemplateValue
{
public:
    TemplateValue() = default; ///< a missing value
    /// Creates a value from a document. Without a source, printed text is traced to the tag.
    explicit TemplateValue(DataNode data, std::shared_ptr<const TemplateValueSource> source = nullptr);
    /// Creates a value from text that is already traced.
    explicit TemplateValue(const TracedText &text);
    /// Creates a value without a source, such as a loop counter or a value from the command line.
    static TemplateValue fromJson(const Json &value);

    /// Returns the name of the strict input that the value is from; empty if there is none. Items, fields and edited texts keep it.
    const QString &strictInput() const { return m_strictInput; }
    TemplateValue withStrictInput(const QString &name) const;

    bool isMissing() const { return m_data.isMissing(); }
    const DataNode &data() const { return m_data; }
    /// Returns whether the value is truthy: false for missing, null, false, 0, an empty string or an empty list.
    bool isTruthy() const;
    /// Returns whether the value can be printed. Lists and mappings cannot.
    bool isPrintable() const { return !m_data.isSequence() && !m_data.isMapping(); }
    std::optional<double> number() const;
    /// Returns the printed text: `true` and `false` in lower case, `1` for 1.0, empty for null and missing.
    QString text() const;
    /// Returns text() with its source. `tag` is the source of a value that no document defines.
    TracedText traced(const Origin &tag) const;

    /// Returns the value of a key or, for lists, of an index or `length`. Missing if there is none.
    TemplateValue member(const QString &key) const;
    /// Returns the items of a list, or the keys of a mapping as strings.
    QList<TemplateValue> items() const;
    /// Returns the items from `from` up to but not including `to` as a list.
    TemplateValue slice(qsizetype from, qsizetype to) const;
    bool equals(const TemplateValue &other) const;
    /// Returns whether a list contains the item, a mapping the key, or a string the substring.
    bool contains(const TemplateValue &other) const;

private:
    DataNode m_data;
    std::shared_ptr<const TemplateValueSource> m_source;
    std::optional<TracedText> m_tracedText;
    QString m_strictInput;
};

/// Converts JSON to a data node without ranges.
DataNode dataOfJson(const Json &value);

} // namespace outcrop
