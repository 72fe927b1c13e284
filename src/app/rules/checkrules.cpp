// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rules/checkrules.h"

#include "app/rules/isolatedsyntax.h"
#include "app/rules/rulecheckmessages.h"
#include "core/base/diagnostic.h"
#include "core/text/nearestword.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QStringDecoder>


namespace outcrop {
namespace {

constexpr qint64 maxFileSize = 16 * 1024 * 1024;

bool isCheckable(const QString &path)
{
    static const QStringList texts{QStringLiteral("md"), QStringLiteral("txt"), QStringLiteral("json"), QStringLiteral("yaml"), QStringLiteral("yml")};
    return grammarOfFile(path) || texts.contains(QFileInfo(path).suffix().toLower());
}

/// Returns whether a file is installed or generated, so that its findings would not be fixed.
bool isInstalledOrGenerated(const QString &path)
{
    return path.contains(QLatin1StringView("/node_modules/")) || path.contains(QLatin1StringView("/__pycache__/"));
}

QStringList listFilesIn(const QString &folder)
{
    QStringList files;
    QDirIterator walk(folder, QDir::Files | QDir::NoSymLinks, QDirIterator::Subdirectories);
    while (walk.hasNext()) {
        const QString path = walk.next();
        if (isCheckable(path) && !isInstalledOrGenerated(path))
            files.append(path);
    }
    files.sort();
    return files;
}

Error missingPathError(const QString &path)
{
    return {ErrorCode::NotFound, rulecheckmessages::noFile(path)};
}

Result<QByteArray> readBytes(const QString &path)
{
    QFile file(path);
    if (!file.exists())
        return missingPathError(path);
    if (!file.open(QIODevice::ReadOnly))
        return Error{ErrorCode::Unreadable, rulecheckmessages::cannotRead(path, file.errorString())};
    if (file.size() > maxFileSize)
        return Error{ErrorCode::TooLarge, rulecheckmessages::tooLarge(maxFileSize / (1024 * 1024))};
    return file.read(maxFileSize);
}

Diagnostic unreadableFinding(const QString &file, const QString &reason)
{
    return {Severity::Error, QStringLiteral("file-unreadable"), reason, {file, {}}};
}

void addFile(const QString &path, const QDir &root, QList<CheckedText> &texts, Diagnostics &failedFindings)
{
    const QString name = root.relativeFilePath(path);
    const Result<QByteArray> bytes = readBytes(path);
    if (!bytes) {
        failedFindings.append(unreadableFinding(name, bytes.error().message));
        return;
    }
    QStringDecoder decoder(QStringDecoder::Utf8);
    const QString text = decoder(*bytes);
    if (decoder.hasError() || bytes->contains('\0'))
        failedFindings.append(unreadableFinding(name, rulecheckmessages::notUtf8()));
    else
        texts.append({name, text});
}

/// Returns an error with the first message, or with the second one if a known name is similar.
Error unknownName(const MessageText &message, const MessageText &messageNear, const QString &name, const QStringList &known)
{
    const QString near = nearestWord(name, known);
    return {ErrorCode::NotFound, near.isEmpty() ? message(name) : messageNear(name, near)};
}

std::optional<Error> findFirstUnknownRule(const RuleSet &set, const RuleJob &job)
{
    QStringList ids;
    for (const Rule &rule : set.rules)
        ids.append(rule.id);
    for (const QString &id : job.rules) {
        if (!ids.contains(id))
            return unknownName(rulecheckmessages::unknownRule, rulecheckmessages::unknownRuleNear, id, ids);
    }
    for (const QString &domain : job.domains) {
        if (!set.domains.contains(domain))
            return unknownName(rulecheckmessages::unknownDomain, rulecheckmessages::unknownDomainNear, domain, set.domains);
    }
    return std::nullopt;
}

/// Returns the error for a rules file without a readable rule. Without this error, every text would pass.
Error noRuleError(const RuleSet &set)
{
    const auto reason = firstError(set.diagnostics);
    const Range place = reason ? reason->location.range : Range();
    return {ErrorCode::Invalid, rulecheckmessages::noReadableRule(), {set.document->path, place}};
}

Status readCoverageReport(const RuleJob &job, const QDir &root, RuleServices &services)
{
    if (job.coverageFile.isEmpty())
        return success();
    const Result<QByteArray> bytes = readBytes(job.coverageFile);
    if (!bytes)
        return bytes.error();
    services.coverageFile = root.relativeFilePath(job.coverageFile);
    const Result<CoverageReport> report = readCoverage(*bytes, services.coverageFile);
    if (!report)
        return report.error();
    services.coverage = *report;
    return success();
}

} // namespace

Result<QList<Rule>> rulesOf(const OpenedWorkspace &opened, const RuleJob &job)
{
    const RuleSet &set = *opened.library.configuration.rules;
    if (!set.document)
        return Error{ErrorCode::NotFound, rulecheckmessages::noRules()};
    if (set.rules.isEmpty())
        return noRuleError(set);
    if (const std::optional<Error> unknown = findFirstUnknownRule(set, job))
        return *unknown;
    QList<Rule> chosenRules = set.rules;
    chosenRules.removeIf([&job](const Rule &rule) {
        return (!job.rules.isEmpty() && !job.rules.contains(rule.id)) || (!job.domains.isEmpty() && !job.domains.contains(rule.domain));
    });
    if (chosenRules.isEmpty())
        return Error{ErrorCode::NotFound, rulecheckmessages::noSelectedRule()};
    return chosenRules;
}

Result<RuleReport> checkRules(const OpenedWorkspace &opened, const RuleJob &job)
{
    const Result<QList<Rule>> rules = rulesOf(opened, job);
    if (!rules)
        return rules.error();
    const QDir root(opened.folder);
    RuleServices services{{}, {}, job.ask, makeIsolatedParser(job.stop), job.stop};
    if (const Status coverage = readCoverageReport(job, root, services); !coverage)
        return coverage.error();
    QList<CheckedText> texts = job.texts;
    Diagnostics failedFindings;
    for (const QString &path : job.paths) {
        if (!QFileInfo::exists(path))
            return missingPathError(path);
        for (const QString &file : QFileInfo(path).isDir() ? listFilesIn(path) : QStringList{path})
            addFile(file, root, texts, failedFindings);
    }
    RuleReport report = RuleEngine(*rules, services).check(texts);
    report.unreadable = failedFindings;
    return report;
}

} // namespace outcrop
