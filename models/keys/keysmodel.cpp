// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/keys/keysmodel.h"

#include "core/base/joinedtext.h"

#include <QCoreApplication>

namespace outcrop {

namespace {

QString sourceText(const KeyRow &row)
{
    if (row.availability == KeyAvailability::NotNeeded)
        return {};
    if (row.sources.isEmpty())
        return {};
    if (row.sources.size() == 1)
        return row.sources.constFirst();
    //: %1 is the source of a key, %2 other sources that have one
    return KeysModel::tr("%1 (also: %2)").arg(row.sources.constFirst(), row.sources.mid(1).join(listSeparator()));
}

QString testText(const KeyRow &row)
{
    switch (row.test) {
    case KeyTestState::None:
        return {};
    case KeyTestState::Running:
        //: Result of a key test that is running
        return KeysModel::tr("Testing…");
    case KeyTestState::Passed:
    case KeyTestState::Failed:
        return row.testResult;
    }
    return {};
}

} // namespace

QString availabilityTitle(KeyAvailability availability)
{
    switch (availability) {
    case KeyAvailability::NotNeeded:
        return KeysModel::tr("No key needed");
    case KeyAvailability::Ready:
        //: State of a key that exists and can be sent
        return KeysModel::tr("Ready");
    case KeyAvailability::Missing:
        return KeysModel::tr("No key");
    case KeyAvailability::Unconfirmed:
        return KeysModel::tr("Host not allowed");
    case KeyAvailability::Refused:
        return KeysModel::tr("Host rejected");
    case KeyAvailability::Unknown:
        return KeysModel::tr("Unknown");
    }
    return {};
}

QString availabilityAdvice(const KeyRow &row)
{
    switch (row.availability) {
    case KeyAvailability::NotNeeded:
        return row.host.isEmpty() ? KeysModel::tr("Prompts are copied to the clipboard and responses are pasted. No requests are sent, so no key is needed.")
                                  : KeysModel::tr("Requests are sent to %1 without a key.").arg(row.host);
    case KeyAvailability::Ready:
        //: %1 is a key source such as "system key store", %2 a host
        return KeysModel::tr("The key from the %1 is sent to %2.").arg(row.sources.value(0), row.host);
    case KeyAvailability::Missing:
        //: %1 is the name of an environment variable
        return row.variable.isEmpty() ? KeysModel::tr("Store a key in Outcrop.") : KeysModel::tr("Store a key in Outcrop, or set the environment variable %1 before you start it.").arg(row.variable);
    case KeyAvailability::Unconfirmed:
        //: Warning about a key; %1 is the host in the workspace's base URL
        return KeysModel::tr("The workspace sends requests to %1, which is not the provider’s default host. No key "
                             "is sent there until you allow the host.").arg(row.host);
    case KeyAvailability::Refused:
        return KeysModel::tr("Keys are never sent to %1: the connection is not encrypted, or the URL is not valid. Use a valid HTTPS URL.").arg(row.host);
    case KeyAvailability::Unknown:
        return row.problem.isEmpty() ? KeysModel::tr("Looking for keys…") : row.problem;
    }
    return {};
}

QString keySummary(const KeyRow &row)
{
    switch (row.availability) {
    case KeyAvailability::NotNeeded:
        //: State of a provider in the list of keys; %1 is its name
        return KeysModel::tr("%1: no key needed").arg(row.provider);
    case KeyAvailability::Ready:
        return KeysModel::tr("%1: key set").arg(row.provider);
    case KeyAvailability::Missing:
        return KeysModel::tr("%1: no key").arg(row.provider);
    case KeyAvailability::Unconfirmed:
        return KeysModel::tr("%1: host not allowed").arg(row.provider);
    case KeyAvailability::Refused:
        return KeysModel::tr("%1: host rejected").arg(row.provider);
    case KeyAvailability::Unknown:
        return KeysModel::tr("%1: key state unknown").arg(row.provider);
    }
    return {};
}

KeysModel::KeysModel(QObject *parent) : TableModel(KeyColumn::Test, parent) { }

QModelIndex KeysModel::indexOf(const QString &provider) const
{
    return find([&](const KeyRow &row) { return row.provider == provider; });
}

QVariant KeysModel::cell(const KeyRow &row, KeyColumn column, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return text(row, column);
    case Qt::ToolTipRole:
        return column == KeyColumn::Test && !row.testResult.isEmpty() ? row.testResult : availabilityAdvice(row);
    case Qt::AccessibleTextRole:
        return tr("%1: %2").arg(header(column), text(row, column));
    case KeyAvailabilityRole:
        return static_cast<int>(row.availability);
    case KeyTestRole:
        return static_cast<int>(row.test);
    default:
        return {};
    }
}

QString KeysModel::text(const KeyRow &row, KeyColumn column) const
{
    switch (column) {
    case KeyColumn::Provider:
        return row.provider;
    case KeyColumn::State:
        return availabilityTitle(row.availability);
    case KeyColumn::Source:
        return sourceText(row);
    case KeyColumn::Host:
        return row.host;
    case KeyColumn::Test:
        return testText(row);
    }
    return {};
}

QString KeysModel::header(KeyColumn column) const
{
    switch (column) {
    case KeyColumn::Provider:
        return tr("Provider");
    case KeyColumn::State:
        //: Column heading: state of a provider's key
        return tr("Key");
    case KeyColumn::Source:
        //: Column heading: source of a key
        return tr("Source");
    case KeyColumn::Host:
        return tr("Host");
    case KeyColumn::Test:
        //: Column heading: result of a key test
        return tr("Test");
    }
    return {};
}

KeySourcesModel::KeySourcesModel(QObject *parent) : TableModel(KeySourceColumn::State, parent) { }

QVariant KeySourcesModel::cell(const KeySourceRow &row, KeySourceColumn column, int role) const
{
    const QString state = !row.problem.isEmpty() ? row.problem : row.isWritable ? tr("Available") : tr("Available (read-only)");
    switch (role) {
    case Qt::DisplayRole:
        return column == KeySourceColumn::Name ? row.name : state;
    case Qt::ToolTipRole:
        return state;
    case KeyAvailabilityRole:
        return static_cast<int>(row.problem.isEmpty() ? KeyAvailability::Ready : KeyAvailability::Unconfirmed);
    default:
        return {};
    }
}

QString KeySourcesModel::header(KeySourceColumn column) const
{
    switch (column) {
    case KeySourceColumn::Name:
        return tr("Source");
    case KeySourceColumn::State:
        return tr("State");
    }
    return {};
}

} // namespace outcrop
