// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/tablemodel.h"

#include <QString>
#include <QStringList>

namespace outcrop {

/// Whether a provider can be asked, as far as keys go.
enum class KeyStanding {
    NotNeeded,
    Ready,
    Missing,     ///< no place has a key
    Unconfirmed, ///< there is one, but it is not sent to this host until the user confirms it
    Refused,     ///< no key is ever sent to this host
    Unknown,     ///< being looked up, or the store does not respond
};

/// What became of a test.
enum class KeyTest { None, Running, Passed, Failed };

/// A provider and its key: where it comes from and where it may go. Never the key or a part of it.
struct KeyRow {
    QString provider;
    KeyStanding standing = KeyStanding::Unknown;
    QStringList places = {}; ///< that have a key, in words; the first is used
    QList<int> placeIds = {}; ///< the same, as StoreRow has them
    bool ownHost = true;     ///< it is the provider's own
    QString variable = {};   ///< of the environment
    QString host = {};       ///< where requests go; empty for copy and paste
    QStringList otherHosts = {}; ///< that the user has confirmed as well
    QString problem = {};    ///< why nothing is known
    KeyTest test = KeyTest::None;
    QString testResult = {};

    friend bool operator==(const KeyRow &, const KeyRow &) = default;
};

enum class KeyColumn { Provider, State, Source, Host, Test };

enum KeyRole {
    KeyStandingRole = Qt::UserRole + 60, ///< int of KeyStanding
    KeyTestRole,                         ///< int of KeyTest
};

/// One provider a row.
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

/// `Ready`, `No key`, in the user's language.
QString standingTitle(KeyStanding standing);
/// What it means and what to do.
QString standingAdvice(const KeyRow &row);
/// `key: anthropic from the system key store`, for the status bar.
QString keySummary(const KeyRow &row);

/// A place where keys are kept.
struct StoreRow {
    int id = 0;
    QString name;
    bool writable = false;
    QString problem = {}; ///< why it cannot be used, and what to do; empty where it can

    friend bool operator==(const StoreRow &, const StoreRow &) = default;
};

enum class StoreColumn { Name, State };

/// The places, in the order in which they are asked.
class StoresModel : public TableModel<StoreRow, StoreColumn>
{
    Q_OBJECT

public:
    explicit StoresModel(QObject *parent = nullptr);

protected:
    QVariant cell(const StoreRow &row, StoreColumn column, int role) const override;
    QString header(StoreColumn column) const override;
};

} // namespace outcrop
