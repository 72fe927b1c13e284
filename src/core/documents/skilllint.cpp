// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/skilllint.h"

#include "core/documents/data/yamlwriter.h"
#include "core/documents/documentname.h"
#include "core/documents/documentsmessages.h"

namespace outcrop {
namespace {

constexpr int maximumLines = 500; ///< maximum number of body lines that the specification recommends

/// Returns the offset of a line, numbered from 0, or -1 if the text has fewer lines.
qsizetype startOfLine(QStringView text, int number)
{
    qsizetype start = 0;
    for (; number > 0 && start >= 0; --number) {
        const qsizetype end = text.indexOf(u'\n', start);
        start = end < 0 || end + 1 == text.size() ? -1 : end + 1;
    }
    return start;
}

void checkFolder(const Document &skill, Diagnostics &found)
{
    const DataNode &name = skill.frontMatter.data[u"name"];
    const QString folder = skill.path.section(u'/', -2, -2);
    if (folder.isEmpty() || !name.isString() || name.text() == folder)
        return;
    found.append({Severity::Warning, QStringLiteral("skill-name-folder"),
        documentsmessages::skillNameFolder(folder),
        {skill.path, name.range()}});
    if (checkName(DocumentKind::Skill, folder) && name.range().start.line == name.range().end.line)
        found.last().fix = Fix{documentsmessages::changeTo(folder), {{name.range(), yamlScalar(folder)}}};
}

void checkLength(const Document &skill, Diagnostics &found)
{
    const qsizetype tooFar = startOfLine(skill.body(), maximumLines);
    if (tooFar < 0)
        return;
    const Position place = positionAt(skill.text, skill.frontMatter.bodyStart + tooFar);
    found.append({Severity::Note, QStringLiteral("skill-body-long"),
        documentsmessages::skillBodyLong(maximumLines),
        {skill.path, {place, place}}});
}

} // namespace

Diagnostics lintSkill(const Document &skill)
{
    Diagnostics found;
    checkFolder(skill, found);
    checkLength(skill, found);
    return found;
}

} // namespace outcrop
