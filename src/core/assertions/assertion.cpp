// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/assertions/assertion.h"

namespace outcrop {
namespace {

/// Reads fields separated by commas. Repeated commas do not create empty fields.
class FieldReader
{
public:
    explicit FieldReader(const QString &text) : m_text(text) { }

    std::optional<QStringList> run()
    {
        QStringList fields;
        for (skip(true); m_at < m_text.size(); skip(true)) {
            if (m_text.at(m_at) != u'"') {
                const qsizetype end = m_text.indexOf(u',', m_at);
                fields.append(m_text.mid(m_at, end < 0 ? -1 : end - m_at).trimmed());
                m_at = end < 0 ? m_text.size() : end;
                continue;
            }
            const std::optional<QString> field = quoted();
            skip(false);
            if (!field || (m_at < m_text.size() && m_text.at(m_at) != u','))
                return std::nullopt;
            fields.append(*field);
        }
        return fields;
    }

private:
    void skip(bool skipsCommas)
    {
        while (m_at < m_text.size() && (m_text.at(m_at).isSpace() || (skipsCommas && m_text.at(m_at) == u',')))
            ++m_at;
    }

    std::optional<QString> quoted()
    {
        QString field;
        for (++m_at; m_at < m_text.size(); ++m_at) {
            const QChar c = m_text.at(m_at);
            const QChar next = m_at + 1 < m_text.size() ? m_text.at(m_at + 1) : QChar();
            const bool isEscape = (c == u'\\' && (next == u'"' || next == u'\\')) || (c == u'"' && next == u'"');
            if (c == u'"' && !isEscape) {
                ++m_at;
                return field;
            }
            m_at += isEscape ? 1 : 0;
            field += isEscape ? next : c;
        }
        return std::nullopt;
    }

    const QString &m_text;
    qsizetype m_at = 0;
};

} // namespace

const QStringList &assertionTypes()
{
    static const QStringList types{QStringLiteral("equals"), QStringLiteral("contains"), QStringLiteral("contains-all"), QStringLiteral("contains-any"), QStringLiteral("icontains"),
        QStringLiteral("icontains-all"), QStringLiteral("icontains-any"), QStringLiteral("starts-with"), QStringLiteral("regex"), QStringLiteral("contains-json"),
        QStringLiteral("is-json"), QStringLiteral("contains-html"), QStringLiteral("is-html"), QStringLiteral("contains-xml"), QStringLiteral("is-xml"), QStringLiteral("is-refusal"),
        QStringLiteral("is-valid-function-call"), QStringLiteral("is-valid-openai-function-call"), QStringLiteral("is-valid-openai-tools-call"), QStringLiteral("finish-reason"),
        QStringLiteral("word-count"), QStringLiteral("levenshtein"), QStringLiteral("bleu"), QStringLiteral("gleu"), QStringLiteral("rouge-n"), QStringLiteral("cost"),
        QStringLiteral("latency"), QStringLiteral("tool-call-f1"), QStringLiteral("schema"), QStringLiteral("rules"), QStringLiteral("assert-set")};
    return types;
}

std::optional<QStringList> commaSeparatedFields(const QString &text)
{
    return FieldReader(text).run();
}

} // namespace outcrop
