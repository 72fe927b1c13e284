// SPDX-License-Identifier: GPL-3.0-or-later
// Tests layers outside the folder: the window asks once before it reads them, and does not store the decision in the workspace.
#include "gui/documents/documentscontroller.h"
#include "gui/editor/documenttabs.h"
#include "gui/start/application.h"
#include "gui/text/rendertextview.h"
#include "gui/widgets/messagebar.h"
#include "tests/gui/openwindow.h"
#include "tests/support/testregistry.h"

#include <QAbstractButton>
#include <QAction>
#include <QCryptographicHash>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QLocale>
#include <QTest>

using namespace outcrop;

namespace tst_outsidelayers {

namespace {

const QByteArray manifest = R"([conductor]
name = "Panda"

[prompt_layers]
soul = "~/.panda/soul.md"
user = "~/.panda/user.md"
)";

void write(const QString &path, const QByteArray &bytes)
{
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

/// Returns every file of a folder with a checksum of its content.
QStringList contentOf(const QString &folder)
{
    QStringList lines;
    QDirIterator files(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (file.open(QIODevice::ReadOnly))
            lines += file.fileName() + u' ' + QString::fromLatin1(QCryptographicHash::hash(file.readAll(), QCryptographicHash::Sha1).toHex());
    }
    lines.sort();
    return lines;
}

/// A window, a home folder with two layers, and a workspace that names them.
class OutsideLayersWindow
{
public:
    OutsideLayersWindow()
    {
        qputenv("HOME", QFile::encodeName(home()));
        write(home(QStringLiteral(".panda/soul.md")), "Be kind to everybody.\n");
        write(home(QStringLiteral(".panda/user.md")), "---\ntier: bedrock\n---\nJo likes short answers.\n");
        write(folder() + QStringLiteral("/config.toml"), manifest);
    }
    ~OutsideLayersWindow() { qputenv("HOME", m_before); }

    OpenWindow &window() { return m_window; }
    QString home(const QString &inside = {}) const { return m_window.path(QStringLiteral("home/") + inside); }
    QString folder() const { return m_window.path(QStringLiteral("panda")); }
    bool open() { return m_window.openFolder(folder()); }
    QString prompt() { return m_window.find<RenderTextView>(QStringLiteral("promptText"))->text(); }

    /// Returns the message bar with the question, if it is visible.
    MessageBar *question()
    {
        auto *bar = m_window.window().findChild<MessageBar *>(QStringLiteral("outsideMessage"));
        return bar && bar->isVisible() ? bar : nullptr;
    }

    void answer(const QString &text)
    {
        MessageBar *bar = question();
        QVERIFY(bar);
        for (QAbstractButton *button : bar->findChildren<QAbstractButton *>()) {
            if (button->text() == text)
                button->click();
        }
        QVERIFY(m_window.wait());
    }

private:
    const QByteArray m_before = qgetenv("HOME");
    OpenWindow m_window;
};

} // namespace

class TestOutsideLayers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        setUpApplication(*qobject_cast<QApplication *>(QCoreApplication::instance()));
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    }

    void readsOutsideLayersOnlyAfterPermission()
    {
        OutsideLayersWindow panda;
        QVERIFY(panda.open());
        QVERIFY(panda.question());
        QCOMPARE(panda.question()->notice().title, QStringLiteral("config.toml lists 2 layers outside the workspace folder"));
        const QString files = QLocale().createSeparatedList({QStringLiteral("~/.panda/soul.md"), QStringLiteral("~/.panda/user.md")});
        QVERIFY2(panda.question()->notice().details.startsWith(files), qPrintable(panda.question()->notice().details));
        QVERIFY(!panda.prompt().contains(QStringLiteral("Be kind")));
        QVERIFY(!panda.window().find<DocumentTabs>(QStringLiteral("documents"))->open(panda.home(QStringLiteral(".panda/soul.md"))));
    }

    void remembersAPermissionForTheFolder()
    {
        OutsideLayersWindow panda;
        QVERIFY(panda.open());
        const QStringList before = contentOf(panda.folder());
        panda.answer(QStringLiteral("Allow reading"));
        QVERIFY2(panda.prompt().contains(QStringLiteral("Be kind to everybody.")), qPrintable(panda.prompt()));
        QVERIFY(panda.prompt().contains(QStringLiteral("Jo likes short answers.")));
        QVERIFY(!panda.question());
        QCOMPARE(contentOf(panda.folder()), before); // the decision is not stored in the workspace
        panda.window().trigger(QStringLiteral("closeWorkspace"));
        QVERIFY(panda.window().wait());
        QVERIFY(panda.open());
        QVERIFY(!panda.question());
        QVERIFY(panda.prompt().contains(QStringLiteral("Be kind to everybody.")));
    }

    void remembersADeclinedPermissionUntilChanged()
    {
        OutsideLayersWindow panda;
        QVERIFY(panda.open());
        panda.answer(QStringLiteral("Deny reading"));
        QVERIFY(!panda.question());
        panda.window().trigger(QStringLiteral("reload"));
        QVERIFY(panda.window().wait());
        QVERIFY(!panda.question());
        QVERIFY(!panda.prompt().contains(QStringLiteral("Be kind")));
        panda.window().trigger(QStringLiteral("outsideLayers"));
        panda.answer(QStringLiteral("Allow reading"));
        QVERIFY(panda.prompt().contains(QStringLiteral("Be kind")));
        panda.window().trigger(QStringLiteral("outsideLayers"));
        panda.answer(QStringLiteral("Deny reading"));
        QVERIFY(!panda.prompt().contains(QStringLiteral("Be kind")));
    }

    /// If another program changes config.toml to name another file, the permission does not apply to it.
    void requestsPermissionForALaterFile()
    {
        OutsideLayersWindow panda;
        write(panda.home(QStringLiteral("secret.md")), "The secret text.\n");
        QVERIFY(panda.open());
        panda.answer(QStringLiteral("Allow reading"));
        write(panda.folder() + QStringLiteral("/config.toml"), manifest + "more = \"~/secret.md\"\n");
        panda.window().trigger(QStringLiteral("reload"));
        QVERIFY(panda.window().wait());
        QVERIFY(panda.question());
        QVERIFY(panda.prompt().contains(QStringLiteral("Be kind")));
        QVERIFY(!panda.prompt().contains(QStringLiteral("The secret text.")));
    }

    void repeatsADismissedQuestionOnlyAfterReopening()
    {
        OutsideLayersWindow panda;
        QVERIFY(panda.open());
        panda.question()->findChild<QAbstractButton *>(QStringLiteral("messageClose"))->click();
        panda.window().trigger(QStringLiteral("reload"));
        QVERIFY(panda.window().wait());
        QVERIFY(!panda.question());
        panda.window().trigger(QStringLiteral("closeWorkspace"));
        QVERIFY(panda.window().wait());
        QVERIFY(panda.open());
        QVERIFY(panda.question());
    }

    void requestsPermissionForEachFolder()
    {
        OutsideLayersWindow panda;
        QVERIFY(panda.open());
        panda.answer(QStringLiteral("Allow reading"));
        const QString other = panda.window().path(QStringLiteral("other"));
        write(other + QStringLiteral("/config.toml"), manifest);
        QVERIFY(panda.window().openFolder(other));
        QVERIFY(panda.question());
        QVERIFY(!panda.prompt().contains(QStringLiteral("Be kind")));
    }

    void outsideLayersAreReadOnly()
    {
        OutsideLayersWindow panda;
        QVERIFY(panda.open());
        panda.answer(QStringLiteral("Allow reading"));
        const QString path = panda.home(QStringLiteral(".panda/soul.md"));
        QVERIFY(panda.window().find<DocumentTabs>(QStringLiteral("documents"))->open(path));
        EditSession *session = panda.window().window().documents().sessions().find(path);
        QVERIFY(session && session->isReadOnly());
        panda.window().window().documents().apply({{path, {{{}, QStringLiteral("x")}}}}, QStringLiteral("Move it"));
        QVERIFY(!session->isModified());
        auto *message = panda.window().find<MessageBar>(QStringLiteral("applyMessage"));
        QVERIFY(message->isVisible() && message->notice().kind == NoticeKind::Warning);
    }

    void requestsNoPermissionWithoutOutsideLayers()
    {
        OpenWindow window;
        QVERIFY(window.openSample());
        const auto *bar = window.window().findChild<MessageBar *>(QStringLiteral("outsideMessage"));
        QVERIFY(!bar || !bar->isVisible());
        QVERIFY(!window.find<QAction>(QStringLiteral("outsideLayers"))->isEnabled());
    }
};

OUTCROP_TEST(TestOutsideLayers, GuiApplication)

} // namespace tst_outsidelayers

#include "tst_outsidelayers.moc"
