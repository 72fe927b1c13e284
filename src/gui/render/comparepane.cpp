// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/render/comparepane.h"

#include "gui/live/pickerchoices.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QScrollBar>
#include <QSignalBlocker>

namespace outcrop {

namespace {

/// Minimum width in pixels that keeps lines readable.
constexpr int minPaneWidth = 170;

} // namespace

ComparePane::ComparePane(QWidget *parent)
    : QWidget(parent)
    , m_name(new QLabel(this))
    , m_models(new QComboBox(this))
    , m_error(new QLabel(this))
    , m_text(new RenderTextView(this))
{
    m_models->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_models->setMinimumContentsLength(6);
    m_error->setWordWrap(true);
    m_error->setMargin(6);
    m_error->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    QFont boldFont = m_name->font();
    boldFont.setBold(true);
    m_name->setFont(boldFont);
    auto *head = new QHBoxLayout;
    head->setContentsMargins(6, 0, 0, 0);
    head->addWidget(m_name);
    head->addWidget(m_models, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addLayout(head);
    column->addWidget(m_error);
    column->addWidget(m_text, 1);
    setMinimumWidth(minPaneWidth);
    connect(m_models, &QComboBox::activated, this,
        [this] { Q_EMIT modelChosen(m_models->currentData().toString()); });
    connect(m_text, &QPlainTextEdit::updateRequest, this,
        &ComparePane::handleScroll); // the scroll bar does not emit a signal when the cursor scrolls the text
    connect(m_text->verticalScrollBar(), &QScrollBar::valueChanged, this, &ComparePane::handleScroll);
}

void ComparePane::setTarget(const CompareTarget &target, const Adapter *adapter, bool isReference)
{
    m_provider = target.provider;
    m_name->setText(target.provider);
    m_name->setToolTip(isReference ? tr("The other requests are compared with this one") : tr("Compared with the request in the first column"));
    m_text->setObjectName(target.provider);
    m_text->setAccessibleName(tr("Request for %1").arg(target.provider));
    m_models->setAccessibleName(tr("Model for %1").arg(target.provider));
    const QSignalBlocker quiet(m_models);
    m_models->clear();
    for (const Choice &choice : modelChoices(adapter))
        m_models->addItem(choice.text, choice.value.isValid() ? choice.value : QVariant(QString()));
    m_models->setItemText(0, tr("Model: default")); // the other choices are names of models
    m_models->setCurrentIndex(std::max(0, m_models->findData(target.model)));
}

void ComparePane::handleScroll()
{
    if (const int top = m_text->topLine(); std::exchange(m_topLine, top) != top)
        Q_EMIT scrolled();
}

void ComparePane::showRender(const ComparedRender &render)
{
    //: Tooltip of a list of models; %1 is a model
    m_models->setToolTip(render.numbers.model.isEmpty() ? tr("Model of this request") : tr("Model of this request: %1").arg(render.numbers.model));
    if (render.numbers.error != m_error->text())
        m_error->setText(render.numbers.error);
    m_error->setVisible(!render.numbers.error.isEmpty());
    m_text->setVisible(render.numbers.error.isEmpty());
    m_origins = render.origins;
    m_text->showText(render.text);
}

std::pair<Origin, int> ComparePane::topOrigin() const
{
    const int top = m_text->topLine();
    for (int line = top; line < m_origins.size(); ++line) {
        if (!m_origins.at(line).isGenerated())
            return {m_origins.at(line), line - top};
    }
    return {};
}

void ComparePane::scrollToOrigin(const Origin &origin, int distanceFromTop)
{
    if (const int line = lineOf(origin); line >= 0)
        m_text->setTopLine(line - distanceFromTop);
}

int ComparePane::lineOf(const Origin &origin) const
{
    for (int line = 0; line < m_origins.size(); ++line) {
        if (m_origins.at(line).offset == origin.offset && m_origins.at(line).file == origin.file)
            return line;
    }
    const PreparedText &text = *m_text->shownText();
    const qsizetype offset = text.tracedText.find(origin.file, origin.offset);
    return offset < 0 ? -1 : text.wrappedText.lineAt(offset);
}

} // namespace outcrop
