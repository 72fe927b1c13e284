// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"

#include <QFile>
#include <QHash>
#include <QList>
#include <QString>

namespace outcrop::testing {

/// A text of this project with the token counts of public tokenizers. They replace the counts of providers (tests/bench/tokenfactors/record.js).
struct CountedText {
    QString name;
    QString text;
    QHash<QString, qint64> counts;
};

inline QList<CountedText> countedTexts()
{
    QFile file(QStringLiteral(OUTCROP_TEST_DATA "/tokens/counted.json"));
    QList<CountedText> texts;
    if (!file.open(QIODevice::ReadOnly))
        return texts;
    for (const Json &row : Json::parse(file.readAll().toStdString())) {
        CountedText text{qString(row["name"]), qString(row["text"]), {}};
        for (const auto &[tokenizer, count] : row["counts"].items())
            text.counts.insert(QString::fromStdString(tokenizer), count.get<qint64>());
        texts.append(text);
    }
    return texts;
}

} // namespace outcrop::testing
