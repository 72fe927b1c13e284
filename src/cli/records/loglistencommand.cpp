// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/records/loglistencommand.h"

#include "app/records/receivetelemetry.h"
#include "app/records/storelocation.h"
#include "cli/base/commandbuilder.h"
#include "cli/base/configuredworkspace.h"
#include "cli/base/inputtext.h"
#include "cli/base/interruptible.h"
#include "cli/base/table.h"
#include "cli/records/logimporttext.h"
#include "cli/records/recordsoutput.h"

namespace outcrop {

CLI::App *LogListenCommand::addTo(CLI::App &log)
{
    CLI::App *command = addCommand(log, "listen", QT_TRANSLATE_NOOP("cli", "Receive OpenTelemetry traces and logs on 127.0.0.1 until interrupted"),
                                   "outcrop-cli -C garden log listen --port 4318");
    command->add_option("--port", m_port, QT_TRANSLATE_NOOP("cli", "Port, or 0 for any free port [4318]"))->type_name("N")->check(CLI::Range(0, 65535))->group(QT_TRANSLATE_NOOP("cli", "Receiver"));
    command->add_option("--source", m_source, QT_TRANSLATE_NOOP("cli", "Source of the interactions [otlp]"))->type_name("NAME")->group(QT_TRANSLATE_NOOP("cli", "Receiver"));
    return command;
}

ExitCode LogListenCommand::run(const Invocation &invocation)
{
    const Result<OpenedWorkspace> opened = openWorkspaceForTagging(invocation);
    if (!opened)
        return invocation.fail(opened.error());
    const std::unique_ptr<KeyRing> keys = openKeyRing();
    const Result<OpenedStore> store = openStore(storeLocation(*opened), *keys);
    if (!store)
        return invocation.fail(store.error());
    invocation.report(store->findings);
    const InteractionPreprocessor preprocessor(*opened);
    ReceiveListener listener;
    listener.listening = [&invocation](quint16 port) {
        printMessage(invocation.console, recordsoutput::listening(port));
        invocation.console.errors.flush();
    };
    listener.failed = [&invocation](const Error &error) { printMessage(invocation.console, error); };
    const ReceiveJob job{quint16(m_port), fromArgument(m_source)};
    std::optional<Result<ReceiveReport>> report;
    runInterruptibly([&](const std::stop_token &stop) {
        report = receiveTelemetry(*store->store, job, preprocessor, opened->taxonomy.taxonomyOrDefault(), stop, listener);
    });
    if (!*report)
        return invocation.fail(report->error());
    if (invocation.printsJson)
        return invocation.print(toJson(**report));
    printReceivedRecords(invocation.console, **report);
    return ExitCode::Done;
}

} // namespace outcrop
