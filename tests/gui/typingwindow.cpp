// SPDX-License-Identifier: GPL-3.0-or-later
// typingwindow FOLDER: types into the real window and saves in an endless loop. tests/reliability/kills.sh kills it. Prints `saving SHA256` before
// and `saved SHA256` after each save of layers/soul.md.
#include "gui/documents/documentscontroller.h"
#include "gui/editor/documenttabs.h"
#include "gui/editor/documentview.h"
#include "gui/editor/texteditor.h"
#include "gui/start/application.h"
#include "gui/start/builtinpanels.h"
#include "gui/window/mainwindow.h"
#include "tests/gui/fakedialogs.h"
#include "tests/gui/fakeservices.h"

#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QSettings>
#include <QTemporaryDir>
#include <QTimer>

#include <cstdio>

using namespace outcrop;

namespace {

void printChecksum(const char *what, const QByteArray &checksum)
{
    std::printf("%s %s\n", what, checksum.toHex().constData());
    std::fflush(stdout);
}

/// Presses a key and saves. Repeats this as soon as the previous save has finished.
class Typist : public QObject
{
public:
    explicit Typist(MainWindow &window)
        : m_window(window), m_tabs(*window.findChild<DocumentTabs *>(QStringLiteral("documents")))
    {
        connect(&m_wait, &QTimer::timeout, this, &Typist::startTyping);
        m_wait.start(5);
    }

private:
    void startTyping()
    {
        if (!m_tabs.open(QStringLiteral("layers/soul.md")))
            return;
        m_wait.stop();
        EditSession *session = m_tabs.currentSession();
        connect(session, &EditSession::savingChanged, this, [this, session](bool isSaving) {
            if (isSaving)
                printChecksum("saving", m_checksum = checksumOf(session->bytes()));
        });
        connect(&m_window.documents(), &DocumentsController::saved, this, [this] {
            printChecksum("saved", m_checksum);
            QTimer::singleShot(0, this, &Typist::type);
        });
        type();
    }

    void type()
    {
        QKeyEvent press(QEvent::KeyPress, Qt::Key_X, Qt::NoModifier, QStringLiteral("x"));
        QApplication::sendEvent(m_tabs.current()->activeEditor(), &press);
        m_window.findChild<QAction *>(QStringLiteral("save"))->trigger();
    }

    MainWindow &m_window;
    DocumentTabs &m_tabs;
    QTimer m_wait;
    QByteArray m_checksum;
};

} // namespace

int main(int argc, char *argv[])
{
    QApplication application(argc, argv);
    setUpApplication(application);
    const QTemporaryDir folder;
    QSettings store(folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
    WindowSettings settings(store);
    FakeDialogs dialogs;
    FakeServices fakes(folder.path());
    MainWindow window(settings, dialogs, fakes.services(), builtInPanels());
    window.show();
    window.openFolder(QString::fromLocal8Bit(argv[1]));
    Typist typist(window);
    return QApplication::exec();
}
