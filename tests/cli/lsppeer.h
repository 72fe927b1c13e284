// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rpc/messageframesplitter.h"

#include <QElapsedTimer>
#include <QProcess>
#include <QUrl>

namespace outcrop::testing {

/// A client of `outcrop-cli lsp`, which runs as a process.
class LspPeer
{
public:
    explicit LspPeer(const QString &folder) : LspPeer(folder, folder) { }
    /// `root` is the path of the folder in the client's URIs.
    LspPeer(const QString &folder, const QString &root) : m_folder(root) { m_process.start(QStringLiteral(OUTCROP_CLI), {QStringLiteral("-C"), folder, QStringLiteral("lsp")}); }
    ~LspPeer() { end(); }

    /// Returns the result of `initialize`.
    Json initialize(const Json &capabilities = Json::object())
    {
        const Json result = request("initialize", {{"processId", nullptr}, {"rootUri", QUrl::fromLocalFile(m_folder).toEncoded().toStdString()}, {"capabilities", capabilities}});
        notify("initialized");
        return result;
    }

    std::string address(const QString &path) const { return QUrl::fromLocalFile(m_folder + u'/' + path).toEncoded().toStdString(); }
    Json named(const QString &path) const { return {{"uri", address(path)}}; }
    Json at(const QString &path, int line, int character) const { return {{"textDocument", named(path)}, {"position", {{"line", line}, {"character", character}}}}; }

    void open(const QString &path, const QString &text)
    {
        notify("textDocument/didOpen", {{"textDocument", {{"uri", address(path)}, {"languageId", "markdown"}, {"version", 1}, {"text", jsonString(text)}}}});
    }

    void write(const QByteArray &bytes)
    {
        m_process.write(bytes);
        while (m_process.bytesToWrite() > 0 && m_process.waitForBytesWritten(30'000)) { }
    }

    void notify(const std::string &method, const Json &params = Json::object()) { write(rpcFrame({{"jsonrpc", "2.0"}, {"method", method}, {"params", params}})); }

    /// Sends a request and returns its ID.
    int begin(const std::string &method, const Json &params = Json::object())
    {
        write(rpcFrame({{"jsonrpc", "2.0"}, {"id", ++m_last}, {"method", method}, {"params", params}}));
        return m_last;
    }

    /// Returns the next message, or null after a minute or at the end.
    Json next()
    {
        QElapsedTimer time;
        time.start();
        for (;;) {
            m_frames.append(m_process.readAllStandardOutput());
            if (const std::optional<MessageFrame> frame = m_frames.next())
                return Json::parse(frame->text.begin(), frame->text.end(), nullptr, false);
            if (time.elapsed() > 60'000 || (m_process.state() == QProcess::NotRunning && m_process.bytesAvailable() == 0))
                return {};
            m_process.waitForReadyRead(100);
        }
    }

    /// Returns the response to a request, or null when next() returns null. Keeps the last findings that were pushed.
    Json response(int id)
    {
        for (Json message = next(); !message.is_null(); message = next()) {
            if (message.value("method", Json()) == "textDocument/publishDiagnostics")
                m_pushed[qString(message["params"]["uri"])] = message["params"];
            else if (message.value("id", Json()) == id && !message.contains("method"))
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

    /// Returns the next error response, or null when next() returns null.
    Json error()
    {
        Json message = next();
        while (message.is_object() && !message.contains("error"))
            message = next();
        return message;
    }

    /// Waits until these findings are pushed for a version of a document. Returns false when next() returns null.
    bool waitForPushed(const QString &path, int version, const Json &diagnostics)
    {
        const QString uri = QString::fromStdString(address(path));
        const Json expected{{"uri", address(path)}, {"diagnostics", diagnostics}, {"version", version}};
        while (m_pushed.value(uri) != expected) {
            const Json message = next();
            if (message.is_null())
                return false;
            if (message.value("method", Json()) == "textDocument/publishDiagnostics")
                m_pushed[qString(message["params"]["uri"])] = message["params"];
        }
        return true;
    }

    /// Closes the server's input and returns its exit code, or -1 if it crashes or does not end within a minute.
    int end()
    {
        m_process.closeWriteChannel();
        if (m_process.state() != QProcess::NotRunning && !m_process.waitForFinished(60'000)) {
            m_process.kill();
            m_process.waitForFinished();
            return -1;
        }
        return m_process.exitStatus() == QProcess::NormalExit ? m_process.exitCode() : -1;
    }

private:
    QString m_folder;
    QProcess m_process;
    MessageFrameSplitter m_frames{64 * 1024 * 1024};
    QHash<QString, Json> m_pushed; ///< the last pushed findings, by URI
    int m_last = 0;
};

} // namespace outcrop::testing
