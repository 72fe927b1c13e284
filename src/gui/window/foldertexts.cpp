// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/foldertexts.h"

#include "gui/editor/findpanel.h"
#include "gui/library/librarypanel.h"
#include "gui/problems/problemspanel.h"
#include "gui/render/inputsform.h"
#include "gui/render/renderpanel.h"

#include <utility>

namespace outcrop {

FolderTexts::FolderTexts(RenderPanel &render, LibraryPanel &library, ProblemsPanel &problems, FindPanel &find)
    : m_render(render), m_library(library), m_problems(problems), m_find(find)
{
}

void FolderTexts::setFolder(const QString &folder)
{
    const QString left = std::exchange(m_folder, folder);
    if (left == folder)
        return;
    if (!left.isEmpty())
        m_tasks.insert(left, m_render.request());
    m_render.setRequest(m_tasks.value(folder));
    m_render.inputs().clearContents();
    m_render.clearSearch();
    m_library.clearFilter();
    m_problems.clearFilter();
    m_find.clearContents();
}

} // namespace outcrop
