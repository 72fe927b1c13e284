// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evolution/evidencelines.h"

#include "core/base/joinedtext.h"
#include "core/base/json.h"
#include "core/base/localnumbers.h"
#include "core/evolution/evolution.h"
#include "core/evolution/evolutionmessages.h"
#include "core/tokens/cost.h"

#include <algorithm>
#include <cmath>

namespace outcrop {
namespace {

const Json &partOf(const Json &value, const char *name)
{
    static const Json nullJson;
    return value.is_object() && value.contains(name) ? value[name] : nullJson;
}

QString formatNumber(const Json &number, double scale, int digits)
{
    return localNumber(QString::number(number.get<double>() * scale, 'g', digits));
}

bool isFigure(const Json &figure)
{
    const Json &span = partOf(figure, partOf(figure, "of").is_number() ? "of" : "days");
    return partOf(figure, "name").is_string() && partOf(figure, "count").is_number() && span.is_number() && partOf(figure, "low").is_number()
        && partOf(figure, "high").is_number();
}

QString figureLine(const Json &figure)
{
    const bool isShare = partOf(figure, "of").is_number();
    const double scale = isShare ? 100 : 1;
    const MessageText &line = isShare ? evolutionmessages::shareEvidence : evolutionmessages::paceEvidence;
    const QString total = isShare ? evolutionmessages::turns(qsizetype(std::clamp(figure["of"].get<double>(), 0.0, 1e15))) : formatNumber(figure["days"], 1, 6);
    return line(qString(figure["name"]), formatNumber(figure["count"], 1, 15), total,
        formatNumber(figure["low"], scale, 3), formatNumber(figure["high"], scale, 3));
}

/// Returns whether a price consists of strings, the format that this program writes.
bool isPrice(const Json &price)
{
    return partOf(price, "model").is_string() && partOf(price, "before_text").is_string() && partOf(price, "after_text").is_string();
}

/// Returns an amount of a price for display: the stored text is in English.
QString amountText(const Json &price, const char *when)
{
    const bool isUnknown = price.contains(when) && price[when].is_null();
    return isUnknown ? toText(std::optional<Cost>()) : qString(price[std::string(when) + "_text"]);
}

QString exampleNumbers(const Json &examples)
{
    QStringList numbers;
    if (!examples.is_array())
        return {};
    for (const Json &id : examples) {
        if (id.is_number_integer())
            numbers += QString::number(id.get<qint64>());
    }
    return numbers.join(listSeparator());
}

QString scalarText(const Json &value)
{
    if (value.is_string())
        return qString(value);
    if (value.is_number_float())
        return formatNumber(value, 1, 4);
    return QString::fromStdString(value.dump(-1, ' ', false, Json::error_handler_t::replace));
}

/// Appends one line for each scalar value, at any depth.
void addLines(const QString &name, const Json &value, QStringList &lines)
{
    if (!value.is_structured()) {
        lines += labeledText(name, scalarText(value));
        return;
    }
    qsizetype number = 0;
    for (const auto &[key, part] : value.items())
        addLines(name + u'.' + (value.is_array() ? QString::number(++number) : QString::fromStdString(key)), part, lines);
}

bool isCovered(const QString &name, const Json &value)
{
    if (name == u"figures")
        return value.is_array() && std::all_of(value.begin(), value.end(), isFigure);
    if (name == u"price")
        return isPrice(value);
    return name == u"examples" && value.is_array() && (value.empty() || !exampleNumbers(value).isEmpty());
}

} // namespace

QString confidenceText(double confidence)
{
    return withPercentSign(localNumber(QString::number(std::floor(std::min(confidence, maximumConfidence) * 1000) / 10, 'g', 3)));
}

QStringList evidenceLines(const Json &evidence)
{
    QStringList lines;
    const Json &figures = partOf(evidence, "figures");
    if (isCovered(QStringLiteral("figures"), figures)) {
        for (const Json &figure : figures)
            lines += figureLine(figure);
    }
    const Json &price = partOf(evidence, "price");
    if (isPrice(price))
        lines += evolutionmessages::priceOfTurn(qString(price["model"]), amountText(price, "before"), amountText(price, "after"));
    const QString examples = exampleNumbers(partOf(evidence, "examples"));
    return examples.isEmpty() ? lines : lines + QStringList(evolutionmessages::exampleInteractions(examples));
}

QStringList otherEvidenceLines(const Json &evidence)
{
    QStringList lines;
    if (!evidence.is_object())
        return lines;
    for (const auto &[key, value] : evidence.items()) {
        if (const QString name = QString::fromStdString(key); !isCovered(name, value))
            addLines(name, value, lines);
    }
    return lines;
}

} // namespace outcrop
