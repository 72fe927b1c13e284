// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/portability/schemavocabulary.h"

#include "core/text/commontext.h"

#include <algorithm>

namespace outcrop {
namespace {

QString normalizeWord(const QString &word)
{
    return QString(word).remove(u'-').remove(u'_').toLower();
}

bool isSwapped(QStringView left, QStringView right)
{
    return left.size() == 2 && right.size() == 2 && left.front() == right.back() && left.back() == right.front();
}

/// Returns whether a word is a typo of a known one: one letter inserted, deleted or replaced, two in a long word, or two swapped. Short words must
/// match exactly. Case, `-` and `_` are ignored.
bool isMisspellingOf(const QString &word, const QString &known)
{
    constexpr qsizetype longWord = 8;
    constexpr qsizetype shortestWord = 4;
    const QString a = normalizeWord(word);
    const QString b = normalizeWord(known);
    if (a == b || std::min(a.size(), b.size()) < shortestWord)
        return a == b;
    const qsizetype head = commonPrefixLength(a, b);
    const qsizetype tail = commonSuffixLength(QStringView(a).mid(head), QStringView(b).mid(head));
    const QStringView left = QStringView(a).mid(head, a.size() - head - tail);
    const QStringView right = QStringView(b).mid(head, b.size() - head - tail);
    const qsizetype most = a.size() >= longWord ? 2 : 1;
    return isSwapped(left, right) || (left.size() <= most && right.size() <= most);
}

} // namespace

void SchemaVocabulary::read(const DataNode &data)
{
    keywords += data[u"keywords"].toStrings();
    types += data[u"types"].toStrings();
    for (const DataNode::Member &member : data[u"misnomers"].members())
        misnomers.insert(member.key, member.value.text());
}

std::optional<QString> SchemaVocabulary::intendedWord(const QString &word, const QStringList &known) const
{
    const auto named = misnomers.constFind(word.toLower());
    if (named != misnomers.constEnd() && (named->isEmpty() || known.contains(*named)))
        return *named;
    const auto near =
        std::find_if(known.begin(), known.end(), [&word](const QString &one) { return isMisspellingOf(word, one); });
    return near == known.end() ? std::nullopt : std::optional(*near);
}

} // namespace outcrop
