// SPDX-License-Identifier: GPL-3.0-or-later
// bench_context FOLDER FILE EDITS: reads the files that each coding agent loads from FOLDER, first at start-up and again after each edit of FILE.
// FILE is an instruction file below FOLDER.
#include "measure.h"

#include "app/context/contextsession.h"

#include <QDir>
#include <QFile>

using namespace outcrop;

int main(int argc, char *argv[])
{
    if (argc != 4)
        return bench::failed(QStringLiteral("bench_context FOLDER FILE EDITS"));
    ContextChoice choice;
    choice.folder = QDir(QString::fromLocal8Bit(argv[1])).canonicalPath();
    choice.start = choice.folder;
    choice.checksOtherStarts = true; // the panel also checks other start folders
    const QString path = choice.folder + u'/' + QString::fromLocal8Bit(argv[2]);
    QByteArray text = bench::bytesOf(path);

    ContextSession session;
    Result<FolderContexts> contexts = Error{ErrorCode::NotFound, {}};
    const double first = bench::milliseconds([&] { contexts = session.read(choice); });
    if (!contexts)
        return bench::failed(toString(contexts.error()));
    QList<double> edits;
    for (int number = 0; number < std::atoi(argv[3]); ++number) {
        text.insert(text.size() / 2, number % 7 == 6 ? ' ' : 'x');
        choice.unsavedTexts.insert(path, text);
        edits.append(bench::milliseconds([&] { contexts = session.read(choice); }));
    }
    qsizetype files = 0;
    for (const ContextReport &client : contexts->clients)
        files += client.context.texts.size();
    bench::print({{"first", bench::measure({first})}, {"edit", bench::measure(edits)}}, {{"clients", contexts->clients.size()}, {"files", files}});
    return 0;
}
