// SPDX-License-Identifier: GPL-3.0-or-later
// soak MINUTES PROVIDER=URL …: calls providers that fail at random, for this time, from several threads, with and without streaming; some calls are
// stopped. Each call creates a session. Fails if a call does not end in time, a session file is missing or incomplete, or memory or open files grow.
// Prints its progress every half minute. OUTCROP_SOAK_PAUSE: milliseconds that each thread waits between two calls.
#include "app/send/sendprompt.h"
#include "app/workspace/openworkspace.h"
#include "app/workspace/providers.h"
#include "tests/reliability/soakwatch.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QRandomGenerator>
#include <QTemporaryDir>

#include <atomic>
#include <condition_variable>
#include <iostream>
#include <mutex>
#include <numeric>
#include <thread>
#include <vector>

using namespace outcrop;

namespace {

using namespace std::chrono_literals;

constexpr int threads = 4;
constexpr int callsOfAWorkspace = 40;
constexpr auto longestCall = 3s;

/// Returns a manifest for arguments such as `anthropic=http://…`.
QByteArray manifest(const QStringList &addresses)
{
    QByteArray text = "[workspace]\nname = \"soak\"\n";
    for (const QString &address : addresses)
        text += "\n[providers." + address.section(u'=', 0, 0).toUtf8() + "]\nbase_url = \"" + address.section(u'=', 1).toUtf8() + "\"\n";
    return text;
}

/// Creates one workspace after another, and makes calls in each. Runs in one thread.
class Caller
{
public:
    Caller(Providers &providers, const QStringList &addresses, CallOutcomes &score) : m_providers(providers), m_addresses(addresses), m_outcomes(score) { }

    void run(const std::atomic<bool> &isOver)
    {
        while (!isOver && m_outcomes.isGood()) {
            const QTemporaryDir folder;
            QFile file(folder.filePath(QStringLiteral("config.toml")));
            if (!file.open(QIODevice::WriteOnly) || file.write(manifest(m_addresses)) < 0)
                return m_outcomes.addTrouble(QStringLiteral("no workspace could be written"));
            file.close();
            for (int call = 0; call < callsOfAWorkspace && !isOver && m_outcomes.isGood(); ++call) {
                callOnce(folder.path());
                m_outcomes.wait(m_pause);
            }
        }
    }

private:
    void callOnce(const QString &folder)
    {
        const auto opened = openWorkspace(folder);
        if (!opened)
            return m_outcomes.addTrouble(opened.error().message);
        SendJob job;
        job.render.isBare = true;
        job.maxResponseRetries = 0;
        job.render.provider = m_addresses[random(int(m_addresses.size()))].section(u'=', 0, 0);
        job.render.selection.request = QStringLiteral("Say it is %1.").arg(randomScenario());
        const auto preview = previewSend(*opened, job, QDateTime::currentDateTimeUtc());
        if (!preview)
            return m_outcomes.addTrouble(preview.error().message);
        send(*preview);
    }

    void send(const SendPreview &preview)
    {
        const auto provider = m_providers.providerFor(preview.opened.catalog);
        SendSettings settings;
        if (random(2) == 0)
            settings.listener.onChunk = [](const ResponseChunk &) {};
        std::stop_source stop;
        const std::jthread stopper = stopAfter(stop, random(10) == 0 ? std::chrono::milliseconds(random(500)) : 0ms);
        QElapsedTimer clock;
        clock.start();
        const SendOutcome outcome = sendPrompt(preview, *provider, settings, stop.get_token());
        m_outcomes.add(outcome.failure ? failureName(outcome.failure->kind) : QStringLiteral("answered"), std::chrono::milliseconds(clock.elapsed()), durationOfCalls(outcome));
        check(preview.opened.folder, outcome);
    }

    static std::chrono::milliseconds durationOfCalls(const SendOutcome &outcome)
    {
        const QList<CallAttempt> &attempts = outcome.record.attempts;
        return std::accumulate(attempts.begin(), attempts.end(), 0ms, [](auto sum, const CallAttempt &attempt) { return sum + attempt.delay + attempt.duration; });
    }

    /// Checks that the session has files, that each is on disk, and that each JSON file is complete.
    void check(const QString &folder, const SendOutcome &outcome)
    {
        if (outcome.error)
            m_outcomes.addTrouble(outcome.error->message);
        for (const QString &path : outcome.files) {
            QFile file(folder + u'/' + path);
            if (!file.open(QIODevice::ReadOnly))
                m_outcomes.addTrouble(QStringLiteral("%1 is missing").arg(path));
            else if (path.endsWith(QLatin1String(".json")) && Json::parse(file.readAll().toStdString(), nullptr, false).is_discarded())
                m_outcomes.addTrouble(QStringLiteral("%1 is torn").arg(path));
        }
        if (outcome.files.isEmpty())
            m_outcomes.addTrouble(QStringLiteral("a call left no session"));
    }

    static std::jthread stopAfter(std::stop_source &stop, std::chrono::milliseconds time)
    {
        if (time == 0ms)
            return {};
        return std::jthread([&stop, time](const std::stop_token &callEnded) {
            std::mutex mutex;
            std::condition_variable_any ended;
            std::unique_lock lock(mutex);
            ended.wait_for(lock, callEnded, time, [] { return false; });
            stop.request_stop();
        });
    }

    static QString randomScenario()
    {
        static const QStringList words{QStringLiteral("plain"), QStringLiteral("streamed"), QStringLiteral("denied"),  QStringLiteral("later"),   QStringLiteral("broken"),
                                       QStringLiteral("crowded"), QStringLiteral("dropped"), QStringLiteral("malformed"), QStringLiteral("stalled")};
        return words[random(int(words.size()))];
    }
    static int random(int below) { return QRandomGenerator::global()->bounded(below); }

    Providers &m_providers;
    const QStringList m_addresses;
    CallOutcomes &m_outcomes;
    const std::chrono::milliseconds m_pause{qEnvironmentVariableIntValue("OUTCROP_SOAK_PAUSE")};
};

ProviderSettings impatient()
{
    ProviderSettings settings;
    settings.connect = settings.reply = settings.idleTimeout = 1s;
    settings.total = longestCall;
    settings.retries.initialDelay = 10ms;
    settings.retries.maximumRetryAfter = 100ms;
    return settings;
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const QStringList words = QCoreApplication::arguments();
    if (words.size() < 3) {
        std::cerr << "soak MINUTES PROVIDER=URL …\n";
        return 2;
    }
    CallOutcomes score(3 * longestCall + 2s); // limit for three attempts and the delays between them
    Providers providers([](const QString &, const QUrl &) -> Result<Secret> { return Secret(QByteArrayLiteral("a-key-for-nobody")); }, impatient());
    std::atomic<bool> isOver = false;
    std::vector<std::jthread> callers;
    for (int caller = 0; caller < threads; ++caller)
        callers.emplace_back([&] { Caller(providers, words.mid(2), score).run(isOver); });
    ResourceMonitor watch(std::chrono::minutes(words[1].toInt()));
    const bool hasPassed = watch.run(score);
    isOver = true;
    callers.clear();
    for (const QString &trouble : score.trouble().mid(0, 20))
        std::cout << "TROUBLE: " << trouble.toStdString() << std::endl;
    const bool isFlat = watch.isFlat();
    std::cout << (hasPassed && isFlat ? "GOOD: " : "BAD: ") << score.text().toStdString() << std::endl;
    return hasPassed && isFlat ? 0 : 1;
}
