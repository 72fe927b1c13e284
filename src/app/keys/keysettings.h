// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/weborigin.h"

#include <QList>
#include <QStringList>

#include <functional>
#include <optional>

namespace outcrop {

enum class KeySource {
    Memory,      ///< keys that are kept until the program ends
    Environment, ///< an environment variable such as ANTHROPIC_API_KEY
    System,      ///< the system key store
};

/// Returns the name in settings and on the command line: `memory`, `environment` or `system`.
QString keySourceName(KeySource source);
/// Returns the source for display.
QString keySourceText(KeySource source);
std::optional<KeySource> keySourceFromName(const QString &name);

/// A host, other than the provider's usual one, that the user allows to receive the provider's key.
struct ConfirmedHost {
    QString provider;
    QString origin;   ///< the host's origin, from WebOrigin::text()
    QString variable; ///< the variable shown when the host was confirmed; used only for providers that are not built in
};

/// The user's key settings, independent of workspaces. Contains names and origins, never a key.
struct KeySettings {
    QList<KeySource> order{KeySource::Memory, KeySource::Environment, KeySource::System};
    QStringList stored; ///< accounts in the system key store, which cannot list them itself
    QList<ConfirmedHost> hosts;

    const ConfirmedHost *host(const QString &provider, const WebOrigin &origin) const;
};

/// The settings file. It is read again for every query, so that the window and the command line see each other's changes.
class KeySettingsFile
{
public:
    explicit KeySettingsFile(const QString &path) : m_path(path) { }

    /// Returns the settings, or the defaults if there is no file. Errors: Unreadable, and Invalid if it cannot be parsed; such a file is never overwritten.
    Result<KeySettings> read() const;
    /// Reads, edits and writes the settings under a lock file. Errors: those of read(), and Unwritable, also if another program holds
    /// the lock for 3 seconds.
    Status change(const std::function<void(KeySettings &)> &edit) const;

private:
    Status write(const KeySettings &settings) const;

    QString m_path;
};

/// Returns `$XDG_CONFIG_HOME/outcrop/keys.json`; XDG_CONFIG_HOME is `~/.config` unless it is an absolute path.
QString keySettingsPath();

} // namespace outcrop
