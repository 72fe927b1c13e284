// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/schema/schemadraft.h"

#include <array>

namespace outcrop {
namespace {

struct Draft {
    SchemaDraft draft;
    const char *name;
    const char *address;
};

constexpr std::array<Draft, 5> drafts{{
    {SchemaDraft::Draft4, "draft 4", "http://json-schema.org/draft-04/schema#"},
    {SchemaDraft::Draft6, "draft 6", "http://json-schema.org/draft-06/schema#"},
    {SchemaDraft::Draft7, "draft 7", "http://json-schema.org/draft-07/schema#"},
    {SchemaDraft::Draft201909, "draft 2019-09", "https://json-schema.org/draft/2019-09/schema"},
    {SchemaDraft::Draft202012, "draft 2020-12", "https://json-schema.org/draft/2020-12/schema"},
}};

/// Returns the URI without its scheme and empty fragment, for comparison.
QString normalizeUri(QString address)
{
    if (address.endsWith(u'#'))
        address.chop(1);
    return address.section(QStringLiteral("://"), 1);
}

} // namespace

QList<SchemaDraft> schemaDrafts()
{
    QList<SchemaDraft> all;
    for (const Draft &draft : drafts)
        all.append(draft.draft);
    return all;
}

QString draftName(SchemaDraft draft)
{
    return QString::fromLatin1(drafts[size_t(draft)].name);
}

QString draftUri(SchemaDraft draft)
{
    return QString::fromLatin1(drafts[size_t(draft)].address);
}

std::optional<SchemaDraft> draftFromUri(const QString &address)
{
    for (const SchemaDraft draft : schemaDrafts()) {
        if (normalizeUri(draftUri(draft)) == normalizeUri(address))
            return draft;
    }
    return {};
}

std::optional<SchemaDraft> draftOf(const Json &schema, SchemaDraft defaultDraft)
{
    if (!schema.is_object() || !schema.contains("$schema"))
        return defaultDraft;
    return draftFromUri(qString(schema["$schema"]));
}

} // namespace outcrop
