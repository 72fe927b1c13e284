// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/base/invocation.h"

#include "app/prompt/promptfindings.h"
#include "cli/base/commandfailure.h"

#include <QDir>

#include <ostream>

namespace outcrop {

void printMessage(const Console &console, const QString &message)
{
    if (console.failure)
        console.failure->noteMessage(message);
    writeLine(console.err, QStringLiteral("outcrop-cli: ") + message);
}

QString Invocation::absolutePath(const QString &path) const
{
    return QDir::cleanPath(QDir(start.isEmpty() ? folder : start).absoluteFilePath(path));
}

ExitCode Invocation::fail(const Error &error) const
{
    if (error.location.file.isEmpty())
        printMessage(console, error.message);
    else
        writeLine(console.err, toString(error));
    if (console.failure)
        console.failure->note(error);
    return error.code == ErrorCode::Interrupted ? ExitCode::Interrupted : ExitCode::Input;
}

ExitCode Invocation::refuse(const QString &message) const
{
    printMessage(console, message);
    if (console.failure)
        console.failure->noteUsage(message);
    return ExitCode::Usage;
}

void Invocation::report(const Diagnostics &diagnostics) const
{
    Diagnostics sorted = diagnostics;
    sortByPlace(sorted);
    if (console.failure)
        console.failure->note(sorted);
    QString previous;
    for (const Diagnostic &diagnostic : sorted) {
        const QString line = toString(diagnostic);
        if (line != previous)
            writeLine(console.err, line);
        previous = line;
    }
}

void Invocation::report(const PromptFindings &findings, const Diagnostics &more) const
{
    report(findings.shown + more);
    if (const QString line = findings.elsewhereLine(); !line.isEmpty())
        printMessage(console, line);
}

ExitCode Invocation::print(const Json &document) const
{
    write(console.out, jsonText(document));
    return ExitCode::Done;
}

} // namespace outcrop
