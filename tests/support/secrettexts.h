// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCryptographicHash>
#include <QFile>
#include <QRandomGenerator>
#include <QRegularExpression>
#include <QStringList>

namespace outcrop::testing {

/// A text with generated secrets. Texts are stored as templates (tests/data/redaction), so that secret scanners do not report files in the repository.
struct SecretText {
    QString text;
    QStringList secrets;
};

/// A row in tests/data/redaction.
struct SecretRow {
    QString kind;
    QString pattern; ///< the template of the text
    int line = 0;
    /// Returns whether the row is held out. About a quarter of the rows was not used for writing the rules.
    bool isHeldOut() const { return QCryptographicHash::hash(pattern.toUtf8(), QCryptographicHash::Sha1).at(0) % 4 == 0; }
};

inline QList<SecretRow> readSecretRows(const QString &path)
{
    QList<SecretRow> rows;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return rows;
    const QStringList lines = QString::fromUtf8(file.readAll()).split(u'\n');
    for (qsizetype i = 0; i < lines.size(); ++i) {
        if (!lines[i].isEmpty() && !lines[i].startsWith(u'#'))
            rows += {lines[i].section(u'\t', 0, 0), lines[i].section(u'\t', 1), int(i + 1)};
    }
    return rows;
}

/// Expands a template. Deterministic for a seed on every computer.
class SecretTextGenerator
{
public:
    explicit SecretTextGenerator(quint32 seed) : m_random(seed) { }

    SecretText make(QString pattern)
    {
        static const QRegularExpression innermost(QStringLiteral("‹([a-zA-Z0-9]+)(?::([^‹›]*))?›"));
        pattern.replace(QStringLiteral("\\\\"), QString(QChar(1))).replace(QStringLiteral("\\n"), QStringLiteral("\n")).replace(QStringLiteral("\\t"), QStringLiteral("\t"));
        for (auto match = innermost.match(pattern); match.hasMatch(); match = innermost.match(pattern))
            pattern.replace(match.capturedStart(), match.capturedLength(), value(match.captured(1), match.captured(2)));
        return withoutMarks(pattern.replace(QChar(1), QStringLiteral("\\")));
    }

private:
    QString value(const QString &kind, const QString &rest)
    {
        if (kind == u"uuid")
            return QStringList{letters(hexadecimal, 8), letters(hexadecimal, 4), QString(u'4' + letters(hexadecimal, 3)), QString(u'a' + letters(hexadecimal, 3)), letters(hexadecimal, 12)}.join(u'-');
        if (kind == u"jwt")
            return base64(R"({"alg":"HS256","typ":"JWT"})") + u'.' + base64("{\"sub\":\"" + letters(digits, 10).toLatin1() + "\",\"iat\":1732270272}") + u'.' + letters(addressable, 43);
        if (kind == u"b64")
            return QString::fromLatin1(rest.toUtf8().toBase64());
        if (kind == u"lines")
            return lines(rest.section(u':', 0, 0).toInt(), rest.section(u':', 1).toInt());
        return letters(alphabet(kind), rest.toInt());
    }

    static QString base64(const QByteArray &bytes) { return QString::fromLatin1(bytes.toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals)); }

    static const char *alphabet(const QString &kind)
    {
        static const QHash<QString, const char *> alphabets{{QStringLiteral("hex"), hexadecimal}, {QStringLiteral("HEX"), "0123456789ABCDEF"},
            {QStringLiteral("a"), "abcdefghijklmnopqrstuvwxyz0123456789"}, {QStringLiteral("A"), "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"},
            {QStringLiteral("x"), "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"}, {QStringLiteral("u"), addressable},
            {QStringLiteral("b"), "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"}, {QStringLiteral("d"), digits},
            {QStringLiteral("l"), "abcdefghijklmnopqrstuvwxyz"}, {QStringLiteral("L"), "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"},
            {QStringLiteral("B"), "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"}};
        return alphabets.value(kind, "?");
    }

    QString letters(const char *alphabet, int count)
    {
        const QLatin1StringView choice(alphabet);
        QString text;
        for (int i = 0; i < count; ++i)
            text += choice.at(m_random.bounded(int(choice.size())));
        return text.startsWith(u'0') && alphabet == digits ? QString(u'7' + text.mid(1)) : text;
    }

    QString lines(int width, int count)
    {
        QStringList made;
        for (int i = 0; i < count; ++i)
            made += letters(alphabet(QStringLiteral("b")), width);
        return made.join(u'\n');
    }

    static SecretText withoutMarks(const QString &marked)
    {
        SecretText made;
        for (const QString &part : marked.split(u'⟦')) {
            const qsizetype end = part.indexOf(u'⟧');
            if (end >= 0)
                made.secrets += part.left(end);
            made.text += end >= 0 ? QString(part.left(end) + part.mid(end + 1)) : part;
        }
        return made;
    }

    static constexpr const char *hexadecimal = "0123456789abcdef";
    static constexpr const char *digits = "0123456789";
    static constexpr const char *addressable = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-";
    QRandomGenerator m_random;
};

} // namespace outcrop::testing
