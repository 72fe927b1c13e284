// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/distributions.h"

#include <boost/math/distributions/binomial.hpp>
#include <boost/math/distributions/chi_squared.hpp>
#include <boost/math/distributions/non_central_t.hpp>
#include <boost/math/distributions/normal.hpp>
#include <boost/math/distributions/poisson.hpp>
#include <boost/math/distributions/students_t.hpp>

#include <cmath>
#include <exception>
#include <limits>

namespace outcrop {
namespace {

namespace policies = boost::math::policies;
using policies::ignore_error;

/// Policy that returns NaN and infinity instead of throwing exceptions.
using NoThrowPolicy = policies::policy<policies::domain_error<ignore_error>, policies::pole_error<ignore_error>, policies::overflow_error<ignore_error>,
                               policies::evaluation_error<ignore_error>, policies::rounding_error<ignore_error>,
                               policies::indeterminate_result_error<ignore_error>>;
using Student = boost::math::students_t_distribution<double, NoThrowPolicy>;
using NoncentralStudent = boost::math::non_central_t_distribution<double, NoThrowPolicy>;
using Normal = boost::math::normal_distribution<double, NoThrowPolicy>;
using ChiSquared = boost::math::chi_squared_distribution<double, NoThrowPolicy>;
using Poisson = boost::math::poisson_distribution<double, NoThrowPolicy>;
using Binomial = boost::math::binomial_distribution<double, NoThrowPolicy>;

/// Limits the noncentral t series, whose length grows with the square of the shift. Beyond this shift, every test rejects.
constexpr double maximumShift = 1000;

/// Catches exceptions, because some functions of the library throw regardless of the policy.
template<typename Computation>
double evaluateWithoutExceptions(const Computation &computation)
{
    try {
        return computation();
    } catch (const std::exception &) {
        return std::numeric_limits<double>::quiet_NaN();
    }
}

} // namespace

double studentTwoSided(double t, double degrees)
{
    return evaluateWithoutExceptions([=] { return 2 * cdf(Student(degrees), -std::fabs(t)); });
}

double studentQuantile(double probability, double degrees)
{
    return evaluateWithoutExceptions([=] { return quantile(Student(degrees), probability); });
}

double noncentralStudentTwoSided(double t, double degrees, double shift)
{
    const double clampedShift = std::fmin(std::fabs(shift), maximumShift);
    return evaluateWithoutExceptions([=] {
        const NoncentralStudent distribution(degrees, clampedShift);
        return cdf(complement(distribution, t)) + cdf(distribution, -t);
    });
}

double normalTail(double z)
{
    return evaluateWithoutExceptions([=] { return cdf(complement(Normal(), z)); });
}

double normalCdf(double z)
{
    return evaluateWithoutExceptions([=] { return cdf(Normal(), z); });
}

double normalQuantile(double probability)
{
    return evaluateWithoutExceptions([=] { return quantile(Normal(), probability); });
}

double chiSquareTail(double value, double degrees)
{
    return evaluateWithoutExceptions([=] { return cdf(complement(ChiSquared(degrees), value)); });
}

double chiSquareQuantile(double probability, double degrees)
{
    return evaluateWithoutExceptions([=] { return quantile(ChiSquared(degrees), probability); });
}

double fairBinomialCdf(double count, double trials)
{
    return binomialCdf(count, trials, 0.5);
}

double binomialCdf(double count, double trials, double share)
{
    return evaluateWithoutExceptions([=] { return cdf(Binomial(trials, share), count); });
}

double binomialUpperTail(double count, double trials, double share)
{
    return evaluateWithoutExceptions([=] { return cdf(complement(Binomial(trials, share), count - 1)); });
}

double poissonUpperTail(double count, double expected)
{
    return evaluateWithoutExceptions([=] { return cdf(complement(Poisson(expected), count - 1)); });
}

} // namespace outcrop
