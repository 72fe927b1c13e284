// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/forms/patterntest.h"

#include <QRegularExpression>

namespace outcrop {

namespace {

constexpr qsizetype maxSampleLength = 20'000;
constexpr qsizetype maxMatches = 1'000;

} // namespace

PatternTest testPattern(const QString &pattern, const QString &sample)
{
    const QRegularExpression expression(pattern);
    PatternTest trial;
    if (!expression.isValid()) {
        trial.error = expression.errorString();
        trial.errorOffset = expression.patternErrorOffset();
        return trial;
    }
    const QString testedText = sample.left(maxSampleLength);
    QRegularExpressionMatchIterator next = expression.globalMatch(testedText);
    trial.exceededStepLimit = !next.isValid();
    while (next.hasNext() && trial.matches.size() < maxMatches) {
        const QRegularExpressionMatch match = next.next();
        trial.matches += TextRange{match.capturedStart(), match.capturedLength()};
        trial.matchesWholeSample = trial.matchesWholeSample || match.capturedLength() == sample.size();
    }
    return trial;
}

} // namespace outcrop
