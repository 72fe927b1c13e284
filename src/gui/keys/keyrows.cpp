// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/keys/keyrows.h"

#include <QCoreApplication>

namespace outcrop {

namespace {

struct KeyWords {
    Q_DECLARE_TR_FUNCTIONS(KeyRows)
};

KeyAvailability availabilityOf(const KeyState &state)
{
    if (!state.owner.needsKey())
        return KeyAvailability::NotNeeded;
    if (state.host == KeyHostState::Refused)
        return KeyAvailability::Refused;
    if (state.host == KeyHostState::Unconfirmed)
        return KeyAvailability::Unconfirmed;
    return state.sources.isEmpty() ? KeyAvailability::Missing : KeyAvailability::Ready;
}

} // namespace

QString keySourceTitle(KeySource source)
{
    switch (source) {
    case KeySource::Memory:
        //: Name of a key source: the memory of the program
        return KeyWords::tr("process memory (until you quit)");
    case KeySource::Environment:
        //: Name of a key source: environment variables
        return KeyWords::tr("environment");
    case KeySource::System:
        return KeyWords::tr("system key store");
    }
    return {};
}

KeyRow keyRow(const KeyState &state)
{
    KeyRow row{state.owner.provider, availabilityOf(state)};
    for (const KeySource source : state.sources) {
        row.sources += keySourceTitle(source);
        row.sourceIds += static_cast<int>(source);
    }
    row.variable = state.owner.variable;
    row.host = state.origin;
    row.isDefaultHost = state.host == KeyHostState::Usual || state.host == KeyHostState::None;
    row.otherHosts = state.otherHosts;
    return row;
}

QString toFullSentence(const QString &message)
{
    if (message.isEmpty())
        return {};
    const QString sentence = message.left(1).toUpper() + message.mid(1);
    return sentence.endsWith(u'.') ? sentence : sentence + u'.';
}

KeySourceRow keySourceRow(const KeyStoreState &store)
{
    return {static_cast<int>(store.source), keySourceTitle(store.source), store.isWritable, toFullSentence(store.problem)};
}

} // namespace outcrop
