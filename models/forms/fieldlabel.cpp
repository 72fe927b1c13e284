// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/forms/fieldlabel.h"

#include "core/base/datatext.h"

#include <QRegularExpression>

namespace outcrop {

namespace {

/// Returns a word as written in a label: acronyms in capitals, `ref` as `reference`, other words in lowercase.
QString labelWord(const QString &word)
{
    static const QStringList acronyms{QStringLiteral("api"), QStringLiteral("id"), QStringLiteral("json"), QStringLiteral("mcp"),
        QStringLiteral("url"), QStringLiteral("xml"), QStringLiteral("yaml")};
    const QString lowerWord = word.toLower();
    if (acronyms.contains(lowerWord))
        return lowerWord.toUpper();
    return lowerWord == u"ref" ? QStringLiteral("reference") : lowerWord;
}

} // namespace

QString fieldLabel(const QString &key)
{
    static const QRegularExpression boundary(QStringLiteral("[_-]+|(?<=[a-z0-9])(?=[A-Z])"));
    QStringList words;
    for (const QString &word : key.split(boundary, Qt::SkipEmptyParts))
        words += labelWord(word);
    QString label = words.join(u' ');
    if (!label.isEmpty())
        label[0] = label[0].toUpper();
    return dataText(label);
}

QString fieldLabel(const FormRow &row)
{
    QStringList parts = row.path.size() > 1 ? row.path.mid(1) : row.path;
    for (qsizetype part = 0; part < parts.size(); ++part) {
        const bool isChosen = part == parts.size() - 1 && (row.hasFreeKey || row.state == FieldState::Unknown);
        if (!isChosen)
            parts[part] = fieldLabel(parts[part]);
    }
    return parts.join(QStringLiteral(" · "));
}

} // namespace outcrop
