// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/argumentassembly.h"

#include "core/exchange/jsonbytes.h"

#include <QRegularExpression>

namespace outcrop {
namespace {

constexpr qsizetype maximumPathDepth = 64;

/// Parses a quoted name, with single or double quotes.
std::optional<std::string> parseQuotedName(QString text)
{
    if (text.startsWith(u'\''))
        text = u'"'
            + text.sliced(1, text.size() - 2)
                  .replace(QLatin1String("\\'"), QLatin1String("'"))
                  .replace(u'"', QLatin1String("\\\""))
            + u'"';
    const std::optional<Json> name = readJsonBytes(text.toUtf8());
    return name && name->is_string() ? std::optional(name->get<std::string>()) : std::nullopt;
}

std::optional<TargetPath::Key> keyOf(const QRegularExpressionMatch &step)
{
    if (step.hasCaptured(1))
        return TargetPath::Key(step.captured(1).toStdString());
    if (step.hasCaptured(2))
        return TargetPath::Key(size_t(step.captured(2).toUInt()));
    const std::optional<std::string> name = parseQuotedName(step.captured(3));
    return name ? std::optional(TargetPath::Key(*name)) : std::nullopt;
}

bool insertValue(Json &root, const Json &piece, const AssemblyRule &rule)
{
    const auto at = piece.is_object() ? piece.find(rule.at) : piece.end();
    const auto place =
        piece.is_object() && at != piece.end() && at->is_string() ? readJsonPath(at->get<std::string>()) : std::nullopt;
    Json *target = place ? TargetPath::at(root, *place) : nullptr;
    if (!target)
        return false;
    const Json *value = rule.value.values(piece).value(0);
    if (target->is_string() && value && value->is_string())
        target->get_ref<std::string &>() += value->get_ref<const std::string &>();
    else if (value)
        *target = *value;
    return true;
}

bool assembleCall(Json &call, const AssemblyRule &rule)
{
    const auto pieces = call.is_object() ? call.find(rule.pieces) : call.end();
    const bool hasPieces = call.is_object() && pieces != call.end() && pieces->is_array();
    Json arguments = hasPieces && call.contains(rule.to) ? call[rule.to] : Json::object();
    for (size_t i = 0; hasPieces && i < pieces->size(); ++i) {
        if (!insertValue(arguments, pieces->at(i), rule))
            return false;
    }
    if (hasPieces) {
        call[rule.to] = std::move(arguments);
        call.erase(rule.pieces);
    }
    for (const QString &name : rule.drop) {
        if (call.is_object())
            call.erase(name.toStdString());
    }
    return true;
}

} // namespace

std::optional<TargetPath::KeyPath> readJsonPath(const std::string &path)
{
    static const QRegularExpression form(QStringLiteral(
        "\\G(?:\\.([^.\\[\\]*]+)|\\[(\\d{1,4})\\]|\\[(\"(?:[^\"\\\\]|\\\\.)*\"|'(?:[^'\\\\]|\\\\.)*')\\])"));
    const QString text = QString::fromStdString(path);
    TargetPath::KeyPath place;
    qsizetype at = 1;
    while (at < text.size() && place.size() < maximumPathDepth) {
        const QRegularExpressionMatch step = form.match(text, at);
        const std::optional<TargetPath::Key> key = step.hasMatch() ? keyOf(step) : std::nullopt;
        if (!key)
            return std::nullopt;
        place.append(*key);
        at = step.capturedEnd();
    }
    return text.startsWith(u'$') && at == text.size() ? std::optional(place) : std::nullopt;
}

bool assembleArguments(Json &document, const AssemblyRule &rule)
{
    bool isComplete = true;
    for (const Json *call : rule.each.find(document))
        isComplete = assembleCall(const_cast<Json &>(*call), rule)
            && isComplete; // the pointer refers into `document`, which is not const
    return isComplete;
}

} // namespace outcrop
