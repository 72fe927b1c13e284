// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/clients/contextgroups.h"
#include "core/tokens/tokencount.h"
#include "models/base/treemodel.h"

namespace outcrop {

enum class ContextColumn { File, Tokens, Share, Reason };

/// Roles for the bar in the Share column. The data is a double: a share of the largest file.
enum ContextBarRole {
    SentShareRole = Qt::UserRole + 40,
    TruncatedShareRole, ///< share of the part that is not sent
};

/// A row of the context tree: a file, or the heading of a group.
struct ContextItem {
    QString key;
    QString title; ///< path relative to the folder, or the heading
    QString reason = {};
    QString tokens = {};
    QString evidence = {};
    qsizetype text = -1; ///< index in ClientContext::texts; -1 for a heading
    std::optional<ContextState> state = {};
    double sentShare = 0;
    double truncatedShare = 0;

    friend bool operator==(const ContextItem &, const ContextItem &) = default;
};

/// Returns the files of a context in sending order, in the groups of groupedTexts(). `tokens` has one count per text. The reason of a file that is loaded on
/// demand ends with its size, because its tokens are not counted.
QList<Branch<ContextItem>> contextTree(const ClientContext &context, const QList<TokenCount> &tokens, const QString &folder);

class ContextTreeModel : public TreeModel<ContextItem, ContextColumn>
{
    Q_OBJECT

public:
    explicit ContextTreeModel(QObject *parent = nullptr);

protected:
    QVariant cell(const ContextItem &item, ContextColumn column, int role) const override;
    QString header(ContextColumn column) const override;
    QString key(const ContextItem &item) const override { return item.key; }
};

} // namespace outcrop
