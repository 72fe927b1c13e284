// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/documentlint.h"

#include "core/documents/documentname.h"
#include "core/documents/fieldedit.h"
#include "core/documents/formatcheck.h"
#include "core/documents/formatschema.h"
#include "core/documents/skilllint.h"

namespace outcrop {
namespace {

/// A document without a name can have the one that its place gives it.
void offerName(const Document &document, const QString &format, Diagnostics &found)
{
    for (Diagnostic &diagnostic : found) {
        if (diagnostic.code != format + QStringLiteral("-missing-name"))
            continue;
        const QString name = suggestedName(DocumentKind::Skill, document.name());
        const auto edits = setField(document, FieldPath{QStringLiteral("name")}, jsonString(name));
        if (edits && !edits->isEmpty() && !name.isEmpty())
            diagnostic.fix = Fix{QStringLiteral("Call it %1").arg(name), *edits};
    }
}

} // namespace

Diagnostics lintDocument(const Document &document)
{
    const QString format = formatOf(document.kind, document.path, document.frontMatter.data);
    if (!isAdvisory(format) || document.frontMatter.recovered)
        return {};
    const DataNode data = isMarkdown(document.path) ? document.frontMatter.data : fieldsOf(document);
    Diagnostics found = checkFormat(data, format, document.path);
    offerName(document, format, found);
    if (document.kind == DocumentKind::Skill)
        found += lintSkill(document);
    return found;
}

} // namespace outcrop
