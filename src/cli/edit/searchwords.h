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

/// What to look for and where: shared by `find` and `replace`.
class SearchWords
{
public:
    static const std::string group;

    void addPattern(CLI::App &command);
    void addOptions(CLI::App &command);

    /// The search, or what is wrong with the pattern.
    Result<TextSearch> search() const;
    /// The scope of a search; every match is listed.
    SearchScope scope(const Invocation &invocation) const;
    /// What is wrong with `--in`: a folder that holds no document would be searched without a word, and nothing found.
    QString mistake(const Invocation &invocation, const Workspace &workspace) const;

private:
    std::string m_pattern;
    bool m_regex = false;
    bool m_case = false;
    bool m_word = false;
    std::string m_folder;
    std::string m_kind;
};

/// Matches as JSON: one object a document.
Json toJson(const QList<DocumentMatches> &found);

/// Says which documents could not be searched to their end.
void reportProblems(const Console &console, const QList<DocumentMatches> &found);

} // namespace outcrop
