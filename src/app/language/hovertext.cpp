// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/language/hovertext.h"

#include "app/language/documentfields.h"
#include "app/language/documentreferences.h"
#include "app/language/documentsections.h"
#include "app/language/languagemessages.h"
#include "app/language/passagecosts.h"
#include "app/prompt/layerreasons.h"
#include "core/base/datatext.h"
#include "core/base/joinedtext.h"
#include "core/text/linetable.h"

namespace outcrop {
namespace {

const QString paragraph = QStringLiteral("\n\n");

/// Explains documents and passages of one workspace.
class Explanation
{
public:
    Explanation(const OpenedWorkspace &opened, const ContextLoader &contexts) : m_opened(opened), m_contexts(contexts) { }

    QString document(const Document &document) const
    {
        QStringList parts{detailedText(QStringLiteral("**%1**").arg(document.path), kindNoun(document.kind)), tokens(document.body())};
        if (const Result<LayerReason> reason = layerReason(m_opened, document.path, {}); reason && reason->isLayer())
            parts += reason->sentences;
        parts += clients(document);
        parts.removeAll(QString());
        return parts.join(paragraph);
    }

    QString tokens(QStringView text) const
    {
        const PassageCosts costs(m_opened);
        const TokenCount count = costs.tokens(text);
        const QString line = costs.model().isEmpty() ? languagemessages::tokens(toText(count)) : languagemessages::tokensOfModel(toText(count), costs.model());
        const std::optional<Cost> price = costs.price(count);
        return price ? line + paragraph + languagemessages::price(toText(*price)) : line;
    }

    QString field(const DocumentFields &fields, const FieldLocation &place) const
    {
        const Json &schema = fields.schemaOf(place.path);
        QStringList parts{QStringLiteral("**%1**").arg(place.path.join(u'.')), dataText(schemaString(schema, "description"))};
        QStringList values;
        for (const Json &value : schemaValues(schema))
            values += u'`' + (value.is_string() ? qString(value) : QString::fromStdString(value.dump())) + u'`';
        if (!values.isEmpty())
            parts += languagemessages::values(values.join(listSeparator()));
        if (schemaString(schema, "x-names") == u"condition")
            parts += conditionValue(place.value->text());
        parts.removeAll(QString());
        return parts.join(paragraph);
    }

private:
    QString conditionValue(const QString &text) const
    {
        const Result<Condition> condition = Condition::parse(text);
        if (!condition)
            return {};
        return conditionHolds(*condition, m_opened.library, {}) ? languagemessages::holds() : languagemessages::doesNotHold();
    }

    QString clients(const Document &document) const
    {
        const FolderContexts *contexts = m_contexts ? m_contexts() : nullptr;
        const QList<ClientLoad> loads = contexts ? clientLoads(*contexts, document.path) : QList<ClientLoad>();
        if (loads.isEmpty())
            return {};
        QStringList lines{languagemessages::clients()};
        for (const ClientLoad &load : loads)
            lines += QStringLiteral("- ") + languagemessages::clientState(load.client, stateTitle(load.text));
        return lines.join(u'\n');
    }

    const OpenedWorkspace &m_opened;
    const ContextLoader &m_contexts;
};

/// Returns the section whose heading contains the offset, or nullopt.
std::optional<DocumentSection> headingAt(const Document &document, qsizetype offset)
{
    for (const DocumentSection &section : documentSections(document)) {
        if (section.start <= offset && offset <= section.headingEnd)
            return section;
    }
    return std::nullopt;
}

} // namespace

std::optional<HoverText> hoverAt(const OpenedWorkspace &opened, const Document &document, qsizetype offset, const ContextLoader &contexts)
{
    const Explanation explain(opened, contexts);
    if (const std::optional<DocumentReference> reference = documentReferenceAt(opened, document, offset)) {
        const DocumentPtr target = opened.workspace().document(reference->target);
        return HoverText{explain.document(*target), reference->range.start.offset, reference->range.end.offset};
    }
    const DocumentFields fields(document);
    if (const FieldLocation place = fields.fieldAt(offset); !place.isNull() && fields.schemaOf(place.path).is_object()) {
        const Range range = place.member ? place.member->keyRange : place.value->range();
        return HoverText{explain.field(fields, place), range.start.offset, range.end.offset};
    }
    const std::optional<DocumentSection> section = headingAt(document, offset);
    const TextLine first = lineAt(document.text, 0);
    if (offset <= first.end || (section && section->level == 1))
        return HoverText{explain.document(document), section ? section->start : 0, section ? section->headingEnd : first.end};
    if (!section)
        return std::nullopt;
    return HoverText{explain.tokens(QStringView(document.text).sliced(section->start, section->end - section->start)), section->start, section->headingEnd};
}

} // namespace outcrop
