// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/fieldspec.h"

#include "core/documents/schema/schemareference.h"

#include <QHash>

#include <algorithm>

namespace outcrop {
namespace {


/// Splits `tools[].name` into `tools`, `[]` and `name`.
QStringList stepsOf(QStringView path)
{
    QStringList steps;
    for (const QStringView step : path.split(u'.', Qt::SkipEmptyParts)) {
        const bool isItem = step.size() > anyItem.size() && step.endsWith(anyItem);
        steps.append((isItem ? step.chopped(anyItem.size()) : step).toString());
        if (isItem)
            steps.append(anyItem);
    }
    return steps;
}

bool isItem(const QString &step)
{
    return step == anyItem || std::all_of(step.begin(), step.end(), [](QChar c) { return c.isDigit(); });
}

const FieldSpec *childOf(const QList<FieldSpec> &fields, const QString &step)
{
    const auto named =
        std::find_if(fields.begin(), fields.end(), [&step](const FieldSpec &field) { return field.key == step; });
    if (named != fields.end())
        return &*named;
    const bool allowsOthers = !fields.isEmpty() && fields.last().key == anyKey;
    return allowsOthers ? &fields.last() : nullptr;
}

const FieldSpec *itemOf(const FieldSpec &list, const QString &step)
{
    return isItem(step) && !list.children.isEmpty() ? &list.children.first() : nullptr;
}

} // namespace

const FieldSpec *findField(const QList<FieldSpec> &fields, QStringView path)
{
    const FieldSpec *found = nullptr;
    const QStringList steps = stepsOf(path);
    for (const QString &step : steps) {
        const bool isInList = found && found->type == FieldType::List;
        found = isInList ? itemOf(*found, step) : childOf(found ? found->children : fields, step);
        if (!found)
            return nullptr;
    }
    return found;
}

QString fieldTypeName(FieldType type)
{
    switch (type) {
    case FieldType::Text:
        return QStringLiteral("text");
    case FieldType::Choice:
        return QStringLiteral("choice");
    case FieldType::Pattern:
        return QStringLiteral("regular expression");
    case FieldType::Boolean:
        return QStringLiteral("boolean");
    case FieldType::Integer:
        return QStringLiteral("integer");
    case FieldType::Real:
        return QStringLiteral("number");
    case FieldType::List:
        return QStringLiteral("list");
    case FieldType::Group:
        return QStringLiteral("group");
    case FieldType::Schema:
        return QStringLiteral("JSON Schema");
    case FieldType::Any:
        return QStringLiteral("any");
    }
    Q_UNREACHABLE();
}

QString portabilityClassName(PortabilityClass portability)
{
    switch (portability) {
    case PortabilityClass::Unclassified:
        return {};
    case PortabilityClass::Portable:
        return QStringLiteral("portable");
    case PortabilityClass::AdaptationRequired:
        return QStringLiteral("adaptation-required");
    case PortabilityClass::NonPortable:
        return QStringLiteral("non-portable");
    }
    Q_UNREACHABLE();
}

namespace {


const Json &member(const Json &schema, const char *key)
{
    static const Json none;
    if (!schema.is_object())
        return none;
    const auto found = schema.find(key);
    return found == schema.end() ? none : *found;
}

QString stringAt(const Json &schema, const char *key)
{
    return qString(member(schema, key));
}

bool isSet(const Json &schema, const char *key)
{
    return member(schema, key) == true;
}

std::optional<double> number(const Json &schema, const char *key)
{
    const Json &value = member(schema, key);
    return value.is_number() ? std::optional(value.get<double>()) : std::nullopt;
}

/// Returns the schema of keys that `properties` does not name: `additionalProperties`, or the only entry of
/// `patternProperties`.
const Json &additionalProperties(const Json &schema)
{
    const Json &additionalSchema = member(schema, "additionalProperties");
    const Json &patterns = member(schema, "patternProperties");
    return additionalSchema.is_object() || patterns.size() != 1 ? additionalSchema : patterns.front();
}

FieldType typeFromName(const QString &name)
{
    static const QHash<QString, FieldType> types{{QStringLiteral("array"), FieldType::List},
        {QStringLiteral("object"), FieldType::Group}, {QStringLiteral("string"), FieldType::Text},
        {QStringLiteral("number"), FieldType::Real}, {QStringLiteral("integer"), FieldType::Integer},
        {QStringLiteral("boolean"), FieldType::Boolean}};
    return types.value(name, FieldType::Any);
}

/// Returns the types that a schema's `type` allows, the preferred type first.
QList<FieldType> allowedTypes(const Json &schema)
{
    const Json &types = member(schema, "type");
    QList<FieldType> allowed;
    for (const Json &type : types.is_array() ? types : Json::array({types})) {
        if (type.is_string())
            allowed.append(typeFromName(qString(type)));
    }
    return allowed;
}

FieldType typeOf(const Json &schema)
{
    if (stringAt(schema, "x-holds") == u"json-schema")
        return FieldType::Schema;
    if (stringAt(schema, "format") == u"regex")
        return FieldType::Pattern;
    if (member(schema, "enum").is_array())
        return FieldType::Choice;
    const bool hasFields = member(schema, "properties").is_object();
    return allowedTypes(schema).value(0, hasFields ? FieldType::Group : FieldType::Any);
}

QList<FieldType> alternativesOf(const Json &schema)
{
    return allowedTypes(schema).mid(1);
}

QStringList choicesOf(const Json &schema)
{
    QStringList choices;
    for (const Json &value : member(schema, member(schema, "enum").is_array() ? "enum" : "examples"))
        choices.append(value.is_string() ? qString(value) : QString::fromStdString(value.dump()));
    return choices;
}

PortabilityClass classOf(const Json &schema)
{
    const QString written = stringAt(schema, "x-portability");
    for (const PortabilityClass one :
        {PortabilityClass::Portable, PortabilityClass::AdaptationRequired, PortabilityClass::NonPortable}) {
        if (written == portabilityClassName(one))
            return one;
    }
    return PortabilityClass::Unclassified;
}

std::optional<int> count(const Json &schema, const char *key)
{
    const std::optional<double> value = number(schema, key);
    return value ? std::optional(static_cast<int>(*value)) : std::nullopt;
}

UnknownKeys unknownKeysOf(const Json &schema)
{
    if (stringAt(schema, "x-unknown-keys") == u"note")
        return UnknownKeys::Noted;
    return member(schema, "additionalProperties") == false ? UnknownKeys::Warned : UnknownKeys::Kept;
}

QList<OtherKey> otherKeysOf(const Json &schema)
{
    QList<OtherKey> keys;
    for (const auto &[key, what] : member(schema, "x-other-keys").items())
        keys.append({QString::fromStdString(key), stringAt(what, "instead"), stringAt(what, "reason")});
    return keys;
}

/// Reads the length limits and the pattern of a string, and the fix for a value of the wrong form.
void readPattern(FieldSpec &field, const Json &schema)
{
    field.minimumLength = count(schema, "minLength");
    field.maximumLength = count(schema, "maxLength");
    field.form.setPattern(stringAt(schema, "pattern"));
    field.patternHelp = stringAt(schema, "x-form");
    field.repair = stringAt(schema, "x-repair");
}

/// Converts a schema to fields, following its properties and items.
class FieldReader
{
public:
    explicit FieldReader(const Json &root) : m_root(root) { }

    FieldSpec document() { return convertField(m_root, {}, {}); }

private:
    /// Returns the fields of a mapping whose path is `prefix`, which is empty or ends with a dot.
    QList<FieldSpec> fieldsOf(const Json &schema, const QString &prefix)
    {
        QList<FieldSpec> fields;
        const Json &requiredJson = member(schema, "required");
        for (const auto &[name, property] : member(schema, "properties").items()) {
            const QString key = QString::fromStdString(name);
            fields.append(convertField(property, prefix + key, key));
            fields.last().isRequired = std::find(requiredJson.begin(), requiredJson.end(), name) != requiredJson.end();
        }
        if (additionalProperties(schema).is_object())
            fields.append(convertField(additionalProperties(schema), prefix + anyKey, anyKey));
        return fields;
    }

    /// Converts one schema. A description next to a `$ref` overrides that of the referenced schema.
    FieldSpec convertField(const Json &written, const QString &path, const QString &key)
    {
        const Json &schema = resolvedSchema(m_root, written);
        FieldSpec field = makeField(schema, path, key);
        if (const QString help = stringAt(written, "description"); !help.isEmpty())
            field.help = help;
        readUse(field, schema, written);
        if (m_open.contains(&schema))
            return field;
        m_open.append(&schema);
        field.children = childrenOf(field, schema);
        m_open.removeLast();
        return field;
    }

    /// Reads how a prompt uses the field. Annotations next to a `$ref` override those of the referenced schema.
    static void readUse(FieldSpec &field, const Json &schema, const Json &written)
    {
        const auto stringFromEither = [&](const char *name) { return stringAt(written, name).isEmpty() ? stringAt(schema, name) : stringAt(written, name); };
        field.sentUse = stringFromEither("x-sent");
        field.localUse = stringFromEither("x-acts");
        field.unsentReason = stringFromEither("x-unsent");
        field.unusedReason = stringFromEither("x-unused");
    }

    static FieldSpec makeField(const Json &schema, const QString &path, const QString &key)
    {
        FieldSpec field;
        field.path = path;
        field.key = key;
        field.type = typeOf(schema);
        field.alternatives = alternativesOf(schema);
        field.choices = choicesOf(schema);
        field.ignoresCase = isSet(schema, "x-any-case");
        field.allowsOtherChoices = isSet(schema, "x-open");
        field.help = stringAt(schema, "description");
        field.names = stringAt(schema, "x-names");
        field.keyNames = stringAt(schema, "x-keys");
        field.portability = classOf(schema);
        field.source = stringAt(schema, "x-source");
        field.minimum = number(schema, "minimum");
        field.maximum = number(schema, "maximum");
        field.isCommaSeparated = stringAt(schema, "x-separator") == u",";
        field.severity = stringAt(schema, "x-severity") == u"error" ? Severity::Error : Severity::Warning;
        field.unknownKeys = unknownKeysOf(schema);
        field.otherKeys = otherKeysOf(schema);
        readPattern(field, schema);
        return field;
    }

    QList<FieldSpec> childrenOf(const FieldSpec &parent, const Json &schema)
    {
        if (parent.type == FieldType::Group)
            return fieldsOf(schema, parent.path.isEmpty() ? QString() : parent.path + u'.');
        if (parent.type == FieldType::List && member(schema, "items").is_object())
            return {convertField(member(schema, "items"), parent.path + anyItem, {})};
        return {};
    }

    const Json &m_root;
    QList<const Json *> m_open; ///< schemas whose fields are being read; detects recursion
};

} // namespace

FieldSpec documentField(const Json &schema)
{
    return FieldReader(schema).document();
}

QList<FieldSpec> fieldsOf(const Json &schema)
{
    return documentField(schema).children;
}

} // namespace outcrop
