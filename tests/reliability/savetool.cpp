// SPDX-License-Identifier: GPL-3.0-or-later
// savetool FOLDER FILE set VALUE     sets the line `title:` of a document and saves it, as `outcrop-cli set` does
// savetool FOLDER FILE forever       saves one version after another and prints a line about each, as the window's test driver
//                                    does: `saving SHA256` before, `saved SHA256` when it is done
#include "app/files/savedocument.h"

#include <QFile>

#include <cstdio>
#include <cstring>

using namespace outcrop;

namespace {

/// Returns the content of a document. Prints the error and returns a null array if it cannot be read.
QByteArray read(const QString &folder, const QString &path)
{
    QFile file(folder + u'/' + path);
    if (file.open(QIODevice::ReadOnly))
        return file.readAll();
    std::fprintf(stderr, "savetool: %s: %s\n", qPrintable(path), qPrintable(file.errorString()));
    return {};
}

QByteArray withTitle(const QByteArray &text, const QByteArray &title)
{
    const qsizetype begin = text.indexOf("title:");
    const qsizetype end = text.indexOf('\n', begin);
    return text.first(begin) + "title: " + title + text.mid(end);
}

void printChecksum(const char *what, const QByteArray &bytes)
{
    std::printf("%s %s\n", what, checksumOf(bytes).toHex().constData());
    std::fflush(stdout);
}

/// Returns 0 if the document was saved, 1 for a conflict and 3 for an error, like the command line.
int save(const QString &folder, const QString &path, const QByteArray &bytes, const QByteArray &before)
{
    const auto outcome = saveDocument(folder, path, bytes, checksumOf(before));
    if (outcome)
        return outcome->isSaved ? 0 : 1;
    std::fprintf(stderr, "savetool: %s\n", toString(outcome.error()).toLocal8Bit().constData());
    return 3;
}

int saveForever(const QString &folder, const QString &path)
{
    for (int version = 0;; ++version) {
        const QByteArray before = read(folder, path);
        const QByteArray after = withTitle(before, "version " + QByteArray::number(version));
        printChecksum("saving", after);
        if (const int code = save(folder, path, after, before); code != 0)
            return code;
        printChecksum("saved", after);
    }
}

} // namespace

int main(int argc, char **argv)
{
    if (argc < 4)
        return 2;
    const QString folder = QFile::decodeName(argv[1]);
    const QString path = QFile::decodeName(argv[2]);
    removeLeftovers(folder);
    if (std::strcmp(argv[3], "forever") == 0)
        return saveForever(folder, path);
    const QByteArray before = read(folder, path);
    if (before.isEmpty() || argc < 5)
        return 3;
    return save(folder, path, withTitle(before, argv[4]), before);
}
