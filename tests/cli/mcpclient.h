// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/rpcchecks.h"

#include <QElapsedTimer>
#include <QProcess>

namespace outcrop::testing {

/// A client of `outcrop-cli mcp`, which runs as a process. Without a session, each request states the version 2026-07-28.
class McpClient
{
public:
    explicit McpClient(const QString &folder, const QStringList &options = {})
    {
        m_process.start(QStringLiteral(OUTCROP_CLI), QStringList{QStringLiteral("-C"), folder, QStringLiteral("mcp")} + options);
    }
    ~McpClient() { end(); }

    /// Opens a session with this protocol version and returns the result of `initialize`.
    Json initialize(const QString &version)
    {
        m_hasSession = true;
        const Json result = request("initialize", {{"protocolVersion", jsonString(version)}, {"capabilities", Json::object()}, {"clientInfo", {{"name", "test"}, {"version", "1"}}}});
        send(R"({"jsonrpc":"2.0","method":"notifications/initialized"})");
        return result;
    }

    void send(const QByteArray &line)
    {
        m_process.write(line + '\n');
        while (m_process.bytesToWrite() > 0 && m_process.waitForBytesWritten(30'000)) { }
    }

    /// Sends a request and returns its ID.
    int begin(const std::string &method, Json params = Json::object(), const Json &progressToken = {})
    {
        if (!m_hasSession)
            params["_meta"] = {{"io.modelcontextprotocol/protocolVersion", "2026-07-28"}, {"io.modelcontextprotocol/clientCapabilities", Json::object()}};
        if (!progressToken.is_null())
            params["_meta"]["progressToken"] = progressToken;
        send(QByteArray::fromStdString(Json{{"jsonrpc", "2.0"}, {"id", ++m_last}, {"method", method}, {"params", params}}.dump()));
        return m_last;
    }

    /// Returns the next message, or null after a minute or at the end.
    Json next()
    {
        QElapsedTimer time;
        time.start();
        while (!m_process.canReadLine() && m_process.state() != QProcess::NotRunning && time.elapsed() < 60'000)
            m_process.waitForReadyRead(100);
        const QByteArray line = m_process.readLine();
        return line.isEmpty() ? Json() : Json::parse(line.begin(), line.end(), nullptr, false);
    }

    /// Returns the response to a request, or null when next() returns null. Other messages are dropped.
    Json response(int id)
    {
        for (Json message = next(); !message.is_null(); message = next()) {
            if (message.is_object() && message.value("id", Json()) == id && !message.contains("method"))
                return message;
        }
        return {};
    }

    /// Returns the result of a request, or the whole response if it is an error.
    Json request(const std::string &method, const Json &params = Json::object())
    {
        const Json answer = response(begin(method, params));
        return answer.is_object() && answer.contains("result") ? answer["result"] : answer;
    }

    Json call(const std::string &tool, const Json &arguments) { return request("tools/call", {{"name", tool}, {"arguments", arguments}}); }

    /// Closes the server's input and returns its exit code, or -1 if it crashes or does not end within a minute.
    int end()
    {
        m_process.closeWriteChannel();
        if (m_process.state() != QProcess::NotRunning && !m_process.waitForFinished(60'000)) {
            m_process.kill();
            m_process.waitForFinished();
            return -1;
        }
        m_unreadOutput = m_process.readAllStandardOutput();
        return m_process.exitStatus() == QProcess::NormalExit ? m_process.exitCode() : -1;
    }

    qint64 processId() const { return m_process.processId(); }
    /// Returns the output that was not read before end().
    QByteArray unreadOutput() const { return m_unreadOutput; }
    QByteArray errors() { return m_process.readAllStandardError(); }

private:
    QProcess m_process;
    bool m_hasSession = false;
    int m_last = 0;
    QByteArray m_unreadOutput;
};

} // namespace outcrop::testing
