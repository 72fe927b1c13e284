// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/forms/chipedit.h"

#include "gui/forms/fieldeditors.h"
#include "gui/look/icons.h"
#include "gui/widgets/flowlayout.h"
#include "models/forms/fieldlabel.h"

#include <QCompleter>
#include <QFrame>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QToolButton>

namespace outcrop {

namespace {

constexpr int maxChipCharacters = 48;

QString chipText(const Json &item)
{
    return item.is_string() ? qString(item) : QString::fromStdString(item.dump());
}

QString shortenText(const QString &text)
{
    const QString line = text.simplified();
    return line.size() <= maxChipCharacters ? line : line.left(maxChipCharacters - 1) + u'…';
}

} // namespace

ChipEdit::ChipEdit(const QList<Candidate> &names, QWidget *parent)
    : ExpandedFieldEditor(parent), m_flow(new FlowLayout(this)), m_line(makeNameLine(this, names))
{
    m_flow->setContentsMargins(0, 0, 0, 0);
    m_line->setObjectName(QStringLiteral("chipLine"));
    m_line->setPlaceholderText(tr("Add…"));
    if (!names.isEmpty())
        m_line->setToolTip(tr("Type a name, or press Down to show the known names"));
    m_line->setMinimumWidth(80);
    m_flow->addWidget(m_line);
    setFocusProxy(m_line);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    m_line->installEventFilter(this);
    connect(m_line, &QLineEdit::editingFinished, this, &ChipEdit::commitLine);
}

void ChipEdit::showField(const FormRow &row, bool isEditable)
{
    const Json value = row.value.is_array() ? row.value : Json::array();
    const bool isSame = value == m_value && isEditable == m_isEditable && !m_label.isEmpty();
    m_label = fieldLabel(row);
    //: Accessible name of a text field; %1 is the name of a list.
    m_line->setAccessibleName(tr("Add to %1").arg(m_label));
    m_line->setReadOnly(!isEditable);
    m_isEditable = isEditable;
    if (isSame)
        return;
    m_value = value;
    m_editedChip = -1;
    makeChips();
}

void ChipEdit::makeChips()
{
    while (m_flow->count() > 1) {
        QLayoutItem *item = m_flow->takeAt(0);
        item->widget()->setParent(nullptr);
        item->widget()->deleteLater(); // a button of the chip may have triggered this change
        delete item;
    }
    QWidget *lastWidget = m_line;
    for (int index = 0; index < static_cast<int>(m_value.size()); ++index) {
        QWidget *chip = makeChip(index);
        m_flow->insertWidget(index, chip);
        chip->show();
        for (QToolButton *button : chip->findChildren<QToolButton *>()) {
            setTabOrder(lastWidget, button);
            lastWidget = button;
        }
    }
    setTabOrder(lastWidget, m_line); // Tab goes from the chips to the line
    updateGeometry();
}

QWidget *ChipEdit::makeChip(int index)
{
    const QString text = chipText(m_value.at(static_cast<size_t>(index)));
    auto *chip = new QFrame(this);
    chip->setObjectName(QStringLiteral("chip"));
    chip->setFrameShape(QFrame::StyledPanel);
    auto *edit = new QToolButton(chip);
    edit->setText(shortenText(text).replace(u'&', QLatin1String("&&")));
    //: Tooltip of an item of a list; %1 is its text.
    edit->setToolTip(tr("Edit: %1").arg(text));
    edit->setAccessibleName(text);
    auto *remove = new QToolButton(chip);
    remove->setObjectName(QStringLiteral("removeChip"));
    remove->setIcon(lineIcon(QStringLiteral("close")));
    remove->setIconSize(QSize(12, 12));
    //: Tooltip of a button; %1 is an item of a list.
    remove->setToolTip(tr("Remove %1").arg(text));
    remove->setAccessibleName(remove->toolTip());
    auto *row = new QHBoxLayout(chip);
    row->setContentsMargins(2, 0, 2, 0);
    row->setSpacing(0);
    for (QToolButton *button : {edit, remove}) {
        button->setAutoRaise(true);
        button->setEnabled(m_isEditable);
        row->addWidget(button);
    }
    connect(edit, &QToolButton::clicked, this, [this, index] { editChip(index); });
    connect(remove, &QToolButton::clicked, this, [this, index] { removeChip(index); });
    return chip;
}

bool ChipEdit::isEditing() const
{
    return m_editedChip >= 0 || !m_line->text().isEmpty();
}

void ChipEdit::editChip(int index)
{
    commitLine();
    if (index >= static_cast<int>(m_value.size()) || !m_value.at(static_cast<size_t>(index)).is_string())
        return;
    m_editedChip = index;
    m_line->setText(qString(m_value.at(static_cast<size_t>(index))));
    m_line->selectAll();
    m_line->setFocus(Qt::OtherFocusReason);
}

void ChipEdit::removeChip(int index)
{
    Json value = m_value;
    value.erase(static_cast<size_t>(index));
    m_line->clear();
    m_editedChip = -1;
    Q_EMIT valueEdited(value);
}

/// Adds the text of the line to the list, or replaces the edited item. An empty line changes nothing.
void ChipEdit::commitLine()
{
    const QString text = m_line->text().trimmed();
    const int editedChip = std::exchange(m_editedChip, -1);
    m_line->clear();
    if (text.isEmpty() || !m_isEditable)
        return;
    Json value = m_value;
    if (editedChip >= 0 && editedChip < static_cast<int>(value.size()))
        value.at(static_cast<size_t>(editedChip)) = jsonString(text);
    else
        value.push_back(jsonString(text));
    if (value != m_value)
        Q_EMIT valueEdited(value);
}

/// Shows all known names.
void ChipEdit::showNames()
{
    m_line->completer()->setCompletionPrefix({});
    m_line->completer()->complete();
}

/// Removes the last chip on Backspace in an empty line, and shows the known names on the Down key. Escape discards the typed text.
bool ChipEdit::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_line || event->type() != QEvent::KeyPress)
        return ExpandedFieldEditor::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent *>(event)->key();
    if (key == Qt::Key_Backspace && m_line->text().isEmpty() && !m_value.empty() && m_isEditable) {
        removeChip(static_cast<int>(m_value.size()) - 1);
        return true;
    }
    if (key == Qt::Key_Down && m_line->text().isEmpty() && m_line->completer() && m_isEditable) {
        showNames();
        return true;
    }
    if (key == Qt::Key_Escape && isEditing()) {
        m_editedChip = -1;
        m_line->clear();
        return true;
    }
    return false;
}

} // namespace outcrop
