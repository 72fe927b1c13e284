// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/astchecks.h"

#include <functional>

namespace outcrop {
namespace {

/// Decimal numbers of four digits or more. Others are masks, codes and rights, which a name rarely makes clearer.
bool isMagic(QString number)
{
    static const QRegularExpression decimal(QStringLiteral("^([1-9]\\d{3,})(\\.\\d*)?(e[+-]?\\d+)?[a-z]*$"), QRegularExpression::CaseInsensitiveOption);
    return decimal.match(number.remove(u'_').remove(u'\'')).hasMatch();
}

/// What a string is that depends on where a program runs, in words, or an empty text.
QString placeWithin(const QString &text)
{
    // where the host is put in, the port that follows may still be fixed
    static const QRegularExpression address(QStringLiteral("^([a-z]+:)?[A-Za-z][A-Za-z0-9+.-]*://([\\w\\[:]|[{$%][^/]*:\\d{2,5}\\b|/\\S)"));
    static const QRegularExpression specification(
        QStringLiteral("^https?://(www\\.w3\\.org|json-schema\\.org|schemas\\.|xmlns\\.|purl\\.org|(www\\.)?example\\.(com|org|net)\\b)"));
    static const QRegularExpression path(
        QStringLiteral("^(/(usr|home|etc|var|opt|tmp|root|srv|mnt|media|Users|Applications)/\\S|~/\\S|[A-Za-z]:\\\\\\\\?\\w)"));
    static const QRegularExpression host(QStringLiteral("^(localhost|(\\d{1,3}\\.){3}\\d{1,3})(:\\d+)?$"));
    if (address.match(text).hasMatch())
        return specification.match(text).hasMatch() ? QString() : QStringLiteral("address");
    if (path.match(text).hasMatch())
        return QStringLiteral("path");
    return host.match(text).hasMatch() ? QStringLiteral("host") : QString();
}

/// A literal without its prefix and its quotes.
QString unquoted(QString literal)
{
    static const QRegularExpression before(QStringLiteral("^([A-Za-z0-9]{0,2}R\"[^(\"]*\\(|[A-Za-z0-9]{0,3}(\"\"\"|'''|\"|'|`))"));
    static const QRegularExpression after(QStringLiteral("(\\)[^)\"]*)?(\"\"\"|'''|\"|'|`)$"));
    return literal.remove(before).remove(after).trimmed();
}

AstFindings literals(const SyntaxFacts &facts, const QString &role, const std::function<QString(const QString &)> &objection)
{
    AstFindings found;
    for (const TSNode node : facts.nodes(role)) {
        const QString why = objection(facts.text(node));
        if (!why.isEmpty() && !facts.isWithin(node, QStringLiteral("hardcoded.exempt")))
            found.append(findingAt(node, why));
    }
    return found;
}

QString objectionToNumber(const QString &text)
{
    return isMagic(text) ? QStringLiteral("The number %1 has no name: make it a constant or read it from the configuration.").arg(text) : QString();
}

QString objectionToString(const QString &text)
{
    const QString what = placeWithin(unquoted(text));
    return what.isEmpty() ? QString() : QStringLiteral("The %1 %2 is fixed in the code: make it a constant or read it from the configuration.").arg(what, text);
}

} // namespace

AstFindings findHardcoded(const SyntaxFacts &facts)
{
    return literals(facts, QStringLiteral("hardcoded.number"), objectionToNumber)
        + literals(facts, QStringLiteral("hardcoded.string"), objectionToString);
}

} // namespace outcrop
