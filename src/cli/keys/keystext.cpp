// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/keys/keystext.h"

#include "cli/base/table.h"
#include "cli/keys/keysoutput.h"
#include "core/base/joinedtext.h"

#include <QHash>

#include <algorithm>

namespace outcrop {
namespace {

QString hostName(KeyHostState host)
{
    switch (host) {
    case KeyHostState::None:
        return QStringLiteral("none");
    case KeyHostState::Usual:
        return QStringLiteral("own");
    case KeyHostState::Confirmed:
        return QStringLiteral("confirmed");
    case KeyHostState::Unconfirmed:
        return QStringLiteral("unconfirmed");
    case KeyHostState::Refused:
        return QStringLiteral("refused");
    }
    return {};
}

/// Returns false if the first source of the key is a key store that is not available.
bool isStoreAvailable(const KeyState &state, const QList<KeyStoreState> &stores)
{
    const auto isSilentStore = [&state](const KeyStoreState &store) { return store.source == state.sources.value(0) && !store.isReady(); };
    return state.sources.isEmpty() || std::none_of(stores.begin(), stores.end(), isSilentStore);
}

/// Returns the state as a value in the JSON output, where the set of values is fixed.
QString stateValue(const KeyState &state, const QList<KeyStoreState> &stores)
{
    if (!state.owner.needsKey() && state.sources.isEmpty())
        return QStringLiteral("not needed");
    if (state.host == KeyHostState::Refused)
        return QStringLiteral("host refused");
    if (state.host == KeyHostState::Unconfirmed)
        return state.sources.isEmpty() ? QStringLiteral("missing, host unconfirmed") : QStringLiteral("host unconfirmed");
    if (!isStoreAvailable(state, stores))
        return QStringLiteral("key store unavailable");
    return state.isReady() ? QStringLiteral("ready") : QStringLiteral("missing");
}

QString stateText(const KeyState &state, const QList<KeyStoreState> &stores)
{
    static const QHash<QString, const MessageText *> titles{{QStringLiteral("not needed"), &keysoutput::keyNotNeeded},
        {QStringLiteral("host refused"), &keysoutput::hostRejected}, {QStringLiteral("host unconfirmed"), &keysoutput::hostNotAllowed},
        {QStringLiteral("missing, host unconfirmed"), &keysoutput::missingHostNotAllowed}, {QStringLiteral("key store unavailable"), &keysoutput::storeUnavailable},
        {QStringLiteral("ready"), &keysoutput::keyReady}, {QStringLiteral("missing"), &keysoutput::keyMissing}};
    const QString value = stateValue(state, stores);
    const MessageText *title = titles.value(value);
    return title ? (*title)() : value;
}

QStringList sourceNames(const KeyState &state)
{
    QStringList names;
    for (const KeySource source : state.sources)
        names.append(keySourceName(source));
    return names;
}

Json toJson(const KeyStoreState &store)
{
    return {{"place", jsonString(keySourceName(store.source))},
            {"name", jsonString(store.name)},
            {"writable", store.isWritable},
            {"ready", store.isReady()},
            {"problem", jsonStringOrNull(store.problem)}};
}

Json toJson(const KeyState &state, const QList<KeyStoreState> &stores)
{
    return {{"provider", jsonString(state.owner.provider)},
            {"state", jsonString(stateValue(state, stores))},
            {"ready", state.isReady() && isStoreAvailable(state, stores)},
            {"sources", jsonStrings(sourceNames(state))},
            {"variable", jsonStringOrNull(state.owner.variable)},
            {"origin", jsonStringOrNull(state.origin)},
            {"host", jsonString(hostName(state.host))},
            {"allowed", jsonStrings(state.otherHosts)}};
}

} // namespace

Json toJson(const KeyList &list)
{
    Json stores = Json::array();
    for (const KeyStoreState &store : list.stores)
        stores.push_back(toJson(store));
    Json providers = Json::array();
    for (const KeyState &state : list.providers)
        providers.push_back(toJson(state, list.stores));
    return {{"stores", stores}, {"providers", providers}};
}

QString orderText(const QList<KeyStoreState> &stores)
{
    QStringList names;
    for (const KeyStoreState &store : stores)
        names.append(keySourceName(store.source));
    return names.join(listSeparator());
}

void printKeys(const Console &console, const KeyList &list)
{
    Table table({{keysoutput::columnProvider()}, {keysoutput::columnState()}, {keysoutput::columnSource()}, {keysoutput::columnVariable()}, {keysoutput::columnHost()},
                 {keysoutput::columnOtherHosts()}});
    for (const KeyState &state : list.providers)
        table.addRow({state.owner.provider, stateText(state, list.stores), state.sources.isEmpty() ? QString() : keySourceText(state.sources.first()),
                      state.owner.variable, state.origin, state.otherHosts.join(u' ')});
    writeTable(console.out, table);
    writeSentence(console.out, keysoutput::searchOrder(orderText(list.stores)));
    for (const KeyStoreState &store : list.stores) {
        if (!store.isReady())
            printMessage(console, store.problem);
    }
}

} // namespace outcrop
