// SPDX-License-Identifier: GPL-3.0-or-later
// bench_agents FOLDER COUNT: writes agents that resemble real agents, with the same bytes every time. One in twenty has a defect, so that the
// benchmark includes findings.
#include "measure.h"
#include "tests/support/agentgenerator.h"

#include <QDir>
#include <QFile>

using namespace outcrop;

namespace {

constexpr int everyDefect = 20;

/// Adds one of three defects, chosen by the agent's number.
QString withDefect(QString text, int number)
{
    switch (number / everyDefect % 3) {
    case 0:
        return text.replace(
            QStringLiteral("persona:\n"), QStringLiteral("request:\n  body:\n    reasoning_effort: high\npersona:\n"));
    case 1:
        return text + QStringLiteral("\nThink step by step before you write.\n");
    default:
        return text + QStringLiteral("\n```text\n<|im_start|>system\n```\n");
    }
}

bool writeAgent(const QString &folder, const QString &name, const QString &text)
{
    QFile file(folder + u'/' + name + QStringLiteral(".md"));
    const QByteArray bytes = text.toUtf8();
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

} // namespace

int main(int argc, char *argv[])
{
    if (argc != 3)
        return bench::failed(QStringLiteral("bench_agents FOLDER COUNT"));
    const QString folder = QString::fromLocal8Bit(argv[1]) + QStringLiteral("/agents");
    if (!QDir().mkpath(folder))
        return bench::failed(QStringLiteral("The folder cannot be created."));
    constexpr quint32 seed = 20261121;
    testing::AgentGenerator generator(seed);
    for (int i = 0; i < std::atoi(argv[2]); ++i) {
        const QString name = QStringLiteral("agent-%1").arg(i, 5, 10, QLatin1Char('0'));
        const QString text = generator.any(name);
        if (!writeAgent(folder, name, i % everyDefect == 0 ? withDefect(text, i) : text))
            return bench::failed(QStringLiteral("%1 cannot be written.").arg(name));
    }
}
