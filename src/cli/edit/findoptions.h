// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/openworkspace.h"
#include "cli/base/invocation.h"
#include "core/documents/textsearch.h"

#include <string>

namespace CLI {
class App;
}

namespace outcrop {

/// The search options of `find` and `replace`.
class FindOptions
{
public:
    static const std::string group;

    void addPattern(CLI::App &command);
    void addOptions(CLI::App &command);

    /// Returns the search, or an error if the pattern is invalid.
    Result<TextSearch> textSearch() const;
    /// Returns the scope of the search, without a limit on the number of matches.
    SearchScope scope(const Invocation &invocation) const;
    /// Returns an error message if `--in` names a folder without documents, because the search would silently find no matches; otherwise an empty string.
    QString usageError(const Invocation &invocation, const Workspace &workspace) const;

private:
    std::string m_pattern;
    bool m_isRegex = false;
    bool m_isCaseSensitive = false;
    bool m_matchesWholeWords = false;
    std::string m_folder;
    std::string m_kind;
};

/// Returns the matches as JSON, one object per document.
Json toJson(const QList<DocumentMatches> &found);

/// Reports the documents that could not be searched completely.
void reportProblems(const Console &console, const QList<DocumentMatches> &found);

} // namespace outcrop
