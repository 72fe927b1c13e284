// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/condition.h"
#include "core/base/diagnostic.h"
#include "core/documents/data/datanode.h"

#include <QStringList>

#include <memory>
#include <optional>

namespace outcrop {

/// A parsed template of a wire format: YAML in the structure of the JSON that it creates, with a few directives.
///
///     name: "text with {model.id}"             a constant, or text with values filled in
///     a.b: …                                   a nested field
///     {put: params.top_p}                      a value; the field is omitted if it is missing
///         default: [model.max_output, 4096]        the first that exists, if the API requires a value
///         map: roles   or   map: {low: LOW}        maps the value to another one
///         lower: true                              a JSON Schema, lowered by the wire format's schema_rules; or a condition
///         encode: json                             as JSON inside a string
///     {each: turns, as: {…}}                   a list; `as` may be a list of templates, which each add their result. Inside
///                                              another list, the items are added one by one
///     {join: […], with: "\n\n"}                joined texts, without empty ones
///     {json: {…}}                              a template, as JSON inside a string
///     when: condition                          on any mapping: omitted unless the condition holds
///     why: text                                the reason in the loss ledger if `when` omits the mapping, for `action`, or for a default
///     action: moved                            the action in the ledger, if it is not `kept`
///
/// Every use of a bundle value by `put` or `{…}` is recorded, and the ledger is created from these records.
class Template
{
public:
    struct Node;

    Template() = default;
    /// Parses a template and checks that every name in it exists. Returns nullopt after an error, which is added with its location.
    static std::optional<Template> read(const DataNode &node, const QString &file, Diagnostics &diagnostics);

    const Node *root() const { return m_root.get(); }

private:
    std::shared_ptr<const Node> m_root;
};

/// A segment of a string with placeholders: a literal, or the name of a value.
struct TextSegment {
    QString literalText;
    QString name;
};

/// A node of a parsed template.
struct Template::Node {
    enum class Kind { Constant, Text, Put, Each, Join, JsonText, Object, List };

    using NodePtr = std::shared_ptr<const Node>;

    Kind kind = Kind::Constant;
    Json constantValue;                            ///< for Constant: the value
    QList<TextSegment> pieces;                ///< for Text: literals and placeholders
    QString name;                             ///< for Put and Each: name of the value
    QString itemName;                         ///< for Each: name of one item, `turn` for `turns`
    QList<NodePtr> children;                  ///< the items of List and Join, the templates of an Each's item, or the only child of JsonText
    QList<QPair<QString, NodePtr>> fields;    ///< for Object: names and values
    QList<NodePtr> defaults;                  ///< for Put: the first that exists is used if the value is missing
    QString mapName;                          ///< for Put: name of an adapter's table (`roles`)
    QList<QPair<QString, Json>> map;          ///< for Put: a table in the template itself
    std::optional<Condition> loweringCondition;        ///< for Put: when to lower the JSON Schema in the value; nullopt: never
    bool encodesJson = false;                  ///< for Put: whether to encode the value as JSON in a string
    QString separator;                        ///< for Join: text between the parts
    std::optional<Condition> when;
    std::optional<QString> reason;            ///< `why`: a text with `{names}`, in English in the wire formats of the program
    QString action;
};

/// Splits a text with `{names}`; `{{` and `}}` are literal braces. `isClosed` is false if a closing brace is missing.
QList<TextSegment> textSegments(const QString &text, bool &isClosed);

/// Returns the names that a template may use, with `*` for any word: `params.*`. Names that begin with an item's name (`turn`, `tool`) are valid
/// inside the `each` for that item.
const QStringList &templateNames();

} // namespace outcrop
