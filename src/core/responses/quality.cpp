// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/responses/quality.h"

#include "core/base/joinedtext.h"
#include "core/responses/responsesmessages.h"
#include "core/responses/schemafindings.h"

#include <algorithm>

namespace outcrop {
namespace {

/// Returns whether there is content to rate.
bool hasContent(const ParsedResponse &response)
{
    if (response.verdict == Verdict::Refused || response.verdict == Verdict::Blocked || response.verdict == Verdict::ProseOnly)
        return false;
    return std::none_of(response.findings.begin(), response.findings.end(),
        [](const Diagnostic &finding) { return finding.code == u"response-empty" || finding.code == u"response-unreadable"; });
}

/// Returns the names of the schema's top-level properties.
QStringList propertyNames(const Json &schema)
{
    QStringList names;
    if (schema.is_object() && schema.contains("properties")) {
        for (const auto &[name, property] : schema["properties"].items())
            names.append(QString::fromStdString(name));
    }
    return names;
}

QStringList requiredNames(const Json &schema)
{
    QStringList names;
    if (schema.is_object() && schema.contains("required") && schema["required"].is_array()) {
        for (const Json &name : schema["required"])
            names.append(qString(name));
    }
    return names;
}

/// Returns the top-level fields with errors; an error about the whole value counts as one field.
QStringList brokenFields(const ParsedResponse &response, const ResponseContract &contract)
{
    QStringList fields;
    for (const SchemaFinding &finding : schemaFindings(contract, response.data)) {
        if (finding.severity != Severity::Error)
            continue;
        const QString missing = finding.pointer.isEmpty() ? finding.message.section(u'`', 1, 1) : finding.pointer.section(u'/', 1, 1);
        if (!fields.contains(missing))
            fields.append(missing);
    }
    return fields;
}

QPair<double, QString> repairLoss(const Repairs &repairs, const QualityThresholds &thresholds)
{
    if (repairs.isEmpty())
        return {0, {}};
    return {thresholds.repair * double(std::min<qsizetype>(repairs.size(), thresholds.maximumRepairs)), responsesmessages::repairs(repairs.size())};
}

QualityPart schemaPart(const ParsedResponse &response, const ResponseContract &contract)
{
    if (!hasContent(response))
        return {0, {verdictText(response.verdict)}};
    QualityPart part{1, {}};
    const qsizetype fields = std::max<qsizetype>(1, propertyNames(contract.schema).size());
    if (const QStringList brokenPaths = brokenFields(response, contract); !brokenPaths.isEmpty()) {
        part.value -= double(std::min(brokenPaths.size(), fields)) / double(fields);
        part.reasons.append(responsesmessages::violatesSchema(brokenPaths.join(listSeparator())));
    }
    if (const auto [loss, reason] = repairLoss(response.repairs, contract.quality); loss > 0) {
        part.value = std::max(0.0, part.value - loss);
        part.reasons.append(reason);
    }
    return part;
}

bool isEmpty(const Json &value)
{
    return value.is_null() || (value.is_string() && qString(value).trimmed().isEmpty());
}

/// Returns whether any finding reports a placeholder.
bool hasPlaceholder(const ParsedResponse &response)
{
    return std::any_of(response.findings.begin(), response.findings.end(),
        [](const Diagnostic &finding) { return finding.code == u"response-placeholder"; });
}

QualityPart completenessPart(const ParsedResponse &response, const ResponseContract &contract)
{
    if (!hasContent(response))
        return {0, {verdictText(response.verdict)}};
    QualityPart part{1, {}};
    const QStringList requiredKeys = requiredNames(contract.schema);
    QStringList missing = requiredKeys;
    missing.removeIf([&response](const QString &name) {
        const std::string key = name.toStdString();
        return response.data.is_object() && response.data.contains(key) && !isEmpty(response.data[key]);
    });
    if (!missing.isEmpty()) {
        part.value -= double(missing.size()) / double(requiredKeys.size());
        part.reasons.append(responsesmessages::missingFields(missing.join(listSeparator())));
    }
    if (hasPlaceholder(response)) {
        part.value = std::max(0.0, part.value - contract.quality.placeholder);
        part.reasons.append(responsesmessages::placeholder());
    }
    if (response.verdict == Verdict::Truncated) {
        part.value *= 1 - contract.quality.truncated;
        part.reasons.append(verdictText(response.verdict));
    }
    return part;
}

QualityPart rulesPart(const Diagnostics &rules, const QualityThresholds &thresholds)
{
    const auto count = [&rules](Severity severity) {
        return std::count_if(rules.begin(), rules.end(), [severity](const Diagnostic &one) { return one.severity == severity; });
    };
    QualityPart part{1, {}};
    const auto deduct = [&part](qsizetype found, double loss, const CountText &reason) {
        if (found == 0)
            return;
        part.value -= loss * double(found);
        part.reasons.append(reason(found));
    };
    deduct(count(Severity::Error), thresholds.error, responsesmessages::errors);
    deduct(count(Severity::Warning), thresholds.warning, responsesmessages::warnings);
    deduct(count(Severity::Note), thresholds.note, responsesmessages::notes);
    part.value = std::max(0.0, part.value);
    return part;
}

} // namespace

ResponseQuality computeQuality(const ParsedResponse &response, const ResponseContract &contract, const std::optional<Diagnostics> &rules)
{
    ResponseQuality quality{schemaPart(response, contract), completenessPart(response, contract)};
    quality.scale = contract.quality.scale;
    if (rules)
        quality.rules = rulesPart(*rules, contract.quality);
    return quality;
}

} // namespace outcrop
