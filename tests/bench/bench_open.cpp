// SPDX-License-Identifier: GPL-3.0-or-later
// bench_open FOLDER REPEATS PATH FILE: opens a workspace once in a new process (cold), then reopens it REPEATS times unchanged (warm), and with the
// document PATH replaced with the text of FILE (change).
#include "measure.h"

#include "app/workspace/openworkspace.h"

#include <QCryptographicHash>

#include <optional>

using namespace outcrop;

namespace {

/// Returns the title that the runner compares: `title`, or `name` for documents without a title.
QString titleOf(const DocumentPtr &document)
{
    const DataNode &data = document->frontMatter.data;
    return data[u"title"].isScalar() ? data[u"title"].text() : data[u"name"].text();
}

/// Returns the number of documents with front matter, and a checksum of their paths and titles.
Json factsOf(const Workspace &workspace)
{
    int count = 0;
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (const DocumentPtr &document : workspace.documents()) {
        if (!document->frontMatter.isPresent)
            continue;
        ++count;
        hash.addData((document->path + u'\t' + titleOf(document) + u'\n').toUtf8());
    }
    return {{"documents", count}, {"titles", hash.result().toHex().toStdString()}};
}

OpenedWorkspace openedOrExit(Result<OpenedWorkspace> result)
{
    if (!result.ok())
        std::exit(bench::failed(toString(result.error())));
    return std::move(result).value();
}

/// Calls `make` this number of times and measures each call, excluding the inspection and destruction of its result.
template<typename Make>
void measureRepeatedly(const char *name, int times, Json &measures, Json &facts, Make make)
{
    QList<double> samples;
    for (; times > 0; --times) {
        std::optional<OpenedWorkspace> made;
        samples.append(bench::milliseconds([&] { made = make(); }));
        facts[name] = factsOf(made->workspace());
    }
    measures[name] = bench::measure(samples);
}

} // namespace

int main(int argc, char *argv[])
{
    if (argc != 5)
        return bench::failed(QStringLiteral("bench_open FOLDER REPEATS PATH FILE"));
    const QString folder = QString::fromLocal8Bit(argv[1]);
    const int repeats = std::atoi(argv[2]);
    const QString path = QString::fromLocal8Bit(argv[3]);
    const QByteArray text = bench::bytesOf(QString::fromLocal8Bit(argv[4]));
    Json measures;
    Json facts;

    OpenedWorkspace opened;
    const auto open = [&] { return opened = openedOrExit(openWorkspace(folder)); };
    const auto reopen = [&] { return openedOrExit(openWorkspace(folder, {}, opened)); };
    const auto change = [&] { return withText(opened, path, text); };
    measureRepeatedly("cold", 1, measures, facts, open);
    measureRepeatedly("warm", repeats, measures, facts, reopen);
    measureRepeatedly("change", repeats, measures, facts, change);
    bench::print(measures, facts);
}
