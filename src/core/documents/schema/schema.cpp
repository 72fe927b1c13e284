// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/schema/schema.h"

#include "core/base/jsonpointer.h"
#include "core/documents/schema/schemaevaluation.h"
#include "core/documents/schema/schemalimits.h"
#include "core/documents/schema/schemamessages.h"

#include <algorithm>

namespace outcrop {
namespace {

Json parseSchema(const QByteArray &text)
{
    return Json::parse(text.begin(), text.end(), nullptr, false);
}

/// Returns the reason why a value cannot be used as a schema, or an empty string.
QString unusableReason(const Json &source, const SchemaSettings &settings)
{
    if (source.is_discarded())
        return schemamessages::invalidJson();
    if (!source.is_object() && !source.is_boolean())
        return schemamessages::notSchema();
    if (!draftOf(source, settings.draft) && !settings.otherSchemas.contains(qString(source["$schema"])))
        return schemamessages::unknownDraft();
    const bool isAnyTooDeep = isTooDeep(source) || std::any_of(settings.otherSchemas.begin(), settings.otherSchemas.end(), isTooDeep);
    return isAnyTooDeep ? schemamessages::tooDeep() : QString();
}

template<SchemaDraft draft>
const Schema &compiledMetaSchema()
{
    static const Schema schema(metaSchemaJson(draft));
    return schema;
}

} // namespace

struct Schema::Compiled {
    Json schema;
    SchemaSettings settings;
    std::unique_ptr<const SchemaIndex> index;
    QList<SchemaViolation> problems; ///< reasons why it cannot be used

    Compiled(const Json &source, const SchemaSettings &given) : settings(given)
    {
        if (const QString reason = unusableReason(source, settings); !reason.isEmpty()) {
            problems = {{{}, reason, {}, {}}};
            return;
        }
        schema = source; // copied after the check, because copying a deeply nested value would overflow the stack
        index = std::make_unique<const SchemaIndex>(schema, settings);
        problems = index->problems();
        if (const QString reason = referenceError(*index); !reason.isEmpty())
            problems.append({{}, reason, {}, {}});
    }
};

const Schema &Schema::metaSchema(SchemaDraft draft)
{
    switch (draft) {
    case SchemaDraft::Draft4:
        return compiledMetaSchema<SchemaDraft::Draft4>();
    case SchemaDraft::Draft6:
        return compiledMetaSchema<SchemaDraft::Draft6>();
    case SchemaDraft::Draft7:
        return compiledMetaSchema<SchemaDraft::Draft7>();
    case SchemaDraft::Draft201909:
        return compiledMetaSchema<SchemaDraft::Draft201909>();
    case SchemaDraft::Draft202012:
        return compiledMetaSchema<SchemaDraft::Draft202012>();
    }
    Q_UNREACHABLE();
}

Schema::Schema(const QByteArray &text) : Schema(parseSchema(text)) { }

Schema::Schema(const Json &schema, const SchemaSettings &settings)
    : m_compiledSchema(std::make_shared<const Compiled>(schema, settings))
{
}

QString Schema::error() const
{
    return problems().isEmpty() ? QString() : problems().first().message;
}

const QList<SchemaViolation> &Schema::problems() const
{
    return m_compiledSchema->problems;
}

QList<SchemaViolation> Schema::validate(const Json &value) const
{
    if (!problems().isEmpty())
        return {{{}, QStringLiteral("The schema cannot be used: %1.").arg(error()), {}, {}}};
    return SchemaEvaluation(*m_compiledSchema->index, m_compiledSchema->settings).check(value);
}

const Json &Schema::at(const QString &pointer) const
{
    static const Json emptyJson = Json::object();
    const Json *found = valueAt(m_compiledSchema->schema, pointer);
    return found && found->is_object() ? *found : emptyJson;
}

QList<SchemaViolation> schemaViolations(const Json &schema, SchemaDraft defaultDraft)
{
    const Schema compiledSchema(schema, {defaultDraft});
    const std::optional<SchemaDraft> draft = draftOf(schema, defaultDraft);
    const bool isReadable = draft && !isTooDeep(schema);
    const QList<SchemaViolation> violations =
        isReadable ? Schema::metaSchema(*draft).validate(schema) : QList<SchemaViolation>();
    return violations.isEmpty() ? compiledSchema.problems() : violations;
}

} // namespace outcrop
