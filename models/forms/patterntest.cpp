// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/forms/patterntest.h"

#include <QRegularExpression>

namespace outcrop {

namespace {

constexpr qsizetype longestSample = 20'000;
constexpr qsizetype mostMatches = 1'000;

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
    const QString tried = sample.left(longestSample);
    QRegularExpressionMatchIterator next = expression.globalMatch(tried);
    trial.gaveUp = !next.isValid();
    while (next.hasNext() && trial.matches.size() < mostMatches) {
        const QRegularExpressionMatch match = next.next();
        trial.matches += TextPart{match.capturedStart(), match.capturedLength()};
        trial.whole = trial.whole || match.capturedLength() == sample.size();
    }
    return trial;
}

} // namespace outcrop
