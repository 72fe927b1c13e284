// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure.h"

#include <QFile>

#include <cstdio>
#include <cstdlib>

namespace outcrop::bench {
namespace {

/// Returns VmHWM in KB, which the peers also report; 0 if the system does not provide it.
int peakMemory()
{
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    for (const QByteArray &line : status.readAll().split('\n')) {
        if (line.startsWith("VmHWM:"))
            return line.mid(6).chopped(2).trimmed().toInt();
    }
    return 0;
}

} // namespace

Json measure(const QList<double> &samples)
{
    return {{"samples", std::vector<double>(samples.begin(), samples.end())}, {"peak_kb", peakMemory()}};
}

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        std::exit(failed(path + QStringLiteral(": ") + file.errorString()));
    return file.readAll();
}

void print(const Json &measures, const Json &facts)
{
    std::fputs(Json{{"measures", measures}, {"facts", facts}}.dump().c_str(), stdout);
}

int failed(const QString &why)
{
    std::fprintf(stderr, "%s\n", qPrintable(why));
    return 1;
}

} // namespace outcrop::bench
