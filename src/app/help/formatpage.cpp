// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/help/formatpage.h"

#include "core/documents/bundle/bundleddata.h"
#include "core/documents/formatschema.h"

namespace outcrop {
namespace {

QString textAt(const Json &schema, const char *key)
{
    const auto member = schema.find(key);
    return member != schema.end() && member->is_string() ? QString::fromStdString(member->get<std::string>()) : QString();
}

/// Returns the field of the items if this is a list that defines them, otherwise the field itself.
const FieldSpec &itemOf(const FieldSpec &field)
{
    return field.type == FieldType::List && !field.children.isEmpty() ? field.children.first() : field;
}

QString numberText(double number)
{
    return QString::number(number, 'g', 15);
}

QString limitsOf(const FieldSpec &field)
{
    if (field.minimum && field.maximum)
        return QStringLiteral(", %1 to %2").arg(numberText(*field.minimum), numberText(*field.maximum));
    if (field.minimum)
        return QStringLiteral(", at least %1").arg(numberText(*field.minimum));
    if (field.maximum)
        return QStringLiteral(", at most %1").arg(numberText(*field.maximum));
    return field.maximumLength ? QStringLiteral(", at most %1 characters").arg(*field.maximumLength) : QString();
}

QString valuesOf(const FieldSpec &field)
{
    const QStringList &choices = itemOf(field).choices;
    return choices.isEmpty() ? QString() : QStringLiteral(" `%1`").arg(choices.join(QStringLiteral("`, `")));
}

/// Returns a list item such as `- **tier** (choice: granite, …; required): how stable the layer is.`
QString lineOf(const FieldSpec &field, int depth)
{
    const QString values = valuesOf(field);
    const QString type = fieldTypeText(field) + limitsOf(field) + (values.isEmpty() ? QString() : u':' + values);
    QString line = QStringLiteral("%1- **%2** (%3%4)").arg(QString(depth * 2, u' '), field.key, type, field.isRequired ? QStringLiteral("; required") : QString());
    if (!field.help.isEmpty())
        line += QStringLiteral(": ") + field.help;
    return line + u'\n';
}

QString linesOf(const QList<FieldSpec> &fields, int depth)
{
    QString text;
    for (const FieldSpec &field : fields) {
        text += lineOf(field, depth);
        text += linesOf(itemOf(field).children, depth + 1);
    }
    return text;
}

} // namespace

QString fieldTypeText(const FieldSpec &field)
{
    const FieldSpec &item = itemOf(field);
    QStringList types{(&item == &field ? QString() : QStringLiteral("list of ")) + fieldTypeName(item.type)};
    for (const FieldType other : field.alternatives)
        types.append(fieldTypeName(other));
    return types.join(QStringLiteral(" or "));
}

QStringList formatNames()
{
    return bundledSchemaNames();
}

QString formatTitle(const QString &format)
{
    const QString title = textAt(formatSchemaJson(format), "title");
    return title.isEmpty() ? format : title;
}

QString formatPage(const QString &format)
{
    const Json &schema = formatSchemaJson(format);
    QString text = QStringLiteral("# %1\n\n").arg(formatTitle(format));
    if (const QString description = textAt(schema, "description"); !description.isEmpty())
        text += description + QStringLiteral("\n\n");
    text += QStringLiteral("`outcrop-cli schema print %1` prints the JSON Schema of this format, which editors can use "
                           "for completion.\n\n## Keys\n\n")
                .arg(format);
    return text + linesOf(formatFields(format).children, 0);
}

} // namespace outcrop
