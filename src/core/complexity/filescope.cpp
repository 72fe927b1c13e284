// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/complexity/filescope.h"

#include "core/base/paths.h"

#include <QDir>
#include <QRegularExpression>

#include <algorithm>

namespace outcrop {
namespace {

/// A parsed entry of `files`.
struct Scope {
    QString path;   ///< without a trailing slash; for a pattern, the text before its first wildcard
    QString ending; ///< for a pattern, the text after its last wildcard
    bool isPattern = false;
    bool isFolder = false;

    explicit Scope(const QString &entry)
    {
        static const QRegularExpression wildcards(QStringLiteral("[*?\\[]"));
        const QString cleanPath = QDir::cleanPath(entry);
        const qsizetype first = cleanPath.indexOf(wildcards);
        isPattern = first >= 0;
        isFolder = entry.endsWith(u'/');
        path = isPattern ? cleanPath.left(first) : cleanPath;
        if (isPattern)
            ending = cleanPath.mid(std::max(cleanPath.lastIndexOf(u'*'), std::max(cleanPath.lastIndexOf(u'?'), cleanPath.lastIndexOf(u']'))) + 1);
    }

    bool coversEverything() const { return !isPattern && (path.isEmpty() || path == u"."); }
    /// Returns whether `other` is this path or below this folder.
    bool isAtOrAbove(const QString &other) const { return isAtOrBelow(other, path); }
};

bool matches(const Scope &pattern, const Scope &plain)
{
    if (pattern.path.startsWith(plain.path + u'/'))
        return true;
    return plain.path.startsWith(pattern.path) && (plain.isFolder || plain.path.endsWith(pattern.ending));
}

bool patternsOverlap(const Scope &one, const Scope &other)
{
    const bool haveSameStart = one.path.startsWith(other.path) || other.path.startsWith(one.path);
    const bool haveSameEnd = one.ending.endsWith(other.ending) || other.ending.endsWith(one.ending);
    return haveSameStart && haveSameEnd;
}

} // namespace

bool mayOverlap(const QString &one, const QString &other)
{
    const Scope left(one);
    const Scope right(other);
    if (left.coversEverything() || right.coversEverything())
        return true;
    if (left.isPattern && right.isPattern)
        return patternsOverlap(left, right);
    if (left.isPattern || right.isPattern)
        return left.isPattern ? matches(left, right) : matches(right, left);
    return left.isAtOrAbove(right.path) || right.isAtOrAbove(left.path);
}

QStringList overlappingFiles(const QStringList &files, const QStringList &others)
{
    QStringList found;
    for (const QString &file : files) {
        if (std::any_of(others.begin(), others.end(), [&file](const QString &other) { return mayOverlap(file, other); }))
            found.append(file);
    }
    return found;
}

QStringList findMentionedPaths(const QString &text)
{
    static const QString start = QStringLiteral("(?<![\\w/.:@-])"); // prevents matches in the middle of a URL
    static const QString path = QStringLiteral("(?:[\\w.-]+/)+(?:[\\w-]+\\.\\w{1,8})?(?![\\w/])");
    static const QString file = QStringLiteral("[\\w-]+\\.(?:cc?|cpp|cs|css|go|h|hpp|html|java|jsx?|json|kt|md|php|py|rb|rs|sh|sql|swift|toml|tsx?|xml|ya?ml)(?!\\w)");
    static const QRegularExpression namedPattern(start + u'(' + path + u'|' + file + u')');
    QStringList files;
    for (QRegularExpressionMatchIterator found = namedPattern.globalMatch(text); found.hasNext();)
        files.append(found.next().captured(1));
    files.removeDuplicates();
    return files;
}

} // namespace outcrop
