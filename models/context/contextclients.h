// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/clients/contextgroups.h"
#include "core/clients/startfolders.h"
#include "core/tokens/tokencount.h"
#include "models/base/tablemodel.h"

namespace outcrop {

/// The columns of losses and files follow the name, so that they are visible in a narrow list. The Files column marks files that are loaded twice.
enum class ContextClientColumn { Client, Truncated, Skipped, Files, Tokens };

/// A client and the size of the files it loads.
struct ContextClient {
    QString client;
    QString title;
    QString tokens;      ///< tokens of the files that the client loads at the start
    ContextCounts counts;
    bool isTruncatedElsewhere = false; ///< whether the client truncates or shortens other text if it is started in another folder
    bool isSkippedElsewhere = false;   ///< whether the client skips other files if it is started in another folder
    QString evidence; ///< sentences about how the rules of the client are known
    QString refusal; ///< reason why the client would not start; empty if it would

    friend bool operator==(const ContextClient &, const ContextClient &) = default;
};

ContextClient contextClient(const ClientContext &context, const TokenCount &startTokens, const StartFolders &starts);

/// The clients, one per row.
class ContextClientsModel : public TableModel<ContextClient, ContextClientColumn>
{
    Q_OBJECT

public:
    explicit ContextClientsModel(QObject *parent = nullptr);

    QModelIndex indexOf(const QString &client) const;

protected:
    QVariant cell(const ContextClient &row, ContextClientColumn column, int role) const override;
    static QString text(const ContextClient &row, ContextClientColumn column);
    QString header(ContextClientColumn column) const override;
};

} // namespace outcrop
