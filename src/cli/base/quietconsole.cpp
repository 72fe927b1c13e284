// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/base/quietconsole.h"

#include <streambuf>
#include <string>

namespace outcrop {

/// Collects text until it is released, then forwards it.
class QuietConsole::HeldMessages : public std::streambuf
{
public:
    explicit HeldMessages(std::ostream &real) : m_target(real) { }

    void release()
    {
        m_isReleased = true;
        m_target << m_text << std::flush;
        m_text.clear();
    }

protected:
    int_type overflow(int_type character) override
    {
        if (traits_type::eq_int_type(character, traits_type::eof()))
            return traits_type::not_eof(character);
        const char one = traits_type::to_char_type(character);
        return xsputn(&one, 1) == 1 ? character : traits_type::eof();
    }

    std::streamsize xsputn(const char *text, std::streamsize size) override
    {
        if (m_isReleased)
            return m_target.write(text, size) ? size : 0;
        m_text.append(text, static_cast<size_t>(size));
        return size;
    }

    int sync() override { return !m_isReleased || m_target.flush() ? 0 : -1; }

private:
    std::ostream &m_target;
    std::string m_text;
    bool m_isReleased = false;
};

QuietConsole::QuietConsole(const Console &real)
    : m_heldMessages(std::make_unique<HeldMessages>(real.errors))
    , m_err(m_heldMessages.get())
    , m_console{real.out, m_err, real.input, real.failure}
{
    copyStreamSettings(real.errors, m_err);
}

QuietConsole::~QuietConsole() = default;

void QuietConsole::finish(ExitCode code)
{
    if (code != ExitCode::Done)
        m_heldMessages->release();
}

void showHeldMessages(std::ostream &stream)
{
    if (auto *heldMessages = dynamic_cast<QuietConsole::HeldMessages *>(stream.rdbuf()))
        heldMessages->release();
}

} // namespace outcrop
