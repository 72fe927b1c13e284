// SPDX-License-Identifier: GPL-3.0-or-later
#include "rawinventory.h"

#include <nlohmann/json.hpp>
#include <toml++/toml.h>
#include <yaml-cpp/yaml.h>

#include <QSet>

#include <sstream>

namespace outcrop::testing {

namespace {

using Leaves = QList<RawLeaf>;

/// Thrown for a document in which values do not have unique paths.
struct AmbiguousPaths { };

QString step(const std::string &key)
{
    const bool isPlain = !key.empty() && key.find_first_of(".[]\" \t\n\r") == std::string::npos && QString::fromStdString(key).indexOf(QChar(0xA0)) < 0;
    const QString text = QString::fromStdString(key);
    const bool hasSpace = std::any_of(text.begin(), text.end(), [](QChar c) { return c.isSpace(); });
    return isPlain && !hasSpace ? text : QString::fromStdString(nlohmann::json(key).dump());
}

QString childPath(const QString &path, const std::string &key)
{
    return path.isEmpty() ? step(key) : path + u'.' + step(key);
}

QString childPath(const QString &path, size_t index)
{
    return QStringLiteral("%1[%2]").arg(path).arg(index);
}

void collect(const YAML::Node &node, const QString &path, Leaves &leaves)
{
    if (node.IsMap() && node.size() > 0) {
        QSet<QString> seen;
        for (const auto &member : node) {
            if (!member.first.IsScalar() || seen.contains(QString::fromStdString(member.first.Scalar())))
                throw AmbiguousPaths();
            seen.insert(QString::fromStdString(member.first.Scalar()));
            collect(member.second, childPath(path, member.first.Scalar()), leaves);
        }
    } else if (node.IsSequence() && node.size() > 0) {
        for (size_t i = 0; i < node.size(); ++i)
            collect(node[i], childPath(path, i), leaves);
    } else {
        leaves.append({path, node.IsScalar() ? QString::fromStdString(node.Scalar()) : QString()});
    }
}

void collect(const toml::node &node, const QString &path, Leaves &leaves)
{
    if (const toml::table *table = node.as_table(); table && !table->empty()) {
        for (const auto &[key, value] : *table)
            collect(value, childPath(path, std::string(key.str())), leaves);
    } else if (const toml::array *array = node.as_array(); array && !array->empty()) {
        for (size_t i = 0; i < array->size(); ++i)
            collect(*array->get(i), childPath(path, i), leaves);
    } else {
        leaves.append({path, QString::fromStdString(node.value<std::string>().value_or(std::string()))});
    }
}

void collect(const nlohmann::ordered_json &node, const QString &path, Leaves &leaves)
{
    if (node.is_object() && !node.empty()) {
        for (const auto &[key, value] : node.items())
            collect(value, childPath(path, key), leaves);
    } else if (node.is_array() && !node.empty()) {
        for (size_t i = 0; i < node.size(); ++i)
            collect(node[i], childPath(path, i), leaves);
    } else {
        leaves.append({path, node.is_string() ? QString::fromStdString(node.get<std::string>()) : QString()});
    }
}

Leaves read(const QByteArray &text, RawFormat format)
{
    Leaves leaves;
    switch (format) {
    case RawFormat::Yaml: {
        const std::vector<YAML::Node> documents = YAML::LoadAll(text.toStdString());
        if (documents.size() > 1)
            throw AmbiguousPaths();
        if (!documents.empty() && (documents.front().IsMap() || documents.front().IsSequence()))
            collect(documents.front(), {}, leaves);
        return leaves;
    }
    case RawFormat::Toml: {
        const toml::table table = toml::parse(text.toStdString());
        collect(table, {}, leaves);
        return leaves;
    }
    case RawFormat::Json:
        collect(nlohmann::ordered_json::parse(text.toStdString()), {}, leaves);
        return leaves;
    }
    return leaves;
}

} // namespace

std::optional<QList<RawLeaf>> rawLeaves(const QByteArray &text, RawFormat format)
{
    try {
        Leaves leaves = read(text, format);
        leaves.removeIf([](const RawLeaf &leaf) { return leaf.path.isEmpty(); });
        return leaves;
    } catch (const AmbiguousPaths &) {
        return std::nullopt;
    } catch (const std::exception &) {
        return std::nullopt;
    }
}

std::optional<QByteArray> rawFrontMatter(const QByteArray &text)
{
    QByteArray rest = text.startsWith("\xEF\xBB\xBF") ? text.mid(3) : text;
    if (!rest.startsWith("---\n") && !rest.startsWith("---\r\n"))
        return std::nullopt;
    const qsizetype start = rest.indexOf('\n') + 1;
    for (qsizetype at = start; at < rest.size();) {
        const qsizetype end = rest.indexOf('\n', at);
        const QByteArray line = rest.mid(at, end < 0 ? -1 : end - at).trimmed();
        if (line == "---" && rest.mid(at, 3) == "---")
            return rest.mid(start, at - start);
        at = end < 0 ? rest.size() : end + 1;
    }
    return std::nullopt;
}

QStringList pathAndAncestors(const QString &path)
{
    QStringList paths;
    bool isQuoted = false;
    for (qsizetype i = 0; i < path.size(); ++i) {
        const QChar c = path.at(i);
        if (c == u'"' && (i == 0 || path.at(i - 1) != u'\\'))
            isQuoted = !isQuoted;
        if (!isQuoted && i > 0 && (c == u'.' || c == u'['))
            paths.append(path.left(i));
    }
    return paths << path;
}

} // namespace outcrop::testing
