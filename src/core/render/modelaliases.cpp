// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/render/modelaliases.h"

#include "core/documents/bundle/bundleddata.h"

#include <QRegularExpression>

#include <algorithm>

namespace outcrop {
namespace {

/// Returns the name in lower case without a suffix in parentheses: `claude sonnet 4.5` for `Claude Sonnet 4.5 (copilot)`.
QString plainWord(const QString &word)
{
    static const QRegularExpression bracket(QStringLiteral("\\s*\\([^()]*\\)\\s*$"));
    return QString(word).remove(bracket).trimmed().toLower();
}

/// Returns the name in lower case with hyphens between runs of ASCII letters and digits, so that `claude-sonnet-4-5` and `Claude Sonnet 4.5` become equal.
QString normalizeName(const QString &word)
{
    static const QRegularExpression separatorPattern(QStringLiteral("[^a-z0-9]+"));
    return word.toLower().replace(separatorPattern, QStringLiteral("-"));
}

template<typename Fits>
const ModelInfo *firstModel(const Adapter &adapter, Fits fits)
{
    const auto found = std::find_if(adapter.models.begin(), adapter.models.end(), fits);
    return found == adapter.models.end() ? nullptr : &*found;
}

const ModelInfo *findFirstFittingModel(const Adapter &adapter, const QStringList &patterns)
{
    for (const QString &pattern : patterns) {
        const QString expression = QRegularExpression::escape(pattern).replace(QLatin1String("\\*"), QLatin1String(".*"));
        const QRegularExpression form(QRegularExpression::anchoredPattern(expression), QRegularExpression::CaseInsensitiveOption);
        if (const ModelInfo *found = firstModel(adapter, [&form](const ModelInfo &model) { return form.match(model.id).hasMatch(); }))
            return found;
    }
    return nullptr;
}

const ModelInfo *firstWithName(const Adapter &adapter, const QString &matchingModel)
{
    return matchingModel.isEmpty() ? nullptr : firstModel(adapter, [&matchingModel](const ModelInfo &model) { return normalizeName(model.id) == matchingModel; });
}

/// Returns the model of an ID with a date suffix: `claude-sonnet-4-5-20250929` is a version of `claude-sonnet-4-5`. nullopt for other IDs.
std::optional<ModelInfo> datedVersion(const Adapter &adapter, const QString &word)
{
    static const QRegularExpression date(QStringLiteral("-20[0-9]{6}$"));
    const ModelInfo *undatedModel = word.contains(date) ? adapter.model(QString(word).remove(date)) : nullptr;
    if (!undatedModel)
        return std::nullopt;
    ModelInfo model = *undatedModel;
    model.id = word;
    return model;
}

std::optional<ModelInfo> copyIfPresent(const ModelInfo *model)
{
    return model ? std::optional(*model) : std::nullopt;
}

} // namespace

ModelAliases::ModelAliases()
{
    const DataNode data = bundledData(QStringLiteral("models/modelwords.yaml"));
    m_openAliases = data[u"open_choice"].toStrings();
    for (const DataNode::Member &alias : data[u"aliases"].members())
        m_aliases.insert(alias.key, alias.value.toStrings());
    for (const DataNode::Member &family : data[u"families"].members())
        m_families.append({family.key, family.value.text()});
}

const ModelAliases &ModelAliases::builtIn()
{
    static const ModelAliases words;
    return words;
}

bool ModelAliases::leavesChoiceOpen(const QString &word) const
{
    return m_openAliases.contains(plainWord(word));
}

std::optional<ModelInfo> ModelAliases::resolveModel(const Adapter &adapter, const QString &word) const
{
    if (const ModelInfo *listed = adapter.model(word))
        return *listed;
    if (const auto datedModel = datedVersion(adapter, word))
        return datedModel;
    const QString plain = plainWord(word);
    if (const QString alias = adapter.aliases.value(plain); !alias.isEmpty())
        return copyIfPresent(adapter.model(alias));
    const ModelInfo *matchingModel = firstWithName(adapter, normalizeName(plain));
    return copyIfPresent(matchingModel ? matchingModel : findFirstFittingModel(adapter, m_aliases.value(plain)));
}

QString ModelAliases::providerOfFamily(const QString &word) const
{
    const auto found = std::find_if(m_families.begin(), m_families.end(), [&word](const auto &family) { return word.startsWith(family.first, Qt::CaseInsensitive); });
    return found == m_families.end() ? QString() : found->second;
}

const Adapter *ModelAliases::firstAdapterWith(const QList<Adapter> &adapters, const QString &word) const
{
    const auto found = std::find_if(
        adapters.begin(), adapters.end(), [&](const Adapter &adapter) { return resolveModel(adapter, word); });
    return found == adapters.end() ? nullptr : &*found;
}

} // namespace outcrop
