// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/clients/clientcomparisonrow.h"

#include <algorithm>
#include <list>

namespace outcrop {
namespace {

constexpr int notSentRank = 4;

/// Returns the rank of a state by the sent part of the file: 0 for the whole file, the highest for none. If several rules of a client apply to a file, the
/// lowest rank is used.
int rankOf(ContextState state)
{
    switch (state) {
    case ContextState::Loaded:
    case ContextState::Imported:
        return 0;
    case ContextState::Truncated:
        return 1;
    case ContextState::Listed:
        return 2;
    case ContextState::Waiting:
        return 3;
    case ContextState::Hidden:
    case ContextState::Skipped:
        return notSentRank;
    }
    Q_UNREACHABLE();
}

bool isAtStart(const ClientContext &client, const ContextText &text)
{
    return text.isSent() && (text.part < 0 || !client.parts[text.part].loadsOnFileRead);
}

bool isSameState(const ClientContext &one, qsizetype oneText, const ClientContext &other, qsizetype otherText)
{
    const int left = oneText < 0 ? notSentRank : rankOf(one.texts[oneText].state), right = otherText < 0 ? notSentRank : rankOf(other.texts[otherText].state);
    if (left != right || left == notSentRank)
        return left == right;
    const ContextText &text = one.texts[oneText], &otherOne = other.texts[otherText];
    return text.truncationOffset == otherOne.truncationOffset && isAtStart(one, text) == isAtStart(other, otherOne);
}

/// The rows in order, and the row of each file by its real path.
struct ComparisonRows {
    std::list<ClientComparisonRow> rows;
    QHash<QString, std::list<ClientComparisonRow>::iterator> places;
};

void addClient(const ClientContext &client, qsizetype column, qsizetype columns, ComparisonRows &all)
{
    auto after = all.rows.begin();
    qsizetype order = 0;
    for (qsizetype i = 0; i < client.texts.size(); ++i) {
        const ContextText &text = client.texts[i];
        const QString file = text.realFile.isEmpty() ? text.file : text.realFile; // without a real path: a missing import
        auto known = all.places.constFind(file);
        if (known == all.places.constEnd()) {
            const auto row = all.rows.insert(after, ClientComparisonRow{text.file, QList<qsizetype>(columns, -1), QList<qsizetype>(columns, 0), false});
            known = all.places.insert(file, row);
        }
        ClientComparisonRow &row = **known;
        after = std::next(*known);
        qsizetype &ownIndex = row.textIndexes[column];
        if (ownIndex < 0 || rankOf(text.state) < rankOf(client.texts[ownIndex].state))
            ownIndex = i;
        if (isAtStart(client, text) && row.startPositions[column] == 0)
            row.startPositions[column] = ++order;
    }
}

} // namespace

QList<ClientComparisonRow> compareClients(const QList<const ClientContext *> &clients)
{
    ComparisonRows all;
    for (qsizetype i = 0; i < clients.size(); ++i)
        addClient(*clients[i], i, clients.size(), all);
    QList<ClientComparisonRow> rows(all.rows.begin(), all.rows.end());
    for (ClientComparisonRow &row : rows) {
        for (qsizetype i = 1; i < clients.size(); ++i)
            row.isDifferent = row.isDifferent || !isSameState(*clients[0], row.textIndexes[0], *clients[i], row.textIndexes[i]);
    }
    return rows;
}

} // namespace outcrop
