// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/documentname.h"

#include "core/documents/canonicalagent.h"
#include "core/documents/documentsmessages.h"

#include <QRegularExpression>
#include <QStringList>

namespace outcrop {
namespace {

constexpr qsizetype maximumSkillNameLength = 64;
constexpr qsizetype maximumNameLength = 100;

Error nameError(const QString &message)
{
    return {ErrorCode::Invalid, message};
}

Status checkSkillName(const QString &name)
{
    static const QRegularExpression allowedPattern(QStringLiteral("^[a-z0-9]+(-[a-z0-9]+)*$"));
    if (name.size() > maximumSkillNameLength)
        return nameError(documentsmessages::skillNameTooLong(maximumSkillNameLength));
    if (!allowedPattern.match(name).hasMatch())
        return nameError(documentsmessages::skillNameFormat(
            suggestedName(DocumentKind::Skill, name.isEmpty() ? QStringLiteral("deploy-release") : name)));
    return success();
}

/// Returns whether Windows reserves a name for a device. A workspace may be copied to Windows.
bool isDeviceName(const QString &name)
{
    static const QRegularExpression devices(
        QStringLiteral("^(con|prn|aux|nul|com[0-9]|lpt[0-9])(\\..*)?$"), QRegularExpression::CaseInsensitiveOption);
    return devices.match(name).hasMatch();
}

/// Returns whether a name, in any case, is reserved. Files with these names in capitals have the kind Text, unless config.toml lists them.
bool isReservedName(const QString &name)
{
    static const QStringList names{QStringLiteral("README"), QStringLiteral("CHANGELOG"),
        QStringLiteral("CONTRIBUTING"), QStringLiteral("LICENSE")};
    return names.contains(name, Qt::CaseInsensitive);
}

bool isNamedByFolder(const QString &path)
{
    const QString file = path.section(u'/', -1);
    const bool isProfile = path.startsWith(u"profiles/") && path.count(u'/') == 2 && file.startsWith(u"config.");
    return (file == u"SKILL.md" || isProfile) && path.contains(u'/');
}

} // namespace

Status checkName(DocumentKind kind, const QString &name)
{
    static const QRegularExpression forbiddenCharacters(QStringLiteral("[/\\\\:*?\"<>|\\x00-\\x1f\\x7f]"));
    if (kind == DocumentKind::Skill)
        return checkSkillName(name);
    if (name.trimmed().isEmpty())
        return nameError(documentsmessages::nameMissing());
    if (name != name.trimmed() || name.startsWith(u'.') || name.endsWith(u'.'))
        return nameError(documentsmessages::invalidNameEdge());
    if (const QRegularExpressionMatch match = forbiddenCharacters.match(name); match.hasMatch())
        return nameError(match.captured().at(0).isPrint() ? documentsmessages::nameCharacter(match.captured())
                                                          : documentsmessages::nameControlCharacters());
    if (name.toUtf8().size() > maximumNameLength)
        return nameError(documentsmessages::nameTooLong(maximumNameLength));
    if (isDeviceName(name) || isReservedName(name))
        return nameError(documentsmessages::nameReserved(name));
    return success();
}

QString fileNameFor(DocumentKind kind, const QString &name)
{
    const bool keepsSpaces = kind == DocumentKind::Text || kind == DocumentKind::CondensedLayer || kind == DocumentKind::Governance;
    return keepsSpaces || !name.contains(u' ') ? name : name.simplified().toLower().replace(u' ', u'-');
}

QString pathOfName(DocumentKind kind, const QString &name)
{
    switch (kind) {
    case DocumentKind::Layer:
        return QStringLiteral("layers/%1.md").arg(name);
    case DocumentKind::CondensedLayer:
        return QStringLiteral("layers/condensed/%1.md").arg(name);
    case DocumentKind::Skill:
        return QStringLiteral("skills/%1/SKILL.md").arg(name);
    case DocumentKind::Agent:
        return QStringLiteral("agents/%1.md").arg(name);
    case DocumentKind::Governance:
        return QStringLiteral("agents/%1.governance.yaml").arg(name);
    case DocumentKind::Profile:
        return QStringLiteral("profiles/%1/config.yml").arg(name);
    case DocumentKind::Adapter:
        return QStringLiteral("portability/providers/%1.yaml").arg(name);
    case DocumentKind::WireFormat:
        return QStringLiteral("portability/wire/%1.yaml").arg(name);
    case DocumentKind::Experiment:
        return QStringLiteral("experiments/%1.yaml").arg(name);
    case DocumentKind::Task:
        return QStringLiteral("tasks/%1.yaml").arg(name);
    case DocumentKind::Text:
        return name + QStringLiteral(".md");
    case DocumentKind::Conversation:
        return QStringLiteral("sessions/%1/iteration-1/planning-conversation.json").arg(name);
    case DocumentKind::Manifest:
    case DocumentKind::PortabilityTests:
    case DocumentKind::Configuration:
    case DocumentKind::Taxonomy:
    case DocumentKind::Prompt:
    case DocumentKind::Response:
    case DocumentKind::Evolution:
        return {};
    }
    Q_UNREACHABLE();
}

QString renamedPath(const QString &path, const QString &name)
{
    const QString file = path.section(u'/', -1);
    const QString folder = path.left(path.size() - file.size());
    if (isNamedByFolder(path)) {
        const QString above = folder.chopped(1).section(u'/', 0, -2);
        return (above.isEmpty() ? QString() : QString(above + u'/')) + name + u'/' + file;
    }
    const qsizetype twoEndings = file.lastIndexOf(QLatin1String(isCanonicalAgentPath(file) ? ".agent." : ".governance."));
    const qsizetype dot = twoEndings >= 0 ? twoEndings : file.lastIndexOf(u'.');
    return folder + name + (dot > 0 ? file.mid(dot) : QString());
}

QString suggestedName(DocumentKind kind, const QString &typed)
{
    static const QRegularExpression separators(QStringLiteral("[^a-z0-9]+"));
    static const QRegularExpression forbiddenCharacters(QStringLiteral("[/\\\\:*?\"<>|\\x00-\\x1f\\x7f\\s]+"));
    if (kind != DocumentKind::Skill) {
        QString name = typed.trimmed();
        name.replace(forbiddenCharacters, QStringLiteral("-"));
        while (name.startsWith(u'.') || name.startsWith(u'-'))
            name.remove(0, 1);
        while (name.endsWith(u'.') || name.endsWith(u'-'))
            name.chop(1);
        return name;
    }
    QString name = typed.normalized(QString::NormalizationForm_KD).toLower();
    name.removeIf([](QChar c) { return c.isMark(); });
    name.replace(separators, QStringLiteral("-"));
    name = name.left(maximumSkillNameLength);
    while (name.startsWith(u'-'))
        name.remove(0, 1);
    while (name.endsWith(u'-'))
        name.chop(1);
    return name;
}

} // namespace outcrop
