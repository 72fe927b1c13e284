// SPDX-License-Identifier: GPL-3.0-or-later
// Tests typing a key on a terminal: it is not echoed, and the terminal is restored afterward.
#include "tests/support/testregistry.h"

#include <QTemporaryDir>
#include <QTest>

#include <pty.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

namespace tst_keysprompt {

namespace {

struct TypingResult {
    QByteArray shown;
    int exit = -1;
    bool echoes = true; ///< whether the terminal echoes while the program waits
};

/// Returns the text on the terminal until the program has printed `until` or has ended.
QByteArray readUntil(int terminal, const QByteArray &until)
{
    QByteArray shown;
    char bytes[512];
    while (until.isEmpty() || !shown.contains(until)) {
        const ssize_t count = ::read(terminal, bytes, sizeof bytes);
        if (count <= 0)
            break;
        shown.append(bytes, count);
    }
    return shown;
}

/// Runs `keys set anthropic` on a separate terminal and types after the prompt appears.
TypingResult type(const QByteArray &typed)
{
    int terminal = -1;
    const pid_t child = ::forkpty(&terminal, nullptr, nullptr, nullptr);
    if (child == 0) {
        ::execl(OUTCROP_CLI, "outcrop-cli", "keys", "set", "anthropic", nullptr);
        ::_exit(127);
    }
    TypingResult result;
    result.shown = readUntil(terminal, "shown): ");
    termios settings{};
    ::tcgetattr(terminal, &settings);
    result.echoes = (settings.c_lflag & ECHO) != 0;
    const ssize_t written = ::write(terminal, typed.constData(), static_cast<size_t>(typed.size()));
    result.shown += written == typed.size() ? readUntil(terminal, {}) : QByteArray("cannot type");
    int status = 0;
    ::waitpid(child, &status, 0);
    ::close(terminal);
    result.exit = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    return result;
}

} // namespace

class TestKeysPrompt : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        qputenv("XDG_CONFIG_HOME", m_directory.path().toLocal8Bit());
        qputenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nonexistent/bus");
    }

    void doesNotEchoTheKey_data()
    {
        QTest::addColumn<QByteArray>("typed");
        QTest::addColumn<int>("exit");
        QTest::addColumn<QByteArray>("message");
        QTest::newRow("a key") << QByteArray("hush-1234\r") << 5 << QByteArray("system key store cannot be used");
        QTest::newRow("erased and typed again") << QByteArray("hush 1\x7f\x7f\x15hush-2\r") << 5 << QByteArray("system key store cannot be used");
        QTest::newRow("all erased") << QByteArray("hush\x7f\x7f\x7f\x7f\x7f\r") << 3 << QByteArray("it is empty");
        QTest::newRow("nothing") << QByteArray("\x04") << 3 << QByteArray("it is empty");
        QTest::newRow("interrupted") << QByteArray("hush\x03") << 130 << QByteArray("the key was not stored");
        QTest::newRow("a space inside") << QByteArray("hush hush\r") << 3 << QByteArray("spaces, line breaks");
    }

    void doesNotEchoTheKey()
    {
        QFETCH(QByteArray, typed);
        QFETCH(int, exit);
        QFETCH(QByteArray, message);
        const TypingResult typing = type(typed);
        QVERIFY(!typing.echoes);
        QCOMPARE(typing.exit, exit);
        QVERIFY2(typing.shown.contains(message), typing.shown.constData());
        QVERIFY2(!typing.shown.contains("hush"), typing.shown.constData());
    }

private:
    QTemporaryDir m_directory;
};

OUTCROP_TEST(TestKeysPrompt, NoApplication)

} // namespace tst_keysprompt

#include "tst_keysprompt.moc"
