// SPDX-License-Identifier: GPL-3.0-or-later
// bench_records [RECORDS]: opens the real window with the sample workspace and this number of interactions, by default a million. Opens each view that
// aggregates them. Measures the time until the view shows the result, and the longest time that the event loop was blocked.
#include "eventlooptimer.h"
#include "measure.h"
#include "turngenerator.h"

#include "app/records/storelocation.h"
#include "gui/start/application.h"
#include "tests/gui/openwindow.h"

#include <QAction>
#include <QApplication>
#include <QEventLoop>
#include <QTimer>

using namespace outcrop;

namespace {

Status storeTurns(OpenWindow &window, int records)
{
    Result<OpenedStore> opened = openStore({window.path(QStringLiteral("sample"))}, window.fakes().ring());
    if (!opened)
        return opened.error();
    bench::TurnGenerator turns(QDateTime::currentDateTimeUtc().addSecs(-10 * qint64(records)));
    for (int written = 0; written < records; written += bench::turnsPerBatch) {
        if (const Result<QList<RecordId>> ids = opened->store->interactions().append(turns.next()); !ids)
            return ids.error();
    }
    return success();
}

struct OpeningTimes {
    double shown = 0; ///< time until all reads have finished, in milliseconds
    double held = 0;  ///< longest time that the event loop was blocked, in milliseconds
};

OpeningTimes open(OpenWindow &window, bench::EventLoopTimer &holds, const QString &action)
{
    holds.takeLongest();
    const double shown = bench::milliseconds([&] {
        QEventLoop loop;
        QTimer looks; // the timer polls for completion
        QObject::connect(&looks, &QTimer::timeout, &loop, [&] {
            if (window.window().isIdle())
                loop.quit();
        });
        looks.start(std::chrono::milliseconds(5));
        QTimer::singleShot(0, &loop, [&] { window.trigger(action); });
        loop.exec();
    });
    return {shown, holds.takeLongest()};
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
    const int records = argc > 1 ? std::atoi(argv[1]) : 1'000'000;
    OpenWindow window;
    if (!window.openSample())
        return bench::failed(QStringLiteral("The sample does not open in the window."));
    if (const Status filled = storeTurns(window, records); !filled)
        return bench::failed(toString(filled.error()));
    bench::EventLoopTimer holds;
    Json measures = Json::object();
    for (const char *view : {"showQuality", "showEvolution", "showSearch", "showRatify", "showExperiments"}) {
        const OpeningTimes opening = open(window, holds, QLatin1String(view));
        measures[std::string(view) + " shown"] = bench::measure({opening.shown});
        measures[std::string(view) + " held"] = bench::measure({opening.held});
    }
    bench::print(measures, {{"records", records}});
}
