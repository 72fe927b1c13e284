// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/fieldkeys.h"

#include "core/base/datatext.h"
#include "core/base/joinedtext.h"
#include "core/documents/data/yamlwriter.h"
#include "core/documents/documentsmessages.h"
#include "core/documents/namelist.h"
#include "core/text/nearestword.h"

#include <algorithm>

namespace outcrop {
namespace {

constexpr qsizetype minimumGuessLength = 5; ///< shorter unknown keys resemble too many known ones

/// Returns the keys of the group that the mapping does not use yet, as candidates for a misspelled key.
QStringList unusedKeys(const FieldSpec &group, const DataNode &mapping)
{
    QStringList keys;
    for (const FieldSpec &child : group.children) {
        if (!mapping.member(child.key))
            keys.append(child.key);
    }
    return keys;
}

void reportMissing(const DataNode &mapping, const FieldSpec &group, const FieldSpec &field, FieldFindings &found)
{
    const DataNode::Member *emptyMember = mapping.member(field.key);
    const Range top = {{0, 1, 1}, {0, 1, 1}};
    const Range start = mapping.isMissing() ? top : Range{mapping.range().start, mapping.range().start};
    found.add(group.severity, QStringLiteral("missing-") + field.key,
        (emptyMember ? documentsmessages::emptyRequired() : documentsmessages::missingRequired())
            .arg(field.key, dataText(field.help)),
        emptyMember ? emptyMember->keyRange : start);
}

void reportMisspelledKey(const DataNode::Member &member, const QString &near, FieldFindings &found)
{
    found.add(Severity::Warning, QStringLiteral("unknown-key"),
        documentsmessages::unknownKeyNear(member.key, near), member.keyRange);
    found.addFix(documentsmessages::renameTo(near), member.keyRange, near, !isTypingError(member.key, near));
}

/// Reports a key that belongs to another kind of document. If this kind separates names by commas, the fix also adds
/// commas to the value.
void reportOtherKey(const DataNode::Member &member, const DataNode &mapping, const FieldSpec &group, const OtherKey &other,
    FieldFindings &found)
{
    const QString advice = other.replacementKey.isEmpty() ? QString() : QString(sentenceSeparator() + documentsmessages::useInstead(other.replacementKey));
    found.add(Severity::Warning, QStringLiteral("other-key"), dataText(other.reason) + advice, member.keyRange);
    if (other.replacementKey.isEmpty() || mapping.member(other.replacementKey))
        return;
    found.addFix(documentsmessages::renameTo(other.replacementKey), member.keyRange, other.replacementKey);
    const FieldSpec *field = fieldOfKey(group, other.replacementKey);
    const QString names = member.value.text();
    if (field && field->isCommaSeparated && withCommas(names) != names)
        found.addFixEdit(member.value.range(), yamlScalar(withCommas(names)));
}

void checkUnknownKey(const DataNode::Member &member, const DataNode &mapping, const FieldSpec &group, FieldFindings &found)
{
    const auto other = std::find_if(group.otherKeys.begin(), group.otherKeys.end(),
        [&member](const OtherKey &key) { return key.key == member.key; });
    if (other != group.otherKeys.end())
        return reportOtherKey(member, mapping, group, *other, found);
    const QString near =
        member.key.size() < minimumGuessLength ? QString() : nearestWord(member.key, unusedKeys(group, mapping));
    if (!near.isEmpty())
        return reportMisspelledKey(member, near, found);
    if (group.unknownKeys != UnknownKeys::Kept)
        found.add(group.unknownKeys == UnknownKeys::Noted ? Severity::Note : Severity::Warning,
            QStringLiteral("unknown-key"),
            documentsmessages::unknownKeyKept(member.key), member.keyRange);
}

bool isEmpty(const DataNode &value)
{
    return value.isMissing() || (value.isScalar() && value.text().trimmed().isEmpty());
}

} // namespace

const FieldSpec *fieldOfKey(const FieldSpec &group, const QString &key)
{
    const auto found = std::find_if(
        group.children.begin(), group.children.end(), [&key](const FieldSpec &child) { return child.key == key; });
    if (found != group.children.end())
        return &*found;
    const bool acceptsAnyKey = !group.children.isEmpty() && group.children.last().key == u"*";
    return acceptsAnyKey ? &group.children.last() : nullptr;
}

void checkKeys(const DataNode &mapping, const FieldSpec &group, FieldFindings &found)
{
    for (const FieldSpec &child : group.children) {
        if (child.isRequired && isEmpty(mapping[child.key]))
            reportMissing(mapping, group, child, found);
    }
    for (const DataNode::Member &member : mapping.members()) {
        if (!member.value.isNull() && !fieldOfKey(group, member.key))
            checkUnknownKey(member, mapping, group, found);
    }
}

} // namespace outcrop
