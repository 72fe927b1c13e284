// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/portability/declarations.h"

#include "core/portability/findings.h"
#include "core/portability/portabilitymessages.h"
#include "core/text/nearestword.h"

#include <QRegularExpression>

namespace outcrop {
namespace {

const QString window = QStringLiteral("portability.minimum_context_window");
const QString bodyFormat = QStringLiteral("portability.body_format");
const QString enabledKey = QStringLiteral("portability.enabled");

QString foundValueText(const DataNode &node)
{
    if (node.isMissing() || node.isNull())
        return portabilitymessages::isNotSet();
    return node.isScalar() ? portabilitymessages::isValue(node.text())
                           : portabilitymessages::isCollection();
}

/// Returns the location of the value. If the value is missing or null, returns that of the last existing key on its path or the beginning of the file.
Location locationOf(const Agent &agent, const QString &path)
{
    const DataNode &node = agent.field(path);
    return node.isMissing() || node.isNull() ? keyLocation(agent, path) : agent.fieldLocation(path);
}

/// Parses numbers such as `128k`, `128,000` or `128_000 tokens`; nullopt for other text and for 0.
std::optional<qint64> parseTokenNumber(const QString &text)
{
    static const QRegularExpression form(QStringLiteral("^([0-9]+(?:\\.[0-9]+)?)([km]?)(?:i?b|tok(?:en)?s?)?$"));
    QString plain = text.toLower();
    plain.remove(u' ').remove(u'_').remove(u',').remove(u'\'');
    const auto match = form.match(plain);
    if (!match.hasMatch())
        return std::nullopt;
    constexpr double kilo = 1000;
    const double factor = match.captured(2) == u"m" ? kilo * kilo : match.captured(2) == u"k" ? kilo : 1;
    const qint64 number = qRound64(match.captured(1).toDouble() * factor);
    return number > 0 ? std::optional(number) : std::nullopt;
}

/// Guesses the format of the body from its lines: xml, rccf or, by default, markdown.
QString formatOf(QStringView body)
{
    static const QRegularExpression tag(QStringLiteral("^<[A-Za-z][\\w-]*>\\s*$"), QRegularExpression::MultilineOption);
    static const QRegularExpression label(
        QStringLiteral("^(?:ROLE|CONTEXT|CONSTRAINTS|FORMAT):"), QRegularExpression::MultilineOption);
    const QString text = body.toString();
    if (tag.match(text).hasMatch())
        return QStringLiteral("xml");
    return label.match(text).hasMatch() ? QStringLiteral("rccf") : QStringLiteral("markdown");
}

} // namespace

Diagnostics checkContextWindow(const Agent &agent, qint64 defaultWindow)
{
    const DataNode &node = agent.field(window);
    if (node.toInteger().value_or(0) > 0)
        return {};
    const qint64 number = parseTokenNumber(node.text()).value_or(defaultWindow);
    const QString message =
        portabilitymessages::wrongContextWindow(foundValueText(node));
    return {portabilityFinding("PV-008", message, locationOf(agent, window),
        setFieldFix(agent, portabilitymessages::setTo(number), window, number))};
}

Diagnostics checkBodyFormat(const Agent &agent)
{
    const QStringList formats{
        bodyFormatName(BodyFormat::Xml), bodyFormatName(BodyFormat::Markdown), bodyFormatName(BodyFormat::Rccf)};
    const DataNode &node = agent.field(bodyFormat);
    if (node.isString() && formats.contains(node.text()))
        return {};
    const QString near = node.isString() ? nearestWord(node.text(), formats) : QString();
    const QString format = !near.isEmpty() && isTypingError(node.text(), near) ? near : formatOf(agent.body());
    const QString message =
        portabilitymessages::wrongBodyFormat(foundValueText(node));
    return {portabilityFinding("PV-009", message, locationOf(agent, bodyFormat),
        setFieldFix(agent, portabilitymessages::setTo(format), bodyFormat, jsonString(format)))};
}

Diagnostics checkPortabilityFlag(const Agent &agent)
{
    const DataNode &node = agent.field(enabledKey);
    if (node.toBool() == true)
        return {};
    const QString message =
        portabilitymessages::notEnabled(foundValueText(node));
    return {portabilityFinding("PV-010", message, locationOf(agent, enabledKey),
        setFieldFix(agent, portabilitymessages::setToTrue(), enabledKey, true))};
}

} // namespace outcrop
