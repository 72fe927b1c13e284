// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/tasks/runafterpainting.h"

#include <QCoreApplication>
#include <QEvent>

namespace outcrop {

namespace {

/// Qt posts paint requests with Qt::LowEventPriority.
constexpr int afterPaintPriority = Qt::LowEventPriority - 1;

class DeferredCall : public QObject
{
public:
    DeferredCall(QObject *owner, const std::function<void()> &callback) : QObject(owner), m_callback(callback)
    {
        QCoreApplication::postEvent(this, new QEvent(QEvent::User), afterPaintPriority);
    }

    bool event(QEvent *event) override
    {
        if (event->type() != QEvent::User)
            return QObject::event(event);
        deleteLater();
        m_callback();
        return true;
    }

private:
    std::function<void()> m_callback;
};

} // namespace

void runAfterPainting(QObject *owner, const std::function<void()> &callback)
{
    new DeferredCall(owner, callback);
}

} // namespace outcrop
