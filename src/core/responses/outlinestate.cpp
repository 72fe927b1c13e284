// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/responses/outlinestate.h"

namespace outcrop {

DecisionHistory::Id DecisionHistory::add(const Step &step)
{
    m_steps.push_back(step);
    return Id(m_steps.size() - 1);
}

DecisionHistory::Id DecisionHistory::addEnding(Id trail, qsizetype opened, ParseDecisions::Ending ending)
{
    return add({trail, ending.isMissing ? Kind::MissingEnding : Kind::Ending, opened, ending.offset});
}

DecisionHistory::Id DecisionHistory::addCloser(Id trail, qsizetype at, int depth)
{
    return add({trail, Kind::Closer, at, depth});
}

ParseDecisions DecisionHistory::guide(Id trail) const
{
    ParseDecisions guide;
    for (; trail != 0; trail = m_steps[trail].previous) {
        const Step &step = m_steps[trail];
        switch (step.kind) {
        case Kind::Ending:
        case Kind::MissingEnding:
            guide.endings.insert(step.offset, {step.to, step.kind == Kind::MissingEnding});
            break;
        case Kind::Closer:
            guide.closers.insert(step.offset, int(step.to));
            break;
        }
    }
    return guide;
}

} // namespace outcrop
