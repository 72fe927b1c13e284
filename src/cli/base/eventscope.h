// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

#include <optional>

namespace outcrop {

/// What the network and the system's key store need of Qt, for as long as a command waits for them. Other commands do without, because it costs time.
/// Where there is a QCoreApplication already, as in tests, it makes none.
class EventScope
{
public:
    EventScope();

private:
    std::optional<QCoreApplication> m_application;
};

} // namespace outcrop
