// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/clients/contextlisting.h"

#include "core/clients/clientcontext.h"
#include "core/clients/clientsmessages.h"
#include "core/clients/contextpathresolver.h"
#include "core/documents/data/tomlreader.h"
#include "core/documents/data/yamlreader.h"

#include <algorithm>

namespace outcrop {
namespace {

using Values = QList<std::pair<QString, QString>>;

struct Entry {
    ListedEntry listed;
    ClientFrontMatter frontMatter;
    Values values;
    QString alias;

    QString value(const QString &name) const
    {
        const auto found = std::find_if(values.begin(), values.end(), [&name](const auto &each) { return each.first == name; });
        return found == values.end() ? QString() : found->second;
    }
};

/// Returns the name of the folder that contains the file: `review` for `review/SKILL.md`.
QString folderName(const QString &path)
{
    return fileNameOf(folderOf(path));
}

QString fileStem(const QString &name)
{
    const qsizetype dot = name.indexOf(u'.', 1);
    return dot < 0 ? name : name.left(dot);
}

/// Returns the first line that is not blank, with the `#` at its start removed.
QString headingOf(const QString &body)
{
    for (const QString &line : body.split(u'\n')) {
        QString text = line.trimmed();
        if (text.isEmpty())
            continue;
        while (text.startsWith(u'#'))
            text.remove(0, 1);
        return text.trimmed();
    }
    return {};
}

/// Returns the first paragraph that is not a heading, as a single line.
QString paragraphOf(const QString &body)
{
    QStringList lines;
    for (const QString &line : body.split(u'\n')) {
        const QString text = line.trimmed();
        if (text.startsWith(u'#') || (text.isEmpty() && lines.isEmpty()))
            continue;
        if (text.isEmpty())
            break;
        lines.append(text);
    }
    return lines.join(u' ');
}

std::optional<QString> keyValue(const DataNode &data, const ListedField &field)
{
    if (data.isMissing() || data.isNull())
        return std::nullopt;
    if (data.isString() || (data.isScalar() && !field.requiresText))
        return data.text();
    if (!data.isSequence() || field.join.isEmpty())
        return std::nullopt;
    QStringList items;
    for (const DataNode &item : data.items()) {
        if (!item.isString() && field.requiresTextItems)
            return std::nullopt;
        if (item.isString())
            items.append(item.text());
    }
    return items.join(field.join);
}

/// Returns the path without the fixed prefix of a pattern: `review/SKILL.md` for `.claude/skills/review/SKILL.md` and `.claude/skills/*/SKILL.md`.
QString pathAfterPattern(const QString &relativePath, const QString &pattern)
{
    QStringList steps = relativePath.split(u'/');
    for (const QString &step : pattern.split(u'/')) {
        if (steps.size() < 2 || step != steps.first())
            break;
        steps.removeFirst();
    }
    return steps.join(u'/');
}

std::optional<QString> sourceValue(const QString &source, const Entry &entry, const ListedField &field)
{
    const ListCandidate &file = entry.listed.file;
    const QString body = file.text.sliced(std::min(entry.frontMatter.bodyStart, file.text.size()));
    if (!source.startsWith(u'='))
        return keyValue(entry.frontMatter.data[source], field);
    if (source == u"=folder")
        return folderName(file.path);
    if (source == u"=file")
        return fileStem(fileNameOf(file.path));
    if (source == u"=identity")
        return entry.value(QStringLiteral("identity"));
    if (source == u"=patterns")
        return file.patterns.join(QStringLiteral(", "));
    if (source.startsWith(u"=text:"))
        return source.sliced(6);
    return source == u"=heading" ? headingOf(body) : paragraphOf(body);
}

QString formatValue(QString value, const ListedField &field, const QString &more)
{
    if (field.isOneLine)
        value = value.simplified();
    if (field.trims)
        value = value.trimmed();
    if (!field.cutAt.isEmpty()) {
        if (const QRegularExpressionMatch match = QRegularExpression(field.cutAt).match(value); match.hasMatch())
            value.truncate(match.capturedStart());
    }
    value += more;
    if (field.most >= 0 && value.size() > field.most)
        value = value.left(field.kept) + field.mark;
    if (field.escapes)
        value = field.escapesQuotes ? escapeXml(value, true) : value.replace(u'<', QStringLiteral("&lt;")).replace(u'>', QStringLiteral("&gt;"));
    return value.isEmpty() ? value : field.before + value;
}

/// Adds the value of a field to the entry. Returns a reason if the file must not be listed because of it.
std::optional<QString> rejectionOf(Entry &entry, const ListedField &field)
{
    std::optional<QString> value;
    for (const QString &source : field.from) {
        value = sourceValue(source, entry, field);
        const DataNode &data = entry.frontMatter.data[source];
        if (!value && field.skipsOtherTypes && !data.isMissing() && !data.isNull())
            return clientsmessages::wrongType(source);
        if (value && !value->trimmed().isEmpty())
            break;
        value.reset();
    }
    if (!value && field.isRequired)
        return clientsmessages::nothingReadable(field.name);
    if (field.exclusionLength >= 0 && value && value->size() > field.exclusionLength)
        return clientsmessages::tooManyCharacters(field.name, value->size(), field.exclusionLength);
    if (!field.requiredPattern.isEmpty() && value && !QRegularExpression(QRegularExpression::anchoredPattern(field.requiredPattern)).match(*value).hasMatch())
        return clientsmessages::rejectedValue(field.name, *value);
    const QString more = field.append.isEmpty() ? QString() : entry.value(field.append);
    entry.values.append({field.name, value ? formatValue(*value, field, more) : field.absentText});
    return std::nullopt;
}

/// Returns a reason if a file in the same folder excludes the file from the list.
std::optional<QString> exclusionByNeighbor(const ListRule &rule, const Entry &entry)
{
    if (entry.listed.file.beside.isEmpty())
        return std::nullopt;
    const DataDocument beside = readYaml(entry.listed.file.beside, QString());
    for (const auto &[path, value] : rule.besideNever) {
        if (beside.isParsed && beside.root.at(path).text() == value)
            return clientsmessages::unlistedBy(rule.besideFile);
    }
    return std::nullopt;
}

std::optional<QString> rejectionOf(const ListRule &rule, const ListRule::Place &place, const Entry &entry)
{
    const bool hasMark = entry.listed.file.text.startsWith(QChar(0xFEFF));
    if (rule.needsFrontMatter && (!entry.frontMatter.isPresent || entry.frontMatter.isBroken || (hasMark && !rule.acceptsByteOrderMark)))
        return hasMark ? clientsmessages::byteOrderMark() : clientsmessages::noFrontMatter();
    if (place.requiresNoFrontMatter && entry.frontMatter.isPresent)
        return clientsmessages::frontMatterUnwanted();
    for (const DataNode::Member &member : entry.frontMatter.data.members()) {
        if (!rule.allowedKeys.isEmpty() && !rule.allowedKeys.contains(member.key))
            return clientsmessages::unknownKey(member.key);
    }
    for (const auto &[key, value] : rule.excludingPairs) {
        const DataNode &data = entry.frontMatter.data[key];
        if (!data.isMissing() && !data.isNull() && (value == u"*" || data.text() == value))
            return clientsmessages::unlistedByKey(key);
    }
    return exclusionByNeighbor(rule, entry);
}

/// Returns the client's identifier for a file.
QString identityOf(const ListCandidate &file, const ListRule::Place &place)
{
    if (place.identity == u"file")
        return fileStem(fileNameOf(file.path));
    if (place.identity != u"path")
        return folderName(file.path);
    const QString inside = pathAfterPattern(file.relativePath, place.files);
    return inside.left(inside.lastIndexOf(u'.')).replace(u'/', u':');
}

Entry entryOf(const ListRule &rule, const ListCandidate &candidate)
{
    Entry entry;
    entry.listed.file = candidate;
    const ListRule::Place &place = rule.places[candidate.place];
    QString text = candidate.text;
    if (rule.acceptsByteOrderMark && text.startsWith(QChar(0xFEFF)))
        text.remove(0, 1);
    entry.listed.file.text = text;
    if (rule.isToml) {
        const DataDocument toml = readToml(text, candidate.path);
        entry.frontMatter = {true, !toml.isParsed, toml.root, 0};
    } else {
        entry.frontMatter = readClientFrontMatter(text, rule.yaml);
    }
    if (entry.frontMatter.isBroken)
        entry.frontMatter.data = {};
    entry.values = place.values;
    entry.values += Values{{QStringLiteral("path"), candidate.path}, {QStringLiteral("relative"), candidate.relativePath}, {QStringLiteral("scope"), place.scope},
        {QStringLiteral("below"), pathAfterPattern(candidate.relativePath, place.files)}, {QStringLiteral("identity"), identityOf(candidate, place)}};
    std::optional<QString> refusal = rejectionOf(rule, place, entry);
    for (const ListedField &field : rule.fields) {
        if (!refusal)
            refusal = rejectionOf(entry, field);
    }
    entry.listed.refusal = refusal.value_or(QString());
    return entry;
}

int compareEntries(const QString &key, const Entry &a, const Entry &b, const ListRule &rule)
{
    const auto scope = [&rule](const Entry &entry) {
        const QString &name = rule.places[entry.listed.file.place].scope;
        return std::find_if(rule.places.begin(), rule.places.end(), [&name](const ListRule::Place &each) { return each.scope == name; }) - rule.places.begin();
    };
    if (key == u"scope")
        return int(scope(a) - scope(b));
    if (key == u"place")
        return a.listed.file.place != b.listed.file.place ? int(a.listed.file.place - b.listed.file.place) : a.listed.file.folder == b.listed.file.folder ? 0 : int(a.listed.file.order - b.listed.file.order);
    if (key == u"name")
        return QString::compare(a.value(QStringLiteral("name")), b.value(QStringLiteral("name")));
    if (key == u"name-locale")
        return QString::compare(a.value(QStringLiteral("name")), b.value(QStringLiteral("name")), Qt::CaseInsensitive);
    if (key == u"id")
        return QString::compare(a.value(QStringLiteral("id")), b.value(QStringLiteral("id")), Qt::CaseInsensitive);
    const int byPath = QString::compare(a.listed.file.path, b.listed.file.path);
    return key == u"-path" ? -byPath : byPath;
}

void sortEntries(QList<Entry> &entries, const ListRule &rule)
{
    std::stable_sort(entries.begin(), entries.end(), [&rule](const Entry &a, const Entry &b) {
        if (a.listed.refusal.isEmpty() != b.listed.refusal.isEmpty())
            return a.listed.refusal.isEmpty();
        for (const QString &key : rule.sort) {
            if (const int order = compareEntries(key, a, b, rule))
                return order < 0;
        }
        return false;
    });
}

/// Excludes files with the same value of the unique field, except the first or the last.
void dropDuplicates(QList<Entry> &entries, const ListRule &rule)
{
    QHash<QString, Entry *> kept;
    for (Entry &entry : entries) {
        const QString value = entry.value(rule.uniqueField);
        if (rule.uniqueField.isEmpty() || !entry.listed.refusal.isEmpty())
            continue;
        Entry *&winner = kept[value];
        Entry *loser = !winner ? nullptr : rule.keepsLast ? winner : &entry;
        if (!winner || rule.keepsLast)
            winner = &entry;
        if (loser)
            loser->listed.refusal = clientsmessages::sameName(winner->listed.file.path, rule.uniqueField);
    }
}

/// Returns a key for the folder and the pattern that a file was found with.
QString placeKey(const Entry &entry, const ListRule &rule)
{
    return entry.listed.file.folder + u'\n' + rule.places[entry.listed.file.place].files;
}

/// Adds the value `alias` with a number to each entry. Each pair of a folder and a pattern that has listed files gets one number, in the order of `aliasOrder`.
void setAliases(QList<Entry> &entries, const ListRule &rule)
{
    QHash<QString, int> numbers;
    int next = 0;
    for (const QString &id : rule.aliasOrder) {
        if (id == u"=built-in") {
            ++next;
            continue;
        }
        QList<const Entry *> placeEntries;
        for (const Entry &entry : entries) {
            if (entry.listed.refusal.isEmpty() && rule.places[entry.listed.file.place].id == id)
                placeEntries.append(&entry);
        }
        std::stable_sort(placeEntries.begin(), placeEntries.end(), [](const Entry *a, const Entry *b) { return a->listed.file.order < b->listed.file.order; });
        for (const Entry *entry : placeEntries) {
            if (const QString place = placeKey(*entry, rule); !numbers.contains(place))
                numbers.insert(place, next++);
        }
    }
    for (Entry &entry : entries)
        entry.values.append({QStringLiteral("alias"), rule.alias + QString::number(numbers.value(placeKey(entry, rule)))});
}

QString formatLine(const Entry &entry, const ListRule &rule, const std::optional<QString> &description)
{
    Values values = entry.values;
    for (auto &[name, value] : values) {
        if (description && name == u"description")
            value = *description;
    }
    const bool hasOtherName = !rule.otherItem.isEmpty() && entry.value(QStringLiteral("name")) != entry.value(QStringLiteral("identity"));
    return fillTemplate(hasOtherName ? rule.otherItem : rule.item, values);
}

QString lineOf(const Entry &entry, const ListRule &rule, qsizetype description = -1)
{
    return formatLine(entry, rule, description < 0 ? std::nullopt : std::optional<QString>(entry.value(QStringLiteral("description")).left(description)));
}

qint64 costOf(const QString &line, const ListRule &rule)
{
    return (line.size() + 1 + rule.unit - 1) / rule.unit;
}

/// If the list exceeds its budget, truncates descriptions to the greatest common length that fits. The first entries keep up to one unit more.
void shorten(QList<Entry *> &listed, const ListRule &rule)
{
    const auto cost = [&](qsizetype length) {
        qint64 sum = rule.reservedSize;
        for (const Entry *entry : listed)
            sum += costOf(lineOf(*entry, rule, length), rule);
        return sum;
    };
    qsizetype fits = 0, beyond = 0;
    for (const Entry *entry : listed)
        beyond = std::max(beyond, entry->value(QStringLiteral("description")).size());
    if (cost(beyond) <= rule.budget)
        return;
    while (beyond - fits > 1) {
        const qsizetype middle = (fits + beyond) / 2;
        (cost(middle) <= rule.budget ? fits : beyond) = middle;
    }
    qint64 left = rule.budget - cost(fits);
    for (Entry *entry : listed) { // the first entries get the remaining budget
        const QString line = lineOf(*entry, rule, fits), longer = lineOf(*entry, rule, fits + rule.unit);
        const qint64 more = costOf(longer, rule) - costOf(line, rule);
        const bool takes = more > 0 && more <= left;
        left -= takes ? more : 0;
        entry->listed.isShort = entry->value(QStringLiteral("description")).size() > fits + (takes ? rule.unit : 0);
        entry->listed.line = takes ? longer : line;
    }
}

void keepNames(QList<Entry *> &listed, const ListRule &rule)
{
    qint64 used = rule.reservedSize;
    for (const Entry *entry : listed)
        used += costOf(fillTemplate(rule.shortItem, entry->values), rule);
    bool isFull = false;
    for (Entry *entry : listed) {
        const QString name = fillTemplate(rule.shortItem, entry->values);
        const qint64 more = costOf(entry->listed.line, rule) - costOf(name, rule);
        isFull = isFull || used + more > rule.budget;
        used += isFull ? 0 : more;
        entry->listed.isShort = isFull;
        if (isFull)
            entry->listed.line = name;
    }
}

/// If the list exceeds its budget, keeps only the first line of each description, without the text of other fields.
void keepFirstLines(QList<Entry *> &listed, const ListRule &rule)
{
    qint64 used = rule.reservedSize - 1; // the last entry has no line ending
    for (const Entry *entry : listed)
        used += costOf(entry->listed.line, rule);
    const auto field = std::find_if(rule.fields.begin(), rule.fields.end(), [](const ListedField &each) { return each.name == u"description"; });
    if (used <= rule.budget || field == rule.fields.end())
        return;
    for (Entry *entry : listed) {
        const std::optional<QString> whole = keyValue(entry->frontMatter.data[field->from.value(0)], *field);
        const QString line = formatLine(*entry, rule, formatValue(whole.value_or(QString()).section(u'\n', 0, 0).trimmed(), *field, {}));
        entry->listed.isShort = line != entry->listed.line;
        entry->listed.line = line;
    }
}

void stopAtBudget(QList<Entry *> &listed, const ListRule &rule)
{
    qint64 used = rule.reservedSize;
    for (Entry *entry : listed) {
        used += costOf(entry->listed.line, rule);
        if (used <= rule.budget)
            continue;
        entry->listed.line.clear();
        entry->listed.isDropped = true;
        entry->listed.refusal = clientsmessages::listFull(rule.budget * rule.unit);
    }
}

void applyBudget(QList<Entry> &entries, const ListRule &rule)
{
    QList<Entry *> listed;
    for (Entry &entry : entries) {
        if (entry.listed.refusal.isEmpty())
            listed.append(&entry);
    }
    if (rule.budget < 0)
        return;
    if (rule.beyondBudget == u"shorten")
        shorten(listed, rule);
    else if (rule.beyondBudget == u"names")
        keepNames(listed, rule);
    else if (rule.beyondBudget == u"first-line")
        keepFirstLines(listed, rule);
    else
        stopAtBudget(listed, rule);
}

/// Returns the lines of the listed files, with contextGap in place of the client's built-in entries between or after them.
QStringList linesOf(const QList<Entry> &entries, const ListRule &rule)
{
    QStringList lines, own = rule.builtInNames;
    const auto takeOwn = [&](const auto &isBefore) {
        const bool isFound = own.removeIf(isBefore) > 0;
        if (isFound && !lines.isEmpty()) // before the first file, the text of the client is unknown anyway
            lines.append(QString(contextGap));
    };
    for (const Entry &entry : entries) {
        if (!entry.listed.refusal.isEmpty())
            continue;
        const QString name = entry.value(QStringLiteral("name"));
        takeOwn([&name](const QString &each) { return QString::compare(each, name, Qt::CaseInsensitive) < 0; });
        lines.append(entry.listed.line);
    }
    takeOwn([](const QString &) { return true; });
    return lines;
}

} // namespace

Listing listFiles(const ListRule &rule, const QList<ListCandidate> &candidates)
{
    Listing listing;
    QList<Entry> entries;
    for (const ListCandidate &candidate : candidates) {
        entries.append(entryOf(rule, candidate));
        listing.isClientStopped = listing.isClientStopped || (rule.stopsIfInvalid && entries.last().frontMatter.isBroken);
    }
    dropDuplicates(entries, rule);
    sortEntries(entries, rule);
    setAliases(entries, rule);
    for (Entry &entry : entries) {
        if (entry.listed.refusal.isEmpty())
            entry.listed.line = lineOf(entry, rule);
    }
    applyBudget(entries, rule);
    const QStringList lines = linesOf(entries, rule);
    for (const Entry &entry : std::as_const(entries))
        listing.entries.append(entry.listed);
    if (!lines.isEmpty())
        listing.text = rule.before + lines.join(rule.separator) + rule.after;
    return listing;
}

} // namespace outcrop
