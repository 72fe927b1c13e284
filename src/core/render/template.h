// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/condition.h"
#include "core/base/diagnostic.h"
#include "core/documents/data/datanode.h"

#include <QStringList>

#include <memory>
#include <optional>

namespace outcrop {

/// A parsed template of a wire format: YAML that looks like the JSON it makes, with a few directives.
///
///     name: "text with {model.id}"             a constant, or text with values filled in
///     a.b: …                                   a field inside a field
///     {put: params.top_p}                      a value; the field is left out when there is none
///         default: [model.max_output, 4096]        the first that exists, where the API insists on one
///         map: roles   or   map: {low: LOW}        another spelling of the value
///         lower: true                              a JSON Schema, lowered by the wire format's schema_rules
///         encode: json                             as JSON inside a text
///     {each: turns, as: {…}}                   a list; `as` may be a list of templates, each adds what it makes. Inside another list its
///                                              items are added one by one
///     {join: […], with: "\n\n"}                texts put together, empty ones left out
///     {json: {…}}                              a template, as JSON inside a text
///     when: condition                          on any mapping: left out unless it holds
///     why: text                                the reason the loss ledger gives when `when` leaves something out, for `action`, or for a default
///     action: moved                            how the ledger calls what this sends, where it is not simply kept
///
/// Every value that a `put` or a `{…}` takes from the bundle is noted, so that the ledger writes itself.
class Template
{
public:
    struct Node;

    Template() = default;
    /// Reads a template and checks that every name in it exists; otherwise a located error is added and nothing returned.
    static std::optional<Template> read(const DataNode &node, const QString &file, Diagnostics &diagnostics);

    const Node *root() const { return m_root.get(); }

private:
    std::shared_ptr<const Node> m_root;
};

/// A piece of a text with placeholders: a literal, or the name of a value.
struct TextPiece {
    QString literal;
    QString name;
};

struct Template::Node {
    enum class Kind { Constant, Text, Put, Each, Join, JsonText, Object, List };

    using NodePtr = std::shared_ptr<const Node>;

    Kind kind = Kind::Constant;
    Json constant;                            ///< Constant
    QList<TextPiece> pieces;                  ///< Text
    QString name;                             ///< Put, Each: what is asked for
    QString itemName;                         ///< Each: what one item is called, `turn` for `turns`
    QList<NodePtr> children;                  ///< List; Each: what every item makes; Join; JsonText: one
    QList<QPair<QString, NodePtr>> fields;    ///< Object
    QList<NodePtr> defaults;                  ///< Put
    QString mapName;                          ///< Put: a table of the adapter (`roles`)
    QList<QPair<QString, Json>> map;          ///< Put: a table written in place
    bool lower = false;                       ///< Put
    bool encodeJson = false;                  ///< Put
    QString separator;                        ///< Join
    std::optional<Condition> when;
    NodePtr why;                              ///< Text
    QString action;
};

/// The names a template may ask for, with `*` for "any word": `params.*`. Names that begin with an item's name (`turn`, `tool`) hold inside the
/// `each` that makes it.
const QStringList &templateNames();

} // namespace outcrop
