// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/base/closedoutput.h"

#include <csignal>
#include <ostream>
#include <streambuf>

namespace outcrop {
namespace {

class DiscardingBuffer : public std::streambuf
{
    int_type overflow(int_type character) override { return traits_type::not_eof(character); }
};

} // namespace

void ignoreClosedPipes()
{
    std::signal(SIGPIPE, SIG_IGN);
}

void discardIfClosed(std::ostream &out)
{
    static DiscardingBuffer discarded;
    if (!out)
        out.rdbuf(&discarded);
}

} // namespace outcrop
