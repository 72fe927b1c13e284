// SPDX-License-Identifier: GPL-3.0-or-later
// Searches for a leaked key: canaryscan FOLDER… reads the name and content of every file below for the key in OUTCROP_CANARY (several are separated by
// spaces) in seven encodings, prints one line per hit, and exits with 1 if there is any. canaryscan --write FOLDER writes one file for each variant of an
// encoding, to prove that all are found.
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QStringEncoder>
#include <QTextStream>

#include <algorithm>

namespace {

struct Trace {
    const char *encoding;
    QByteArray bytes;
};

/// Returns the key in UTF-16 in both byte orders, because files may come from another machine.
QList<Trace> wideTraces(const QByteArray &key)
{
    const QString text = QString::fromLatin1(key);
    return {{"UTF-16", QStringEncoder(QStringEncoder::Utf16LE)(text)}, {"UTF-16", QStringEncoder(QStringEncoder::Utf16BE)(text)}};
}

/// Returns three variants of the key in base64, because the text before the key shifts the alignment. The characters at the ends are omitted, because
/// they depend on adjacent bytes.
QList<Trace> base64Traces(const QByteArray &key)
{
    QList<Trace> traces;
    for (int shift = 0; shift < 3; ++shift)
        traces.append({"base64", QByteArray(QByteArray(shift, 'x') + key).toBase64(QByteArray::OmitTrailingEquals).mid(4).chopped(4)});
    return traces;
}

QByteArray reversed(QByteArray key)
{
    std::reverse(key.begin(), key.end());
    return key;
}

QList<Trace> tracesOf(const QByteArray &key)
{
    QList<Trace> traces{{"plain", key}, {"URL", key.toPercentEncoding()}, {"hexadecimal", key.toHex()}, {"hexadecimal", key.toHex().toUpper()},
                        {"reversed", reversed(key)}, {"middle part", key.mid(key.size() / 4, key.size() / 2)}};
    return traces + wideTraces(key) + base64Traces(key);
}

QList<Trace> allTraces()
{
    QList<Trace> traces;
    for (const QByteArray &key : qgetenv("OUTCROP_CANARY").split(' '))
        traces += key.size() < 24 ? QList<Trace>() : tracesOf(key);
    return traces;
}

int report(const QString &path, const QByteArray &bytes, const QList<Trace> &traces)
{
    int finds = 0;
    QTextStream out(stdout);
    for (const Trace &trace : traces) {
        if (bytes.contains(trace.bytes)) {
            ++finds;
            out << path << ": the key, " << trace.encoding << '\n';
        }
    }
    return finds;
}

int scan(const QString &folder, const QList<Trace> &traces, int &files)
{
    int finds = 0;
    QDirIterator entries(folder, QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot, QDirIterator::Subdirectories);
    while (entries.hasNext()) {
        const QString path = entries.next();
        finds += report(path, QFile::encodeName(entries.fileName()), traces);
        QFile file(path);
        if (!entries.fileInfo().isFile() || entries.fileInfo().isSymLink() || !file.open(QIODevice::ReadOnly))
            continue;
        ++files;
        finds += report(path, file.readAll(), traces);
    }
    return finds;
}

int writeAll(const QString &folder, const QList<Trace> &traces)
{
    for (qsizetype i = 0; i < traces.size(); ++i) {
        QFile file(QStringLiteral("%1/%2").arg(folder).arg(i));
        if (!file.open(QIODevice::WriteOnly) || file.write("before " + traces[i].bytes + " after") < 0)
            return 2;
    }
    QTextStream(stdout) << traces.size() << '\n';
    return 0;
}

} // namespace

int main(int argc, char **argv)
{
    const QList<Trace> traces = allTraces();
    if (argc < 2 || traces.isEmpty()) {
        QTextStream(stderr) << "usage: OUTCROP_CANARY=KEY canaryscan [--write] FOLDER…\n";
        return 2;
    }
    if (argv[1] == QByteArray("--write"))
        return writeAll(QFile::decodeName(argv[argc - 1]), traces);
    int finds = 0;
    int files = 0;
    for (int i = 1; i < argc; ++i)
        finds += scan(QFile::decodeName(argv[i]), traces, files);
    QTextStream(stdout) << finds << " traces found in " << files << " files (searched for " << traces.size() << ")\n";
    return finds == 0 ? 0 : 1;
}
