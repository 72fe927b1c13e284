// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adapters/http/httptransport.h"
#include "core/base/json.h"

#include <QDir>
#include <QProcess>

namespace outcrop::testing {

/// A separate process that simulates the providers: Node with the packages in OUTCROP_PEERS. The destructor stops it.
class StandInProcess
{
public:
    ~StandInProcess()
    {
        m_process.closeWriteChannel();
        if (m_process.state() != QProcess::NotRunning && !m_process.waitForFinished(3000))
            m_process.kill();
        m_process.waitForFinished(1000);
    }

    bool start(const QString &script)
    {
        const QString peers = qEnvironmentVariable("OUTCROP_PEERS");
        if (!QFile::exists(peers + QStringLiteral("/node_modules/@copilotkit/aimock/package.json")))
            return failWith(QStringLiteral("OUTCROP_PEERS does not name a folder with the npm package @copilotkit/aimock"));
        m_process.start(node(peers), {script});
        if (!m_process.waitForStarted(5000))
            return failWith(QStringLiteral("Node is not installed"));
        if (!m_process.waitForReadyRead(30'000))
            return failWith(QString::fromUtf8(m_process.readAllStandardError()).left(300));
        m_url = QString::fromUtf8(m_process.readLine()).trimmed();
        return m_url.startsWith(QStringLiteral("http://127.0.0.1:"));
    }

    const QString &url() const { return m_url; }
    const QString &problem() const { return m_problem; }

    /// Returns the requests received since the last call, or a discarded value if the process does not respond.
    Json requests() const
    {
        QByteArray answer;
        const HttpListener listener{{}, [&answer](QByteArrayView bytes) {
                                        answer.append(bytes);
                                        return true;
                                    }};
        HttpTransport().send({"GET", QUrl(m_url + QStringLiteral("/__requests")), {}, {}}, listener, {});
        return Json::parse(answer.toStdString(), nullptr, false);
    }

private:
    /// Returns the Node binary installed with the packages, because the distribution's may be too old; `node` if there is none.
    static QString node(const QString &peers)
    {
        const QDir modules(peers + QStringLiteral("/node_modules"));
        const QStringList own = modules.entryList({QStringLiteral("node-linux-*")}, QDir::Dirs);
        return own.isEmpty() ? QStringLiteral("node") : modules.filePath(own.first() + QStringLiteral("/bin/node"));
    }
    bool failWith(const QString &problem)
    {
        m_problem = problem;
        return false;
    }

    QProcess m_process;
    QString m_url;
    QString m_problem;
};

} // namespace outcrop::testing
