// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/base/invocation.h"

#include "app/help/outputschema.h"
#include "app/prompt/promptfindings.h"
#include "cli/base/commandfailure.h"
#include "core/base/explainerror.h"
#include "core/interactions/redaction.h"

#include <QDir>

#include <ostream>

namespace outcrop {

namespace {

Error withoutSecrets(Error error)
{
    error.message = redactForDisplay(error.message);
    return error;
}

} // namespace

QString redactForDisplay(const QString &text)
{
    static const Redactor redactor(InteractionRules::builtIn().filterRedaction(false));
    RedactionCounts discardedCounts;
    return redactor.redacted(text, discardedCounts);
}

void printMessage(const Console &console, const QString &message)
{
    const QString shown = redactForDisplay(message);
    if (console.failure)
        console.failure->recordMessage(shown);
    writeSentence(console.errors, QStringLiteral("outcrop-cli: ") + shown);
}

void printMessage(const Console &console, const Error &error)
{
    printMessage(console, toString(withAction(error)));
}

QString Invocation::absolutePath(const QString &path) const
{
    return QDir::cleanPath(QDir(start.isEmpty() ? folder : start).absoluteFilePath(path));
}

ExitCode Invocation::fail(const Error &error) const
{
    const Error shown = withoutSecrets(withAction(error));
    if (error.location.file.isEmpty())
        printMessage(console, shown);
    else
        writeFinding(console.errors, toString(shown));
    if (console.failure)
        console.failure->record(withoutSecrets(error));
    return error.code == ErrorCode::Interrupted ? ExitCode::Interrupted : ExitCode::Input;
}

ExitCode Invocation::failUsage(const Error &error) const
{
    return failUsage(withAction(error).message);
}

ExitCode Invocation::failUsage(const QString &message) const
{
    printMessage(console, message);
    if (console.failure)
        console.failure->recordUsageError(redactForDisplay(message));
    return ExitCode::Usage;
}

void Invocation::report(const Diagnostics &diagnostics) const
{
    Diagnostics sortedFindings = diagnostics;
    sortByLocation(sortedFindings);
    if (console.failure)
        console.failure->record(sortedFindings);
    QString previous;
    for (const Diagnostic &diagnostic : sortedFindings) {
        const QString line = toString(diagnostic);
        if (line != previous)
            writeFinding(console.errors, line);
        previous = line;
    }
}

void Invocation::report(const PromptFindings &findings, const Diagnostics &more) const
{
    report(findings.shown + more);
    if (const QString line = findings.otherFilesLine(); !line.isEmpty())
        printMessage(console, line);
}

ExitCode Invocation::print(const Json &document) const
{
    write(console.out, jsonText(withSchemaVersion(document)));
    return ExitCode::Done;
}

} // namespace outcrop
