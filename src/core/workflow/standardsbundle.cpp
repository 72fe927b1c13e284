// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workflow/standardsbundle.h"

#include "core/base/joinedtext.h"
#include "core/base/paths.h"
#include "core/documents/data/yamlreader.h"
#include "core/workflow/workflowmessages.h"

#include <QRegularExpression>

#include <algorithm>

namespace outcrop {
namespace {

const QString rulesEnding = QStringLiteral(".rules.yml");

/// Returns the name of a standard without its extension and marker, in lower case.
QString standardStem(const QString &name)
{
    static const QRegularExpression endings(QStringLiteral("(\\.rules)?\\.(ya?ml|md|markdown|txt)$"), QRegularExpression::CaseInsensitiveOption);
    QString stem = name.section(u'/', -1);
    stem.remove(endings);
    if (stem.endsWith(u"-marked"))
        stem.chop(7);
    return stem.toLower();
}

/// Returns a rank for how well a file matches a listed name: 0 for the same name, higher for weaker matches, nullopt for no match.
std::optional<int> matchRank(const QString &path, const QString &listed)
{
    if (path == listed || path.section(u'/', -1) == listed.section(u'/', -1))
        return 0;
    const QString stem = standardStem(path);
    const QString wanted = standardStem(listed);
    if (stem == wanted)
        return 1;
    const bool isTail = stem.size() > 1 && (wanted.endsWith(u'_' + stem) || stem.endsWith(u'_' + wanted));
    return isTail ? std::optional(2) : std::nullopt;
}

bool isStandardsFile(const Document &document)
{
    const bool isText = isMarkdown(document.path) || document.path.endsWith(u".yml") || document.path.endsWith(u".yaml") || document.path.endsWith(u".txt");
    return isText && !document.path.startsWith(u"sessions/") && document.kind == DocumentKind::Text;
}

bool isRuleId(const QString &key)
{
    static const QRegularExpression form(QStringLiteral("^[A-Za-z][A-Za-z0-9]*(-[A-Za-z0-9]+)*-[A-Za-z]*\\d+$"));
    return form.match(key).hasMatch();
}

/// Appends the rules in a mapping, at any depth: `- **JPA-ENT-001** (M): Text`.
void appendRules(const DataNode &node, const QStringList &prefixes, QStringList &lines)
{
    for (const DataNode::Member &member : node.members()) {
        if (member.value.isMapping()) {
            appendRules(member.value, prefixes, lines);
            continue;
        }
        const bool isWanted = prefixes.isEmpty()
            || std::any_of(prefixes.begin(), prefixes.end(), [&member](const QString &prefix) { return member.key.startsWith(prefix); });
        if (!isRuleId(member.key) || !isWanted)
            continue;
        static const QRegularExpression severity(QStringLiteral("^([CMm]): "));
        const QString text = member.value.text();
        const QRegularExpressionMatch found = severity.match(text);
        const QString mark = found.hasMatch() ? QStringLiteral(" (%1)").arg(found.captured(1)) : QString();
        lines.append(QStringLiteral("- **%1**%2: %3").arg(member.key, mark, text.mid(found.capturedLength())));
    }
}

class BundleBuilder
{
public:
    BundleBuilder(const Workspace &workspace, const WorkflowProfile &profile, const QString &scope)
        : m_workspace(workspace), m_folders(profile.standardsFolders()), m_prefixes(profile.rulePrefixes(scope))
    {
        for (const WorkflowSetting &listed : profile.standards(scope))
            add(listed);
    }

    StandardsBundle bundle() const { return m_bundle; }

private:
    void add(const WorkflowSetting &listed)
    {
        const DocumentPtr found = find(listed);
        if (!found) {
            report(Severity::Warning, QStringLiteral("standards-missing"), workflowmessages::standardsMissing(listed.text), listed);
            return;
        }
        if (m_bundle.files.contains(found->path))
            return;
        const bool isListed = found->path.section(u'/', -1) == listed.text.section(u'/', -1) && isInFolders(found->path);
        if (!isListed)
            report(Severity::Note, QStringLiteral("standards-elsewhere"), workflowmessages::standardsElsewhere(found->path, listed.text), listed);
        m_bundle.files.append(found->path);
        m_bundle.text += textOf(*found);
    }

    void report(Severity severity, const QString &code, const QString &message, const WorkflowSetting &listed)
    {
        m_bundle.diagnostics.append({severity, code, message, listed.location});
    }

    bool isInFolders(const QString &path) const
    {
        return std::any_of(m_folders.begin(), m_folders.end(), [&path](const QString &folder) { return isAtOrBelow(path, folder); });
    }

    /// Returns the best match, or null if there is none; reports several equally good ones. Files in the profile's folders rank above all others.
    DocumentPtr find(const WorkflowSetting &listed)
    {
        constexpr int lowestRank = 10;
        int best = 2 * lowestRank;
        QList<DocumentPtr> found;
        for (const DocumentPtr &document : m_workspace.documents()) {
            const std::optional<int> match = isStandardsFile(*document) ? matchRank(document->path, listed.text) : std::nullopt;
            const int rank = match.value_or(best + 1) + (isInFolders(document->path) ? 0 : lowestRank);
            if (!match || rank > best)
                continue;
            if (rank < best)
                found.clear();
            best = rank;
            found.append(document);
        }
        if (found.size() < 2)
            return found.value(0);
        QStringList paths;
        for (const DocumentPtr &document : found)
            paths.append(document->path);
        report(Severity::Warning, QStringLiteral("standards-ambiguous"), workflowmessages::standardsAmbiguous(listed.text, paths.join(listSeparator())), listed);
        return found.first();
    }

    QString textOf(const Document &document)
    {
        const QString head = QStringLiteral("--- %1 ---\n\n").arg(document.path.section(u'/', -1));
        if (!document.path.endsWith(rulesEnding))
            return head + document.body().trimmed().toString() + QStringLiteral("\n\n");
        const DataDocument yaml = readYaml(document.text, document.path);
        m_bundle.diagnostics += yaml.diagnostics;
        QStringList lines;
        appendRules(yaml.root, m_prefixes, lines);
        return head + lines.join(u'\n') + QStringLiteral("\n\n");
    }

    const Workspace &m_workspace;
    QStringList m_folders;
    QStringList m_prefixes;
    StandardsBundle m_bundle;
};

} // namespace

StandardsBundle buildStandardsBundle(const Workspace &workspace, const WorkflowProfile &profile, const QString &scope)
{
    return BundleBuilder(workspace, profile, scope).bundle();
}

} // namespace outcrop
