// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layers/skillreferences.h"

#include "core/base/paths.h"
#include "core/documents/markdownlinks.h"
#include "core/layers/layer.h"
#include "core/layers/layersmessages.h"
#include "core/text/linetable.h"

#include <QDir>

#include <algorithm>

namespace outcrop {
namespace {

/// Returns whether files of this type are read into a workspace.
bool isWorkspaceFileType(const QString &path)
{
    static const QStringList endings{QStringLiteral(".md"), QStringLiteral(".markdown"), QStringLiteral(".mdx"),
        QStringLiteral(".yaml"), QStringLiteral(".yml"), QStringLiteral(".json"), QStringLiteral(".toml"),
        QStringLiteral(".ttl"), QStringLiteral(".txt")};
    return std::any_of(endings.begin(), endings.end(),
        [&path](const QString &ending) { return path.endsWith(ending, Qt::CaseInsensitive); });
}

QString folderOf(const Skill &skill)
{
    return skill.document->path.section(u'/', 0, -2);
}

struct Finding {
    QString code;
    QString message;
};

std::optional<Finding> findingOf(const Skill &skill, const QString &target, const Workspace &workspace)
{
    const QString inside = QDir::cleanPath(target);
    if (isOutsideFolder(inside))
        return Finding{QStringLiteral("outside"),
            layersmessages::outsideSkill(target)};
    const QString folder = folderOf(skill);
    const QString path = folder.isEmpty() ? inside : QString(folder + u'/' + inside);
    if (isWorkspaceFileType(path) && !workspace.document(path))
        return Finding{QStringLiteral("missing"),
            layersmessages::noFile(path)};
    if (inside.count(u'/') > 1)
        return Finding{QStringLiteral("deep"),
            layersmessages::tooDeep(target)};
    return std::nullopt;
}

void lintSkill(const Skill &skill, const Workspace &workspace, Diagnostics &diagnostics)
{
    for (const SkillReference &reference : skill.references) {
        if (const auto finding = findingOf(skill, reference.target, workspace))
            diagnostics.append({Severity::Note, QStringLiteral("skill-reference-") + finding->code, finding->message,
                {skill.document->path, reference.range}});
    }
}

} // namespace

QList<SkillReference> skillReferences(const Document &skill)
{
    QList<SkillReference> references;
    if (!skill.body().contains(u"](")
        && !skill.body().contains(u"]:")) // fast check, because most skills have no links
        return references;
    const LineTable lines(skill.text);
    for (const MarkdownLink &link : markdownLinks(skill.text, skill.frontMatter.bodyStart))
        references.append({link.target, lines.range(link.start, link.end)});
    return references;
}

Diagnostics lintSkillReferences(const QList<Skill> &skills, const Workspace &workspace)
{
    Diagnostics diagnostics;
    for (const Skill &skill : skills) {
        lintSkill(skill, workspace, diagnostics);
    }
    return diagnostics;
}

} // namespace outcrop
