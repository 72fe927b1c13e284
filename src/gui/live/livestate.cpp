// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/live/livestate.h"

#include "core/documents/clientlint.h"
#include "models/editing/editsession.h"

#include <algorithm>

namespace outcrop {

namespace {

OpenedWorkspace withUnsavedText(const OpenedWorkspace &opened, const QString &path, const UnsavedText &text)
{
    return withText(opened, path, EditSession::encode(text.text, text.hasByteOrderMark));
}

OpenedWorkspace withoutUnsavedText(const OpenedWorkspace &opened, const QString &path, const OpenedWorkspace &disk)
{
    return withText(opened, path, disk.workspace().document(path)->bytes);
}

template<typename T>
std::shared_ptr<const T> reuseIfEqual(const std::shared_ptr<const T> &before, T now, bool isSame)
{
    return before && isSame ? before : std::make_shared<const T>(std::move(now));
}

bool areEqualTrees(const QList<Branch<LibraryItem>> &left, const QList<Branch<LibraryItem>> &right)
{
    return std::equal(left.begin(), left.end(), right.begin(), right.end(), [](const auto &one, const auto &other) {
        return one.item == other.item && areEqualTrees(one.children, other.children);
    });
}

QStringView frontMatterOf(const Document &document)
{
    return QStringView(document.text).first(document.frontMatter.bodyStart);
}

bool differsOnlyInBody(const DocumentPtr &before, const DocumentPtr &after)
{
    return before && after && isMarkdown(after->path) && before->kind == after->kind
        && clientFileOf(*after) != ClientFile::Rules && frontMatterOf(*before) == frontMatterOf(*after)
        && before->diagnostics == after->diagnostics;
}

/// Returns the scope of the check after each edit. Rules can take long, so only a full check runs them.
CheckScope quickCheckScope()
{
    CheckScope scope;
    scope.checksPortability = false;
    scope.checksRules = false;
    scope.readsRepository = true;
    return scope;
}

/// Checks the workspace of a state, and updates its findings and its library tree.
void updateFindings(LiveState &state, CheckDepth depth, const std::stop_token &stop)
{
    LiveFindings check = state.check ? *state.check : LiveFindings(quickCheckScope());
    check.update(*state.workspace, depth, stop);
    const Diagnostics findings = check.diagnostics();
    QList<Branch<LibraryItem>> library = documentTree(state.workspace->library, findings);
    const bool hasSameFindings = state.findings && *state.findings == findings;
    const bool hasSameLibrary = state.library && areEqualTrees(*state.library, library);
    state.findings = reuseIfEqual(state.findings, findings, hasSameFindings);
    state.library = reuseIfEqual(state.library, std::move(library), hasSameLibrary);
    state.check = std::make_shared<const LiveFindings>(std::move(check));
}

} // namespace

WorkspacePtr parsePendingDocuments(const LiveInput &input)
{
    const WorkspacePtr &base = input.startsFromDisk ? input.disk : input.before.workspace;
    if (input.texts.isEmpty())
        return base;
    OpenedWorkspace opened = *base;
    for (auto text = input.texts.cbegin(); text != input.texts.cend(); ++text)
        opened = text.value() ? withUnsavedText(opened, text.key(), *text.value())
                              : withoutUnsavedText(opened, text.key(), *input.disk);
    return std::make_shared<const OpenedWorkspace>(std::move(opened));
}

bool haveOnlyBodiesChanged(const LiveInput &input, const OpenedWorkspace &workspace)
{
    if (input.startsFromDisk)
        return false;
    const OpenedWorkspace &before = *input.before.workspace;
    const QStringList changed = input.texts.keys();
    const auto onlyBody = [&](const QString &path) {
        return differsOnlyInBody(before.workspace().document(path), workspace.workspace().document(path));
    };
    return std::all_of(changed.begin(), changed.end(), onlyBody)
        && before.library.diagnostics == workspace.library.diagnostics
        && before.catalog.diagnostics() == workspace.catalog.diagnostics();
}

LiveState liveStateOf(const WorkspacePtr &workspace, const LiveState &before)
{
    LiveState state = before;
    state.workspace = workspace;
    WorkspaceChoices choices = workspaceChoices(*workspace);
    const bool hasSameChoices = before.choices && *before.choices == choices;
    state.choices = reuseIfEqual(before.choices, std::move(choices), hasSameChoices);
    updateFindings(state, CheckDepth::Quick, {});
    return state;
}

LiveState checkedState(const LiveState &before, const std::stop_token &stop)
{
    LiveState state = before;
    updateFindings(state, CheckDepth::Full, stop);
    return state;
}

LiveResult runLive(const LiveInput &input, const std::function<void(const LiveResult &)> &report)
{
    const WorkspacePtr workspace = parsePendingDocuments(input);
    LiveResult result{input.revision, input.before, {}};
    if (haveOnlyBodiesChanged(input, *workspace))
        result.state.workspace = workspace;
    else
        result.state = liveStateOf(workspace, input.before);
    if (!input.hasRender())
        return result;
    report(result);
    result.render = renderForView(workspace, input.selection, input.renderedPrompt);
    return result;
}

} // namespace outcrop
