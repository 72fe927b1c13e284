// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/records/logstore.h"

#include "cli/base/inputtext.h"
#include "cli/records/recordsoutput.h"

namespace outcrop {

StoreLocation logLocation(const Invocation &invocation)
{
    return storeLocationAt(invocation.folder).value_or(StoreLocation{invocation.folder});
}

Result<OpenedStore> openRecordedStore(const Invocation &invocation, KeyRing &keys)
{
    const StoreLocation location = logLocation(invocation);
    if (invocation.permissions.isConfined && !location.isFile())
        return Error{ErrorCode::NotAllowed, recordsoutput::serverNotAllowed(), {}};
    return openStoreToRead(location, keys);
}

Result<QDateTime> parseTime(const std::string &argument)
{
    const QString text = fromArgument(argument);
    if (text.isEmpty())
        return QDateTime();
    const bool isDay = text.size() == QStringLiteral("2026-11-21").size(); // checked, because QDate also parses the date of a date-time
    const QDateTime day(isDay ? QDate::fromString(text, Qt::ISODate) : QDate(), QTime(0, 0), Qt::UTC);
    const QDateTime time = day.isValid() ? day : QDateTime::fromString(text, Qt::ISODate).toUTC();
    if (time.isValid())
        return time;
    return Error{ErrorCode::Invalid, recordsoutput::invalidTime(text), {}};
}

void LogFilterOptions::addTo(CLI::App &subcommand)
{
    const std::string filterGroup = QT_TRANSLATE_NOOP("cli", "Filter");
    subcommand.add_option("--workload", m_workload, QT_TRANSLATE_NOOP("cli", "Workload, including narrower workloads [all]"))->type_name("WORKLOAD")->group(filterGroup);
    subcommand.add_option("--since", m_sinceDate, QT_TRANSLATE_NOOP("cli", "Start of the period, in UTC"))->type_name("TIME")->group(filterGroup);
    subcommand.add_option("--until", m_untilDate, QT_TRANSLATE_NOOP("cli", "End of the period, in UTC"))->type_name("TIME")->group(filterGroup);
}

Result<RecordFilter> LogFilterOptions::filter() const
{
    const Result<QDateTime> from = parseTime(m_sinceDate);
    const Result<QDateTime> until = parseTime(m_untilDate);
    if (!from || !until)
        return from ? until.error() : from.error();
    return RecordFilter{.from = *from, .until = *until, .workload = fromArgument(m_workload)};
}

} // namespace outcrop
