// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/accessiblecharts.h"

#include <QAccessibleWidget>
#include <QChartView>

namespace outcrop {
namespace {

QAccessibleInterface *chartInterface(const QString &, QObject *object)
{
    auto *chart = qobject_cast<QChartView *>(object);
    return chart ? new QAccessibleWidget(chart, QAccessible::Chart) : nullptr;
}

} // namespace

void makeChartsAccessible()
{
    static const bool once = [] {
        QAccessible::installFactory(chartInterface);
        return true;
    }();
    Q_UNUSED(once)
}

} // namespace outcrop
