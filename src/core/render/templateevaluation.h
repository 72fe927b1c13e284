// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/render/renderscope.h"
#include "core/render/schemalowering.h"
#include "core/render/template.h"

#include <QHash>

namespace outcrop {

/// Evaluates templates and records the location of every bundle part, or the reason why it is not used. After all templates of a request have been evaluated,
/// ledger() is complete by construction.
class TemplateEvaluation
{
public:
    TemplateEvaluation(const RenderScope &scope, const SchemaRules &schemaRules) : m_scope(scope), m_schemaRules(schemaRules) { }

    /// Evaluates a template. `place` is the location of the result for the ledger: empty for the body, `header` for headers.
    Value evaluateTemplate(const Template &source, const QString &place = {});
    /// Evaluates a URL template. Values of the model (`model.id`) are percent-encoded, because they may contain reserved characters.
    QString evaluateUrl(const Template &source);

    /// Returns at least one entry for every part. `prompt` contains the reasons for moved and omitted parts; `unusedPartReason` is the reason for parts that no
    /// template uses.
    Ledger ledger(const AssembledPrompt &prompt, const QString &unusedPartReason) const;

private:
    using Node = Template::Node;

    struct Use {
        QString path;
        QString action; ///< action in the template; empty if there is none
        QString reason;
        qsizetype parts = 1; ///< number of parts in the same location
    };

    Value evaluate(const Node &node, const QString &path);
    Value evaluateNode(const Node &node, const QString &path);
    Value text(const Node &node, const QString &path);
    Value put(const Node &node, const QString &path);
    Value mapValue(const Node &node, const Value &value, const QString &path);
    void recordRole(const Node &node, const QString &role, const QString &sent, const QString &path);
    Value join(const Node &node, const QString &path);
    Value object(const Node &node, const QString &path);
    QList<Value> items(const Node &node, const QString &path);
    void appendTo(QList<Value> &values, const Node &child, const QString &path, bool isOneText);
    QList<Value> evaluateEachItem(const Node &node, const QString &path, qsizetype before);
    bool holds(const Node &node) const;
    bool isTrue(const Condition &condition) const;
    void skip(const Node &node, const QString &path);

    Value lookup(const QString &name) const;
    QString reason(const Node &node);
    static const Use &mostSpecificUse(const QList<Use> &uses);
    void recordUse(const Value &value, const Node &node, const QString &path);

    const RenderScope &m_scope;
    const SchemaRules &m_schemaRules;
    QHash<QString, Value> m_items;   ///< current items by name, such as `turn` or `tool`
    QHash<QString, QList<Use>> m_uses;
    QHash<QString, QString> m_excludedParts; ///< parts that `when` conditions excluded, with the reasons
    QList<const Node *> m_enclosing;   ///< enclosing objects, for their `action` and `why`
    bool m_isUrl = false; ///< whether a URL is being evaluated
    QString m_exclusionReason;               ///< reason of the `when` that omits the current node; empty outside such nodes
    Ledger m_notes;                    ///< defaults and approximated values
};

} // namespace outcrop
