// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/clients/startfolders.h"
#include "core/tokens/tokencount.h"
#include "models/base/tablemodel.h"

namespace outcrop {

/// The losses follow the name, so that they are visible in a narrow list.
enum class ContextClientColumn { Client, Truncated, Skipped, Tokens, Files };

/// A client and the size of the files it loads.
struct ContextClient {
    QString client;
    QString title;
    qsizetype files = 0; ///< number of texts sent in whole or in part, without listed files
    QString tokens;      ///< tokens at the start
    ContextLosses losses;
    bool isLimitedElsewhere = false; ///< whether a size limit removes other text if the client is started in another folder
    QString evidence; ///< in sentences
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
