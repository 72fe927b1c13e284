// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/schema/schemaformats.h"

#include "core/documents/schema/ecmapattern.h"

#include <QDate>
#include <QHash>
#include <QRegularExpression>
#include <QUrl>

namespace outcrop {
namespace {

QRegularExpressionMatch match(const QString &text, const QRegularExpression &wholePattern)
{
    return wholePattern.match(text, 0, QRegularExpression::NormalMatch, QRegularExpression::AnchorAtOffsetMatchOption);
}

bool isDate(const QString &text)
{
    static const QRegularExpression form(QStringLiteral("(\\d{4})-(\\d\\d)-(\\d\\d)\\z"));
    const auto found = match(text, form);
    return found.hasMatch()
        && QDate::isValid(found.captured(1).toInt(), found.captured(2).toInt(), found.captured(3).toInt());
}

/// Returns whether the text is a time with a time zone. Allows second 60 only in the last minute of a day in UTC (a leap second).
bool isTime(const QString &text)
{
    static const QRegularExpression form(
        QStringLiteral("(\\d\\d):(\\d\\d):(\\d\\d)(?:\\.\\d+)?(?:[zZ]|([+-])(\\d\\d):(\\d\\d))\\z"));
    const auto found = match(text, form);
    const int hour = found.captured(1).toInt();
    const int minute = found.captured(2).toInt();
    const int second = found.captured(3).toInt();
    const int zoneHour = found.captured(5).toInt();
    const int zoneMinute = found.captured(6).toInt();
    if (!found.hasMatch() || hour > 23 || minute > 59 || second > 60 || zoneHour > 23 || zoneMinute > 59)
        return false;
    const int zone = (zoneHour * 60 + zoneMinute) * (found.captured(4) == u"-" ? -1 : 1);
    return second < 60 || (hour * 60 + minute - zone + 2 * 24 * 60) % (24 * 60) == 24 * 60 - 1;
}

bool isDateTime(const QString &text)
{
    return text.size() > 10 && isDate(text.left(10)) && QStringView(u"tT").contains(text[10]) && isTime(text.mid(11));
}

bool isDuration(const QString &text)
{
    static const QRegularExpression form(
        QStringLiteral("P(?:\\d+W|(?=.)(?:\\d+Y(?:\\d+M(?:\\d+D)?)?|\\d+M(?:\\d+D)?|\\d+D)?"
                       "(?:T(?=\\d)(?:\\d+H(?:\\d+M(?:\\d+S)?)?|\\d+M(?:\\d+S)?|\\d+S))?)\\z"));
    return match(text, form).hasMatch();
}

bool isHostname(const QString &text)
{
    static const QRegularExpression form(
        QStringLiteral("(?=.{1,253}\\z)(?:[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)"
                       "(?:\\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*\\z"));
    return match(text, form).hasMatch();
}

/// Returns whether the text is a hostname in any script.
bool isInternationalHostname(const QString &text)
{
    // IDNA 2008 disallows these two marks, but QUrl::toAce() accepts them.
    static const QRegularExpression refusedPattern(QStringLiteral("[\\x{302e}\\x{302f}]"));
    return !text.contains(refusedPattern) && isHostname(QString::fromLatin1(QUrl::toAce(text)));
}

bool isIpv4(const QString &text)
{
    static const QRegularExpression form(
        QStringLiteral("(?:(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)(?:\\.(?!\\z)|\\z)){4}\\z"));
    return match(text, form).hasMatch();
}

bool isIpv6(const QString &text)
{
    static const QRegularExpression letters(QStringLiteral("(?=.*:)[0-9a-fA-F:.]+\\z"));
    return match(text, letters).hasMatch()
        && QUrl(QStringLiteral("http://[%1]/").arg(text), QUrl::StrictMode).isValid();
}

bool isEmail(const QString &text, bool (*isHost)(const QString &))
{
    static const QRegularExpression dots(QStringLiteral("\\A\\.|\\.\\.|\\.\\z|[\\s\\x00-\\x1f@<>()\\[\\],;:\"\\\\]"));
    static const QRegularExpression quotedPattern(QStringLiteral("\"(?:[^\"\\\\]|\\\\.)*\"\\z"));
    static const QRegularExpression address(QStringLiteral("\\[(?:IPv6:)?([0-9a-fA-F.:]+)\\]\\z"));
    const qsizetype at = text.lastIndexOf(u'@');
    const QString name = text.left(at);
    const QString host = text.mid(at + 1);
    const bool isName = at > 0 && (match(name, quotedPattern).hasMatch() || !name.contains(dots));
    const auto number = match(host, address);
    return isName && (number.hasMatch() ? isIpv4(number.captured(1)) || isIpv6(number.captured(1)) : isHost(host));
}

/// Returns whether all characters are allowed in a URI (RFC 3986) or, with `allowsAnyScript`, in an IRI (RFC 3987).
bool isAllowed(const QString &text, bool allowsAnyScript)
{
    static const QRegularExpression ascii(QStringLiteral("(?:[\\w.~!$&'()*+,;=:@/?-]|%[0-9A-Fa-f]{2})*\\z"));
    static const QRegularExpression any(
        QStringLiteral("(?:[\\w.~!$&'()*+,;=:@/?\\x{a0}-\\x{10ffff}-]|%[0-9A-Fa-f]{2})*\\z"));
    return match(text, allowsAnyScript ? any : ascii).hasMatch();
}

/// Returns whether the text is the authority of a URI: optional user, host name or bracketed IPv6 address, optional
/// port.
bool isAuthority(const QString &text, bool allowsAnyScript)
{
    static const QRegularExpression form(
        QStringLiteral("(?:([^@\\[\\]]*)@)?(?:\\[([^\\[\\]]*)\\]|([^:@\\[\\]]*))(?::\\d*)?\\z"));
    const auto found = match(text, form);
    const bool isNumbered = found.hasCaptured(2);
    return found.hasMatch() && isAllowed(found.captured(1) + found.captured(3), allowsAnyScript)
        && (!isNumbered || isIpv6(found.captured(2)));
}

bool isReference(const QString &text, bool allowsAnyScript, bool isAbsolute = false)
{
    static const QRegularExpression form(
        QStringLiteral("(?:([^:/?#]+):)?(?://([^/?#]*))?([^?#]*)(?:\\?([^#]*))?(?:#(.*))?\\z"));
    static const QRegularExpression scheme(QStringLiteral("[A-Za-z][A-Za-z0-9+.-]*\\z"));
    const auto found = match(text, form);
    const QString name = found.captured(1);
    const bool isNamed = name.isEmpty() ? !isAbsolute : match(name, scheme).hasMatch();
    return found.hasMatch() && isNamed && isAuthority(found.captured(2), allowsAnyScript)
        && isAllowed(found.captured(3) + found.captured(4) + found.captured(5), allowsAnyScript);
}

bool isUriTemplate(const QString &text)
{
    static const QRegularExpression form(
        QStringLiteral("(?:[^\\x00-\\x20\\x7f\"'%<>\\\\^`{|}]|%[0-9A-Fa-f]{2}|"
                       "\\{[+#./;?&=,!@|]?(?:\\w|%[0-9A-Fa-f]{2})(?:[\\w.]|%[0-9A-Fa-f]{2})*(?::[1-9]\\d{0,3}|\\*)?"
                       "(?:,(?:\\w|%[0-9A-Fa-f]{2})(?:[\\w.]|%[0-9A-Fa-f]{2})*(?::[1-9]\\d{0,3}|\\*)?)*\\})*\\z"));
    return match(text, form).hasMatch();
}

bool isUuid(const QString &text)
{
    static const QRegularExpression form(QStringLiteral("[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}\\z"));
    return match(text, form).hasMatch();
}

bool isPointer(const QString &text)
{
    static const QRegularExpression form(QStringLiteral("(?:/(?:[^~/]|~[01])*)*\\z"));
    return match(text, form).hasMatch();
}

bool isRelativePointer(const QString &text)
{
    static const QRegularExpression form(QStringLiteral("(?:0|[1-9]\\d*)(?:#|((?:/(?:[^~/]|~[01])*)*))\\z"));
    return match(text, form).hasMatch();
}

using FormatCheck = bool (*)(const QString &text);

const QHash<QString, FormatCheck> &formats()
{
    static const QHash<QString, FormatCheck> all{
        {QStringLiteral("date-time"), isDateTime},
        {QStringLiteral("date"), isDate},
        {QStringLiteral("time"), isTime},
        {QStringLiteral("duration"), isDuration},
        {QStringLiteral("email"), [](const QString &text) { return isEmail(text, isHostname); }},
        {QStringLiteral("idn-email"), [](const QString &text) { return isEmail(text, isInternationalHostname); }},
        {QStringLiteral("hostname"), isHostname},
        {QStringLiteral("idn-hostname"), isInternationalHostname},
        {QStringLiteral("ipv4"), isIpv4},
        {QStringLiteral("ipv6"), isIpv6},
        {QStringLiteral("uri"), [](const QString &text) { return isReference(text, false, true); }},
        {QStringLiteral("uri-reference"), [](const QString &text) { return isReference(text, false); }},
        {QStringLiteral("iri"), [](const QString &text) { return isReference(text, true, true); }},
        {QStringLiteral("iri-reference"), [](const QString &text) { return isReference(text, true); }},
        {QStringLiteral("uri-template"), isUriTemplate},
        {QStringLiteral("uuid"), isUuid},
        {QStringLiteral("json-pointer"), isPointer},
        {QStringLiteral("relative-json-pointer"), isRelativePointer},
        {QStringLiteral("regex"), [](const QString &text) { return EcmaPattern(text).isValid(); }},
    };
    return all;
}

} // namespace

bool hasFormat(const QString &text, const QString &format)
{
    const FormatCheck check = formats().value(format);
    return !check || check(text);
}

} // namespace outcrop
