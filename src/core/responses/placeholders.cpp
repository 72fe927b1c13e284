// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/responses/placeholders.h"

#include "core/base/jsonpointer.h"
#include "core/responses/responsepatterns.h"

#include <algorithm>

namespace outcrop {
namespace {

constexpr qsizetype maximumPlaceholders = 200;
const QString placeholderCode = QStringLiteral("response-placeholder");

QString placeholderMessage(const QString &text)
{
    return QStringLiteral("`%1` is a placeholder for omitted content.").arg(text);
}

QRegularExpression beginnings()
{
    return QRegularExpression(QStringLiteral("^[\\s>*#/-]*\\b(?:%1)\\b\\s*(?:[:.(-]|$)").arg(ResponsePatterns::builtIn().placeholderBeginnings.join(u'|')),
        QRegularExpression::MultilineOption);
}

/// Returns all placeholder patterns, including those that match only at the beginning of a line.
const QList<QRegularExpression> &patterns()
{
    static const QList<QRegularExpression> all = ResponsePatterns::builtIn().placeholderPatterns + QList<QRegularExpression>{beginnings()};
    return all;
}

/// Returns whether a text could match any pattern. A cheap check that excludes most text.
bool isSuspicious(QStringView text)
{
    if (std::any_of(text.begin(), text.end(), [](QChar letter) { return letter == u'[' || letter == u'<' || letter == u'{'; }))
        return true;
    const auto holds = [text](const QString &sign) { return text.contains(sign, Qt::CaseInsensitive); };
    static const QStringList signs = ResponsePatterns::builtIn().placeholderBeginnings
        + QStringList{QStringLiteral("..."), QStringLiteral("lorem"), QStringLiteral("rest of"), QStringLiteral("existing"), QStringLiteral("remaining")};
    return text.size() > 2 && std::any_of(signs.begin(), signs.end(), holds);
}

/// Returns the placeholder in a string of the data; empty if there is none.
QString placeholderIn(const QString &text)
{
    const QString whole = text.trimmed();
    if (whole.size() < 40 && ResponsePatterns::builtIn().placeholderValues.contains(whole.toLower()))
        return whole;
    if (!isSuspicious(text))
        return {};
    for (const QRegularExpression &pattern : patterns()) {
        if (const QRegularExpressionMatch match = pattern.match(text); match.hasMatch())
            return match.captured().trimmed();
    }
    return {};
}

/// Checks every string of the data together with its schema.
class DataChecker
{
public:
    explicit DataChecker(const ResponseContract &contract) : m_tags(contract.promptTags)
    {
        m_tags += {QStringLiteral("instruction"), dataTag, QStringLiteral("user_input"), QStringLiteral("response_prompt")};
    }

    QList<TextFinding> run(const Json &data, const Json &schema)
    {
        visit(data, schema, {}, {});
        return m_findings;
    }

private:
    void visit(const Json &value, const Json &schema, const QString &pointer, const QString &key)
    {
        if (m_findings.size() >= maximumPlaceholders)
            return;
        if (value.is_string())
            return checkString(qString(value), schema, pointer, key);
        if (value.is_object()) {
            for (const auto &[name, part] : value.items()) {
                const QString step = QString::fromStdString(name);
                visit(part, subschemaOf(subschemaOf(schema, "properties"), name), pointer + pointerToken(step), step);
            }
        }
        for (size_t i = 0; value.is_array() && i < value.size(); ++i)
            visit(value[i], subschemaOf(schema, "items"), pointer + u'/' + QString::number(i), key);
    }

    static const Json &subschemaOf(const Json &schema, const std::string &name)
    {
        static const Json none;
        return schema.is_object() && schema.contains(name) ? schema[name] : none;
    }

    void checkString(const QString &text, const Json &schema, const QString &pointer, const QString &key)
    {
        const bool namesType = key == u"type" || key.endsWith(u"_type") || key == u"kind";
        const QString placeholder = namesType ? QString() : placeholderIn(text);
        const QString description = qString(subschemaOf(schema, "description"));
        if (!placeholder.isEmpty())
            m_findings.append({pointer, placeholderCode, placeholderMessage(placeholder)});
        else if (text.size() > 8 && text == description)
            m_findings.append({pointer, placeholderCode,
                QStringLiteral("The value is the description from the schema, not a response.")});
        if (const QString echo = echoIn(text); !echo.isEmpty())
            m_findings.append({pointer, QStringLiteral("response-echoed-tag"), QStringLiteral("`%1` is part of the prompt.").arg(echo)});
    }

    /// Returns the prompt tag or chat template token that a string contains; empty if there is none.
    QString echoIn(const QString &text) const
    {
        if (!text.contains(u'<'))
            return {};
        for (const QString &mark : ResponsePatterns::builtIn().templateMarks) {
            if (mark.startsWith(u"<|") && text.contains(mark))
                return mark;
        }
        for (qsizetype at = text.indexOf(u'<'); at >= 0; at = text.indexOf(u'<', at + 1)) {
            const std::optional<Tag> tag = tagAt(text, at);
            if (tag && m_tags.contains(tag->name))
                return text.mid(tag->span.begin, tag->span.end - tag->span.begin);
        }
        return {};
    }

    static inline const QString dataTag = QStringLiteral("metadata");
    QStringList m_tags;
    QList<TextFinding> m_findings;
};

} // namespace

QList<TextFinding> checkDataStrings(const Json &data, const ResponseContract &contract)
{
    return DataChecker(contract).run(data, contract.schema);
}

QList<Remark> findProsePlaceholders(QStringView prose, qsizetype begin)
{
    QList<Remark> remarks;
    if (!isSuspicious(prose))
        return remarks;
    for (const QRegularExpression &pattern : patterns()) {
        QRegularExpressionMatchIterator matches = pattern.globalMatch(prose.toString());
        while (matches.hasNext() && remarks.size() < maximumPlaceholders) {
            const QRegularExpressionMatch match = matches.next();
            const TextSpan span{begin + match.capturedStart(), begin + match.capturedEnd()};
            remarks.append({Severity::Warning, placeholderCode, placeholderMessage(match.captured().trimmed()), span});
        }
    }
    return remarks;
}

} // namespace outcrop
