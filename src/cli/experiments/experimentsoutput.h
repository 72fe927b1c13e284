// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messagetext.h"

/// Texts that cli/experiments prints.
namespace outcrop::experimentsoutput {

inline constexpr char room[] = "cli/experiments";

// Column headings of all subcommands.
//: Column heading: name of an experiment
inline constexpr MessageText nameColumn{room, QT_TRANSLATE_NOOP("cli/experiments", "name")};
//: Column heading: names of the compared prompt variants
inline constexpr MessageText armsColumn{room, QT_TRANSLATE_NOOP("cli/experiments", "arms")};
//: Column heading: number of cases
inline constexpr MessageText casesColumn{room, QT_TRANSLATE_NOOP("cli/experiments", "cases")};
//: Column heading: names of metrics
inline constexpr MessageText metricsColumn{room, QT_TRANSLATE_NOOP("cli/experiments", "metrics")};
//: Column heading: progress of a run
inline constexpr MessageText runColumn{room, QT_TRANSLATE_NOOP("cli/experiments", "run")};
//: Column heading
inline constexpr MessageText armColumn{room, QT_TRANSLATE_NOOP("cli/experiments", "arm")};
//: Column heading
inline constexpr MessageText providerColumn{room, QT_TRANSLATE_NOOP("cli/experiments", "provider")};
//: Column heading
inline constexpr MessageText modelColumn{room, QT_TRANSLATE_NOOP("cli/experiments", "model")};
//: Column heading: number of calls
inline constexpr MessageText callsColumn{room, QT_TRANSLATE_NOOP("cli/experiments", "calls")};
//: Column heading
inline constexpr MessageText requestTokensColumn{room, QT_TRANSLATE_NOOP("cli/experiments", "tokens per request")};
//: Column heading, and label of a line
inline constexpr MessageText cost{room, QT_TRANSLATE_NOOP("cli/experiments", "cost")};
//: Column heading
inline constexpr MessageText metricColumn{room, QT_TRANSLATE_NOOP("cli/experiments", "metric")};
//: Column heading: size of an effect in standard deviations
inline constexpr MessageText effectColumn{room, QT_TRANSLATE_NOOP("cli/experiments", "effect")};
//: Column heading: statistical power
inline constexpr MessageText powerColumn{room, QT_TRANSLATE_NOOP("cli/experiments", "power")};
//: Column heading
inline constexpr MessageText requiredCasesColumn{room, QT_TRANSLATE_NOOP("cli/experiments", "required cases")};
//: Column heading
inline constexpr MessageText smallestEffectColumn{room, QT_TRANSLATE_NOOP("cli/experiments", "smallest detectable effect")};
//: Column heading
inline constexpr MessageText effectSourceColumn{room, QT_TRANSLATE_NOOP("cli/experiments", "effect source")};
//: Column heading
inline constexpr MessageText caseColumn{room, QT_TRANSLATE_NOOP("cli/experiments", "case")};
//: Column heading
inline constexpr MessageText failedAssertionColumn{room, QT_TRANSLATE_NOOP("cli/experiments", "failed assertion")};
//: Column heading: reason why an assertion failed
inline constexpr MessageText detailsColumn{room, QT_TRANSLATE_NOOP("cli/experiments", "details")};
//: Column heading: difference between two arms
inline constexpr MessageText changeColumn{room, QT_TRANSLATE_NOOP("cli/experiments", "change")};
//: Column heading: degrees of freedom of a t test
inline constexpr MessageText degreesColumn{room, QT_TRANSLATE_NOOP("cli/experiments", "df")};
//: Column heading: p value, corrected by Holm's method
inline constexpr MessageText holmColumn{room, QT_TRANSLATE_NOOP("cli/experiments", "p (Holm)")};
//: Column heading: p value of the Wilcoxon test
inline constexpr MessageText wilcoxonColumn{room, QT_TRANSLATE_NOOP("cli/experiments", "p (Wilcoxon)")};
//: Column heading: p value of McNemar's test
inline constexpr MessageText mcNemarColumn{room, QT_TRANSLATE_NOOP("cli/experiments", "p (McNemar)")};
//: Column heading: confidence interval
inline constexpr MessageText intervalColumn{room, QT_TRANSLATE_NOOP("cli/experiments", "95% interval")};
//: Column heading: claim in a recorded experiment
inline constexpr MessageText claimColumn{room, QT_TRANSLATE_NOOP("cli/experiments", "claim")};
//: Column heading: claimed value in the record
inline constexpr MessageText recordColumn{room, QT_TRANSLATE_NOOP("cli/experiments", "record")};
//: Column heading: value computed from the rows of the record
inline constexpr MessageText rowsColumn{room, QT_TRANSLATE_NOOP("cli/experiments", "rows")};

// Texts of help and of the subcommands `list`, `export` and `import`.
inline constexpr MessageText availableMetrics{room, QT_TRANSLATE_NOOP("cli/experiments", "Metrics available in experiments/NAME.yaml:")};
//: %1 is the quantity that a metric measures
inline constexpr MessageText offlineMetric{room, QT_TRANSLATE_NOOP("cli/experiments", "%1; needs no provider")};
//: State of a run: cannot be read
inline constexpr MessageText unreadable{room, QT_TRANSLATE_NOOP("cli/experiments", "unreadable")};
//: State of an experiment
inline constexpr MessageText notRun{room, QT_TRANSLATE_NOOP("cli/experiments", "not run")};
//: %1 is the number of trials with a result, %2 the number of all trials
inline constexpr CountText runProgress{room, QT_TRANSLATE_N_NOOP("cli/experiments", "%1 of %2 trials"), "%1 of %2 trial"};
inline constexpr MessageText noExperiments{room, QT_TRANSLATE_NOOP("cli/experiments", "No experiments. Experiments compare prompt variants; create one with `outcrop-cli new experiment NAME`.")};
//: %1 is a sentence about the problem
inline constexpr MessageText notExported{room, QT_TRANSLATE_NOOP("cli/experiments", "no files were written: %1 Use --force to write them anyway.")};
//: %1 is the number of requests
inline constexpr CountText requests{room, QT_TRANSLATE_N_NOOP("cli/experiments", "%1 requests"), "%1 request"};
//: %1 is the number of imported responses, %2 the number of known responses, %3 the number of failures
inline constexpr CountText collected{room, QT_TRANSLATE_N_NOOP("cli/experiments", "%1 responses imported, %2 already stored, %3 failed at the provider"), "%1 response imported, %2 already stored, %3 failed at the provider"};
//: Noun inserted in messages about a missing value of an option
inline constexpr MessageText folder{room, QT_TRANSLATE_NOOP("cli/experiments", "folder")};
//: Noun inserted in messages about a wrong value of --as: batch format
inline constexpr MessageText form{room, QT_TRANSLATE_NOOP("cli/experiments", "batch format")};
//: Noun inserted in messages about a wrong value of --report: format of a report
inline constexpr MessageText report{room, QT_TRANSLATE_NOOP("cli/experiments", "report")};

// Output of `experiment plan`.
//: Label of the line with the number of trials
inline constexpr MessageText trialsLabel{room, QT_TRANSLATE_NOOP("cli/experiments", "trials")};
//: Label of the line with the number of requests that are sent
inline constexpr MessageText sendsLabel{room, QT_TRANSLATE_NOOP("cli/experiments", "requests")};
//: Label of the line with the expected time
inline constexpr MessageText timeLabel{room, QT_TRANSLATE_NOOP("cli/experiments", "time")};
//: %1 is a number of trials, %2 is “12 cases”, %3 “2 trials”, %4 “3 arms”
inline constexpr MessageText plannedTrials{room, QT_TRANSLATE_NOOP("cli/experiments", "%1: %2, %3 per case in each of %4")};
//: %1 is the number of all trials, %2 the number of remaining trials, %3 “12 cases”, %4 “2 trials”, %5 “3 arms”
inline constexpr MessageText remainingTrials{room, QT_TRANSLATE_NOOP("cli/experiments", "%1, %2 remaining: %3, %4 per case in each of %5")};
//: Inserted in “%1: %2, %3 per case in each of %4”. %1 is the number of cases
inline constexpr CountText cases{room, QT_TRANSLATE_N_NOOP("cli/experiments", "%1 cases"), "%1 case"};
//: Inserted in “%1: %2, %3 per case in each of %4”. %1 is the number of trials
inline constexpr CountText trials{room, QT_TRANSLATE_N_NOOP("cli/experiments", "%1 trials"), "%1 trial"};
//: Inserted in “%1: %2, %3 per case in each of %4”. %1 is the number of arms
inline constexpr CountText arms{room, QT_TRANSLATE_N_NOOP("cli/experiments", "%1 arms"), "%1 arm"};
//: %1 is “24 requests”, %2 the number of requests to the judge
inline constexpr MessageText requestsToJudge{room, QT_TRANSLATE_NOOP("cli/experiments", "%1, %2 of them to the judge")};
//: %1 is “24 requests”, possibly with additions; %2 is the number of additional requests
inline constexpr MessageText toolRounds{room, QT_TRANSLATE_NOOP("cli/experiments", "%1; up to %2 more with simulated tool replies")};
//: %1 is “24 requests”, possibly with additions; %2 is the number of additional requests
inline constexpr MessageText toolReplies{room, QT_TRANSLATE_NOOP("cli/experiments", "%1; up to %2 more to the model that simulates tool results")};
//: %1 is “24 requests”, possibly with additions; %2 is the number of additional requests
inline constexpr MessageText retries{room, QT_TRANSLATE_NOOP("cli/experiments", "%1; up to %2 more if requests are retried (see --retries)")};
//: Cost of an experiment
inline constexpr MessageText noCost{room, QT_TRANSLATE_NOOP("cli/experiments", "none: no API calls")};
//: %1 and %3 are amounts in dollars, %2 is a number of tokens
inline constexpr MessageText expectedCost{room, QT_TRANSLATE_NOOP("cli/experiments", "about %1, with responses of %2 tokens; at most %3")};
//: %1 and %2 are durations, such as “40 s”
inline constexpr MessageText measuredTime{room, QT_TRANSLATE_NOOP("cli/experiments", "about %1, at %2 per call (as in the recorded run)")};
//: %1 and %2 are durations, such as “40 s”
inline constexpr MessageText assumedTime{room, QT_TRANSLATE_NOOP("cli/experiments", "about %1, at %2 per call (assumed)")};
//: %1 is “about 4 min, at 2 s per call (assumed)”, %2 the number of trials
inline constexpr CountText timeInParallel{room, QT_TRANSLATE_N_NOOP("cli/experiments", "%1, with %2 trials in parallel"), "%1, with %2 trial in parallel"};
//: Cell instead of a number of calls
inline constexpr MessageText noCalls{room, QT_TRANSLATE_NOOP("cli/experiments", "none")};
//: Name of a row; %1 is the name of an arm
inline constexpr MessageText judgeOfArm{room, QT_TRANSLATE_NOOP("cli/experiments", "judge for %1")};
//: Name of a row: requests to the model that simulates tools
inline constexpr MessageText simulatedTools{room, QT_TRANSLATE_NOOP("cli/experiments", "simulated tools")};
//: %1 is a number of calls
inline constexpr MessageText upTo{room, QT_TRANSLATE_NOOP("cli/experiments", "up to %1")};
//: Cost in a plan; %1 is an amount in dollars
inline constexpr MessageText atMost{room, QT_TRANSLATE_NOOP("cli/experiments", "at most %1")};
//: Cell instead of a number of cases: no number of cases has the target power
inline constexpr MessageText notAchievable{room, QT_TRANSLATE_NOOP("cli/experiments", "not achievable")};
//: %1 and %3 are percentages; %2 is the number of tests
inline constexpr CountText power{room, QT_TRANSLATE_N_NOOP("cli/experiments", "Power: effects in standard deviations, family-wise error rate %1% over %2 tests, target power %3%"), "Power: effects in standard deviations, family-wise error rate %1% over %2 test, target power %3%"};

// Output of `experiment run` and `experiment report`.
inline constexpr MessageText progress{room, QT_TRANSLATE_NOOP("cli/experiments", "%1 of %2 trials, %3 failed, about %4 s left")};
//: %1, %2 and %3 are numbers of trials, %4 is a number of seconds, %5 a p value
inline constexpr MessageText progressWithStopRule{room, QT_TRANSLATE_NOOP("cli/experiments", "%1 of %2 trials, %3 failed, about %4 s left, current p = %5 (stopping rule)")};
inline constexpr MessageText stopped{room, QT_TRANSLATE_NOOP("cli/experiments", "stopped after %1 of %2 trials; run the same command to continue")};
//: %1 is a sentence about the problem
inline constexpr MessageText notSent{room, QT_TRANSLATE_NOOP("cli/experiments", "no request was sent: %1 Use --force to run the experiment anyway.")};
inline constexpr MessageText askQueue{room, QT_TRANSLATE_NOOP("cli/experiments", "Queue this experiment for workers?")};
inline constexpr MessageText askRun{room, QT_TRANSLATE_NOOP("cli/experiments", "Run this experiment?")};
//: %1 is the name of an experiment
inline constexpr MessageText experiment{room, QT_TRANSLATE_NOOP("cli/experiments", "Experiment %1")};
//: Heading of the results of assertions; %1 is the rate as a percentage
inline constexpr MessageText requiredPassRate{room, QT_TRANSLATE_NOOP("cli/experiments", "Assertions: required pass rate %1%")};
//: %1 is the name of an arm
inline constexpr MessageText passedTrials{room, QT_TRANSLATE_NOOP("cli/experiments", "%1: %2 of %3 trials passed")};

// Output of `experiment import`.
//: Cell with the limits of a confidence interval
inline constexpr MessageText interval{room, QT_TRANSLATE_NOOP("cli/experiments", "%1 to %2")};
//: Change of a metric between two arms; %1 is a percentage
inline constexpr MessageText lower{room, QT_TRANSLATE_NOOP("cli/experiments", "%1 lower")};
//: Change of a metric between two arms; %1 is a percentage
inline constexpr MessageText higher{room, QT_TRANSLATE_NOOP("cli/experiments", "%1 higher")};
//: %1 and %2 are the numbers of cases of two arms
inline constexpr MessageText caseNumbers{room, QT_TRANSLATE_NOOP("cli/experiments", "n = %1 and %2")};
//: %1 is “n = 12 and 11”, %2 a value in the record
inline constexpr MessageText claimedCases{room, QT_TRANSLATE_NOOP("cli/experiments", "%1 (the record claims %2)")};
//: %1 is the name of a test, %2 and %3 are the names of its arms
inline constexpr MessageText comparison{room, QT_TRANSLATE_NOOP("cli/experiments", "%1: %2 versus %3")};
//: Heading above a table
inline constexpr MessageText meansHeading{room, QT_TRANSLATE_NOOP("cli/experiments", "Means, and Welch's t test of independent arms")};
//: Heading above a table
inline constexpr MessageText pairsHeading{room, QT_TRANSLATE_NOOP("cli/experiments", "Paired tests, assuming that row i of both arms is the same case (the record does not state this)")};
//: %1 is the number of contradicted claims, %2 that of confirmed claims, %3 that of claims that cannot be verified
inline constexpr CountText checkedClaims{room, QT_TRANSLATE_N_NOOP("cli/experiments", "%1 claims contradicted by the rows, %2 confirmed, %3 not verifiable"), "%1 claim contradicted by the rows, %2 confirmed, %3 not verifiable"};

} // namespace outcrop::experimentsoutput
