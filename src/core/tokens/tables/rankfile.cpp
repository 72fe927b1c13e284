// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokens/tables/rankfile.h"

#include <QByteArray>
#include <QCryptographicHash>
#include <QFile>

#include <cstdio>
#include <cstdlib>

namespace outcrop::tables {
namespace {

std::string parseToken(const QByteArray &line, qsizetype rank)
{
    const QList<QByteArray> words = line.split(' ');
    const auto decodedToken = QByteArray::fromBase64Encoding(words.first(), QByteArray::AbortOnBase64DecodingErrors);
    bool isNumber = false;
    if (words.size() != 2 || !decodedToken || words.at(1).toLongLong(&isNumber) != rank || !isNumber)
        exitWithError("line " + std::to_string(rank + 1) + " is not a token and its rank");
    return (*decodedToken).toStdString();
}

} // namespace

void exitWithError(const std::string &message)
{
    std::fprintf(stderr, "maketables: %s\n", message.c_str());
    std::exit(1);
}

std::string readVerifiedFile(const char *path, const char *sha256)
{
    QFile file(QFile::decodeName(path));
    if (!file.open(QIODevice::ReadOnly))
        exitWithError(std::string(path) + " cannot be read");
    const QByteArray bytes = file.readAll();
    if (QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex() != sha256)
        exitWithError(std::string(path) + " is not the file with the checksum " + sha256);
    return bytes.toStdString();
}

std::vector<std::string> readRankFile(const char *path, const char *sha256)
{
    std::vector<std::string> tokens;
    const QByteArray file = QByteArray::fromStdString(readVerifiedFile(path, sha256));
    for (const QByteArray &line : file.split('\n')) {
        if (!line.isEmpty())
            tokens.push_back(parseToken(line, qsizetype(tokens.size())));
    }
    return tokens;
}

} // namespace outcrop::tables
