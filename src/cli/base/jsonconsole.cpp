// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/base/jsonconsole.h"

#include "app/help/outputschema.h"

#include <streambuf>

namespace outcrop {

QByteArray jsonLine(const Json &document)
{
    return QByteArray::fromStdString(document.dump(-1, ' ', false, Json::error_handler_t::replace)) + '\n';
}

/// Forwards output to another stream and records whether any text was written.
class JsonConsole::OutputMonitor : public std::streambuf
{
public:
    explicit OutputMonitor(std::ostream &real) : m_target(real) { }

    bool hasText() const { return m_hasText; }

protected:
    int_type overflow(int_type character) override
    {
        if (traits_type::eq_int_type(character, traits_type::eof()))
            return traits_type::not_eof(character);
        m_hasText = true;
        return m_target.put(traits_type::to_char_type(character)) ? character : traits_type::eof();
    }

    std::streamsize xsputn(const char *text, std::streamsize size) override
    {
        m_hasText = m_hasText || size > 0;
        return m_target.write(text, size) ? size : 0;
    }

    int sync() override { return m_target.flush() ? 0 : -1; }

private:
    std::ostream &m_target;
    bool m_hasText = false;
};

JsonConsole::JsonConsole(const Console &real)
    : m_monitor(std::make_unique<OutputMonitor>(real.out))
    , m_out(m_monitor.get())
    , m_console{m_out, real.errors, real.input, &m_failure}
{ }

JsonConsole::~JsonConsole() = default;

void JsonConsole::finish(ExitCode code)
{
    if (code == ExitCode::Done || m_monitor->hasText())
        return;
    write(m_out, jsonText(withSchemaVersion(m_failure.document(code))));
    m_out.flush();
}

} // namespace outcrop
