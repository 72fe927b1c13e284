// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/render/renderscope.h"
#include "core/render/schemalowering.h"
#include "core/render/template.h"

#include <QHash>

namespace outcrop {

/// Runs templates over a scope, and notes for every part of the bundle whether it was used, where, and if not, why not. When all templates of a
/// request have run, ledger() is complete by construction.
class TemplateRun
{
public:
    TemplateRun(const RenderScope &scope, const SchemaRules &schemaRules) : m_scope(scope), m_schemaRules(schemaRules) { }

    /// `place` names where the result goes, for the ledger: empty for the body, `header` for headers.
    Value run(const Template &source, const QString &place = {});
    /// The same for an address: what is filled in beside the base address is percent-encoded, since a model's id may hold what ends a path.
    QString runUrl(const Template &source);

    /// One entry at least for every part of the scope. `prompt` gives reasons for parts that are sent elsewhere than meant or left out on
    /// purpose, `noPlace` the reason for parts that no template asked for.
    Ledger ledger(const AssembledPrompt &prompt, const QString &noPlace) const;

private:
    using Node = Template::Node;

    struct Use {
        QString path;
        QString action; ///< the template's own word for it, or empty
        QString reason;
        qsizetype parts = 1; ///< how many parts share this place
    };

    Value evaluate(const Node &node, const QString &path);
    Value evaluateHere(const Node &node, const QString &path);
    Value text(const Node &node, const QString &path);
    Value put(const Node &node, const QString &path);
    Value mapped(const Node &node, const Value &value, const QString &path);
    Value join(const Node &node, const QString &path);
    Value object(const Node &node, const QString &path);
    QList<Value> items(const Node &node, const QString &path);
    void appendTo(QList<Value> &values, const Node &child, const QString &path, bool oneText);
    QList<Value> each(const Node &node, const QString &path, qsizetype before);
    bool holds(const Node &node) const;
    void skip(const Node &node, const QString &path);

    Value lookup(const QString &name) const;
    QString reason(const Node &node);
    static const Use &ownPlace(const QList<Use> &uses);
    void noteUse(const Value &value, const Node &node, const QString &path);

    const RenderScope &m_scope;
    const SchemaRules &m_schemaRules;
    QHash<QString, Value> m_items;   ///< by item name: `turn`, `tool`
    QHash<QString, QList<Use>> m_uses;
    QHash<QString, QString> m_blocked; ///< parts that a `when` left out, and why
    QList<const Node *> m_enclosing;   ///< objects around, for their `action` and `why`
    bool m_isUrl = false; ///< an address is being written
    QString m_blockedBy;               ///< not empty while walking what a `when` left out
    Ledger m_notes;                    ///< defaults put in, schemas narrowed
};

} // namespace outcrop
