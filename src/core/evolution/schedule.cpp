// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evolution/schedule.h"

#include "core/base/joinedtext.h"
#include "core/base/localnumbers.h"
#include "core/evolution/evolutionmessages.h"

#include <QMap>

#include <algorithm>

namespace outcrop {
namespace {

const QStringList channels{QStringLiteral("desktop"), QStringLiteral("telegram"), QStringLiteral("none")};

/// Returns the ID of a time zone. Common abbreviations mean zones with daylight saving time, because `PST` usually includes Pacific time in summer.
QByteArray zoneId(const QString &word)
{
    static const QMap<QString, QByteArray> places{{QStringLiteral("PST"), "America/Los_Angeles"}, {QStringLiteral("PT"), "America/Los_Angeles"},
        {QStringLiteral("MST"), "America/Denver"}, {QStringLiteral("EST"), "America/New_York"}, {QStringLiteral("CET"), "Europe/Berlin"}};
    return places.value(word.trimmed().toUpper(), word.trimmed().toUtf8());
}

/// Reads the values of the table.
class SettingsReader
{
public:
    SettingsReader(const Manifest &manifest, const QString &file, EvolutionSettings &settings)
        : m_table(manifest.data[u"evolution"]), m_file(file), m_settings(settings) { }

    void read(const QTimeZone &local)
    {
        m_settings.isEnabled = m_table[u"enabled"].toBool().value_or(false);
        m_settings.schedule.zone = zone(local);
        m_settings.schedule.hours = hours();
        m_settings.channel = channel();
        m_settings.telegramChat = m_table[u"telegram_chat"].text();
        m_settings.telegramUser = telegramUser();
        m_settings.telegramApi = telegramApi(m_settings.telegramApi);
        if (m_settings.channel == u"telegram" && m_settings.telegramChat.isEmpty())
            reportWarning(m_table[u"notify_channel"],
                evolutionmessages::needsTelegramChat());
    }

private:
    void reportError(const DataNode &node, const QString &message) { add(Severity::Error, node, message); }
    void reportWarning(const DataNode &node, const QString &message) { add(Severity::Warning, node, message); }

    void add(Severity severity, const DataNode &node, const QString &message)
    {
        m_settings.diagnostics.append({severity, QStringLiteral("evolution-settings"), message, {m_file, node.range()}});
    }

    QTimeZone zone(const QTimeZone &local)
    {
        const DataNode &node = m_table[u"time_zone"];
        if (node.isMissing())
            return local;
        const QTimeZone zone(zoneId(node.text()));
        if (zone.isValid())
            return zone;
        reportError(node, evolutionmessages::unknownTimeZone(node.text()));
        return local;
    }

    QList<int> hours()
    {
        const DataNode &node = m_table[u"schedule"];
        QList<int> hours;
        QStringList words = node.toStrings();
        if (node.isString())
            words = node.text().split(u',', Qt::SkipEmptyParts);
        for (const QString &word : std::as_const(words)) {
            bool isNumber = false;
            const int hour = word.trimmed().toInt(&isNumber);
            if (!isNumber || hour < 0 || hour > 23)
                reportError(node, evolutionmessages::notAnHour(word.trimmed()));
            else if (!hours.contains(hour))
                hours.append(hour);
        }
        std::sort(hours.begin(), hours.end());
        return hours;
    }

    /// Returns the configured user, or the person of a private chat, whose ID is that of the chat. The IDs of groups are negative.
    QString telegramUser() const
    {
        const QString user = m_table[u"telegram_user"].text();
        bool isNumber = false;
        const bool isPrivate = m_settings.telegramChat.toLongLong(&isNumber) > 0 && isNumber;
        return user.isEmpty() && isPrivate ? m_settings.telegramChat : user;
    }

    QUrl telegramApi(const QUrl &usualUrl)
    {
        const DataNode &node = m_table[u"telegram_api"];
        const QUrl url(node.text(), QUrl::StrictMode);
        const bool isHttp = url.scheme() == u"https" || url.scheme() == u"http";
        if (node.isMissing() || (url.isValid() && isHttp && !url.host().isEmpty()))
            return node.isMissing() ? usualUrl : url;
        reportError(node, evolutionmessages::notAnApi(node.text()));
        return usualUrl;
    }

    QString channel()
    {
        const DataNode &node = m_table[u"notify_channel"];
        const QString channel = node.text().toLower();
        if (node.isMissing() || channels.contains(channel))
            return node.isMissing() ? channels.first() : channel;
        reportError(node, evolutionmessages::unknownChannel(node.text()));
        return channels.last();
    }

    const DataNode &m_table;
    QString m_file;
    EvolutionSettings &m_settings;
};

/// Returns the time of an hour. An hour skipped by daylight saving time is counted from the start of the day, so that it becomes the next one.
QDateTime timeAt(const QDate &day, int hour, const QTimeZone &zone)
{
    const QDateTime time(day, QTime(hour, 0), zone);
    return time.isValid() ? time : day.startOfDay(zone).addSecs(hour * 3600);
}

} // namespace

QDateTime HourSchedule::next(const QDateTime &after) const
{
    const QDate todayDate = after.toTimeZone(zone).date();
    for (int day = 0; day < 3; ++day) {
        for (const int hour : hours) {
            const QDateTime time = timeAt(todayDate.addDays(day), hour, zone);
            if (time > after)
                return time.toUTC();
        }
    }
    return {};
}

QString HourSchedule::text() const
{
    QStringList words;
    const QLocale locale = textLocale();
    for (const int hour : hours)
        words.append(locale == englishLocale() ? QStringLiteral("%1:00").arg(hour) : locale.toString(QTime(hour, 0), QLocale::ShortFormat));
    const QString last = words.isEmpty() ? evolutionmessages::runsNever() : words.takeLast();
    const QString all = words.isEmpty() ? last : evolutionmessages::listAnd(words.join(listSeparator()), last);
    return hours.isEmpty() ? all : evolutionmessages::runHours(all, QString::fromUtf8(zone.id()));
}

EvolutionSettings readEvolutionSettings(const Manifest &manifest, const QString &file, const QTimeZone &local)
{
    EvolutionSettings settings;
    SettingsReader(manifest, file, settings).read(local);
    for (const Diagnostic &finding : manifest.diagnostics) {
        if (finding.code == u"manifest-auto-apply")
            settings.diagnostics.append(finding);
    }
    return settings;
}

} // namespace outcrop
