// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/strata/strataaccessible.h"

#include "gui/strata/strataview.h"

#include <QAccessibleWidget>

#include <map>

namespace outcrop {

namespace {

/// Returns the model index of a child; invalid if there is no such child.
QModelIndex indexOfChild(const StrataView &view, int child)
{
    const QList<StrataBody> &bodies = view.currentLayout().bodies();
    if (child < 0 || child >= bodies.size())
        return {};
    const StrataBody &body = bodies.at(child);
    const QModelIndex tier = view.model()->index(body.tierRow, 0);
    return body.row < 0 ? tier : view.model()->index(body.row, 0, tier);
}

int childOfIndex(const StrataView &view, const QModelIndex &index)
{
    const bool isTier = !index.parent().isValid();
    return index.isValid()
        ? view.currentLayout().find(isTier ? index.row() : index.parent().row(), isTier ? -1 : index.row())
        : -1;
}

/// The accessible interface of one stratum.
class StratumAccessible : public QAccessibleInterface, public QAccessibleActionInterface
{
public:
    StratumAccessible(StrataView *view, int child) : m_view(view), m_child(child) { }

    bool isValid() const override { return m_view && index().isValid(); }
    QObject *object() const override { return nullptr; }
    QAccessibleInterface *childAt(int, int) const override { return nullptr; }
    QAccessibleInterface *parent() const override { return QAccessible::queryAccessibleInterface(m_view); }
    QAccessibleInterface *child(int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface *) const override { return -1; }
    QAccessible::Role role() const override { return QAccessible::TreeItem; }

    QString text(QAccessible::Text kind) const override
    {
        if (kind == QAccessible::Name)
            return index().data(Qt::AccessibleTextRole).toString();
        return kind == QAccessible::Description ? index().data(Qt::ToolTipRole).toString() : QString();
    }
    void setText(QAccessible::Text, const QString &) override { }

    QRect rect() const override
    {
        const QRect rect = m_view->visualRect(index());
        return QRect(m_view->viewport()->mapToGlobal(rect.topLeft()), rect.size());
    }

    QAccessible::State state() const override
    {
        QAccessible::State state;
        state.focusable = true;
        state.selectable = true;
        state.focused = m_view->hasFocus() && m_view->currentIndex() == index();
        state.selected = m_view->selectionModel()->isSelected(index());
        state.invisible = !m_view->viewport()->rect().intersects(m_view->visualRect(index()));
        return state;
    }

    void *interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface *>(this) : nullptr;
    }
    QStringList actionNames() const override { return {pressAction()}; }
    void doAction(const QString &name) override
    {
        if (name == pressAction())
            Q_EMIT m_view->activated(index());
    }
    QStringList keyBindingsForAction(const QString &) const override { return {}; }

private:
    QModelIndex index() const { return outcrop::indexOfChild(*m_view, m_child); }

    StrataView *m_view;
    int m_child;
};

/// The accessible interface of the view; its children are the strata.
class StrataAccessible : public QAccessibleWidget
{
public:
    explicit StrataAccessible(StrataView *view) : QAccessibleWidget(view, QAccessible::Tree), m_view(view) { }

    ~StrataAccessible() override
    {
        for (const auto &[child, id] : m_children)
            QAccessible::deleteAccessibleInterface(id);
    }

    int childCount() const override { return static_cast<int>(m_view->currentLayout().bodies().size()); }

    QAccessibleInterface *child(int number) const override
    {
        if (number < 0 || number >= childCount())
            return nullptr;
        const auto known = m_children.find(number);
        if (known != m_children.end())
            return QAccessible::accessibleInterface(known->second);
        auto *child = new StratumAccessible(m_view, number);
        m_children.emplace(number, QAccessible::registerAccessibleInterface(child));
        return child;
    }

    QAccessibleInterface *childAt(int x, int y) const override
    {
        return child(childOfIndex(*m_view, m_view->indexAt(m_view->viewport()->mapFromGlobal(QPoint(x, y)))));
    }

    int indexOfChild(const QAccessibleInterface *wanted) const override
    {
        for (const auto &[child, id] : m_children) {
            if (QAccessible::accessibleInterface(id) == wanted)
                return child;
        }
        return -1;
    }

    QAccessibleInterface *focusChild() const override { return child(childOfIndex(*m_view, m_view->currentIndex())); }

private:
    StrataView *m_view;
    mutable std::map<int, QAccessible::Id> m_children;
};

QAccessibleInterface *makeAccessible(const QString &, QObject *object)
{
    auto *view = qobject_cast<StrataView *>(object);
    return view ? new StrataAccessible(view) : nullptr;
}

} // namespace

void installStrataAccessibility()
{
    static const bool isInstalled = [] {
        QAccessible::installFactory(makeAccessible);
        return true;
    }();
    Q_UNUSED(isInstalled)
}

void announceCurrentStratum(StrataView *view, const QModelIndex &currentIndex)
{
    const int child = childOfIndex(*view, currentIndex);
    if (child < 0 || !QAccessible::isActive())
        return;
    QAccessibleEvent event(view, QAccessible::Focus);
    event.setChild(child);
    QAccessible::updateAccessibility(&event);
}

} // namespace outcrop
