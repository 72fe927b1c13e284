// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/keychain/keychainthread.h"

#include <QCoreApplication>
#include <QThread>

#include <mutex>

namespace outcrop {
namespace {

/// The key store thread and an object that lives in it. Never destroyed, because QtKeychain's queue belongs to this thread. The thread stops with the
/// QCoreApplication and restarts with the next one.
struct Keychain {
    Keychain() { receiver.moveToThread(&thread); }

    QThread thread;
    QObject receiver;
    std::mutex mutex;
};

Keychain &keychain()
{
    static Keychain *const instance = new Keychain; // never deleted: destructors of other statics may still use it at exit
    return *instance;
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
    qAddPostRoutine(stop); // runs when the QCoreApplication is destroyed
}

} // namespace

bool runOnKeychainThread(std::function<void()> work)
{
    if (QCoreApplication::startingUp())
        return false;
    start();
    return QMetaObject::invokeMethod(&keychain().receiver, std::move(work), Qt::QueuedConnection);
}

} // namespace outcrop
