// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/tablemodel.h"

#include <QString>
#include <QStringList>

namespace outcrop {

/// The state of a provider's key.
enum class KeyAvailability {
    NotNeeded,
    Ready,
    Missing,     ///< no source has a key
    Unconfirmed, ///< the user must allow the host before a key is sent
    Refused,     ///< keys are never sent to this host
    Unknown,     ///< being read, or the source does not respond
};

/// Whether the key of a provider was tested, and the result.
enum class KeyTestState { None, Running, Passed, Failed };

/// A provider and the state of its key: source and destination. Never contains the key or a part of the key.
struct KeyRow {
    QString provider;
    KeyAvailability availability = KeyAvailability::Unknown;
    QStringList sources = {}; ///< names of the sources that have a key; the first is used
    QList<int> sourceIds = {}; ///< IDs of these sources, as in KeySourceRow
    bool isDefaultHost = true;
    QString variable = {};   ///< environment variable of the key
    QString host = {};       ///< host of the requests; empty for copy and paste
    QStringList otherHosts = {}; ///< other hosts that the user allowed
    QString problem = {};        ///< reason why the state is unknown
    KeyTestState test = KeyTestState::None;
    QString testResult = {};

    friend bool operator==(const KeyRow &, const KeyRow &) = default;
};

enum class KeyColumn { Provider, State, Source, Host, Test };

enum KeyRole {
    KeyAvailabilityRole = Qt::UserRole + 60, ///< int of KeyAvailability
    KeyTestRole,                             ///< int of KeyTestState
};

/// The providers, one per row.
class KeysModel : public TableModel<KeyRow, KeyColumn>
{
    Q_OBJECT

public:
    explicit KeysModel(QObject *parent = nullptr);

    QModelIndex indexOf(const QString &provider) const;

protected:
    QVariant cell(const KeyRow &row, KeyColumn column, int role) const override;
    QString header(KeyColumn column) const override;

private:
    QString text(const KeyRow &row, KeyColumn column) const;
};

/// Returns the translated name of a key state, such as `Ready` or `No key`.
QString availabilityTitle(KeyAvailability availability);
/// Returns an explanation of the state and advice.
QString availabilityAdvice(const KeyRow &row);
/// Returns the provider and the state of its key for the status bar, such as `anthropic: key set`.
QString keySummary(const KeyRow &row);

/// A place that can store keys, such as the system key store.
struct KeySourceRow {
    int id = 0;
    QString name;
    bool isWritable = false;
    QString problem = {}; ///< reason why the source is unavailable, and advice; empty if it is available

    friend bool operator==(const KeySourceRow &, const KeySourceRow &) = default;
};

enum class KeySourceColumn { Name, State };

/// The key sources in search order.
class KeySourcesModel : public TableModel<KeySourceRow, KeySourceColumn>
{
    Q_OBJECT

public:
    explicit KeySourcesModel(QObject *parent = nullptr);

protected:
    QVariant cell(const KeySourceRow &row, KeySourceColumn column, int role) const override;
    QString header(KeySourceColumn column) const override;
};

} // namespace outcrop
