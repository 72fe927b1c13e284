// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/clients/clientcontext.h"
#include "core/tokens/tokencount.h"
#include "models/base/tablemodel.h"

namespace outcrop {

/// `Truncated` follows the name, so that it is visible in a narrow list.
enum class ContextClientColumn { Client, Truncated, Tokens, Files };

/// A client and the size of the files it loads.
struct ContextClient {
    QString client;
    QString title;
    qsizetype files = 0; ///< number of texts sent in whole or in part, without listed files
    QString tokens;      ///< tokens at the start
    qsizetype truncatedFiles = 0;
    qint64 truncatedBytes = 0; ///< bytes of these files that are not sent
    QString evidence;
    QString refusal; ///< reason why the client would not start; empty if it would

    friend bool operator==(const ContextClient &, const ContextClient &) = default;
};

ContextClient contextClient(const ClientContext &context, const TokenCount &startTokens, qsizetype truncatedFiles);

/// The clients, one per row.
class ContextClientsModel : public TableModel<ContextClient, ContextClientColumn>
{
    Q_OBJECT

public:
    explicit ContextClientsModel(QObject *parent = nullptr);

    QModelIndex indexOf(const QString &client) const;

protected:
    QVariant cell(const ContextClient &row, ContextClientColumn column, int role) const override;
    QString header(ContextClientColumn column) const override;
};

} // namespace outcrop
