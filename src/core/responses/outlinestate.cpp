// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/responses/outlinestate.h"

namespace outcrop {

DecisionHistory::Id DecisionHistory::add(const Step &step)
{
    m_steps.push_back(step);
    return Id(m_steps.size() - 1);
}

DecisionHistory::Id DecisionHistory::addEnding(Id decisions, qsizetype stringBegin, ParseDecisions::Ending ending)
{
    return add({decisions, ending.isMissing ? Kind::MissingEnding : Kind::Ending, stringBegin, ending.offset});
}

DecisionHistory::Id DecisionHistory::addCloser(Id decisions, qsizetype offset, int depth)
{
    return add({decisions, Kind::Closer, offset, depth});
}

ParseDecisions DecisionHistory::decisionsUpTo(Id decisions) const
{
    ParseDecisions result;
    for (; decisions != 0; decisions = m_steps[decisions].previous) {
        const Step &step = m_steps[decisions];
        switch (step.kind) {
        case Kind::Ending:
        case Kind::MissingEnding:
            result.endings.insert(step.offset, {step.to, step.kind == Kind::MissingEnding});
            break;
        case Kind::Closer:
            result.closers.insert(step.offset, int(step.to));
            break;
        }
    }
    return result;
}

} // namespace outcrop
