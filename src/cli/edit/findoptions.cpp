// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/edit/findoptions.h"

#include "cli/base/commandbuilder.h"
#include "cli/base/inputtext.h"
#include "cli/edit/changes.h"
#include "cli/edit/editoutput.h"
#include "core/base/joinedtext.h"

#include <algorithm>
#include <limits>

namespace outcrop {
namespace {

constexpr int lastKind = static_cast<int>(DocumentKind::Text);

QString kindName(DocumentKind kind)
{
    return toString(kind).replace(u' ', u'-');
}

QStringList kindNames()
{
    QStringList words;
    for (int kind = 0; kind <= lastKind; ++kind)
        words.append(kindName(static_cast<DocumentKind>(kind)));
    return words;
}

Json toJson(const SearchMatch &match)
{
    return {{"line", match.range.start.line}, {"column", match.range.start.column},
        {"offset", match.range.start.offset}, {"length", match.range.end.offset - match.range.start.offset},
        {"text", jsonString(match.line)}};
}

} // namespace

const std::string FindOptions::group = QT_TRANSLATE_NOOP("cli", "Search");

void FindOptions::addPattern(CLI::App &command)
{
    command.add_option("PATTERN", m_pattern, QT_TRANSLATE_NOOP("cli", "String or regular expression to search for"))
        ->type_name("PATTERN")
        ->required()
        ->group(group);
}

void FindOptions::addOptions(CLI::App &command)
{
    command.add_flag("--regex", m_isRegex, QT_TRANSLATE_NOOP("cli", "Treat PATTERN as a regular expression"))->group(group);
    command.add_flag("--case", m_isCaseSensitive, QT_TRANSLATE_NOOP("cli", "Match case"))->group(group);
    command.add_flag("--word", m_matchesWholeWords, QT_TRANSLATE_NOOP("cli", "Match whole words only"))->group(group);
    command.add_option("--in", m_folder, QT_TRANSLATE_NOOP("cli", "Folder to search [the whole workspace]"))->type_name("FOLDER")->group(group);
    command.add_option("--kind", m_kind, QT_TRANSLATE_NOOP("cli", "Kind of document to search, such as layer, skill, agent or profile [all]"))
        ->type_name("KIND")
        ->check(oneOf(editoutput::nounKind(), kindNames()))
        ->group(group);
}

Result<TextSearch> FindOptions::textSearch() const
{
    return TextSearch::parse(fromArgument(m_pattern), {m_isRegex, m_isCaseSensitive, m_matchesWholeWords});
}

QString FindOptions::usageError(const Invocation &invocation, const Workspace &workspace) const
{
    const QString folder = scope(invocation).folder;
    const QList<DocumentPtr> documents = workspace.documents();
    const bool isThere = folder.isEmpty() || std::any_of(documents.begin(), documents.end(), [&folder](const DocumentPtr &document) {
        return document->path.startsWith(folder + u'/');
    });
    return isThere ? QString() : editoutput::noFolder(folder);
}

SearchScope FindOptions::scope(const Invocation &invocation) const
{
    SearchScope scope;
    scope.maximumMatches = std::numeric_limits<qsizetype>::max();
    if (!m_folder.empty())
        scope.folder = workspacePath(invocation, m_folder);
    if (scope.folder == u".")
        scope.folder.clear();
    if (!m_kind.empty())
        scope.kinds = {static_cast<DocumentKind>(kindNames().indexOf(fromArgument(m_kind)))};
    return scope;
}

Json toJson(const QList<DocumentMatches> &found)
{
    Json documents = Json::array();
    for (const DocumentMatches &document : found) {
        Json matches = Json::array();
        for (const SearchMatch &match : document.matches)
            matches.push_back(toJson(match));
        documents.push_back({{"file", jsonString(document.path)}, {"matches", matches}});
    }
    return documents;
}

void reportProblems(const Console &console, const QList<DocumentMatches> &found)
{
    for (const DocumentMatches &document : found) {
        if (!document.problem.isEmpty())
            writeLine(console.errors, labeledText(document.path, document.problem));
    }
}

} // namespace outcrop
