// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/clients/clientcomparisonrow.h"
#include "core/tokens/tokencount.h"
#include "models/base/tablemodel.h"

namespace outcrop {

enum class ContextPairColumn { File, First, FirstTokens, Second, SecondTokens };

/// A file and its state in two clients.
struct ContextPair {
    struct Side {
        QString text;   ///< `2. loaded`, `truncated at byte 32,768`, or a dash if the client does not look for the file
        QString tokens; ///< empty if the file is not sent
        QString reason;
        qsizetype index = -1; ///< index in ClientContext::texts, or -1

        friend bool operator==(const Side &, const Side &) = default;
    };

    QString file;  ///< absolute path
    QString title; ///< path relative to the folder
    Side first;
    Side second;
    bool isDifferent = false;

    friend bool operator==(const ContextPair &, const ContextPair &) = default;
};

/// A client's context and the token count of each text.
struct ContextWithTokens {
    const ClientContext &context;
    const QList<TokenCount> &tokens;
};

/// Returns the files of two clients in load order; with `onlyDifferences`, only files with different states.
QList<ContextPair> contextPairs(const ContextWithTokens &first, const ContextWithTokens &second, const QString &folder, bool onlyDifferences);

class ContextPairsModel : public TableModel<ContextPair, ContextPairColumn>
{
    Q_OBJECT

public:
    explicit ContextPairsModel(QObject *parent = nullptr);

    /// Sets the titles of the clients for the headers.
    void setTitles(const QString &first, const QString &second);

protected:
    QVariant cell(const ContextPair &row, ContextPairColumn column, int role) const override;
    QString header(ContextPairColumn column) const override;

private:
    QString m_firstTitle;
    QString m_secondTitle;
};

} // namespace outcrop
