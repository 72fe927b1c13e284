// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/experimentwindow.h"

#include "app/records/storelocation.h"

#include <QDir>
#include <QFile>

namespace outcrop::testing {

namespace {

/// Compares tokens and overhead of two variants of one prompt, without API calls.
const QByteArray offline = R"(description: Does XML take more tokens than Markdown?
all: {provider: openai, request: "{request}"}
arms:
  - {name: xml, format: xml}
  - {name: markdown, format: markdown}
reference: markdown
data: experiments/requests.jsonl
metrics: [{name: tokens, relevant: 10}, overhead]
)";

/// Compares structured with unstructured prompts. Every case is sent in both arms.
const QByteArray online = R"(description: Do structured prompts need fewer tokens?
all: {provider: openai, type: validation, request: "{request}"}
arms:
  - {name: structured, mode: structured}
  - {name: plain, mode: unstructured}
reference: plain
data: experiments/requests.jsonl
cases: 4
metrics: [tokens, latency, success]
)";

bool write(const QString &path, const QByteArray &bytes)
{
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

/// Returns requests of different lengths, so that the prompts differ as well.
QByteArray requests()
{
    QByteArray lines;
    for (int i = 0; i < 24; ++i)
        lines += "{\"id\": \"case-" + QByteArray::number(i) + "\", \"request\": \"Review change " + QByteArray::number(100 + i) + ". "
            + QByteArray("Name what blocks the release. ").repeated(1 + i % 5) + "\"}\n";
    return lines;
}

} // namespace

bool addExperiments(OpenWindow &window)
{
    const QString folder = window.path(QStringLiteral("sample/experiments/"));
    bool isWritten = write(folder + QStringLiteral("requests.jsonl"), requests()) && write(folder + QStringLiteral("formats.yaml"), offline);
    isWritten = isWritten && write(folder + QStringLiteral("modes.yaml"), online) && write(folder + QStringLiteral("torn.yaml"), "arms: []\n");
    window.trigger(QStringLiteral("reload"));
    return window.wait() && isWritten;
}

bool openExperiments(OpenWindow &window)
{
    if (!window.openSample() || !addExperiments(window))
        return false;
    window.trigger(QStringLiteral("showExperiments"));
    return window.wait();
}

bool recordResponses(OpenWindow &window, int weeks)
{
    constexpr int each = 10;
    const Result<OpenedStore> opened = openStore({window.path(QStringLiteral("sample"))}, window.fakes().ring());
    if (!opened)
        return false;
    QList<Interaction> all;
    for (int i = 0; i < each * weeks; ++i) {
        Interaction one;
        one.at = QDateTime(QDate(2026, 3, 2).addDays(7 * (i / each)), QTime(12, i % each), Qt::UTC);
        one.promptType = QStringLiteral("validation");
        one.outcome = QStringLiteral("done");
        one.quality = 58 + 32.0 * (i / each) / weeks + i % each;
        all += one;
    }
    return opened->store->interactions().append(all).ok();
}

} // namespace outcrop::testing
