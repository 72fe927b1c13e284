// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/syntax/syntaxpool.h"

#include "adapters/syntax/syntaxchannel.h"
#include "adapters/syntax/syntaxmessages.h"
#include "adapters/syntax/syntaxpoolmessages.h"

#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>

#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

namespace outcrop {
namespace {

/// Returns the variables of the loader, sanitizers and locale. Omits all others, such as API keys, because the process reads untrusted input.
QByteArrayList workerEnvironment()
{
    constexpr std::array<const char *, 6> kept{"LD_", "ASAN_", "LSAN_", "TSAN_", "UBSAN_", "LC_"};
    QByteArrayList variables;
    for (char **variable = environ; *variable; ++variable) {
        for (const char *name : kept) {
            if (std::strncmp(*variable, name, std::strlen(name)) == 0)
                variables.append(*variable);
        }
    }
    return variables;
}

std::vector<char *> pointersOf(QByteArrayList &words)
{
    std::vector<char *> pointers;
    for (QByteArray &word : words)
        pointers.push_back(word.data());
    pointers.push_back(nullptr);
    return pointers;
}

/// Starts a process with the socket as its standard input. Returns -1 on failure.
pid_t start(const SyntaxWorkerSettings &settings, int socket)
{
    posix_spawn_file_actions_t actions;
    if (::posix_spawn_file_actions_init(&actions) != 0)
        return -1;
    ::posix_spawn_file_actions_adddup2(&actions, socket, STDIN_FILENO);
    QByteArrayList words = QByteArrayList{settings.program} + settings.arguments;
    QByteArrayList variables = workerEnvironment();
    pid_t process = -1;
    const int failureReport = ::posix_spawn(&process, settings.program.constData(), &actions, nullptr, pointersOf(words).data(), pointersOf(variables).data());
    ::posix_spawn_file_actions_destroy(&actions);
    return failureReport == 0 ? process : -1;
}

SyntaxReport failureReport(const QString &reason)
{
    SyntaxReport report;
    report.failure = reason;
    return report;
}

} // namespace

/// A worker process. The destructor kills it and waits for its end.
class SyntaxPool::Process
{
public:
    Process(pid_t process, int socket) : m_process(process), m_channel(socket) { }
    ~Process()
    {
        ::kill(m_process, SIGKILL);
        while (::waitpid(m_process, nullptr, 0) < 0 && errno == EINTR) { }
    }
    Q_DISABLE_COPY_MOVE(Process)

    static std::unique_ptr<Process> started(const SyntaxWorkerSettings &settings)
    {
        std::array<int, 2> sockets{};
        if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, sockets.data()) != 0)
            return nullptr;
        const pid_t process = start(settings, sockets[1]);
        ::close(sockets[1]);
        if (process < 0)
            ::close(sockets[0]);
        return process < 0 ? nullptr : std::make_unique<Process>(process, sockets[0]);
    }

    std::optional<SyntaxReport> read(const SyntaxRequest &request, QDeadlineTimer deadline)
    {
        const std::optional<QByteArray> reply =
            m_channel.send(encode(request), deadline) ? m_channel.receive(deadline) : std::nullopt;
        return reply ? decodeReport(*reply, request.text.size()) : std::nullopt;
    }

private:
    pid_t m_process;
    SyntaxChannel m_channel;
};

SyntaxPool::SyntaxPool(const SyntaxWorkerSettings &settings) : m_settings(settings) { }

SyntaxPool::~SyntaxPool() = default;

std::unique_ptr<SyntaxPool::Process> SyntaxPool::acquireProcess()
{
    {
        const QMutexLocker lock(&m_mutex);
        if (!m_idleProcesses.empty()) {
            std::unique_ptr<Process> process = std::move(m_idleProcesses.back());
            m_idleProcesses.pop_back();
            return process;
        }
    }
    return Process::started(m_settings);
}

SyntaxReport SyntaxPool::parse(const QString &text, const Grammar &grammar, const SyntaxSelection &selection)
{
    std::unique_ptr<Process> process = acquireProcess();
    if (!process)
        return failureReport(syntaxpoolmessages::noProcess(grammar.title));
    const QDeadlineTimer deadline(m_settings.timeout);
    std::optional<SyntaxReport> report = process->read({grammar.name, text, selection}, deadline);
    if (!report && deadline.hasExpired())
        return failureReport(syntaxpoolmessages::tooSlow(grammar.title));
    if (!report)
        return failureReport(syntaxpoolmessages::crashed(grammar.title));
    const QMutexLocker lock(&m_mutex);
    m_idleProcesses.push_back(std::move(process));
    return std::move(*report);
}

} // namespace outcrop
