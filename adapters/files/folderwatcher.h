// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

#include <memory>

namespace outcrop {

/// Says that something in a folder may have changed, and no more: whoever listens reads the folder again and compares.
/// Watches what FolderWalk would read. Several changes become one signal: it comes once they have paused for a moment, or
/// after a second while they go on. Looks at the folder every few seconds where the system cannot tell. All work is done
/// on a thread of its own; the signal comes in the thread this lives in.
class FolderWatcher : public QObject
{
    Q_OBJECT

public:
    explicit FolderWatcher(QObject *parent = nullptr);
    ~FolderWatcher() override;

    /// Watches this folder instead of the one before. Empty: none.
    void watch(const QString &folder);
    QString folder() const;
    /// Whether it looks every few seconds because the system does not tell.
    bool isPolling() const;

Q_SIGNALS:
    void changed();
    /// The first look is done: what changes from here on is told.
    void ready();

private:
    class Watch;

    QString m_folder;
    std::unique_ptr<Watch> m_watch;
};

} // namespace outcrop
