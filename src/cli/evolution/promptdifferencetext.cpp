// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/evolution/promptdifferencetext.h"

#include "cli/base/console.h"
#include "cli/evolution/evolutionoutput.h"

namespace outcrop {

ExitCode printPromptDifferences(const Invocation &invocation, const Json &details, const QList<PartDifference> &differences, bool failsOnDifference)
{
    const ExitCode code = failsOnDifference && !differences.isEmpty() ? ExitCode::Findings : ExitCode::Done;
    if (invocation.printsJson) {
        Json json = details;
        json["differences"] = toJson(differences);
        invocation.print(json);
        return code;
    }
    for (const QString &line : differenceLines(differences))
        writeDiffLine(invocation.console.out, line);
    if (differences.isEmpty())
        writeSentence(invocation.console.out, evolutionoutput::identicalPrompts());
    return code;
}

} // namespace outcrop
