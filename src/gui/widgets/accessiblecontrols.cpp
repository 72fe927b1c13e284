// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/accessiblecontrols.h"

#include <QAccessibleWidget>
#include <QAction>
#include <QComboBox>
#include <QCoreApplication>
#include <QLabel>
#include <QLineEdit>
#include <QSplitter>
#include <QTimer>
#include <QToolButton>

#include <algorithm>

namespace outcrop {

namespace {

/// A hidden label of a combo box. On Linux, Qt gives the current value as the name of a combo box, and the name as its label. Stays in the widget that
/// contains the combo box, because Qt searches only there.
class ComboBoxLabel : public QLabel
{
public:
    explicit ComboBoxLabel(QComboBox *box) : QLabel(box->parentWidget())
    {
        setObjectName(QStringLiteral("comboBoxLabel"));
        setBuddy(box);
        hide();
        box->installEventFilter(this);
        connect(box, &QObject::destroyed, this, &QObject::deleteLater);
    }

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::ParentChange)
            setParent(buddy()->parentWidget());
        return QLabel::eventFilter(watched, event);
    }
};

/// Reads the accessible name of the combo box on each request, because it can change.
class ComboBoxLabelAccessible : public QAccessibleWidget
{
public:
    explicit ComboBoxLabelAccessible(ComboBoxLabel *label) : QAccessibleWidget(label, QAccessible::StaticText), m_label(label) { }

    QString text(QAccessible::Text kind) const override
    {
        const QWidget *box = m_label->buddy();
        return box && kind == QAccessible::Name ? box->accessibleName() : QString();
    }

private:
    ComboBoxLabel *m_label; ///< the label; Qt deletes this interface with the label
};

bool hasLabel(const QComboBox &box)
{
    const QList<QLabel *> labels = box.parentWidget()->findChildren<QLabel *>(QString(), Qt::FindDirectChildrenOnly);
    return std::any_of(labels.begin(), labels.end(), [&box](const QLabel *label) { return label->buddy() == &box; });
}

void addLabel(QComboBox *box)
{
    const bool canHaveLabel = box->parentWidget() && !qobject_cast<QSplitter *>(box->parentWidget()); // a splitter would show the label
    if (canHaveLabel && !hasLabel(*box))
        new ComboBoxLabel(box);
}

/// Names the buttons in a line: the button that clears it, and its icon, which Qt makes a button. The names are set later, because the buttons may not exist
/// yet. Also, an immediate name would make Qt request the interface that is being created.
void nameButtons(QLineEdit *line)
{
    QTimer::singleShot(0, line, [line] {
        for (QToolButton *button : line->findChildren<QToolButton *>(QString(), Qt::FindDirectChildrenOnly)) {
            const QAction *action = button->defaultAction();
            const bool isClear = action && action->objectName() == QLatin1String("_q_qlineeditclearaction");
            if (button->accessibleName().isEmpty())
                button->setAccessibleName(isClear ? QCoreApplication::translate("AccessibleControls", "Clear text") : line->accessibleName());
        }
    });
}

/// Adds the missing names of a control. Returns its accessible interface; null lets Qt create it. Called once for each class of a control, when a screen reader
/// requests the control.
QAccessibleInterface *completeControl(const QString &, QObject *object)
{
    if (auto *label = dynamic_cast<ComboBoxLabel *>(object))
        return new ComboBoxLabelAccessible(label);
    if (auto *box = qobject_cast<QComboBox *>(object))
        addLabel(box);
    else if (auto *line = qobject_cast<QLineEdit *>(object))
        nameButtons(line);
    else if (auto *button = qobject_cast<QToolButton *>(object); button && qobject_cast<QLineEdit *>(button->parentWidget()))
        nameButtons(qobject_cast<QLineEdit *>(button->parentWidget()));
    return nullptr;
}

} // namespace

void completeAccessibleControls()
{
    QAccessible::installFactory(completeControl);
}

} // namespace outcrop
