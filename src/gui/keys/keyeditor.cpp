// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/keys/keyeditor.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QVBoxLayout>

namespace outcrop {

KeyEditor::KeyEditor(QWidget *parent)
    : QGroupBox(parent)
    , m_advice(new QLabel(this))
    , m_key(new QLineEdit(this))
    , m_sourcePicker(new QComboBox(this))
    , m_storeButton(addButton(QStringLiteral("storeKey"), tr("&Store key"),
          tr("Store this key in the selected source; the key is not shown again")))
    , m_testButton(addButton(QStringLiteral("testKey"), tr("&Test key"),
          tr("Send a free request to check whether the provider accepts the key")))
    , m_removeButton(addButton(QStringLiteral("removeKey"), tr("&Remove key"), tr("Remove the key from a source")))
    , m_allowButton(addButton(QStringLiteral("allowHost"), tr("Allow &host"),
          tr("Allow Outcrop to send this provider’s key to this host")))
    , m_hosts(addButton(
          QStringLiteral("otherHosts"), tr("Rem&ove allowed host…"), tr("Stop sending this provider’s key to an allowed host")))
    , m_removeMenu(new QMenu(this))
    , m_hostsMenu(new QMenu(this))
{
    setObjectName(QStringLiteral("chosenProvider"));
    layOut();
    connectParts();
    showRow();
}

QPushButton *KeyEditor::addButton(const QString &name, const QString &text, const QString &help)
{
    auto *button = new QPushButton(text, this);
    button->setObjectName(name);
    button->setToolTip(help);
    button->setAutoDefault(false);
    return button;
}

void KeyEditor::layOut()
{
    m_advice->setObjectName(QStringLiteral("keyAdvice"));
    m_advice->setWordWrap(true);
    m_advice->setMinimumHeight(
        2 * fontMetrics().lineSpacing()); // the reserved height prevents layout changes when another provider is selected
    m_advice->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_advice);
    column->addLayout(makeKeyRow());
    column->addLayout(makeButtons());
}

QLayout *KeyEditor::makeKeyRow()
{
    m_key->setObjectName(QStringLiteral("newKey"));
    m_key->setEchoMode(QLineEdit::Password);
    m_key->setInputMethodHints(Qt::ImhHiddenText | Qt::ImhNoPredictiveText | Qt::ImhNoAutoUppercase | Qt::ImhSensitiveData);
    m_key->setAccessibleName(tr("New key"));
    m_sourcePicker->setObjectName(QStringLiteral("keyPlace"));
    m_sourcePicker->setAccessibleName(tr("Source in which the key is stored"));
    m_sourcePicker->setToolTip(m_sourcePicker->accessibleName());
    m_sourcePicker->setSizeAdjustPolicy(QComboBox::AdjustToContents); // the sources are added later, so the picker adjusts its width to them
    auto *row = new QHBoxLayout;
    row->addWidget(m_key, 1);
    //: Label of the list of key sources in which a new key can be stored
    row->addWidget(new QLabel(tr("Store in"), this));
    row->addWidget(m_sourcePicker);
    row->addWidget(m_storeButton);
    return row;
}

QLayout *KeyEditor::makeButtons()
{
    m_removeButton->setMenu(m_removeMenu);
    m_hosts->setMenu(m_hostsMenu);
    auto *row = new QHBoxLayout;
    for (QPushButton *button : {m_testButton, m_removeButton, m_hosts})
        row->addWidget(button);
    row->addStretch(1);
    row->addWidget(m_allowButton);
    return row;
}

void KeyEditor::connectParts()
{
    connect(m_key, &QLineEdit::textChanged, this, &KeyEditor::updateSaveButton);
    connect(m_key, &QLineEdit::returnPressed, m_storeButton, &QPushButton::click);
    connect(m_storeButton, &QPushButton::clicked, this, [this] { Q_EMIT storeRequested(m_row.provider, m_sourcePicker->currentData().toInt()); });
    connect(m_testButton, &QPushButton::clicked, this, [this] {
        if (m_row.test == KeyTestState::Running)
            Q_EMIT stopRequested(m_row.provider);
        else
            Q_EMIT testRequested(m_row.provider);
    });
    connect(m_allowButton, &QPushButton::clicked, this, [this] { Q_EMIT allowRequested(m_row.provider, m_row.host); });
}

void KeyEditor::setRow(const KeyRow &row)
{
    if (row.provider != m_row.provider)
        m_key->setText(QString());
    m_row = row;
    showRow();
}

void KeyEditor::setSources(const QList<KeySourceRow> &sources)
{
    m_sources = sources;
    const int before = m_sourcePicker->count() > 0 ? m_sourcePicker->currentData().toInt() : -1;
    m_sourcePicker->clear();
    for (const KeySourceRow &source : sources) {
        if (source.isWritable && source.problem.isEmpty())
            m_sourcePicker->addItem(source.name, source.id);
    }
    const int same = m_sourcePicker->findData(before);
    m_sourcePicker->setCurrentIndex(same >= 0 ? same : m_sourcePicker->count() - 1); // in the default search order, the last source stores keys permanently
    showRow();
}

void KeyEditor::focusKey()
{
    m_key->setFocus(Qt::OtherFocusReason);
}

Secret KeyEditor::takeKey()
{
    Secret key(m_key->text().toUtf8());
    m_key->setText(QString()); // unlike clear(), setText() also clears the undo stack
    return key;
}

void KeyEditor::showRow()
{
    const bool hasProvider = !m_row.provider.isEmpty();
    const bool takesKey =
        hasProvider && m_row.availability != KeyAvailability::NotNeeded && m_row.availability != KeyAvailability::Refused;
    setEnabled(hasProvider);
    setTitle(hasProvider ? m_row.provider : tr("No provider selected"));
    m_advice->setText(hasProvider ? availabilityAdvice(m_row) : QString());
    m_key->setEnabled(takesKey);
    //: Placeholder of the field for a key; %1 is the name of a provider
    m_key->setPlaceholderText(takesKey ? tr("Paste a key for %1").arg(m_row.provider) : QString());
    m_testButton->setText(m_row.test == KeyTestState::Running ? tr("S&top") : tr("&Test key"));
    m_testButton->setEnabled(canTest());
    m_allowButton->setVisible(m_row.availability == KeyAvailability::Unconfirmed);
    fillRemoveMenu();
    fillHostsMenu();
    updateSaveButton();
}

bool KeyEditor::canTest() const
{
    const bool may = m_row.availability == KeyAvailability::Ready || m_row.availability == KeyAvailability::NotNeeded
        || m_row.availability == KeyAvailability::Unknown;
    return may && !m_row.host.isEmpty();
}

void KeyEditor::fillRemoveMenu()
{
    m_removeMenu->clear();
    for (const KeySourceRow &store : std::as_const(m_sources)) {
        if (store.isWritable && m_row.sourceIds.contains(store.id))
            //: Command in the menu Remove; %1 is a key source such as "system key store"
            m_removeMenu->addAction(tr("From the %1").arg(store.name), this, [this, id = store.id] { Q_EMIT removeRequested(m_row.provider, id); });
    }
    m_removeButton->setEnabled(!m_removeMenu->isEmpty());
}

void KeyEditor::fillHostsMenu()
{
    m_hostsMenu->clear();
    for (const QString &host : std::as_const(m_row.otherHosts))
        //: Command in a menu; %1 is the host that receives the key
        m_hostsMenu->addAction(tr("Stop Sending the Key to %1").arg(host), this, [this, host] { Q_EMIT forbidRequested(m_row.provider, host); });
    m_hosts->setVisible(!m_row.otherHosts.isEmpty());
}

void KeyEditor::updateSaveButton()
{
    m_storeButton->setEnabled(!m_key->text().trimmed().isEmpty() && m_sourcePicker->count() > 0 && !m_row.provider.isEmpty());
}

} // namespace outcrop
