// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/clients/clientcontext.h"
#include "core/tokens/tokencount.h"
#include "models/base/tablemodel.h"

namespace outcrop {

enum class ContextClientColumn { Client, Files, Tokens, Cut };

/// A client and the size of what it loads.
struct ContextClient {
    QString client;
    QString title;
    qsizetype files = 0; ///< sent, in whole or in part
    QString tokens;      ///< at the start
    qsizetype cut = 0;
    QString evidence;
    QString refusal; ///< why the client would not run

    friend bool operator==(const ContextClient &, const ContextClient &) = default;
};

ContextClient contextClient(const ClientContext &context, const TokenCount &atStart, qsizetype cut);

/// One row for each client.
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
