// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/editcostfooter.h"

#include "core/base/localnumbers.h"
#include "gui/editor/documenttabs.h"
#include "gui/editor/documentview.h"
#include "gui/editor/texteditor.h"
#include "gui/widgets/elidedlabel.h"

#include <QLocale>

namespace outcrop {

namespace {

const QString labelName = QStringLiteral("editCost");
constexpr int lookupDelayMilliseconds = 60;

/// Returns the label in the footer of a document, which is created on demand.
ElidedLabel *findOrAddLabel(DocumentView &view)
{
    if (auto *label = view.findChild<ElidedLabel *>(labelName))
        return label;
    auto *label = new ElidedLabel(&view);
    label->setObjectName(labelName);
    label->setElideMode(Qt::ElideRight);
    label->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    label->setAccessibleName(EditCostFooter::tr("Cost of an edit"));
    view.addFooterText(label);
    return label;
}

} // namespace

EditCostFooter::EditCostFooter(DocumentTabs &tabs, const LivePipeline &livePipeline, QObject *parent) : QObject(parent), m_tabs(tabs), m_timer(this), m_task(this)
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(lookupDelayMilliseconds);
    connect(&m_timer, &QTimer::timeout, this, &EditCostFooter::show);
    connect(&tabs, &QTabWidget::currentChanged, this, &EditCostFooter::followCurrentDocument);
    connect(&livePipeline, &LivePipeline::rendered, this, [this](const RenderSnapshot &view) {
        m_renderedPrompt = std::make_shared<const RenderSnapshot>(view);
        computeCosts();
    });
    const auto forget = [this] {
        m_renderedPrompt = nullptr;
        computeCosts();
    };
    connect(&livePipeline, &LivePipeline::failed, this, forget);
    connect(&livePipeline, &LivePipeline::stateChanged, this, [forget](const LiveState &view) {
        if (!view.workspace)
            forget();
    });
}

void EditCostFooter::followCurrentDocument()
{
    if (m_view)
        m_view->disconnect(this);
    m_view = m_tabs.current();
    if (!m_view)
        return;
    connect(m_view, &DocumentView::cursorOffsetChanged, &m_timer, qOverload<>(&QTimer::start));
    computeCosts();
}

void EditCostFooter::computeCosts()
{
    const QString path = m_view ? m_view->path() : QString();
    if (path.isEmpty() || !m_renderedPrompt) {
        m_task.discard();
        m_costs = {};
        return show();
    }
    m_task.run([rendered = m_renderedPrompt, path] { return EditCosts(rendered->result(), path); },
        [this, path](const EditCosts &costs) {
            m_costs = costs;
            m_path = path;
            show();
        });
}

void EditCostFooter::show()
{
    if (!m_view || !m_view->session())
        return;
    ElidedLabel *label = findOrAddLabel(*m_view);
    const bool isKnown = m_costs.isKnown() && m_path == m_view->path();
    label->setVisible(isKnown);
    if (!isKnown)
        return;
    const QString &document = m_view->session()->text();
    const qsizetype cursor = std::min(m_view->activeEditor()->cursorOffset(), document.size());
    const qsizetype start = cursor > 0 ? document.lastIndexOf(u'\n', cursor - 1) + 1 : 0;
    const qsizetype next = document.indexOf(u'\n', cursor);
    const EditCost cost = m_costs.costOf(start, next < 0 ? document.size() : next);
    label->setText(text(cost));
    label->setToolTip(label->text());
    //: Footer of a document; %1 is a price, %2 a number of tokens
    label->setShortText(cost.rewrittenTokens > 0 && cost.cost ? tr("Cost of an edit: %1, %2 tokens").arg(toText(*cost.cost, QLocale()), groupedNumber(cost.rewrittenTokens, QLocale())) : QString());
}

QString EditCostFooter::text(const EditCost &cost) const
{
    if (!cost.isSent)
        return tr("This line is not sent");
    if (!cost.isCached || cost.rewrittenTokens == 0)
        return tr("Editing this line does not rewrite any cached tokens");
    const QString tokens = tr("Editing this line rewrites %1 cached tokens").arg(groupedNumber(cost.rewrittenTokens, QLocale()));
    //: Tooltip in the footer of a document; %1 is a sentence about tokens, %2 a price
    return cost.cost ? tr("%1: %2 (one-time cost)").arg(tokens, toText(*cost.cost, QLocale())) : tokens;
}

} // namespace outcrop
