// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/trials.h"

#include "core/experiments/randomnumbers.h"

namespace outcrop {
namespace {

class TrialOrder
{
public:
    TrialOrder(const ExperimentSetup &setup, qsizetype cases) : m_setup(setup), m_cases(cases), m_randomNumbers(setup.seed) { }

    QList<Trial> run()
    {
        for (int time = 0; time < m_setup.warmUpCalls; ++time) {
            for (qsizetype arm = 0; arm < m_setup.arms.size() && m_cases > 0; ++arm)
                add({0, arm, time % m_cases, time, true});
        }
        for (int repeat = 0; repeat < m_setup.repeats; ++repeat) {
            if (m_setup.design == ExperimentDesign::Paired)
                addBlocks(repeat);
            else
                addAssignedTrials(repeat);
        }
        return m_trials;
    }

private:
    void add(Trial trial)
    {
        trial.number = m_trials.size();
        m_trials.append(trial);
    }

    void addBlocks(int repeat)
    {
        for (const qsizetype item : m_randomNumbers.shuffledIndexes(m_cases)) {
            for (const qsizetype arm : m_randomNumbers.shuffledIndexes(m_setup.arms.size()))
                add({0, arm, item, repeat, false});
        }
    }

    /// Assigns the cases to arms only once, so that repeats use the same arm.
    void addAssignedTrials(int repeat)
    {
        if (m_assigned.isEmpty())
            m_assigned = m_randomNumbers.shuffledIndexes(m_cases);
        for (const qsizetype place : m_randomNumbers.shuffledIndexes(m_cases))
            add({0, place % m_setup.arms.size(), m_assigned.at(place), repeat, false});
    }

    const ExperimentSetup &m_setup;
    qsizetype m_cases;
    RandomNumbers m_randomNumbers;
    QList<qsizetype> m_assigned;
    QList<Trial> m_trials;
};

} // namespace

QList<Trial> plannedTrials(const ExperimentSetup &setup, qsizetype cases)
{
    return TrialOrder(setup, cases).run();
}

} // namespace outcrop
