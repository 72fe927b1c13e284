// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/keychain/keychainthread.h"

#include <QCoreApplication>
#include <QThread>

#include <mutex>

namespace outcrop {
namespace {

/// The thread and an object that lives in it. Both stay until the process ends: QtKeychain's queue belongs to this very thread. It pauses while there is
/// no QCoreApplication, and goes on with the next one.
struct Keychain {
    Keychain() { receiver.moveToThread(&thread); }

    QThread thread;
    QObject receiver;
    std::mutex mutex;
};

Keychain &keychain()
{
    static Keychain *const only = new Keychain; // never deleted: other statics may still ask while the process ends
    return *only;
}

void stop()
{
    keychain().thread.quit();
    keychain().thread.wait();
}

void start()
{
    const std::lock_guard lock(keychain().mutex);
    if (keychain().thread.isRunning())
        return;
    keychain().thread.start();
    qAddPostRoutine(stop); // runs once, when the QCoreApplication goes
}

} // namespace

bool onKeychainThread(std::function<void()> work)
{
    if (QCoreApplication::startingUp())
        return false;
    start();
    return QMetaObject::invokeMethod(&keychain().receiver, std::move(work), Qt::QueuedConnection);
}

} // namespace outcrop
