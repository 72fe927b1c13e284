// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/templatesdialog.h"

#include "core/base/explainerror.h"
#include "gui/widgets/emptystate.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>
#include <QTreeView>
#include <QVBoxLayout>

namespace outcrop {

TemplatesDialog::TemplatesDialog(QWidget *parent)
    : QDialog(parent)
    , m_pages(new QStackedWidget(this))
    , m_list(new QTreeView(this))
    , m_emptyState(new EmptyState(this))
    , m_structuredButton(addButton(QStringLiteral("makeStructured"), tr("Use &structured mode"), tr("Send prompts of this type as METADATA and INSTRUCTION")))
    , m_unstructuredButton(addButton(QStringLiteral("makeUnstructured"), tr("Use &unstructured mode"), tr("Send prompts of this type as plain text")))
    , m_revertButton(addButton(QStringLiteral("revertMode"), tr("&Revert mode"), tr("Restore the previous mode of this prompt type")))
    , m_openButton(addButton(QStringLiteral("openTemplate"), tr("Show in &file"), tr("Go to the template in its file")))
    , m_problem(new QLabel(this))
{
    setObjectName(QStringLiteral("templatesDialog"));
    setWindowTitle(tr("Prompt Templates"));
    layOut();
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &TemplatesDialog::updateButtons);
    const auto doSwitch = [this](PromptMode mode, const QString &title) {
        requestChange(planTemplateModeSwitch(m_workspace->workspace(), chosenMode()->type, mode), title.arg(chosenMode()->type));
    };
    //: Title of an undo step; %1 is a type of prompt, such as validation.
    connect(m_structuredButton, &QPushButton::clicked, this, [this, doSwitch] { doSwitch(PromptMode::Structured, tr("Use structured mode for %1 prompts")); });
    //: Title of an undo step; %1 is a type of prompt, such as validation.
    connect(m_unstructuredButton, &QPushButton::clicked, this, [this, doSwitch] { doSwitch(PromptMode::Unstructured, tr("Use unstructured mode for %1 prompts")); });
    connect(m_revertButton, &QPushButton::clicked, this, [this] {
        //: Title of an undo step; %1 is a type of prompt, such as validation.
        requestChange(planTemplateModeRevert(m_workspace->workspace(), chosenMode()->type), tr("Revert the mode of %1 prompts").arg(chosenMode()->type));
    });
    connect(m_openButton, &QPushButton::clicked, this, [this] { Q_EMIT locationChosen(chosenMode()->location); });
    setWorkspace(nullptr);
}

QPushButton *TemplatesDialog::addButton(const QString &name, const QString &text, const QString &help)
{
    auto *button = new QPushButton(text, this);
    button->setObjectName(name);
    button->setToolTip(help);
    button->setAutoDefault(false);
    return button;
}

void TemplatesDialog::layOut()
{
    m_list->setObjectName(QStringLiteral("templateModes"));
    m_list->setAccessibleName(tr("Prompt templates"));
    m_list->setModel(&m_model);
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAllColumnsShowFocus(true);
    m_list->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_list->header()->setStretchLastSection(true);
    m_emptyState->setTexts(tr("No templates"), tr("Templates define how each prompt type is sent. Define templates in config/hybrid_prompt_templates.yaml."));
    m_pages->addWidget(m_list);
    m_pages->addWidget(m_emptyState);
    m_problem->setWordWrap(true);
    auto *buttons = new QHBoxLayout;
    for (QPushButton *button : {m_structuredButton, m_unstructuredButton, m_revertButton, m_openButton})
        buttons->addWidget(button);
    buttons->addStretch(1);
    auto *box = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(box, &QDialogButtonBox::rejected, this, &QDialog::reject);
    buttons->addWidget(box);
    auto *purpose = new QLabel(tr("A structured prompt contains METADATA, INSTRUCTION and the rules from the rule domains of its prompt type; "
                                  "an unstructured prompt is plain text."),
        this);
    purpose->setWordWrap(true);
    auto *column = new QVBoxLayout(this);
    column->addWidget(purpose);
    column->addWidget(m_pages, 1);
    column->addWidget(m_problem);
    column->addLayout(buttons);
    resize(720, 320);
}

void TemplatesDialog::setWorkspace(const WorkspacePtr &workspace)
{
    m_workspace = workspace;
    m_model.setRows(workspace ? templateModes(workspace->library.configuration) : QList<TemplateMode>());
    m_pages->setCurrentIndex(m_model.rowCount() > 0 ? 0 : 1);
    m_problem->hide();
    if (!m_list->currentIndex().isValid() && m_model.rowCount() > 0)
        m_list->setCurrentIndex(m_model.index(0, 0));
    updateButtons();
}

const TemplateMode *TemplatesDialog::chosenMode() const
{
    const QModelIndex index = m_list->currentIndex();
    return index.isValid() ? m_model.rowAt(index) : nullptr;
}

void TemplatesDialog::updateButtons()
{
    const TemplateMode *mode = chosenMode();
    m_structuredButton->setEnabled(mode && !mode->isStructured);
    m_unstructuredButton->setEnabled(mode && mode->isStructured);
    m_revertButton->setEnabled(mode && !mode->before.isEmpty());
    m_openButton->setEnabled(mode != nullptr);
}

void TemplatesDialog::requestChange(const Result<WorkspaceChange> &change, const QString &title)
{
    m_problem->setVisible(!change.ok());
    if (!change.ok())
        return m_problem->setText(explainErrorAt(change.error()));
    Q_EMIT changeRequested(*change, title);
}

} // namespace outcrop
