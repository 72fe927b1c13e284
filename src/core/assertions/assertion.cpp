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
        for (skipSeparators(true); m_offset < m_text.size(); skipSeparators(true)) {
            if (m_text.at(m_offset) != u'"') {
                const qsizetype end = m_text.indexOf(u',', m_offset);
                fields.append(m_text.mid(m_offset, end < 0 ? -1 : end - m_offset).trimmed());
                m_offset = end < 0 ? m_text.size() : end;
                continue;
            }
            const std::optional<QString> field = readQuoted();
            skipSeparators(false);
            if (!field || (m_offset < m_text.size() && m_text.at(m_offset) != u','))
                return std::nullopt;
            fields.append(*field);
        }
        return fields;
    }

private:
    void skipSeparators(bool skipsCommas)
    {
        while (m_offset < m_text.size() && (m_text.at(m_offset).isSpace() || (skipsCommas && m_text.at(m_offset) == u',')))
            ++m_offset;
    }

    std::optional<QString> readQuoted()
    {
        QString field;
        for (++m_offset; m_offset < m_text.size(); ++m_offset) {
            const QChar c = m_text.at(m_offset);
            const QChar next = m_offset + 1 < m_text.size() ? m_text.at(m_offset + 1) : QChar();
            const bool isEscape = (c == u'\\' && (next == u'"' || next == u'\\')) || (c == u'"' && next == u'"');
            if (c == u'"' && !isEscape) {
                ++m_offset;
                return field;
            }
            m_offset += isEscape ? 1 : 0;
            field += isEscape ? next : c;
        }
        return std::nullopt;
    }

    const QString &m_text;
    qsizetype m_offset = 0;
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
