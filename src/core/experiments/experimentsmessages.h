// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// User-visible messages of core/experiments.
namespace outcrop::experimentsmessages {

inline constexpr char room[] = "core/experiments";
inline constexpr MessageText prediction{room, QT_TRANSLATE_NOOP("core/experiments", "Predicted change: %1%, actual: %2%, difference: %3 percentage points.")};
inline constexpr CountText tests{room, QT_TRANSLATE_N_NOOP("core/experiments", "%n tests"), "%n test"};
inline constexpr MessageText correctedFor{room, QT_TRANSLATE_NOOP("core/experiments", "p = %1 corrected for %2")};
inline constexpr MessageText mcNemarTest{room, QT_TRANSLATE_NOOP("core/experiments", "McNemar's exact test")};
inline constexpr MessageText pairedTTest{room, QT_TRANSLATE_NOOP("core/experiments", "paired t test")};
//: A statistical test that is valid although it is evaluated repeatedly
inline constexpr MessageText anytimeTest{room, QT_TRANSLATE_NOOP("core/experiments", "anytime-valid test")};
inline constexpr MessageText welchTest{room, QT_TRANSLATE_NOOP("core/experiments", "Welch's t test")};
inline constexpr MessageText wilcoxonPairs{room, QT_TRANSLATE_NOOP("core/experiments", "Wilcoxon signed-rank test (approximate p: 50 or more pairs)")};
inline constexpr MessageText wilcoxonTies{room, QT_TRANSLATE_NOOP("core/experiments", "Wilcoxon signed-rank test (approximate p: ties)")};
inline constexpr MessageText wilcoxonZeros{room, QT_TRANSLATE_NOOP("core/experiments", "Wilcoxon signed-rank test (approximate p: zero differences)")};
inline constexpr MessageText wilcoxonTest{room, QT_TRANSLATE_NOOP("core/experiments", "Wilcoxon signed-rank test")};
inline constexpr MessageText agreesWithTTest{room, QT_TRANSLATE_NOOP("core/experiments", "agrees with a paired t test")};
inline constexpr MessageText noTests{room, QT_TRANSLATE_NOOP("core/experiments", "The file has no `tests`. Add a list of tests, as in a promptfoo configuration.")};
inline constexpr MessageText tooManyCases{room, QT_TRANSLATE_NOOP("core/experiments", "The tests have more than %1 cases. Shorten the lists of values.")};
inline constexpr MessageText foreignAssertions{room, QT_TRANSLATE_NOOP("core/experiments", "Assertions that need a model, the network or code are not evaluated: %1.")};
inline constexpr MessageText assertionsNotMeasured{room, QT_TRANSLATE_NOOP("core/experiments", "`assert` is not evaluated without the metric `assertions`. Add it to `metrics`.")};
inline constexpr MessageText caseIdTaken{room, QT_TRANSLATE_NOOP("core/experiments", "There is already a case `%1`. Choose another ID.")};
inline constexpr MessageText caseToolReplies{room, QT_TRANSLATE_NOOP("core/experiments", "The tool replies of this case are invalid: %1")};
inline constexpr MessageText lineNotObject{room, QT_TRANSLATE_NOOP("core/experiments", "This line is not a JSON object. Write one object per line.")};
inline constexpr MessageText cellCount{room, QT_TRANSLATE_NOOP("core/experiments", "The number of cells in this line is %1, but the header has %2. Add or remove cells.")};
inline constexpr MessageText armTaken{room, QT_TRANSLATE_NOOP("core/experiments", "There is already an arm `%1`. Choose another name.")};
inline constexpr MessageText noReferenceArm{room, QT_TRANSLATE_NOOP("core/experiments", "There is no arm `%1` to compare with. Use the name of an arm.")};
inline constexpr MessageText stopNotMeasured{room, QT_TRANSLATE_NOOP("core/experiments", "The stopping rule uses a metric that is not measured. Add it to `metrics`.")};
inline constexpr MessageText stopNeedsTwoArms{room, QT_TRANSLATE_NOOP("core/experiments", "The stopping rule tests a single difference, so it needs exactly two arms. Add or remove arms.")};
inline constexpr MessageText stopNeedsOneTrial{room, QT_TRANSLATE_NOOP("core/experiments", "The stopping rule requires one trial per case and arm. Set `repeats` to 1.")};
inline constexpr MessageText judgeNeedsQuestion{room, QT_TRANSLATE_NOOP("core/experiments", "The metric `judge` needs a question. Add one under `judge`.")};
inline constexpr MessageText assumedEffect{room, QT_TRANSLATE_NOOP("core/experiments", "assumed")};
inline constexpr MessageText smallestRelevant{room, QT_TRANSLATE_NOOP("core/experiments", "the smallest relevant difference, %1, divided by the standard deviation in the recorded run")};
inline constexpr MessageText summaryClaim{room, QT_TRANSLATE_NOOP("core/experiments", "summary, section \"%1\": %2")};
//: Location of a claim in the summary of a recorded experiment; %1 is the label of the claim
inline constexpr MessageText overallClaim{room, QT_TRANSLATE_NOOP("core/experiments", "summary, %1")};
//: %1 and %2 are the numbers of cases in the two arms of a recorded experiment
inline constexpr MessageText twoCounts{room, QT_TRANSLATE_NOOP("core/experiments", "%1 and %2")};
//: A p value that is too small to be shown; %1 is the smallest shown value
inline constexpr MessageText pValueBelow{room, QT_TRANSLATE_NOOP("core/experiments", "below %1")};
inline constexpr MessageText notRecordedExperiment{room, QT_TRANSLATE_NOOP("core/experiments", "a recorded experiment needs two lists whose keys end in _metrics, one per arm, but this one has %1")};
inline constexpr MessageText openWithoutRule{room, QT_TRANSLATE_NOOP("core/experiments", "The run is not finished (%1 of %2 trials). Its results may change, and repeated evaluation finds chance differences more often than p indicates.")};
inline constexpr MessageText open{room, QT_TRANSLATE_NOOP("core/experiments", "The run is not finished (%1 of %2 trials). Its results may change.")};
inline constexpr MessageText stoppedByRule{room, QT_TRANSLATE_NOOP("core/experiments", "The stopping rule ended the run after %1 of %2 trials.")};
inline constexpr MessageText failedTrials{room, QT_TRANSLATE_NOOP("core/experiments", "%1 of %2 trials failed. In the metric “success”, a trial without a response counts as unsuccessful. All other metrics include only trials that have a value.")};
inline constexpr MessageText unscoredTrials{room, QT_TRANSLATE_NOOP("core/experiments", "The judge returned no readable score in %1 of %2 trials. These trials failed, and the scores do not include them.")};
inline constexpr MessageText sequentialTest{room, QT_TRANSLATE_NOOP("core/experiments", "This experiment has a stopping rule. p and intervals are valid at every evaluation, and the intervals are wider than usual.")};
inline constexpr MessageText tokensEstimated{room, QT_TRANSLATE_NOOP("core/experiments", "Tokens are estimated (%1), not counted. If the estimation error differs between arms, an apparent difference may not be real.")};
inline constexpr MessageText responsesReplayed{room, QT_TRANSLATE_NOOP("core/experiments", "Recorded responses were used, so the run measures only these responses.")};
inline constexpr MessageText trialsAveraged{room, QT_TRANSLATE_NOOP("core/experiments", "Each case has %1 trials in each arm, and the mean of these trials counts as one value.")};
inline constexpr MessageText cachesAllowed{room, QT_TRANSLATE_NOOP("core/experiments", "Caching was allowed, so times and costs depend on earlier requests.")};
inline constexpr MessageText correctedP{room, QT_TRANSLATE_NOOP("core/experiments", "p is corrected for all tests together (Holm). The intervals are not corrected: each is valid only by itself.")};
inline constexpr MessageText interval{room, QT_TRANSLATE_NOOP("core/experiments", "%1 to %2")};
inline constexpr MessageText pairedDesign{room, QT_TRANSLATE_NOOP("core/experiments", "each case is sent to every arm, in random order")};
inline constexpr MessageText unpairedDesign{room, QT_TRANSLATE_NOOP("core/experiments", "each case is sent to one random arm")};
//: %1 is the design of an experiment, %2 the seed of its random order
inline constexpr MessageText designText{room, QT_TRANSLATE_NOOP("core/experiments", "%1 (seed %2)")};
//: %1 is the number of completed trials, %2 of planned trials, %3 of failed trials
inline constexpr MessageText trialsText{room, QT_TRANSLATE_NOOP("core/experiments", "%1 of %2, %3 failed")};

// Labels at the start of a line, aligned by alignedLines().
inline constexpr MessageText armsLabel{room, QT_TRANSLATE_NOOP("core/experiments", "arms")};
inline constexpr MessageText casesLabel{room, QT_TRANSLATE_NOOP("core/experiments", "cases")};
inline constexpr MessageText designLabel{room, QT_TRANSLATE_NOOP("core/experiments", "design")};
inline constexpr MessageText trialsLabel{room, QT_TRANSLATE_NOOP("core/experiments", "trials")};

// Headings of the tables of a report.
inline constexpr MessageText armTitle{room, QT_TRANSLATE_NOOP("core/experiments", "arm")};
inline constexpr MessageText meanTitle{room, QT_TRANSLATE_NOOP("core/experiments", "mean")};
//: Column heading: standard deviation
inline constexpr MessageText deviationTitle{room, QT_TRANSLATE_NOOP("core/experiments", "std. deviation")};
//: Column heading: smallest value
inline constexpr MessageText minimumTitle{room, QT_TRANSLATE_NOOP("core/experiments", "min")};
inline constexpr MessageText medianTitle{room, QT_TRANSLATE_NOOP("core/experiments", "median")};
//: Column heading: largest value
inline constexpr MessageText maximumTitle{room, QT_TRANSLATE_NOOP("core/experiments", "max")};
//: Column heading: the first arm of a comparison
inline constexpr MessageText firstTitle{room, QT_TRANSLATE_NOOP("core/experiments", "first arm")};
//: Column heading: the second arm of a comparison
inline constexpr MessageText secondTitle{room, QT_TRANSLATE_NOOP("core/experiments", "second arm")};
inline constexpr MessageText changeTitle{room, QT_TRANSLATE_NOOP("core/experiments", "change")};
inline constexpr MessageText differenceTitle{room, QT_TRANSLATE_NOOP("core/experiments", "difference")};
//: Column heading: statistical test
inline constexpr MessageText testTitle{room, QT_TRANSLATE_NOOP("core/experiments", "test")};
//: Column heading: effect size
inline constexpr MessageText effectTitle{room, QT_TRANSLATE_NOOP("core/experiments", "effect size")};

inline constexpr MessageText withoutValue{room, QT_TRANSLATE_NOOP("core/experiments", "no value")};
inline constexpr MessageText meanOfFirst{room, QT_TRANSLATE_NOOP("core/experiments", "mean of first")};
inline constexpr MessageText meanOfSecond{room, QT_TRANSLATE_NOOP("core/experiments", "mean of second")};
inline constexpr MessageText intervalOfDifference{room, QT_TRANSLATE_NOOP("core/experiments", "95% interval")};
inline constexpr MessageText uncorrected{room, QT_TRANSLATE_NOOP("core/experiments", "p = %1")};
inline constexpr MessageText lower{room, QT_TRANSLATE_NOOP("core/experiments", "lower")};
inline constexpr MessageText higher{room, QT_TRANSLATE_NOOP("core/experiments", "higher")};
inline constexpr MessageText lowerBy{room, QT_TRANSLATE_NOOP("core/experiments", "%1 lower")};
inline constexpr MessageText higherBy{room, QT_TRANSLATE_NOOP("core/experiments", "%1 higher")};
inline constexpr MessageText metricQuantities[]{ // in the order of Metric
    {room, QT_TRANSLATE_NOOP("core/experiments", "request tokens")},
    {room, QT_TRANSLATE_NOOP("core/experiments", "token overhead")},
    {room, QT_TRANSLATE_NOOP("core/experiments", "time to first token")},
    {room, QT_TRANSLATE_NOOP("core/experiments", "time to complete response")},
    {room, QT_TRANSLATE_NOOP("core/experiments", "response tokens")},
    {room, QT_TRANSLATE_NOOP("core/experiments", "cost")},
    {room, QT_TRANSLATE_NOOP("core/experiments", "success")},
    {room, QT_TRANSLATE_NOOP("core/experiments", "quality")},
    {room, QT_TRANSLATE_NOOP("core/experiments", "rule violations")},
    {room, QT_TRANSLATE_NOOP("core/experiments", "judge score")},
    {room, QT_TRANSLATE_NOOP("core/experiments", "passed assertions")},
};
inline constexpr MessageText fewCases{room, QT_TRANSLATE_NOOP("core/experiments", "With so few cases, the result may not generalize.")};
inline constexpr MessageText nothingToCompare{room, QT_TRANSLATE_NOOP("core/experiments", "No values to compare for {quantity}: {cases}.")};
inline constexpr MessageText noVariation{room, QT_TRANSLATE_NOOP("core/experiments", "For {quantity}, every value was {firstMean} ({cases}), so a difference can be neither shown nor ruled out.")};
inline constexpr MessageText notTested{room, QT_TRANSLATE_NOOP("core/experiments", "For {quantity}, the mean was {firstMean} with “{first}” and {secondMean} with “{second}” ({cases}). The difference was not tested.")};
inline constexpr MessageText notShown{room, QT_TRANSLATE_NOOP("core/experiments", "For {quantity}, no difference was shown: {firstMean} with “{first}”, {secondMean} with “{second}” ({cases}, {p}). These data are consistent with a mean difference from {low} to {high} ({confidence} interval), so a difference cannot be ruled out.")};
inline constexpr MessageText notShownDespiteInterval{room, QT_TRANSLATE_NOOP("core/experiments", "For {quantity}, no difference was shown: {firstMean} with “{first}”, {secondMean} with “{second}” ({cases}, {p}). The {confidence} interval of the mean difference, from {low} to {high}, does not contain 0. The test and the interval disagree, so the result is uncertain.")};
inline constexpr MessageText notShownAmongMany{room, QT_TRANSLATE_NOOP("core/experiments", "For {quantity}, no difference was shown after correction for {tests}: {firstMean} with “{first}”, {secondMean} with “{second}” ({cases}, {p}). Without the correction, these data are consistent with a mean difference from {low} to {high} ({confidence} interval).")};
inline constexpr MessageText shown{room, QT_TRANSLATE_NOOP("core/experiments", "For {quantity}, the mean was {change} with “{first}” than with “{second}”: {firstMean} versus {secondMean} ({cases}, {p}). These data are consistent with a mean difference from {low} to {high} ({confidence} interval).")};
inline constexpr MessageText shownButSmall{room, QT_TRANSLATE_NOOP("core/experiments", "For {quantity}, the mean was {change} with “{first}” than with “{second}”, but by less than the smallest relevant difference, {relevant}: {firstMean} versus {secondMean} ({cases}, {p}). These data are consistent with a mean difference from {low} to {high} ({confidence} interval).")};
inline constexpr MessageText noRelevantDifference{room, QT_TRANSLATE_NOOP("core/experiments", "For {quantity}, any difference between the means is smaller than the smallest relevant difference, {relevant}: {firstMean} with “{first}”, {secondMean} with “{second}” ({cases}; {confidence} interval from {low} to {high}).")};
inline constexpr CountText casesInBoth{room, QT_TRANSLATE_N_NOOP("core/experiments", "%n cases in both"), "%n case in both"};
inline constexpr MessageText casesInEach{room, QT_TRANSLATE_NOOP("core/experiments", "%1 and %2 cases")};
inline constexpr MessageText notRun{room, QT_TRANSLATE_NOOP("core/experiments", "This file is not an experiment run. Start a new run with “Run again” in the window or with `outcrop-cli experiment run --restart`; this file is archived.")};
inline constexpr MessageText notTrial{room, QT_TRANSLATE_NOOP("core/experiments", "This line is not the result of a trial. Remove it, or start a new run with “Run again” in the window or with `outcrop-cli experiment run --restart`.")};
inline constexpr MessageText noRunHead{room, QT_TRANSLATE_NOOP("core/experiments", "The run file has no header line. Start a new run with “Run again” in the window or with `outcrop-cli experiment run --restart`; the file is archived.")};
inline constexpr MessageText unequalPairs{room, QT_TRANSLATE_NOOP("core/experiments", "pairs need the same number of values in both arms")};
inline constexpr MessageText tooFewPairs{room, QT_TRANSLATE_NOOP("core/experiments", "a paired t test needs at least two pairs")};
inline constexpr MessageText constantDifference{room, QT_TRANSLATE_NOOP("core/experiments", "the pairs all differ by the same amount")};
inline constexpr MessageText tooFewValues{room, QT_TRANSLATE_NOOP("core/experiments", "Welch's t test needs at least two values in each arm")};
inline constexpr MessageText constantValues{room, QT_TRANSLATE_NOOP("core/experiments", "the values of each arm are all the same")};
inline constexpr MessageText noDifference{room, QT_TRANSLATE_NOOP("core/experiments", "no pairs differ")};
//: %1 is a number of cases, %2 such as `3 trials`, %3 such as `2 warm-up calls`
inline constexpr MessageText casesText{room, QT_TRANSLATE_NOOP("core/experiments", "%1, %2 each, %3 per arm")};
inline constexpr CountText trialsOfCase{room, QT_TRANSLATE_N_NOOP("core/experiments", "%n trials"), "%n trial"};
inline constexpr CountText warmUps{room, QT_TRANSLATE_N_NOOP("core/experiments", "%n warm-up calls"), "%n warm-up call"};

} // namespace outcrop::experimentsmessages
