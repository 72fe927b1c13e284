// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/documentkeys.h"

#include "core/base/datatext.h"
#include "core/documents/documentsmessages.h"

#include <algorithm>

namespace outcrop {
namespace {

bool hasAnnotations(const FieldSpec &field)
{
    return !field.sentUse.isEmpty() || !field.localUse.isEmpty() || !field.unsentReason.isEmpty() || !field.unusedReason.isEmpty();
}

/// A field in the path of a value, and the nearest field (itself or a parent) that has annotations.
struct KnownField {
    const FieldSpec *field = nullptr; ///< null within a value that no schema describes
    const FieldSpec *annotatedField = nullptr;
    bool isReadable = true;           ///< whether all values in the path have the expected form
};

const FieldSpec *fieldOf(const FieldSpec &group, const QString &key)
{
    const FieldSpec *others = nullptr;
    for (const FieldSpec &child : group.children) {
        if (child.key == key)
            return &child;
        if (child.key == anyKey)
            others = &child;
    }
    return others;
}

bool isChoice(const QString &text, const FieldSpec &field)
{
    return field.allowsOtherChoices || field.choices.contains(text, field.ignoresCase ? Qt::CaseInsensitive : Qt::CaseSensitive);
}

/// Returns whether readers accept the type of a value. Readers are more lenient than the schema: they accept a single string for a list of strings.
bool hasForm(const DataNode &value, FieldType type, const FieldSpec &field)
{
    switch (type) {
    case FieldType::Text:
    case FieldType::Pattern:
        return value.isScalar();
    case FieldType::Choice:
        return value.isScalar() && isChoice(value.text(), field);
    case FieldType::Boolean:
        return value.toBool().has_value();
    case FieldType::Integer:
        return value.toInteger().has_value();
    case FieldType::Real:
        return value.toReal().has_value();
    case FieldType::List:
        return value.isSequence() || (value.isScalar() && !field.children.isEmpty() && field.children.first().type == FieldType::Text);
    case FieldType::Group:
        return value.isMapping();
    case FieldType::Schema:
    case FieldType::Any:
        return true;
    }
    Q_UNREACHABLE();
}

bool hasForm(const DataNode &value, const FieldSpec &field)
{
    return value.isNull() || hasForm(value, field.type, field)
        || std::any_of(field.alternatives.begin(), field.alternatives.end(), [&](FieldType type) { return hasForm(value, type, field); });
}

bool isSame(const DocumentKey &a, const DocumentKey &b)
{
    return a.use == b.use && a.part == b.part && a.reason == b.reason;
}

class KeyWalk
{
public:
    KeyWalk(const QString &file, const KeyEffectLookup &claim) : m_file(file), m_claim(claim) { }

    QList<DocumentKey> run(const DataNode &root, const QList<const FieldSpec *> &formats)
    {
        QList<KnownField> known;
        for (const FieldSpec *format : formats)
            known.append({format, hasAnnotations(*format) ? format : nullptr, true});
        m_place.chain = {&root};
        return collectRowsInside(root, known);
    }

private:
    /// Returns one row for the whole value if the rows of all its items or keys have the same effect, otherwise all these rows.
    QList<DocumentKey> at(const DataNode &value, const QList<KnownField> &known)
    {
        const bool isLeaf = value.items().isEmpty() && value.members().isEmpty();
        if (isLeaf)
            return {row(value, effectOf(value, known))};
        QList<DocumentKey> rows = collectRowsInside(value, known);
        const bool areAllSame = std::all_of(rows.begin(), rows.end(), [&rows](const DocumentKey &other) { return isSame(rows.first(), other); });
        return areAllSame ? QList<DocumentKey>{row(value, {rows.first().use, rows.first().part, rows.first().reason})} : rows;
    }

    QList<DocumentKey> collectRowsInside(const DataNode &value, const QList<KnownField> &known)
    {
        QList<DocumentKey> rows;
        const QString path = m_place.path;
        for (const DataNode::Member &member : value.members()) {
            m_place.path = path.isEmpty() ? keyStep(member.key) : path + u'.' + keyStep(member.key);
            m_place.keys.append(member.key);
            rows += collectRowsBelow(member.value, fieldsOfKey(known, member.key, member.value));
            m_place.keys.removeLast();
        }
        for (qsizetype i = 0; i < value.items().size(); ++i) {
            m_place.path = QStringLiteral("%1[%2]").arg(path).arg(i);
            rows += collectRowsBelow(value.items().at(i), fieldsOfItem(known, value.items().at(i)));
        }
        m_place.path = path;
        return rows;
    }

    QList<DocumentKey> collectRowsBelow(const DataNode &value, const QList<KnownField> &known)
    {
        m_place.chain.append(&value);
        const QList<DocumentKey> rows = at(value, known);
        m_place.chain.removeLast();
        return rows;
    }

    /// Returns the field of a key in every format that has the key. The value may have the wrong form for one format and the right form for another.
    static QList<KnownField> fieldsOfKey(const QList<KnownField> &known, const QString &key, const DataNode &value)
    {
        QList<KnownField> next;
        for (const KnownField &outer : known) {
            if (!outer.field || outer.field->children.isEmpty()) {
                next.append({nullptr, outer.annotatedField, outer.isReadable});
                continue;
            }
            if (const FieldSpec *field = fieldOf(*outer.field, key))
                next.append(nextField(outer, *field, value));
        }
        return next;
    }

    static QList<KnownField> fieldsOfItem(const QList<KnownField> &known, const DataNode &value)
    {
        QList<KnownField> next;
        for (const KnownField &outer : known) {
            const bool isDescribed = outer.field && outer.field->type == FieldType::List && !outer.field->children.isEmpty();
            next.append(isDescribed ? nextField(outer, outer.field->children.first(), value)
                                    : KnownField{nullptr, outer.annotatedField, outer.isReadable});
        }
        return next;
    }

    static KnownField nextField(const KnownField &outer, const FieldSpec &field, const DataNode &value)
    {
        return {&field, hasAnnotations(field) ? &field : outer.annotatedField, outer.isReadable && hasForm(value, field)};
    }

    KeyEffect effectOf(const DataNode &value, const QList<KnownField> &known) const
    {
        const auto readableField = std::find_if(known.begin(), known.end(), [](const KnownField &one) { return one.isReadable; });
        const KnownField *best = readableField != known.end() ? &*readableField : known.isEmpty() ? nullptr : &known.first();
        if (const auto claim = m_claim(m_place, best ? best->annotatedField : nullptr))
            return *claim;
        if (value.isNull() || (value.isScalar() && value.text().isEmpty()) || value.isSequence() || value.isMapping())
            return KeyEffect::applied(documentsmessages::keyWithoutValue());
        if (!best)
            return KeyEffect::unsent(documentsmessages::unknownKeyUnsent());
        return effectBySchema(*best);
    }

    static KeyEffect effectBySchema(const KnownField &known)
    {
        if (!known.isReadable)
            return KeyEffect::unsent(documentsmessages::keyNotReadable());
        if (!known.annotatedField)
            return KeyEffect::unsent(documentsmessages::keyWithoutEffect());
        if (!known.annotatedField->unsentReason.isEmpty())
            return KeyEffect::unsent(dataText(known.annotatedField->unsentReason));
        if (!known.annotatedField->unusedReason.isEmpty())
            return KeyEffect::unused(dataText(known.annotatedField->unusedReason));
        return known.annotatedField->localUse.isEmpty() ? KeyEffect::unsent(documentsmessages::keyNotSendable())
                                               : KeyEffect::applied(dataText(known.annotatedField->localUse));
    }

    DocumentKey row(const DataNode &value, const KeyEffect &claim) const
    {
        const bool isUnsent = claim.use == DocumentKey::Use::Unsent || claim.use == DocumentKey::Use::Unused;
        const Json unsentValue = isUnsent ? value.toJson() : Json();
        return {m_file, m_place.path, value.range(), claim.use, claim.part, claim.reason, unsentValue};
    }

    QString m_file;
    const KeyEffectLookup &m_claim;
    ValueAtPath m_place;
};

} // namespace

QList<DocumentKey> documentKeys(const DataNode &root, const QString &file, const QList<const FieldSpec *> &formats, const KeyEffectLookup &claim)
{
    return KeyWalk(file, claim).run(root, formats);
}

QString keyStep(const QString &key)
{
    const bool isPlain = !key.isEmpty() && std::none_of(key.begin(), key.end(), [](QChar c) { return c.isSpace() || QStringLiteral(".[]\"").contains(c); });
    return isPlain ? key : QString::fromStdString(jsonString(key).dump());
}

} // namespace outcrop
