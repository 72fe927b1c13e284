// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/interactions/redaction.h"

#include "core/interactions/logrecord.h"
#include "core/ports/storedfields.h"

#include <QCryptographicHash>
#include <QHash>

namespace outcrop {
namespace {

QString inBrackets(const QString &name)
{
    return u'[' + name + u']';
}

/// Returns an unused name. Different names may be equal after redaction; later ones get a number, so that no value is lost.
QString makeUniqueName(const QString &name, QHash<QString, int> &taken)
{
    if (!taken.contains(name)) {
        taken.insert(name, 1);
        return name;
    }
    int number = taken.value(name);
    QString freeName;
    do {
        freeName = name + u' ' + QString::number(++number);
    } while (taken.contains(freeName));
    taken[name] = number;
    taken.insert(freeName, 1);
    return freeName;
}

} // namespace

QString Redactor::redacted(const QString &text, RedactionCounts &counts) const
{
    return redactWithContext({}, text, counts);
}

QString Redactor::redactWithContext(const QString &before, const QString &text, RedactionCounts &counts) const
{
    const SecretFinder::Found found = m_finder.findSecrets(before.isEmpty() ? text : QString(before + text + u'"'));
    if (found.exceededRule) {
        ++counts[found.exceededRule->name];
        return QStringLiteral("[redacted: the pattern of “%1” takes too long on this text]").arg(found.exceededRule->name);
    }
    QString result;
    qsizetype copiedEnd = 0;
    for (const FoundSecret &place : found.locations) {
        const qsizetype start = std::max<qsizetype>(place.start - before.size(), 0);
        const qsizetype end = std::min(place.start + place.length - before.size(), text.size());
        if (start >= end)
            continue;
        const QString &name = m_finder.rules().at(place.rule).name;
        result += QStringView(text).mid(copiedEnd, start - copiedEnd) + inBrackets(name);
        copiedEnd = end;
        ++counts[name];
    }
    return copiedEnd == 0 ? text : QString(result + QStringView(text).mid(copiedEnd));
}

Json Redactor::redacted(const Json &json, RedactionCounts &counts) const
{
    if (json.is_string())
        return jsonString(redacted(qString(json), counts));
    if (!json.is_structured())
        return json;
    Json result = json.is_array() ? Json::array() : Json::object();
    QHash<QString, int> taken; // names in the result, and the last number appended to each
    for (const auto &item : json.items()) {
        const QString name = json.is_object() ? QString::fromStdString(item.key()) : QString();
        const bool isSecret = m_secretMembers.contains(name.toLower()) && !item.value().is_null();
        if (isSecret)
            ++counts[QStringLiteral("secret member")];
        const Json value = isSecret ? Json("[secret member]") : redactMember(name, item.value(), counts);
        if (json.is_array())
            result.push_back(value);
        else
            result[makeUniqueName(redacted(name, counts), taken).toStdString()] = value;
    }
    return result;
}

/// Redacts the value of a member with its name as context: in `"DB_PASSWORD": "…"`, only the name shows that the value is a secret.
Json Redactor::redactMember(const QString &name, const Json &value, RedactionCounts &counts) const
{
    if (name.isEmpty() || !value.is_string())
        return redacted(value, counts);
    return jsonString(redactWithContext(QString(u'"' + name + QLatin1StringView("\": \"")), qString(value), counts));
}

QString Redactor::redactName(const QString &name, RedactionCounts &counts) const
{
    constexpr qsizetype digits = 6; // enough to distinguish names, too few to identify a person
    const QString left = redacted(name, counts);
    return left == name ? name : left + u' ' + QString::fromLatin1(QCryptographicHash::hash(name.toUtf8(), QCryptographicHash::Sha256).toHex().left(digits));
}

/// Redacts all fields of a record. Iterates over the list of fields, so that new fields are redacted as well.
template<typename Record>
void Redactor::redactFields(Record &record, RedactionCounts &counts) const
{
    forEachField(record, [this, &counts](const char *name, auto &field) {
        using Field = std::remove_cvref_t<decltype(field)>;
        const QLatin1StringView called(name);
        if constexpr (std::same_as<Field, QString>) {
            if (called == QLatin1StringView("fingerprint") && isFingerprint(field))
                return;
            const bool isIdentifier = called == QLatin1StringView("session") || called == QLatin1StringView("fingerprint");
            field = isIdentifier ? redactName(field, counts) : redacted(field, counts);
        } else if constexpr (std::same_as<Field, QStringList>) {
            for (QString &text : field)
                text = redacted(text, counts);
        } else if constexpr (std::same_as<Field, Json>) {
            field = redacted(field, counts);
        }
    });
}

void Redactor::redact(Interaction &interaction, RedactionCounts &counts) const
{
    redactFields(interaction, counts);
}

void Redactor::redact(Violation &violation, RedactionCounts &counts) const
{
    redactFields(violation, counts);
}

void Redactor::redact(Estimate &estimate, RedactionCounts &counts) const
{
    redactFields(estimate, counts);
}

void Redactor::redact(Attempt &attempt, RedactionCounts &counts) const
{
    redactFields(attempt, counts);
}

void Redactor::redact(Suggestion &suggestion, RedactionCounts &counts) const
{
    redactFields(suggestion, counts);
}

QString redactionText(const RedactionCounts &counts)
{
    QStringList parts;
    for (auto count = counts.begin(); count != counts.end(); ++count)
        parts += QStringLiteral("%1 × %2").arg(count.value()).arg(count.key());
    return parts.join(QStringLiteral(", "));
}

} // namespace outcrop
