// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/context/foldercontext.h"
#include "app/prompt/renderprompt.h"

namespace outcrop {

/// Counts the tokens of passages for the model of the workspace's default prompt. If no provider is chosen, uses o200k_base, and prices are unknown.
class PassageCosts
{
public:
    explicit PassageCosts(const OpenedWorkspace &opened);

    TokenCount tokens(QStringView passage) const;
    /// Returns the price as input without a cache; nullopt if it is unknown.
    std::optional<Cost> price(const TokenCount &tokens) const;
    /// Returns the ID of the model; empty if no provider is chosen.
    const QString &model() const { return m_model; }

private:
    TokenCounterPtr m_counter;
    ModelPrice m_price;
    QString m_model;
};

/// A remark that an editor shows at an offset of a document.
struct DocumentRemark {
    qsizetype offset = 0;
    QString text;
};

/// Returns the tokens of each section, at the end of its heading, and the locations where clients truncate the document. `contexts` may be null.
QList<DocumentRemark> tokenRemarks(const OpenedWorkspace &opened, const Document &document, const FolderContexts *contexts);

/// Returns the price of an edit in each section of level 1 or 2, or in the body if there are no such sections. Each remark is at the start of its section or
/// body. Only for text that the request contains.
QList<DocumentRemark> editPriceRemarks(const RenderResult &render, const Document &document);

/// A client, and the text that it loads from a document.
struct ClientLoad {
    QString client; ///< display name
    ContextText text;
};

/// Returns the clients that find a document, in the order of the contexts.
QList<ClientLoad> clientLoads(const FolderContexts &contexts, const QString &path);

} // namespace outcrop
