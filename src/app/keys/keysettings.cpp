// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/keys/keysettings.h"

#include "adapters/files/statefolder.h"
#include "adapters/files/writefile.h"
#include "app/keys/keymessages.h"
#include "core/base/json.h"

#include <QDir>
#include <QFile>
#include <QLockFile>

#include <algorithm>

namespace outcrop {
namespace {

constexpr qint64 maxSettingsSize = 1024 * 1024;
constexpr int lockTimeout = 3000; // milliseconds

Error unusableError(const QString &path, const QString &reason)
{
    return {ErrorCode::Invalid, keymessages::unusableSettings(path, reason)};
}

const Json *memberOf(const Json &object, const char *name)
{
    const auto found = object.find(name);
    return found != object.end() && found->is_array() ? &*found : nullptr;
}

QList<KeySource> parseSearchOrder(const Json &names, const QList<KeySource> &defaultOrder)
{
    QList<KeySource> order;
    for (const Json &name : names) {
        const std::optional<KeySource> source = keySourceFromName(qString(name));
        if (source && !order.contains(*source))
            order.append(*source);
    }
    return order.isEmpty() ? defaultOrder : order;
}

QString textOf(const Json &object, const char *name)
{
    return object.is_object() && object.contains(name) ? qString(object[name]) : QString();
}

KeySettings parseKeySettings(const Json &file)
{
    KeySettings settings;
    if (const Json *order = memberOf(file, "order"))
        settings.order = parseSearchOrder(*order, settings.order);
    if (const Json *storedJson = memberOf(file, "stored")) {
        for (const Json &account : *storedJson)
            settings.stored.append(qString(account));
    }
    if (const Json *hosts = memberOf(file, "hosts")) {
        for (const Json &host : *hosts)
            settings.hosts.append({textOf(host, "provider"), textOf(host, "origin"), textOf(host, "variable")});
    }
    return settings;
}

Json toJson(const KeySettings &settings)
{
    Json order = Json::array();
    for (const KeySource source : settings.order)
        order.push_back(jsonString(keySourceName(source)));
    Json hosts = Json::array();
    for (const ConfirmedHost &host : settings.hosts)
        hosts.push_back({{"provider", jsonString(host.provider)}, {"origin", jsonString(host.origin)}, {"variable", jsonString(host.variable)}});
    return {{"order", order}, {"stored", jsonStrings(settings.stored)}, {"hosts", hosts}};
}

} // namespace

QString keySourceName(KeySource source)
{
    switch (source) {
    case KeySource::Memory:
        return QStringLiteral("memory");
    case KeySource::Environment:
        return QStringLiteral("environment");
    case KeySource::System:
        return QStringLiteral("system");
    }
    return {};
}

QString keySourceText(KeySource source)
{
    switch (source) {
    case KeySource::Memory:
        return keymessages::sourceMemory();
    case KeySource::Environment:
        return keymessages::sourceEnvironment();
    case KeySource::System:
        return keymessages::sourceSystem();
    }
    return {};
}

std::optional<KeySource> keySourceFromName(const QString &name)
{
    for (const KeySource source : {KeySource::Memory, KeySource::Environment, KeySource::System}) {
        if (name == keySourceName(source))
            return source;
    }
    return std::nullopt;
}

const ConfirmedHost *KeySettings::host(const QString &provider, const WebOrigin &origin) const
{
    const auto same = [&, text = origin.text()](const ConfirmedHost &host) { return host.provider == provider && host.origin == text; };
    const auto found = std::find_if(hosts.begin(), hosts.end(), same);
    return found == hosts.end() ? nullptr : &*found;
}

Result<KeySettings> KeySettingsFile::read() const
{
    QFile file(m_path);
    if (!file.exists())
        return KeySettings();
    if (!file.open(QIODevice::ReadOnly))
        return Error{ErrorCode::Unreadable, keymessages::cannotRead(m_path, file.errorString())};
    const QByteArray bytes = file.read(maxSettingsSize);
    const Json content = Json::parse(bytes.begin(), bytes.end(), nullptr, false);
    if (!content.is_object())
        return unusableError(m_path, keymessages::notObject());
    return parseKeySettings(content);
}

Status KeySettingsFile::change(const std::function<void(KeySettings &)> &edit) const
{
    if (const Status status = createPrivateFolder(QFileInfo(m_path).path()); !status)
        return status;
    QLockFile lock(m_path + QStringLiteral(".lock"));
    if (!lock.tryLock(lockTimeout))
        return Error{ErrorCode::Unwritable, keymessages::changeInProgress(m_path)};
    Result<KeySettings> settings = read();
    if (!settings)
        return settings.error();
    edit(*settings);
    return write(*settings);
}

Status KeySettingsFile::write(const KeySettings &settings) const
{
    return writeFile(m_path, QByteArray::fromStdString(toJson(settings).dump(2)) + '\n', FileAccess::UserOnly);
}

QString keySettingsPath()
{
    const QString named = QFile::decodeName(qgetenv("XDG_CONFIG_HOME"));
    const QString home = QDir::isAbsolutePath(named) ? named : QDir::homePath() + QStringLiteral("/.config");
    return QDir::cleanPath(home + QStringLiteral("/outcrop/keys.json"));
}

} // namespace outcrop
