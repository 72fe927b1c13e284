// SPDX-License-Identifier: GPL-3.0-or-later
// An unreliable provider for long runs. At random, half of the requests get a good response, and the other half gets one of the tested faults. Prints its
// address as its first line, and exits when its standard input closes.
#include "tests/adapters/providers/certificates.h"
#include "tests/adapters/providers/faults.h"

#include <QCoreApplication>
#include <QRandomGenerator>

#include <iostream>

using namespace outcrop;
using namespace outcrop::testing;

namespace {

bool asksForStream(const ClientConnection &connection)
{
    return connection.body().contains("\"stream\": true");
}

QByteArray goodResponse(bool isStream)
{
    const QByteArray words = QByteArray("All is well. ").repeated(QRandomGenerator::global()->bounded(1, 200));
    return isStream ? streamHeaders() + chunk(streamBegin() + streamText(words) + streamEnd()) + "0\r\n\r\n" : httpResponse(200, message(words));
}

QList<FaultServer::Script> badScripts()
{
    QList<FaultServer::Script> scripts;
    for (const Fault &fault : replyFaults() + statusFaults() + bodyFaults() + streamFaults())
        scripts.append(fault.script);
    return scripts;
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const QList<FaultServer::Script> bad = badScripts();
    FaultServer server([&bad](ClientConnection &connection) {
        QRandomGenerator &random = *QRandomGenerator::global();
        if (random.bounded(2) == 0)
            bad[random.bounded(int(bad.size()))](connection);
        else if (connection.readRequest())
            connection.write(goodResponse(asksForStream(connection)));
    });
    server.limitRecordedRequests(10);
    std::cout << server.url().toStdString() << std::endl;
    while (std::cin.get() != EOF) { }
}
