// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sync/syncwriting.h"

#include "core/clients/clienttext.h"
#include "core/clients/contextimports.h"
#include "core/documents/data/yamlwriter.h"
#include "core/sync/syncmessages.h"

#include <QRegularExpression>

namespace outcrop {
namespace {

constexpr qsizetype maximumDescriptionLength = 1024; ///< for skills; some clients reject longer descriptions

Json valueOf(const QString &text)
{
    return text == u"true" ? Json(true) : text == u"false" ? Json(false) : jsonString(text);
}

/// Builds front matter line by line.
class FrontMatterText
{
public:
    explicit FrontMatterText(bool isBare = false) : m_isBare(isBare) { }

    void add(const QString &key, const Json &value) { m_lines += yamlEntry(key, value, YamlLayout()); }
    void add(const QString &key, const QString &text)
    {
        if (m_isBare)
            m_lines += key + QStringLiteral(": ") + text.simplified() + u'\n';
        else
            add(key, valueOf(text));
    }
    void add(const KeyValues &values)
    {
        for (const auto &[key, value] : values)
            add(key, value);
    }

    GeneratedText with(const QString &body) const
    {
        const QString head = m_lines.isEmpty() ? QString() : QStringLiteral("---\n") + m_lines + QStringLiteral("---\n");
        return {head + (head.isEmpty() ? QString() : QStringLiteral("\n")) + body + u'\n', head.size() + (head.isEmpty() ? 0 : 1)};
    }

private:
    bool m_isBare;
    QString m_lines;
};

QString firstLine(const QString &text)
{
    static const QRegularExpression marks(QStringLiteral("^[#>*\\-\\s]+"));
    for (const QString &line : text.split(u'\n')) {
        if (const QString words = QString(line).remove(marks).trimmed(); !words.isEmpty())
            return words;
    }
    return {};
}

QString tomlText(const QString &text)
{
    static const QRegularExpression control(QStringLiteral("[\\x00-\\x08\\x0b-\\x1f\\x7f]"));
    if (text.contains(u'\n') && !text.contains(QLatin1String("'''")) && !text.contains(control))
        return QStringLiteral("'''\n%1\n'''").arg(text);
    return QString::fromStdString(jsonString(text).dump()).replace(QChar(0x7f), QStringLiteral("\\u007f"));
}

/// Returns a command's text, converted to a client's placeholders for arguments and its syntax for shell commands.
QString commandBody(const SyncItem &item, const DefinitionFileFormat &form)
{
    static const QRegularExpression shell(QStringLiteral("!`([^`\\n]+)`"));
    QString body = item.text();
    if (!form.argumentsPlaceholder.isEmpty())
        body.replace(QStringLiteral("$ARGUMENTS"), form.argumentsPlaceholder);
    if (form.shell.isEmpty())
        return body;
    QString whole;
    qsizetype done = 0;
    for (const QRegularExpressionMatch &match : shell.globalMatch(body)) {
        whole += QStringView(body).sliced(done, match.capturedStart() - done) + QString(form.shell).replace(QStringLiteral("{command}"), match.captured(1));
        done = match.capturedEnd();
    }
    return whole + body.sliced(done);
}

QString valueOfKey(const SyncItem &item, const QString &key)
{
    if (key == u"name")
        return item.name;
    if (key == u"description")
        return descriptionOf(item);
    const DataNode &value = item.data[key];
    return value.isSequence() ? u'[' + value.toStrings().join(QStringLiteral("] [")) + u']' : value.text();
}

} // namespace

QString descriptionOf(const SyncItem &item)
{
    const QString statedDescription = item.data[u"description"].text().trimmed();
    return statedDescription.isEmpty() ? firstLine(item.text()) : statedDescription;
}

GeneratedText ruleText(const SyncItem &item, const RuleFileFormat &form, const QString &body)
{
    FrontMatterText matter(form.isBare);
    const QString description = item.data[u"description"].text();
    if (!description.isEmpty())
        matter.add(QStringLiteral("description"), description);
    const bool isLoadedOnRequest = item.isLoadedOnRequest && !form.onRequest.isEmpty();
    const QStringList patterns = !item.patterns.isEmpty() ? item.patterns : form.alwaysKey.isEmpty() ? QStringList() : QStringList{form.alwaysKey};
    if (!isLoadedOnRequest && !patterns.isEmpty() && form.isList)
        matter.add(form.patterns, jsonStrings(patterns));
    else if (!isLoadedOnRequest && !patterns.isEmpty())
        matter.add(form.patterns, patterns.join(u','));
    matter.add(isLoadedOnRequest ? form.onRequest : item.patterns.isEmpty() ? form.always : form.matchingKeys);
    return matter.with(body);
}

GeneratedText definitionText(const SyncItem &item, const DefinitionFileFormat &form)
{
    const QString body = item.kind == SyncItem::Kind::Command ? commandBody(item, form) : item.text();
    if (form.isToml) {
        QString text;
        for (const QString &key : form.keys) {
            if (const QString value = valueOfKey(item, key); !value.isEmpty())
                text += key + QStringLiteral(" = ") + tomlText(value) + u'\n';
        }
        return {text + form.body + QStringLiteral(" = ") + tomlText(body) + u'\n', 0, MarkComment::Hash};
    }
    FrontMatterText matter;
    for (const QString &key : form.keys) {
        if (const QString value = valueOfKey(item, key); !value.isEmpty())
            matter.add(key, jsonString(value));
    }
    matter.add(form.add);
    return matter.with(body);
}

GeneratedText skillText(const SyncItem &item)
{
    if (const ClientFrontMatter matter = readClientFrontMatter(item.fileText, YamlErrorHandling::Repair);
        matter.isPresent && item.kind == SyncItem::Kind::Skill)
        return {item.fileText, matter.bodyStart};
    FrontMatterText matter;
    matter.add(QStringLiteral("name"), jsonString(QString(item.name).replace(u'/', u'-')));
    matter.add(QStringLiteral("description"), jsonString(descriptionOf(item).left(maximumDescriptionLength)));
    return matter.with(item.text());
}

QString partText(const SyncItem &item, const QString &body)
{
    if (item.isLoadedOnRequest)
        return syncmessages::forTask(item.data[u"description"].text()) + QStringLiteral("\n\n") + body;
    if (item.patterns.isEmpty())
        return body;
    QStringList patterns;
    for (const QString &pattern : item.patterns)
        patterns.append(u'`' + pattern + u'`');
    return syncmessages::forFiles(patterns.join(QStringLiteral(", "))) + QStringLiteral("\n\n") + body;
}

QString itemPath(const QString &form, const SyncItem &item)
{
    static const QRegularExpression others(QStringLiteral("[^\\w.+-]"), QRegularExpression::UseUnicodePropertiesOption);
    QString name = item.kind == SyncItem::Kind::Rule && !item.folder.isEmpty() ? item.folder + u'/' + item.name : item.name;
    QStringList parts;
    for (const QString &part : name.split(u'/', Qt::SkipEmptyParts)) {
        QString safePart = QString(part).replace(others, QStringLiteral("-"));
        while (safePart.startsWith(u'.'))
            safePart.remove(0, 1);
        parts.append(safePart.isEmpty() ? QStringLiteral("unnamed") : safePart);
    }
    return QString(form).replace(QStringLiteral("{name}"), parts.join(u'-')).replace(QStringLiteral("{path}"), parts.join(u'/'));
}

const ImportRules *replacingImportRules(const ClientDocument &client)
{
    for (const PartRule &part : client.parts) {
        for (const PartRule::Content &content : part.contents) {
            const auto *rule = std::get_if<LoadRule>(&content);
            if (rule && rule->imports && rule->imports->method == ImportRules::Method::Replace)
                return &*rule->imports;
        }
    }
    return nullptr;
}

QString escapeReferences(const QString &text, const ImportRules &imports, qsizetype &count)
{
    QString whole;
    qsizetype done = 0;
    for (const ImportReference &reference : importReferences(text, imports)) {
        const QString word = text.sliced(reference.begin, reference.end - reference.begin);
        if (word.contains(u'`') || !word.startsWith(u'@'))
            continue;
        whole += QStringView(text).sliced(done, reference.begin - done) + u'`' + word + u'`';
        done = reference.end;
        ++count;
    }
    return whole + text.sliced(done);
}

} // namespace outcrop
