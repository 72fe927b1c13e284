// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/search/searchhitsmodel.h"

#include "core/base/joinedtext.h"
#include "models/base/roles.h"
#include "models/search/searchroles.h"
#include "models/search/searchtitles.h"

namespace outcrop {

namespace {

QString titleOf(const SearchDocument &document)
{
    return document.title.isEmpty() ? document.id : document.title;
}

QVariantList toVariantList(const QList<SnippetMatch> &matches)
{
    QVariantList pairs;
    for (const SnippetMatch &match : matches)
        pairs += {match.start, match.length};
    return pairs;
}

/// Returns title, collection, location, snippet and ranking of a hit.
QString accessibleText(const SearchHit &hit)
{
    return QStringList{titleOf(hit.document), collectionTitle(hit.document.collection), locationText(hit.document),
        hit.snippet.text, hitReasonText(hit)}
        .join(listSeparator());
}

} // namespace

QVariant SearchHitsModel::cell(const SearchHit &hit, HitColumn, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return titleOf(hit.document);
    case Qt::ToolTipRole:
        return hit.document.summary.isEmpty() ? QVariant() : QVariant(hit.document.summary);
    case Qt::AccessibleTextRole:
        return accessibleText(hit);
    case PathRole:
        return hit.document.path;
    case HitLocationRole:
        return locationText(hit.document);
    case HitCollectionRole:
        return collectionTitle(hit.document.collection);
    case HitSnippetRole:
        return hit.snippet.text;
    case HitMatchesRole:
        return toVariantList(hit.snippet.matches);
    case HitReasonRole:
        return hitReasonText(hit);
    default:
        return {};
    }
}

QString SearchHitsModel::header(HitColumn) const
{
    return tr("Result");
}

bool SearchHitsModel::areEqual(const SearchHit &left, const SearchHit &right) const
{
    return left.document.collection == right.document.collection && left.document.id == right.document.id
        && left.document.checksum == right.document.checksum && accessibleText(left) == accessibleText(right)
        && left.snippet.matches == right.snippet.matches;
}

} // namespace outcrop
