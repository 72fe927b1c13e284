// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/language/documentfields.h"

#include "core/documents/fieldedit.h"
#include "core/documents/formatschema.h"

namespace outcrop {
namespace {

void visit(const DataNode &node, const QStringList &path, const std::function<void(const FieldLocation &)> &use)
{
    for (const DataNode::Member &member : node.members()) {
        const QStringList inner = path + QStringList(member.key);
        use({inner, &member, &member.value});
        visit(member.value, inner, use);
    }
    const QStringList item = path + QStringList(QStringLiteral("-"));
    for (const DataNode &one : node.items()) {
        use({item, nullptr, &one});
        visit(one, item, use);
    }
}

} // namespace

bool touches(const Range &range, qsizetype offset)
{
    return range.start.offset <= offset && offset <= range.end.offset && range.end.line > 0;
}

DocumentFields::DocumentFields(const Document &document) : m_root(fieldsOf(document))
{
    if (const QString format = formatOf(document.kind, document.path, m_root); !format.isEmpty())
        m_schema.emplace(format);
}

void DocumentFields::forEach(const std::function<void(const FieldLocation &)> &use) const
{
    visit(m_root, {}, use);
}

FieldLocation DocumentFields::fieldAt(qsizetype offset) const
{
    FieldLocation found;
    forEach([&found, offset](const FieldLocation &place) {
        const bool isAtKey = place.member && touches(place.member->keyRange, offset);
        if (isAtKey || (place.value->isScalar() && touches(place.value->range(), offset)))
            found = place;
    });
    return found;
}

const Json &DocumentFields::schemaOf(const QStringList &path) const
{
    static const Json none;
    return m_schema ? m_schema->at(path) : none;
}

} // namespace outcrop
