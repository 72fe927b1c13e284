// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/forms/viewswitch.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QToolButton>

namespace outcrop {

ViewSwitch::ViewSwitch(QWidget *parent) : QWidget(parent), m_buttons(new QButtonGroup(this))
{
    setObjectName(QStringLiteral("viewSwitch"));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(1);
    //: A view mode of a document: its fields.
    add(FormMode::Form, tr("Form"), tr("Show the fields of the document"));
    //: A view mode of a document: its text.
    add(FormMode::Source, tr("Source"), tr("Show the text of the document"));
    //: A view mode of a document: its fields beside its text.
    add(FormMode::Both, tr("Both"), tr("Show fields and text side by side"));
    connect(m_buttons, &QButtonGroup::idClicked, this, [this](int id) { Q_EMIT chosen(static_cast<FormMode>(id)); });
}

void ViewSwitch::add(FormMode mode, const QString &text, const QString &help)
{
    auto *button = new QToolButton(this);
    button->setText(text);
    button->setToolTip(help);
    button->setCheckable(true);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    m_buttons->addButton(button, static_cast<int>(mode));
    layout()->addWidget(button);
}

void ViewSwitch::setMode(FormMode mode)
{
    m_buttons->button(static_cast<int>(mode))->setChecked(true);
}

} // namespace outcrop
