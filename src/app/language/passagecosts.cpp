// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/language/passagecosts.h"

#include "app/language/documentsections.h"
#include "app/language/languagemessages.h"
#include "app/prompt/editcost.h"
#include "app/workspace/chosenprovider.h"
#include "core/base/datatext.h"
#include "core/text/linetable.h"

#include <QDir>

namespace outcrop {
namespace {

QString countLabel(const TokenCount &count)
{
    const QString label = languagemessages::tokenCount(count.tokens);
    return count.isExact() ? label : languagemessages::estimated(label);
}

QString editLabel(const EditCost &cost)
{
    if (!cost.isCached || cost.rewrittenTokens == 0)
        return languagemessages::noTokensRewritten();
    const QString label = languagemessages::editRewrites(cost.rewrittenTokens);
    return cost.cost ? languagemessages::editPrice(label, toText(*cost.cost)) : label;
}

void addTruncationRemarks(const Document &document, const FolderContexts &contexts, QList<DocumentRemark> &remarks)
{
    const QList<TextLine> lines = splitLines(document.text);
    for (const ClientLoad &load : clientLoads(contexts, document.path)) {
        const qint64 line = load.text.truncationLine;
        if (load.text.state == ContextState::Truncated && line > 0 && line <= lines.size())
            remarks.append({lines[line - 1].end, languagemessages::truncatedHere(load.client)});
    }
}

} // namespace

PassageCosts::PassageCosts(const OpenedWorkspace &opened)
{
    if (const Result<RenderTarget> target = selectTarget(opened, {}, {}, {})) {
        m_counter = counterFor(opened, *target);
        m_price = target->model.price;
        m_model = target->model.id;
    } else if (const Result<TokenCounterPtr> counter = opened.counters.named(QStringLiteral("o200k_base"))) {
        m_counter = *counter;
    }
}

TokenCount PassageCosts::tokens(QStringView passage) const
{
    return m_counter ? m_counter->count(passage) : TokenCount();
}

std::optional<Cost> PassageCosts::price(const TokenCount &tokens) const
{
    return costOf(m_price.pricesForPrompt(tokens.tokens).input, tokens.tokens);
}

QList<DocumentRemark> tokenRemarks(const OpenedWorkspace &opened, const Document &document, const FolderContexts *contexts)
{
    const PassageCosts costs(opened);
    QList<DocumentRemark> remarks;
    for (const DocumentSection &section : documentSections(document)) {
        const QStringView text = QStringView(document.text).sliced(section.start, section.end - section.start);
        remarks.append({section.headingEnd, countLabel(costs.tokens(text))});
    }
    if (contexts)
        addTruncationRemarks(document, *contexts, remarks);
    return remarks;
}

QList<DocumentRemark> editPriceRemarks(const RenderResult &render, const Document &document)
{
    const EditCosts costs(render, document.path);
    QList<DocumentRemark> remarks;
    if (!costs.isKnown())
        return remarks;
    QList<DocumentSection> sections = documentSections(document);
    sections.removeIf([](const DocumentSection &section) { return section.level > 2; });
    if (sections.isEmpty())
        sections.append({{}, 1, document.frontMatter.bodyStart, document.frontMatter.bodyStart, document.text.size()});
    for (const DocumentSection &section : sections) {
        if (const EditCost cost = costs.costOf(section.start, section.end); cost.isSent)
            remarks.append({section.start, editLabel(cost)});
    }
    return remarks;
}

QList<ClientLoad> clientLoads(const FolderContexts &contexts, const QString &path)
{
    const QString file = QDir(contexts.folder).filePath(path);
    QList<ClientLoad> loads;
    for (const ContextReport &counted : contexts.clients) {
        for (const ContextText &text : counted.context.texts) {
            if (text.file == file || text.realFile == file)
                loads.append({dataText(counted.context.title), text});
        }
    }
    return loads;
}

} // namespace outcrop
