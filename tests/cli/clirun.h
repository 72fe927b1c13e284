// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/commandline.h"
#include "outputcontract.h"

#include <QByteArray>
#include <QStringList>
#include <QTest>

#include <sstream>

namespace outcrop::testing {

/// The result of a command line.
struct CliRun {
    ExitCode code = ExitCode::InternalError;
    QByteArray out;
    QByteArray err;
};

/// Runs a command line in this process, as if started in `folder`. The test fails if the output of --json violates its schema.
inline CliRun runCli(const QStringList &words, const QString &folder, const QByteArray &input = {})
{
    std::ostringstream out;
    std::ostringstream err;
    std::istringstream in(input.toStdString());
    std::vector<std::string> arguments;
    for (const QString &word : words)
        arguments.push_back(word.toStdString());
    const Console console{out, err, in};
    const ExitCode code = runCommandLine(arguments, console, folder);
    const CliRun run{code, QByteArray::fromStdString(out.str()), QByteArray::fromStdString(err.str())};
    if (const QString violation = words.contains(QStringLiteral("--json")) ? contractViolation(words, run.code, run.out) : QString(); !violation.isEmpty())
        QTest::qFail(qPrintable(violation), __FILE__, __LINE__);
    return run;
}

/// Returns the folder of the workspace `plain`, which most command-line tests use.
inline QString plainWorkspace()
{
    return QStringLiteral(OUTCROP_TEST_DATA "/workspaces/plain");
}

} // namespace outcrop::testing
