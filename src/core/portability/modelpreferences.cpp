// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/portability/modelpreferences.h"

#include "core/portability/findings.h"
#include "core/portability/portabilitymessages.h"

#include <QRegularExpression>

#include <algorithm>
#include <functional>

namespace outcrop {
namespace {

const QString field = QStringLiteral("portability.model_preferences");

const QRegularExpression &portableModelPattern()
{
    static const QRegularExpression form(QStringLiteral("^[a-z0-9][a-z0-9._-]*(?:/[A-Za-z0-9][A-Za-z0-9._:@+-]*)+$"));
    return form;
}

QString providerOf(const QString &model)
{
    return model.section(u'/', 0, 0);
}

QString idOf(const QString &model)
{
    return model.section(u'/', 1);
}

QString firstModel(const QStringList &models, const std::function<bool(const QString &)> &fits)
{
    const auto found = std::find_if(models.begin(), models.end(), fits);
    return found == models.end() ? QString() : *found;
}

/// Converts `anthropic: claude-opus` and similar notations in lower case to `anthropic/claude-opus`. Returns an empty string for other text.
QString toProviderModel(const QString &text)
{
    static const QRegularExpression separator(QStringLiteral("^([a-z0-9._-]+)\\s*(?:/+|\\\\+|::?|\\||>)\\s*(\\S+)$"));
    const auto match = separator.match(text);
    return match.hasMatch() ? match.captured(1) + u'/' + match.captured(2) : QString();
}

Diagnostic wrongEntryFinding(const Agent &agent, const DataNode &entry, qsizetype index, const QStringList &models)
{
    const Location place{definingDocument(agent, field)->path, entry.range()};
    const QString shown = entry.isScalar() ? QStringLiteral("`%1`").arg(entry.text()) : portabilitymessages::thisEntry();
    const QString suggestion = entry.isScalar() ? portableModel(entry.text(), models) : QString();
    if (suggestion.isEmpty())
        return portabilityFinding("PV-006", portabilitymessages::modelWithoutProvider(shown), place);
    return portabilityFinding("PV-006", portabilitymessages::modelWithoutProviderNear(shown, suggestion), place,
        setFieldFix(agent, portabilitymessages::writeInstead(suggestion), QStringLiteral("%1.%2").arg(field).arg(index),
            jsonString(suggestion)));
}

/// Reports a value that is not a list. The fix converts a string such as `a/b, c/d` to a list.
Diagnostic notAListFinding(const Agent &agent, const DataNode &value)
{
    static const QRegularExpression comma(QStringLiteral("\\s*,\\s*"));
    Json list = Json::array();
    for (const QString &entry : value.text().trimmed().split(comma, Qt::SkipEmptyParts))
        list.push_back(jsonString(entry));
    return portabilityFinding("PV-006", portabilitymessages::preferencesNotList(), keyLocation(agent, field),
        value.isScalar() ? setFieldFix(agent, portabilitymessages::makeList(), field, list) : std::nullopt);
}

} // namespace

bool isPortableModel(const QString &text)
{
    return portableModelPattern().match(text).hasMatch();
}

QString portableModel(const QString &shorthand, const QStringList &models)
{
    const QString word = shorthand.trimmed().toLower();
    const auto sameProvider = [](const QString &provider) {
        return [provider](const QString &model) { return providerOf(model) == provider; };
    };
    if (const QString whole = toProviderModel(word); !whole.isEmpty())
        return !firstModel(models, sameProvider(providerOf(whole))).isEmpty() && isPortableModel(whole) ? whole
                                                                                                        : QString();
    const QString dashedName = word.simplified().replace(u' ', u'-');
    const bool hasLetter =
        std::any_of(dashedName.begin(), dashedName.end(), [](QChar character) { return character.isLetter(); });
    if (!hasLetter || !isPortableModel(QStringLiteral("any/") + dashedName))
        return {};
    const QString prefix = dashedName + u'-';
    const QString suffix = u'-' + dashedName;
    const auto hasWord = [&](const QString &model) {
        const QString id = idOf(model);
        return id.startsWith(prefix) || id.endsWith(suffix) || id.contains(suffix + u'-');
    };
    if (const QString exactModel = firstModel(models, [&dashedName](const QString &model) { return idOf(model) == dashedName; });
        !exactModel.isEmpty())
        return exactModel;
    if (const QString part = firstModel(models, hasWord); !part.isEmpty())
        return part;
    // An unlisted model of a family that an adapter lists: gpt-4o, claude-3-opus.
    const QString family = dashedName.section(u'-', 0, 0);
    const QString relativePath =
        firstModel(models, [&family](const QString &model) { return idOf(model).section(u'-', 0, 0) == family; });
    return relativePath.isEmpty() || family == dashedName ? QString() : providerOf(relativePath) + u'/' + dashedName;
}

Diagnostics findUnportablePreferences(const Agent &agent, const QStringList &models)
{
    const DataNode &preferences = agent.field(field);
    if (preferences.isMissing() || preferences.isNull())
        return {};
    if (!preferences.isSequence())
        return {notAListFinding(agent, preferences)};
    Diagnostics found;
    for (qsizetype i = 0; i < preferences.items().size(); ++i) {
        const DataNode &entry = preferences.items().at(i);
        if (!entry.isString() || !isPortableModel(entry.text()))
            found.append(wrongEntryFinding(agent, entry, i, models));
    }
    return found;
}

} // namespace outcrop
