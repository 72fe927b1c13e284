// SPDX-License-Identifier: GPL-3.0-or-later
// bench_edit FOLDER SELECTION EDITS: opens the real window with a stack, a layer in the editor and the comparison of the requests of all five
// providers. Types characters one by one into the layer. Measures the time until all five requests are updated and painted, and the longest time that
// the event loop was blocked. Finally, checks that the view equals the core's output.
#include "eventlooptimer.h"
#include "measure.h"

#include "gui/editor/documenttabs.h"
#include "gui/editor/documentview.h"
#include "gui/editor/texteditor.h"
#include "gui/render/comparepanel.h"
#include "gui/render/renderpanel.h"
#include "gui/start/application.h"
#include "gui/text/rendertextview.h"
#include "tests/gui/openwindow.h"

#include <QApplication>
#include <QComboBox>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

using namespace outcrop;

namespace {

/// Waits as long as a fast typist pauses between two keys.
void pauseTyping()
{
    QEventLoop loop;
    QTimer::singleShot(20, &loop, &QEventLoop::quit);
    loop.exec();
}

/// Opens a layer in the middle of the stack, with the cursor in the middle of its text.
TextEditor *openLayer(OpenWindow &test, const OpenedWorkspace &opened)
{
    const QList<Layer> &layers = opened.library.stack.layers;
    const Layer &layer = layers.at(layers.size() / 2);
    auto *documents = test.find<DocumentTabs>(QStringLiteral("documents"));
    documents->openAt(layer.file(), layer.document->text.size() / 2);
    TextEditor *editor = documents->current()->activeEditor();
    editor->setFocus();
    return editor;
}

/// Makes the same choices as the other benchmarks, as far as the window's pickers offer them. Returns the choices.
Json choose(OpenWindow &test, const Json &selection)
{
    Json chosen = selection;
    for (const char *name : {"phase", "workload"}) {
        auto *picker = test.find<QComboBox>(QLatin1String(name));
        const QString wanted = qString(selection.at(name));
        for (int row = 0; row < picker->count(); ++row) {
            if (picker->itemData(row).toString().startsWith(wanted))
                picker->setCurrentIndex(row);
        }
        chosen[name] = jsonString(picker->currentData().toString());
    }
    test.type(qString(selection.at("request")));
    return chosen;
}

/// Opens and raises the comparison, and shows the requests of all providers.
void showComparison(OpenWindow &test, const ProviderCatalog &catalog)
{
    test.trigger(QStringLiteral("showCompare"));
    auto *compare = test.find<ComparePanel>(QStringLiteral("compare"));
    QList<CompareTarget> targets;
    for (const Adapter &adapter : catalog.adapters())
        targets += CompareTarget{adapter.name};
    compare->setTargets(targets);
    test.find<QComboBox>(QStringLiteral("compareForm"))->setCurrentIndex(1);
    test.wait();
}

/// Returns the core's render of the editor's current text.
Json expectedRequests(const OpenedWorkspace &opened, const EditSession &session, const Json &selection)
{
    const OpenedWorkspace edited = withText(opened, session.path(), session.text().toUtf8());
    Json requests = Json::object();
    for (const Adapter &adapter : opened.catalog.adapters()) {
        RenderJob job{{}, adapter.name, {}, {}};
        job.selection.phase = qString(selection.at("phase"));
        job.selection.workload = qString(selection.at("workload"));
        job.selection.request = qString(selection.at("request"));
        const Result<RenderResult> result = renderPrompt(edited, job);
        requests[adapter.name.toStdString()] = jsonString(result.ok() ? result->request.bodyText().text() : QString());
    }
    return requests;
}

Json shownRequests(const ComparePanel &compare)
{
    Json requests = Json::object();
    for (const RenderTextView *text : compare.textViews())
        requests[text->objectName().toStdString()] = jsonString(text->text());
    return requests;
}

} // namespace

int main(int argc, char *argv[])
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("QT_NO_GLIB", "1"); // GLib's event loop would count work as waiting
    const QTemporaryDir state; // crash recovery needs a separate folder
    qputenv("XDG_STATE_HOME", state.path().toLocal8Bit());
    qInstallMessageHandler([](QtMsgType, const QMessageLogContext &, const QString &) {});
    QApplication application(argc, argv);
    setUpApplication(application);
    if (argc != 4)
        return bench::failed(QStringLiteral("bench_edit FOLDER SELECTION EDITS"));
    const QString folder = QString::fromLocal8Bit(argv[1]);
    const Result<OpenedWorkspace> opened = openWorkspace(folder);
    if (!opened.ok())
        return bench::failed(toString(opened.error()));

    OpenWindow test;
    if (!test.openFolder(folder))
        return bench::failed(QStringLiteral("The workspace does not open in the window."));
    const Json selection = choose(test, Json::parse(bench::bytesOf(QString::fromLocal8Bit(argv[2]))));
    TextEditor *editor = openLayer(test, *opened);
    showComparison(test, opened->catalog);
    auto *panel = test.find<RenderPanel>(QStringLiteral("render"));
    auto *compare = test.find<ComparePanel>(QStringLiteral("compare"));

    bench::EventLoopTimer holds;
    QList<double> edits;
    QList<double> held;
    const auto type = [&](int number) {
        bool isShown = false;
        const auto connection = QObject::connect(panel, &RenderPanel::shown, panel, [&isShown] { isShown = true; });
        QElapsedTimer clock;
        clock.start();
        holds.begin();
        QTest::keyClick(editor, number % 7 == 6 ? ' ' : char('a' + number % 26));
        while (!isShown)
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        QCoreApplication::processEvents();
        edits += double(clock.nsecsElapsed()) / 1e6;
        holds.end();
        QObject::disconnect(connection);
        held += holds.takeLongest();
        pauseTyping(); // the window's deferred work runs here and is measured
        held.last() = std::max(held.last(), holds.takeLongest());
    };
    for (int i = 0; i < 10; ++i)
        type(i);
    edits.clear();
    held.clear();
    for (int i = 0; i < std::atoi(argv[3]); ++i)
        type(i);

    const EditSession *session = test.find<DocumentTabs>(QStringLiteral("documents"))->currentSession();
    const Json requests = shownRequests(*compare);
    if (requests != expectedRequests(*opened, *session, selection))
        return bench::failed(QStringLiteral("The shown requests differ from those that the core renders."));
    bench::print({{"edit", bench::measure(edits)}, {"held", bench::measure(held)}}, {{"requests", requests}, {"problems", 0}});
}
