// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/weborigin.h"

#include <QList>
#include <QStringList>

#include <functional>
#include <optional>

namespace outcrop {

/// Where a key can come from.
enum class KeyPlace {
    Memory,      ///< for one run of the program
    Environment, ///< a variable such as ANTHROPIC_API_KEY
    System,      ///< the system's key store
};

/// As settings and the command line write it: `memory`, `environment`, `system`.
QString keyPlaceName(KeyPlace place);
std::optional<KeyPlace> keyPlaceFromName(const QString &name);

/// Somebody's word that a provider's key may be sent to a host that is not the provider's own.
struct ConfirmedHost {
    QString provider;
    QString origin;   ///< WebOrigin::text()
    QString variable; ///< the one that was shown when the host was confirmed, for providers the program does not know
};

/// What is remembered about keys, for the user and outside of every workspace: names only, never a key.
struct KeySettings {
    QList<KeyPlace> order{KeyPlace::Memory, KeyPlace::Environment, KeyPlace::System};
    QStringList stored; ///< accounts in the system's key store, which cannot list them itself
    QList<ConfirmedHost> hosts;

    const ConfirmedHost *host(const QString &provider, const WebOrigin &origin) const;
};

/// The file that holds the settings. It is read again for every query, so that a window and a command line see each other's changes.
class KeySettingsFile
{
public:
    explicit KeySettingsFile(const QString &path) : m_path(path) { }

    /// The usual settings where there is no file; Invalid for a file that cannot be understood, which is then never written over.
    Result<KeySettings> read() const;
    /// Reads, changes and writes, with no other program in between.
    Status change(const std::function<void(KeySettings &)> &edit) const;

private:
    Status write(const KeySettings &settings) const;

    QString m_path;
};

/// `$XDG_CONFIG_HOME/outcrop/keys.json`.
QString keySettingsPath();

} // namespace outcrop
