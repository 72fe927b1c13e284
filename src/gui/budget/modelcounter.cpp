// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/budget/modelcounter.h"

namespace outcrop {

TokenCounterPtr counterOf(const OpenedWorkspace &opened, const QString &provider, const QString &model)
{
    const Result<RenderTarget> target = chooseTarget(opened.catalog, provider, model, opened.workspace().manifest());
    if (!target)
        return opened.counters.forModel({provider, model});
    return opened.counters.forModel({target->adapter->name, target->model.id, target->model.family, target->model.tokenizer});
}

} // namespace outcrop
