// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rules/recordviolations.h"

#include "app/rules/rulecheckmessages.h"

#include <QSet>

#include <algorithm>

namespace outcrop {
namespace {

QString identityOf(const Violation &violation)
{
    return QStringList{violation.rule, violation.file, QString::number(violation.line), violation.message}.join(QChar(u'\0'));
}

Violation violationOf(const Diagnostic &finding, const Rule &rule, const QDateTime &now)
{
    Violation violation{0, now};
    violation.rule = rule.id;
    violation.name = rule.name;
    violation.domain = rule.domain;
    violation.severity = ruleSeverityName(rule.severity);
    violation.file = finding.location.file;
    violation.line = finding.location.range.start.line;
    violation.message = finding.message;
    violation.suggestion = rule.enforcement;
    violation.details = {{"source", "rules check"}, {"column", finding.location.range.start.column}};
    return violation;
}

Result<Violation> findViolation(Store &store, RecordId id)
{
    RecordFilter filter;
    filter.after = id - 1; // the first record from this ID on
    filter.limit = 1;
    const Result<QList<Violation>> found = store.violations().query(filter);
    if (!found)
        return found.error();
    if (found->isEmpty() || found->first().id != id)
        return Error{ErrorCode::NotFound, rulecheckmessages::unknownViolation(id), {}};
    return found->first();
}

Result<Violation> replaceViolation(Store &store, const Violation &violation)
{
    const Status status = store.violations().replace(violation);
    return status ? Result<Violation>(violation) : status.error();
}

Json resolutionOf(const Violation &violation)
{
    const Json resolution = violation.details.is_object() ? violation.details.value("resolution", Json::object()) : Json::object();
    return resolution.is_object() ? resolution : Json::object();
}

} // namespace

QList<Violation> violationsOf(const RuleReport &report, const QDateTime &now)
{
    QList<Violation> violations;
    for (const CheckedTextReport &text : report.texts) {
        for (const RuleResult &result : text.results) {
            const auto rule = std::find_if(report.rules.begin(), report.rules.end(), [&result](const Rule &one) { return one.id == result.rule; });
            if (result.outcome != RuleOutcome::Broken || rule == report.rules.end())
                continue;
            for (const Diagnostic &finding : result.findings)
                violations.append(violationOf(finding, *rule, now));
        }
    }
    return violations;
}

Result<qsizetype> storeViolations(Store &store, const QList<Violation> &violations)
{
    qsizetype added = 0;
    const Status storedStatus = store.transaction([&]() -> Status {
        const Result<QList<Violation>> known = store.violations().query();
        if (!known)
            return known.error();
        QSet<QString> identities;
        for (const Violation &one : *known) {
            if (!one.isResolved)
                identities.insert(identityOf(one));
        }
        QList<Violation> fresh = violations;
        fresh.removeIf([&identities](const Violation &one) { return identities.contains(identityOf(one)); });
        const Result<QList<RecordId>> ids = store.violations().append(fresh);
        added = fresh.size();
        return ids ? success() : Status(ids.error());
    });
    return storedStatus ? Result<qsizetype>(added) : storedStatus.error();
}

Result<Violation> resolveViolation(Store &store, RecordId id, const QString &note, const QDateTime &now)
{
    Result<Violation> found = findViolation(store, id);
    if (!found)
        return found;
    found->isResolved = true;
    if (!found->details.is_object())
        found->details = Json::object();
    found->details["resolution"] = {{"note", jsonString(note)}, {"at", jsonString(now.toUTC().toString(Qt::ISODateWithMs))}};
    return replaceViolation(store, *found);
}

Result<Violation> reopenViolation(Store &store, RecordId id)
{
    Result<Violation> found = findViolation(store, id);
    if (!found)
        return found;
    found->isResolved = false;
    return replaceViolation(store, *found);
}

QString resolutionNote(const Violation &violation)
{
    const Json note = resolutionOf(violation).value("note", Json());
    return note.is_string() ? qString(note) : QString();
}

Json toJson(const Violation &violation)
{
    return {{"id", violation.id}, {"at", jsonString(violation.at.toUTC().toString(Qt::ISODateWithMs))}, {"rule", jsonString(violation.rule)}, {"name", jsonString(violation.name)},
        {"severity", jsonString(violation.severity)}, {"file", jsonString(violation.file)}, {"line", violation.line}, {"message", jsonString(violation.message)},
        {"resolved", violation.isResolved}, {"note", jsonStringOrNull(resolutionNote(violation))}};
}

} // namespace outcrop
