// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/interactions/redaction.h"

#include "core/interactions/logrecord.h"
#include "core/ports/storedfields.h"

#include <QCryptographicHash>
#include <QHash>

namespace outcrop {
namespace {

const QString secretGroup = QStringLiteral("secret");

QString bracketed(const QString &name)
{
    return u'[' + name + u']';
}

struct Stretch {
    qsizetype start = 0;
    qsizetype length = 0;
};

/// `4111 1111 1111 1111`, `3782 822463 10005`: cards print four digits first and no group under three. Lists of small numbers are something else.
bool isGroupedAsCard(QStringView number)
{
    qsizetype length = 0;
    bool isFirst = true;
    for (qsizetype at = 0; at <= number.size(); ++at) {
        if (at < number.size() && number.at(at).isDigit()) {
            ++length;
            continue;
        }
        const bool isWhole = isFirst && at == number.size();
        if (!isWhole && (length < 3 || (isFirst && length != 4)))
            return false;
        isFirst = false;
        length = 0;
    }
    return true;
}

/// The card numbers in a run of digits, with the spaces and dashes between them: other numbers may stand before and behind one. A number begins and ends where a
/// group does; the longest one counts.
QList<Stretch> cardsIn(QStringView run)
{
    QList<Stretch> cards;
    for (qsizetype start = 0; start < run.size(); ++start) {
        if (!run.at(start).isDigit() || (start > 0 && run.at(start - 1).isDigit()))
            continue;
        for (qsizetype end = run.size(); end > start; --end) {
            const bool endsGroup = run.at(end - 1).isDigit() && (end == run.size() || !run.at(end).isDigit());
            if (!endsGroup || !isGroupedAsCard(run.mid(start, end - start)) || !isCardNumber(run.mid(start, end - start)))
                continue;
            cards += Stretch{start, end - start};
            start = end;
            break;
        }
    }
    return cards;
}

/// What of a match goes.
QList<Stretch> secretsIn(const RedactionRule &rule, const QRegularExpressionMatch &match, bool hasGroup)
{
    const Stretch found = hasGroup ? Stretch{match.capturedStart(secretGroup), match.capturedLength(secretGroup)} : Stretch{match.capturedStart(), match.capturedLength()};
    if (found.length <= 0 || !rule.isCardNumber)
        return found.length > 0 ? QList<Stretch>{found} : QList<Stretch>();
    QList<Stretch> cards = cardsIn(hasGroup ? match.capturedView(secretGroup) : match.capturedView());
    for (Stretch &card : cards)
        card.start += found.start;
    return cards;
}

/// The text with one rule's places replaced; nothing where its pattern took too long.
std::optional<QString> withoutMatches(const RedactionRule &rule, const QString &text, qint64 &count)
{
    QRegularExpressionMatchIterator matches = rule.pattern.globalMatch(text);
    if (!matches.isValid())
        return std::nullopt;
    const bool hasGroup = rule.pattern.namedCaptureGroups().contains(secretGroup);
    QString cleaned;
    qsizetype copied = 0;
    while (matches.hasNext()) {
        for (const Stretch &secret : secretsIn(rule, matches.next(), hasGroup)) {
            cleaned += QStringView(text).mid(copied, secret.start - copied) + bracketed(rule.name);
            copied = secret.start + secret.length;
            ++count;
        }
    }
    if (!matches.isValid())
        return std::nullopt;
    return copied == 0 ? text : QString(cleaned + QStringView(text).mid(copied));
}

/// Names that differed may be one when they are cleaned: the later ones are told apart by a number, so that no value is lost.
QString freeName(const QString &name, QHash<QString, int> &taken)
{
    if (!taken.contains(name)) {
        taken.insert(name, 1);
        return name;
    }
    int number = taken.value(name);
    QString free;
    do {
        free = name + u' ' + QString::number(++number);
    } while (taken.contains(free));
    taken[name] = number;
    taken.insert(free, 1);
    return free;
}

} // namespace

QString Redactor::cleaned(const QString &text, RedactionCounts &counts) const
{
    QString result = text;
    for (const RedactionRule &rule : m_rules) {
        qint64 count = 0;
        const std::optional<QString> next = result.isEmpty() ? result : withoutMatches(rule, result, count);
        if (!next) {
            ++counts[rule.name];
            return QStringLiteral("[removed: the pattern of “%1” takes too long on this text]").arg(rule.name);
        }
        if (count > 0)
            counts[rule.name] += count;
        result = *next;
    }
    return result;
}

Json Redactor::cleaned(const Json &json, RedactionCounts &counts) const
{
    if (json.is_string())
        return jsonString(cleaned(qString(json), counts));
    if (!json.is_structured())
        return json;
    Json result = json.is_array() ? Json::array() : Json::object();
    QHash<QString, int> taken; // the names that the result has, and the last number behind each
    for (const auto &item : json.items()) {
        const QString name = json.is_object() ? QString::fromStdString(item.key()) : QString();
        const bool isSecret = m_secretMembers.contains(name.toLower()) && !item.value().is_null();
        if (isSecret)
            ++counts[QStringLiteral("secret member")];
        const Json value = isSecret ? Json("[secret member]") : cleaned(item.value(), counts);
        if (json.is_array())
            result.push_back(value);
        else
            result[freeName(cleaned(name, counts), taken).toStdString()] = value;
    }
    return result;
}

QString Redactor::cleanedName(const QString &name, RedactionCounts &counts) const
{
    constexpr qsizetype digits = 6; // enough to tell apart, too few to be sure of anybody
    const QString left = cleaned(name, counts);
    return left == name ? name : left + u' ' + QString::fromLatin1(QCryptographicHash::hash(name.toUtf8(), QCryptographicHash::Sha256).toHex().left(digits));
}

/// By the list of fields, so that a new one is cleaned as well.
template<typename Record>
void Redactor::cleanFields(Record &record, RedactionCounts &counts) const
{
    eachField(record, [this, &counts](const char *name, auto &field) {
        using Field = std::remove_cvref_t<decltype(field)>;
        const QLatin1StringView called(name);
        if constexpr (std::same_as<Field, QString>) {
            if (called == QLatin1StringView("fingerprint") && isFingerprint(field))
                return;
            const bool tellsApart = called == QLatin1StringView("session") || called == QLatin1StringView("fingerprint");
            field = tellsApart ? cleanedName(field, counts) : cleaned(field, counts);
        } else if constexpr (std::same_as<Field, QStringList>) {
            for (QString &text : field)
                text = cleaned(text, counts);
        } else if constexpr (std::same_as<Field, Json>) {
            field = cleaned(field, counts);
        }
    });
}

void Redactor::clean(Interaction &interaction, RedactionCounts &counts) const
{
    cleanFields(interaction, counts);
}

void Redactor::clean(Violation &violation, RedactionCounts &counts) const
{
    cleanFields(violation, counts);
}

void Redactor::clean(Estimate &estimate, RedactionCounts &counts) const
{
    cleanFields(estimate, counts);
}

void Redactor::clean(Attempt &attempt, RedactionCounts &counts) const
{
    cleanFields(attempt, counts);
}

void Redactor::clean(Suggestion &suggestion, RedactionCounts &counts) const
{
    cleanFields(suggestion, counts);
}

bool isCardNumber(QStringView text)
{
    int sum = 0;
    int digits = 0;
    bool differ = false;
    QChar before;
    for (auto at = text.size() - 1; at >= 0; --at) {
        if (!text.at(at).isDigit())
            continue;
        const int digit = text.at(at).digitValue();
        const int doubled = digit * 2 > 9 ? digit * 2 - 9 : digit * 2;
        sum += digits % 2 == 1 ? doubled : digit;
        differ = differ || (digits > 0 && text.at(at) != before);
        before = text.at(at);
        ++digits;
    }
    return digits >= 13 && digits <= 19 && differ && sum % 10 == 0;
}

QString redactionText(const RedactionCounts &counts)
{
    QStringList parts;
    for (auto count = counts.begin(); count != counts.end(); ++count)
        parts += QStringLiteral("%1 × %2").arg(count.value()).arg(count.key());
    return parts.join(QStringLiteral(", "));
}

} // namespace outcrop
