// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/program/crashreports.h"

#include "adapters/files/statefolder.h"
#include "app/base/version.h"

#include <QDir>
#include <QFile>
#include <QSysInfo>

#include <array>
#include <csignal>
#include <cstring>
#include <ctime>

#include <dlfcn.h>
#include <fcntl.h>
#include <unistd.h>
#if __has_include(<execinfo.h>)
#include <execinfo.h>
#endif

namespace outcrop {
namespace {

constexpr qint64 maxNoteSize = 64 * 1024;
constexpr unsigned maxNoteSeconds = 10;
constexpr int maxFrames = 64;
constexpr qsizetype keptNotes = 10;
constexpr std::array crashSignals{SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT};

// A signal handler may not allocate memory or call Qt, so everything it needs is prepared here.
std::array<char, 4096> notePath{};
std::array<char, 1024> noteHeader{};
std::array<char, 64 * 1024> handlerStack; // a stack overflow of the main thread leaves no room on its stack

template<size_t size>
bool copyInto(std::array<char, size> &to, const QByteArray &from)
{
    if (size_t(from.size()) >= size)
        return false;
    std::memcpy(to.data(), from.constData(), size_t(from.size()) + 1);
    return true;
}

void writeText(int file, const char *text)
{
    static_cast<void>(!::write(file, text, std::strlen(text)));
}

void writeNumber(int file, quintptr number, unsigned base)
{
    std::array<char, 72> digits{};
    char *first = digits.data() + digits.size() - 1;
    do {
        *--first = "0123456789abcdef"[number % base];
        number /= base;
    } while (number > 0);
    writeText(file, first);
}

/// Writes `module+0xoffset`, without the folder of the module, which can name the user.
void writeFrame(int file, void *address)
{
    Dl_info info = {};
    const bool isKnown = ::dladdr(address, &info) != 0 && info.dli_fname;
    const char *slash = isKnown ? std::strrchr(info.dli_fname, '/') : nullptr;
    writeText(file, "at ");
    writeText(file, slash ? slash + 1 : isKnown ? info.dli_fname : "unknown");
    writeText(file, "+0x");
    writeNumber(file, quintptr(address) - (isKnown ? quintptr(info.dli_fbase) : 0), 16);
    if (isKnown && info.dli_sname) {
        writeText(file, " ");
        writeText(file, info.dli_sname);
    }
    writeText(file, "\n");
}

void writeFrames(int file)
{
#if __has_include(<execinfo.h>)
    std::array<void *, maxFrames> frames{};
    const int count = ::backtrace(frames.data(), maxFrames);
    for (int at = 0; at < count; ++at)
        writeFrame(file, frames.at(size_t(at)));
#else
    static_cast<void>(file);
#endif
}

/// The signal handler: writes the report, then lets the signal end the program. backtrace() and dladdr() use locks of the loader, which another thread can hold forever.
/// SIGALRM therefore ends the program if the report takes too long.
void writeCrashReport(int signal)
{
    ::signal(signal, SIG_DFL);
    ::signal(SIGALRM, SIG_DFL);
    ::alarm(maxNoteSeconds);
    const int file = ::open(notePath.data(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (file >= 0) {
        writeText(file, noteHeader.data());
        writeText(file, "time ");
        writeNumber(file, quintptr(std::time(nullptr)), 10);
        writeText(file, "\nsignal ");
        writeNumber(file, quintptr(signal), 10);
        writeText(file, "\n");
        writeFrames(file);
        ::close(file);
    }
    ::raise(signal); // delivered when the handler returns
}

QByteArray headerText()
{
    const QString system = QSysInfo::prettyProductName() + QStringLiteral(", ") + QSysInfo::currentCpuArchitecture();
    return QByteArray("outcrop ") + versionText().toUtf8() + "\nQt " + qVersion() + "\nsystem " + system.toUtf8() + '\n';
}

bool setHandlers()
{
    stack_t stack = {};
    stack.ss_sp = handlerStack.data();
    stack.ss_size = handlerStack.size();
    if (::sigaltstack(&stack, nullptr) != 0)
        return false;
    struct sigaction action = {};
    action.sa_handler = writeCrashReport;
    action.sa_flags = SA_ONSTACK;
    ::sigemptyset(&action.sa_mask);
    for (const int signal : crashSignals) {
        if (::sigaction(signal, &action, nullptr) != 0)
            return false;
    }
    return true;
}

/// Returns the time in the line `time SECONDS`; an invalid time if there is none.
QDateTime timeOf(const QString &text)
{
    for (const QString &line : text.split(u'\n')) {
        bool isNumber = false;
        const qint64 seconds = line.startsWith(QLatin1String("time ")) ? line.sliced(5).toLongLong(&isNumber) : 0;
        if (isNumber)
            return QDateTime::fromSecsSinceEpoch(seconds, Qt::UTC);
    }
    return {};
}

QStringList listReports(const QDir &folder, const QString &pattern)
{
    return folder.entryList({pattern}, QDir::Files | QDir::NoSymLinks, QDir::Time);
}

} // namespace

QString crashReportsFolder()
{
    return stateFolder() + QStringLiteral("/crashes");
}

bool installCrashHandler(const QString &folder)
{
    const QString name = QStringLiteral("crash-%1-%2.txt").arg(std::time(nullptr)).arg(::getpid());
    if (!createPrivateFolder(folder) || !copyInto(notePath, QFile::encodeName(QDir(folder).filePath(name))) || !copyInto(noteHeader, headerText()))
        return false;
#if __has_include(<execinfo.h>)
    void *first = nullptr;
    ::backtrace(&first, 1); // the first call loads a library, which the handler may not do
#endif
    return setHandlers();
}

QList<CrashReport> readUnseenCrashReports(const QString &folder)
{
    QList<CrashReport> reports;
    const QDir dir(folder);
    for (const QString &name : listReports(dir, QStringLiteral("crash-*.txt"))) {
        QFile file(dir.filePath(name));
        if (!file.open(QIODevice::ReadOnly))
            continue;
        const QString text = QString::fromUtf8(file.read(maxNoteSize));
        reports += CrashReport{file.fileName(), timeOf(text), text};
    }
    return reports;
}

void markCrashReportSeen(const CrashReport &report)
{
    const QFileInfo file(report.file);
    QDir folder = file.dir();
    folder.rename(file.fileName(), QStringLiteral("seen-") + file.fileName());
    const QStringList seen = listReports(folder, QStringLiteral("seen-*.txt"));
    for (const QString &old : seen.mid(keptNotes))
        folder.remove(old);
}

} // namespace outcrop
