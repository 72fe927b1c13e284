// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/clients/pathpattern.h"

#include <QList>

namespace outcrop {
namespace {

constexpr qsizetype maximumAlternatives = 256;

/// Matches a character class such as `[a-z]` or `[!a-z]` at the start of a pattern. Sets `fits` and returns the length of the class; 0 if there is
/// none.
qsizetype matchClass(QStringView pattern, QChar letter, bool &fits)
{
    const qsizetype end = pattern.indexOf(u']', 2);
    if (end < 0)
        return 0;
    QStringView inside = pattern.sliced(1, end - 1);
    const bool isNegated = inside.startsWith(u'!') || inside.startsWith(u'^');
    if (isNegated)
        inside = inside.sliced(1);
    bool isFound = false;
    for (qsizetype i = 0; i < inside.size(); ++i) {
        const bool isRange = i + 2 < inside.size() && inside[i + 1] == u'-';
        isFound = isFound || (isRange ? inside[i] <= letter && letter <= inside[i + 2] : inside[i] == letter);
        i += isRange ? 2 : 0;
    }
    fits = isFound != isNegated;
    return end + 1;
}

/// Matches one character against the start of a pattern, excluding `*`. Returns the length of the matched pattern, or 0.
qsizetype matchCharacter(QStringView pattern, QChar letter)
{
    if (pattern.isEmpty())
        return 0;
    if (pattern[0] == u'?')
        return 1;
    if (pattern[0] == u'[') {
        bool fits = false;
        if (const qsizetype length = matchClass(pattern, letter, fits))
            return fits ? length : 0;
    }
    if (pattern[0] == u'\\' && pattern.size() > 1)
        return pattern[1] == letter ? 2 : 0;
    return pattern[0] == letter ? 1 : 0;
}

/// Returns whether path components match a pattern. `reached[i]` is true if the pattern so far matches the first i components.
bool stepsMatch(const QList<QStringView> &pattern, const QList<QStringView> &path)
{
    QList<bool> reached(path.size() + 1, false);
    reached[0] = true;
    for (const QStringView step : pattern) {
        QList<bool> next(path.size() + 1, false);
        bool hasAny = false;
        for (qsizetype i = 0; i <= path.size(); ++i) {
            if (step == u"**") {
                hasAny = hasAny || reached[i];
                next[i] = hasAny;
            } else if (i > 0) {
                next[i] = reached[i - 1] && nameMatches(step, path[i - 1]);
            }
        }
        reached = next;
    }
    return reached.last();
}

bool wholeMatches(const QString &pattern, const QString &path)
{
    return stepsMatch(QStringView(pattern).split(u'/'), QStringView(path).split(u'/'));
}

bool globMatches(QString pattern, const QString &path)
{
    if (pattern.startsWith(u"./"))
        pattern.remove(0, 2);
    if (!pattern.contains(u'/') && pattern != u"**")
        return nameMatches(pattern, QStringView(path).sliced(path.lastIndexOf(u'/') + 1));
    return wholeMatches(pattern, path);
}

bool gitIgnoreMatches(QString pattern, const QString &path)
{
    const bool matchesOnlyFolders = pattern.endsWith(u'/');
    if (matchesOnlyFolders)
        pattern.chop(1);
    const bool isAnchored = pattern.contains(u'/');
    if (pattern.startsWith(u'/'))
        pattern.remove(0, 1);
    if (!isAnchored)
        pattern.prepend(QStringLiteral("**/"));
    for (qsizetype end = path.indexOf(u'/'); end >= 0; end = path.indexOf(u'/', end + 1)) {
        if (wholeMatches(pattern, path.left(end)))
            return true;
    }
    return !matchesOnlyFolders && wholeMatches(pattern, path);
}

} // namespace

bool nameMatches(QStringView pattern, QStringView name)
{
    qsizetype p = 0, n = 0, star = -1, mark = 0;
    while (n < name.size()) {
        if (p < pattern.size() && pattern[p] == u'*') {
            star = ++p;
            mark = n;
        } else if (const qsizetype length = matchCharacter(pattern.sliced(p), name[n])) {
            p += length;
            ++n;
        } else if (star >= 0) {
            p = star;
            n = ++mark;
        } else {
            return false;
        }
    }
    while (p < pattern.size() && pattern[p] == u'*')
        ++p;
    return p == pattern.size();
}

QStringList expandBraces(const QString &pattern)
{
    QStringList open{pattern}, done;
    while (!open.isEmpty()) {
        if (open.size() + done.size() > maximumAlternatives)
            return {pattern};
        const QString text = open.takeFirst();
        const qsizetype end = text.indexOf(u'}');
        const qsizetype start = end < 0 ? -1 : text.lastIndexOf(u'{', end);
        if (start < 0) {
            done.append(text);
            continue;
        }
        const QStringList pieces = text.mid(start + 1, end - start - 1).split(u',');
        for (qsizetype i = pieces.size() - 1; i >= 0; --i)
            open.prepend(text.left(start) + pieces[i] + text.mid(end + 1));
    }
    return done;
}

bool pathMatches(const QString &pattern, const QString &path, PatternStyle style)
{
    for (const QString &each : expandBraces(pattern)) {
        if (style == PatternStyle::Glob ? globMatches(each, path) : gitIgnoreMatches(each, path))
            return true;
    }
    return false;
}

QStringList splitPatterns(const QString &list)
{
    QStringList patterns;
    QString pattern;
    int depth = 0;
    for (const QChar letter : QString(list + u',')) {
        depth += letter == u'{' ? 1 : letter == u'}' ? -1 : 0;
        if (letter != u',' || depth > 0) {
            pattern += letter;
            continue;
        }
        if (const QString trimmedPattern = pattern.trimmed(); !trimmedPattern.isEmpty())
            patterns.append(trimmedPattern);
        pattern.clear();
    }
    return patterns;
}

} // namespace outcrop
