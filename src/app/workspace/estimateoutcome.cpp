// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workspace/estimateoutcome.h"

#include "app/workspace/workspacemessages.h"

#include <algorithm>
#include <cmath>

namespace outcrop {
namespace {

// The keys of `actual` in an estimate's details.
constexpr const char *figureNames[] = {"tokens", "lines", "files", "hours"};

std::optional<double> toOptionalReal(const std::optional<qint64> &number)
{
    return number ? std::optional(double(*number)) : std::nullopt;
}

std::optional<double> storedFigure(const Estimate &estimate, const QString &figure)
{
    if (figure == u"tokens")
        return toOptionalReal(estimate.tokens);
    if (figure == u"lines")
        return toOptionalReal(estimate.lines);
    return figure == u"files" ? toOptionalReal(estimate.files) : estimate.hours;
}

/// Returns the predicted figure, or nullopt if it is unknown. Earlier versions stored 0 for a figure that the task does not state.
std::optional<double> predictedFigure(const Estimate &estimate, const QString &figure)
{
    const std::optional<double> stored = storedFigure(estimate, figure);
    return stored.value_or(0) > 0 ? stored : std::nullopt;
}

Json actualOf(const Estimate &estimate)
{
    const Json actualJson = estimate.details.is_object() ? estimate.details.value("actual", Json::object()) : Json::object();
    return actualJson.is_object() ? actualJson : Json::object();
}

template<typename Number>
void setFigure(Json &actualJson, const char *name, const std::optional<Number> &value)
{
    if (value)
        actualJson[name] = *value;
}

Result<Estimate> findEstimate(Store &store, RecordId id)
{
    RecordFilter filter;
    filter.limit = 1;
    filter.isNewestFirst = true;
    if (id > 0)
        filter.after = id + 1; // with the newest first, this means the IDs up to `id`
    const Result<QList<Estimate>> found = store.estimates().query(filter);
    if (!found)
        return found.error();
    const bool isThere = !found->isEmpty() && (id == 0 || found->first().id == id);
    if (!isThere)
        return Error{ErrorCode::NotFound, id == 0 ? workspacemessages::noEstimates() : workspacemessages::unknownEstimate(id), {}};
    return found->first();
}

Json optionalJson(const std::optional<double> &value)
{
    return value ? Json(*value) : Json();
}

} // namespace

std::optional<double> FigureComparison::accuracy() const
{
    if (!predictedValue || !actualValue)
        return std::nullopt;
    const double largerValue = std::max(*predictedValue, *actualValue);
    return largerValue > 0 ? 1 - std::abs(*predictedValue - *actualValue) / largerValue : 1;
}

bool EstimateComparison::hasOutcome() const
{
    return !note.isEmpty() || std::any_of(figures.begin(), figures.end(), [](const FigureComparison &figure) { return figure.actualValue.has_value(); });
}

std::optional<double> EstimateComparison::accuracy() const
{
    return meanAccuracy({*this});
}

Result<Estimate> recordOutcome(Store &store, RecordId id, const TaskOutcome &outcome, const QDateTime &now)
{
    Result<Estimate> found = findEstimate(store, id);
    if (!found)
        return found;
    Json actualJson = actualOf(*found);
    setFigure(actualJson, "tokens", outcome.tokens);
    setFigure(actualJson, "lines", outcome.lines);
    setFigure(actualJson, "files", outcome.files);
    setFigure(actualJson, "hours", outcome.hours);
    if (!outcome.note.isEmpty())
        actualJson["note"] = jsonString(outcome.note);
    actualJson["at"] = jsonString(now.toUTC().toString(Qt::ISODateWithMs));
    if (!found->details.is_object())
        found->details = Json::object();
    found->details["actual"] = actualJson;
    const Status replaceStatus = store.estimates().replace(*found);
    return replaceStatus ? found : Result<Estimate>(replaceStatus.error());
}

EstimateComparison compareWithOutcome(const Estimate &estimate)
{
    const Json actualJson = actualOf(estimate);
    EstimateComparison comparison{estimate.id, estimate.at, estimate.task, estimate.score, {}, {}};
    for (const char *name : figureNames) {
        const Json value = actualJson.value(name, Json());
        comparison.figures.append({QString::fromLatin1(name), predictedFigure(estimate, QString::fromLatin1(name)),
            value.is_number() ? std::optional(value.get<double>()) : std::nullopt});
    }
    const Json note = actualJson.value("note", Json());
    comparison.note = note.is_string() ? qString(note) : QString();
    return comparison;
}

std::optional<double> meanAccuracy(const QList<EstimateComparison> &comparisons, const QString &figure)
{
    double sum = 0;
    int count = 0;
    for (const EstimateComparison &comparison : comparisons) {
        for (const FigureComparison &one : comparison.figures) {
            const std::optional<double> accuracy = figure.isEmpty() || one.figure == figure ? one.accuracy() : std::nullopt;
            sum += accuracy.value_or(0);
            count += accuracy ? 1 : 0;
        }
    }
    return count > 0 ? std::optional(sum / count) : std::nullopt;
}

Json toJson(const EstimateComparison &comparison)
{
    Json figures = Json::object();
    for (const FigureComparison &figure : comparison.figures)
        figures[figure.figure.toStdString()] = {{"predicted", optionalJson(figure.predictedValue)}, {"actual", optionalJson(figure.actualValue)}, {"accuracy", optionalJson(figure.accuracy())}};
    return {{"id", comparison.id}, {"at", jsonString(comparison.time.toUTC().toString(Qt::ISODateWithMs))}, {"task", jsonString(comparison.task)}, {"score", comparison.score},
        {"figures", figures}, {"accuracy", optionalJson(comparison.accuracy())}, {"note", jsonString(comparison.note)}};
}

} // namespace outcrop
