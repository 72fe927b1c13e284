// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sessions/turnlocation.h"

#include <QHash>
#include <QRegularExpression>

namespace outcrop {
namespace {

constexpr int maximumSlugLength = 40;
const QString defaultPhase = QStringLiteral("message");

/// Returns a stem that file names can safely begin with.
QString safeStem(const QString &text)
{
    static const QRegularExpression forbiddenCharacters(
        QStringLiteral("[^\\w.-]+"), QRegularExpression::UseUnicodePropertiesOption);
    QString stem = text.trimmed();
    stem.replace(forbiddenCharacters, QStringLiteral("-"));
    while (stem.startsWith(u'.') || stem.startsWith(u'-'))
        stem.remove(0, 1);
    return stem.isEmpty() ? defaultPhase : stem;
}

/// Returns the stems of phases whose files are not named after the phase. Source: ADR-0009, "Storage Location".
const QHash<QString, QString> &stemsByPhase()
{
    static const QHash<QString, QString> stems{{QStringLiteral("generating"), QStringLiteral("generation")},
        {QStringLiteral("reviewing"), QStringLiteral("review")},
        {QStringLiteral("revising"), QStringLiteral("revision")}};
    return stems;
}

QString turnStem(const TurnLocation &location)
{
    const QString path = location.folder() + u'/' + safeStem(location.phase); // not phaseStem(), because the files of older sessions keep their names
    return location.turn > 1 ? path + QStringLiteral("-turn-%1").arg(location.turn) : path;
}

/// Returns a slug of lower-case letters a to z, digits and hyphens: `Für den Markt!` becomes `fur-den-markt`.
QString slugOf(const QString &text)
{
    static const QRegularExpression forbiddenCharacters(QStringLiteral("[^a-z0-9]+"));
    static const QRegularExpression marks(QStringLiteral("\\p{M}"), QRegularExpression::UseUnicodePropertiesOption);
    QString slug = text.left(4 * maximumSlugLength).normalized(QString::NormalizationForm_KD).toLower();
    slug.remove(marks).replace(forbiddenCharacters, QStringLiteral("-"));
    if (slug.startsWith(u'-'))
        slug.remove(0, 1);
    if (slug.size() > maximumSlugLength) {
        const qsizetype end = slug.lastIndexOf(u'-', maximumSlugLength);
        slug.truncate(end > 0 ? end : maximumSlugLength);
    }
    return slug.endsWith(u'-') ? slug.chopped(1) : slug;
}

std::optional<SessionFile> conversationOf(const QString &path)
{
    static const QRegularExpression form(
        QStringLiteral("^sessions/([^/]+)/iteration-(\\d{1,6})/([^/]+)-conversation\\.json$"));
    const QRegularExpressionMatch match = form.match(path);
    if (!match.hasMatch())
        return std::nullopt;
    return SessionFile{
        {match.captured(1), match.captured(2).toInt(), match.captured(3), 1}, SessionFileKind::Conversation};
}

SessionFileKind kindOf(const QRegularExpressionMatch &match)
{
    if (match.captured(5) == u"prompt")
        return SessionFileKind::Prompt;
    return match.captured(6).isEmpty() ? SessionFileKind::Response : SessionFileKind::Partial;
}

} // namespace

QString TurnLocation::folder() const
{
    return QStringLiteral("sessions/%1/iteration-%2").arg(session).arg(iteration);
}

QString TurnLocation::promptPath() const
{
    return turnStem(*this) + QStringLiteral("-prompt.md");
}

QString TurnLocation::responsePath() const
{
    return turnStem(*this) + QStringLiteral("-response.md");
}

QString TurnLocation::partialPath() const
{
    return turnStem(*this) + QStringLiteral("-response.partial.md");
}

QString TurnLocation::conversationPath() const
{
    return folder() + u'/' + safeStem(phase) + QStringLiteral("-conversation.json");
}

std::optional<SessionFile> sessionFileOf(const QString &path)
{
    static const QRegularExpression form(QStringLiteral(
        "^sessions/([^/]+)/iteration-(\\d{1,6})/([^/]+?)(?:-turn-(\\d{1,6}))?-(prompt|response)(\\.partial)?\\.md$"));
    const QRegularExpressionMatch match = form.match(path);
    if (!match.hasMatch())
        return conversationOf(path);
    const int turn = match.captured(4).isEmpty() ? 1 : match.captured(4).toInt();
    return SessionFile{{match.captured(1), match.captured(2).toInt(), match.captured(3), turn}, kindOf(match)};
}

QString phaseStem(const QString &phase)
{
    const QString stem = safeStem(phase);
    return stemsByPhase().value(stem, stem);
}

QString phaseOfStem(const QString &stem)
{
    return stem == defaultPhase ? QString() : stemsByPhase().key(stem, stem);
}

QString sessionId(const QDate &date, const QString &text)
{
    const QString slug = slugOf(text);
    const QString day = date.toString(Qt::ISODate);
    return slug.isEmpty() ? day : day + u'-' + slug;
}

QString numberedSessionId(const QString &id, int number)
{
    return number < 2 ? id : id + u'-' + QString::number(number);
}

bool isSessionId(const QString &id)
{
    static const QRegularExpression plainPattern(
        QStringLiteral("^[\\w][\\w .-]*$"), QRegularExpression::UseUnicodePropertiesOption);
    return plainPattern.match(id).hasMatch();
}

} // namespace outcrop
