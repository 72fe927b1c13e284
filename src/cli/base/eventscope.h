// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

#include <optional>

namespace outcrop {

/// Provides the QCoreApplication that Qt SQL, the network and the system key store need. Uses an existing QCoreApplication, as in tests.
class EventScope
{
public:
    EventScope();

private:
    std::optional<QCoreApplication> m_application;
};

} // namespace outcrop
