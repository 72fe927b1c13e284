// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/interactions/mappedfields.h"

#include "core/interactions/finishreason.h"
#include "core/interactions/interactionsmessages.h"
#include "core/interactions/logrecord.h"
#include "core/interactions/spanmessages.h"
#include "core/ports/storedfields.h"

#include <cmath>

namespace outcrop {
namespace {

constexpr double largestNumber = 9e15; ///< larger numbers lose digits in JSON

/// Adds the text of a scalar, or of each scalar in a list.
void addTexts(const Json &value, QStringList &texts)
{
    if (value.is_primitive() && !isNullOrEmpty(value))
        texts += scalarText(value);
    for (const Json &item : value.is_array() ? value : Json::array()) {
        if (item.is_primitive() && !isNullOrEmpty(item))
            texts += scalarText(item);
    }
}

QStringList textsAt(const ValuePath &path, const Json &line)
{
    QStringList texts;
    for (const Json *value : path.find(line))
        addTexts(*value, texts);
    return texts;
}

QStringList firstTexts(const PathChoice &paths, const Json &line)
{
    for (const ValuePath &path : paths) {
        if (const QStringList texts = textsAt(path, line); !texts.isEmpty())
            return texts;
    }
    return {};
}

const Json *firstValue(const PathChoice &paths, const Json &line)
{
    for (const ValuePath &path : paths) {
        if (const Json *value = path.first(line))
            return value;
    }
    return nullptr;
}

std::optional<double> parseNumber(const QString &text)
{
    bool isNumber = false;
    const double number = text.toDouble(&isNumber);
    return isNumber && number >= 0 && number < largestNumber ? std::optional(number) : std::nullopt;
}

/// Returns a time since 1970. The size determines the unit: seconds have at most eleven digits until the year 5138.
QDateTime timeOfNumber(double number)
{
    constexpr double mostSeconds = 1e11;
    double milliseconds = number * 1000;
    for (double limit = mostSeconds * 1000; milliseconds >= limit;)
        milliseconds /= 1000;
    return QDateTime::fromMSecsSinceEpoch(qint64(milliseconds), Qt::UTC);
}

QDateTime timeOfText(QString text)
{
    bool isNumber = false;
    if (const double number = text.toDouble(&isNumber); isNumber)
        return number > 0 && number < 1e20 ? timeOfNumber(number) : QDateTime();
    if (text.size() > 10 && text[10] == u' ')
        text[10] = u'T';
    QDateTime time = QDateTime::fromString(text, Qt::ISODateWithMs);
    if (time.timeSpec() == Qt::LocalTime)
        time.setTimeSpec(Qt::UTC);
    return time.toUTC();
}

/// Reads the fields of one rule from one line.
class FieldReader
{
public:
    FieldReader(const MappingRule &rule, const Json &line, const LogEntry &entry, const QString &file)
        : m_rule(rule), m_line(line), m_entry(entry), m_file(file)
    {
    }

    Result<MappedFields> read()
    {
        for (const MappedField &field : m_rule.fields) {
            readField(field);
            if (m_error)
                return *m_error;
        }
        return std::move(m_result);
    }

private:
    void readField(const MappedField &field)
    {
        if (field.name == u"end")
            return readTime(field, m_result.endedAt);
        if (field.name == u"first_token_at")
            return readTime(field, m_result.firstTokenAt);
        if (field.name == u"tools")
            m_result.tools = firstTexts(field.paths, m_line);
        else if (field.name == u"tool_errors")
            m_result.toolErrors = firstTexts(field.paths, m_line).size();
        else
            forEachField(m_result.interaction, [&](const char *name, auto &member) {
                if (field.name == QLatin1StringView(name))
                    readMember(field, member);
            });
    }

    void readMember(const MappedField &field, QDateTime &time) { readTime(field, time); }
    void readMember(const MappedField &field, QStringList &texts) { texts = firstTexts(field.paths, m_line); }
    void readMember(const MappedField &, Json &) { }
    void readMember(const MappedField &, int &) { }
    void readMember(const MappedField &field, std::optional<double> &number) { number = numberOf(field); }
    void readMember(const MappedField &field, std::optional<qint64> &number)
    {
        if (const std::optional<double> value = numberOf(field))
            number = std::llround(*value);
    }

    void readMember(const MappedField &field, QString &text)
    {
        if (field.form == MappedField::Form::Messages)
            text = conversation(field);
        else
            text = field.constantValue.value_or(firstTexts(field.paths, m_line).join(QStringLiteral("\n\n")));
        if (field.form == MappedField::Form::FinishReason && !text.isEmpty())
            text = outcomeOfFinishReason(text);
        text = text.isEmpty() ? field.otherwise.value_or(QString()) : field.replacements.value(text, text);
    }

    QString conversation(const MappedField &field)
    {
        const Json *value = firstValue(field.paths, m_line);
        if (!value)
            return {};
        const bool isRequest = field.name == u"request";
        SpanMessages messages;
        messages.sent = readMessageList(*value, isRequest ? QStringLiteral("user") : QStringLiteral("assistant"));
        if (isRequest && messages.sent.size() > 1)
            m_result.question = messages.question();
        return messages.request();
    }

    void readTime(const MappedField &field, QDateTime &time)
    {
        const QString text = firstTexts(field.paths, m_line).value(0);
        if (text.isEmpty())
            return;
        time = timeOfText(text);
        if (!time.isValid())
            setError(field, interactionsmessages::mappedBadTime(text));
        else if (isTooOldToStore(time))
            setError(field, interactionsmessages::tooOld(interactionsmessages::theLine()));
    }

    std::optional<double> numberOf(const MappedField &field)
    {
        std::optional<double> total;
        const QStringList texts = field.sum.isEmpty() ? firstTexts(field.paths, m_line).mid(0, 1) : textsToAdd(field);
        for (const QString &text : texts) {
            const std::optional<double> number = parseNumber(text);
            if (!number) {
                setError(field, interactionsmessages::mappedBadNumber(text));
                return std::nullopt;
            }
            total = total.value_or(0) + *number * field.factor;
        }
        return total;
    }

    QStringList textsToAdd(const MappedField &field) const
    {
        QStringList texts;
        for (const ValuePath &path : field.sum)
            texts += textsAt(path, m_line);
        return texts;
    }

    void setError(const MappedField &field, const QString &message)
    {
        QString member;
        for (const ValuePath &path : field.sum + field.paths) {
            if (member.isEmpty() && path.first(m_line) && !path.steps().isEmpty())
                member = QString::fromStdString(path.steps().last().name);
        }
        const Position place = locationOfMember(m_entry, member);
        m_error = Error{ErrorCode::Invalid, message, {m_file, {place, place}}};
    }

    const MappingRule &m_rule;
    const Json &m_line;
    const LogEntry &m_entry;
    const QString &m_file;
    MappedFields m_result;
    std::optional<Error> m_error;
};

} // namespace

QString firstText(const PathChoice &paths, const Json &line)
{
    return firstTexts(paths, line).value(0);
}

Result<MappedFields> readMappedFields(const MappingRule &rule, const Json &line, const LogEntry &entry, const QString &file)
{
    return FieldReader(rule, line, entry, file).read();
}

} // namespace outcrop
