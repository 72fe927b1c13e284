// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/keys/secretinput.h"

#include "cli/base/inputtext.h"
#include "cli/base/quietconsole.h"
#include "cli/keys/keysoutput.h"

#include <iostream>

#include <termios.h>
#include <unistd.h>

namespace outcrop {
namespace {

constexpr qsizetype maxKeyLength = 64 * 1024;

/// Disables echo, line editing and signals on a terminal until it is destroyed.
class EchoDisabler
{
public:
    explicit EchoDisabler(int terminal) : m_terminal(terminal)
    {
        ::tcgetattr(terminal, &m_before);
        termios quiet = m_before;
        quiet.c_lflag &= ~static_cast<tcflag_t>(ECHO | ECHONL | ICANON | ISIG);
        ::tcsetattr(terminal, TCSAFLUSH, &quiet);
    }
    ~EchoDisabler() { ::tcsetattr(m_terminal, TCSAFLUSH, &m_before); }
    EchoDisabler(const EchoDisabler &) = delete;
    EchoDisabler &operator=(const EchoDisabler &) = delete;

private:
    int m_terminal;
    termios m_before = {};
};

enum class TypingState { More, Done, Canceled };

/// Applies one typed character to the line. Supports Enter, Backspace, Ctrl+U, Ctrl+C and Ctrl+D.
TypingState applyCharacter(char typed, QByteArray &line)
{
    switch (typed) {
    case '\n':
    case '\r':
    case 0x04:
        return TypingState::Done;
    case 0x03:
        return TypingState::Canceled;
    case 0x08:
    case 0x7f:
        line.chop(1);
        return TypingState::More;
    case 0x15:
        line.fill('\0'); // clear() would leave the bytes in memory
        line.resize(0);
        return TypingState::More;
    default:
        line.append(typed);
        return TypingState::More;
    }
}

Result<Secret> readTerminal(int terminal)
{
    QByteArray line;
    line.reserve(maxKeyLength); // one buffer that the Secret wipes; reallocating would leave copies in memory
    TypingState state = TypingState::More;
    char typed = 0;
    while (state == TypingState::More && line.size() < maxKeyLength && ::read(terminal, &typed, 1) == 1)
        state = applyCharacter(typed, line);
    Secret secret(std::move(line));
    if (state == TypingState::Canceled)
        return Error{ErrorCode::Interrupted, keysoutput::keyNotStored(), {}};
    return secret;
}

Result<Secret> readLine(std::istream &in)
{
    QByteArray line;
    line.reserve(maxKeyLength);
    for (int next = in.get(); next != '\n' && in && line.size() < maxKeyLength; next = in.get())
        line.append(static_cast<char>(next));
    if (in.bad())
        return standardInputFailure(in);
    return Secret(std::move(line));
}

} // namespace

Result<Secret> readSecret(const Console &console, const QString &prompt)
{
    if (&console.input != &std::cin || ::isatty(STDIN_FILENO) == 0)
        return readLine(console.input);
    const EchoDisabler quiet(STDIN_FILENO); // before the prompt, so that early input is not echoed
    showHeldMessages(console.errors);
    write(console.errors, prompt);
    console.errors.flush();
    Result<Secret> secret = readTerminal(STDIN_FILENO);
    writeLine(console.errors, QString());
    return secret;
}

} // namespace outcrop
