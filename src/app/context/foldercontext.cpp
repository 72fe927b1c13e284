// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/context/foldercontext.h"

#include "adapters/files/contextfolder.h"
#include "adapters/git/gitcontextfiles.h"
#include "app/context/contextmessages.h"
#include "app/context/folderclients.h"
#include "app/context/rememberedfiles.h"
#include "app/workspace/folderproviders.h"
#include "app/workspace/opentokencounters.h"
#include "core/base/parallel.h"
#include "core/base/paths.h"
#include "core/render/modelaliases.h"

#include <QDir>
#include <QSet>

#include <algorithm>

namespace outcrop {
namespace {

constexpr qint64 largestText = 1024 * 1024;

void addAbsolute(const QStringList &folders, QStringList &all)
{
    for (const QString &folder : folders) {
        if (folder.size() > 1 && folder.startsWith(u'/') && !all.contains(folder))
            all.append(folder);
    }
}

void addFolders(const LoadRule &rule, QStringList &all)
{
    addAbsolute(rule.folders, all);
    for (const LoadRule &inner : rule.rules)
        addFolders(inner, all);
}

/// Returns the system folders that built-in clients read, such as /etc/claude-code. The repository's client documents do not count: a repository must not
/// extend the access that the user granted.
QStringList managedFolders()
{
    QStringList all;
    for (const ClientDocument &client : builtInClients()) {
        for (const PartRule &part : client.parts) {
            for (const PartRule::Content &content : part.contents) {
                if (const auto *load = std::get_if<LoadRule>(&content))
                    addFolders(*load, all);
                else if (const auto *list = std::get_if<ListRule>(&content)) {
                    for (const ListRule::Place &place : list->places)
                        addAbsolute(place.folders, all);
                }
            }
        }
    }
    return all;
}

QStringList allowedFolders(const ContextChoice &choice, const QString &home)
{
    if (choice.outside)
        return {QStringLiteral("/")};
    QStringList folders{choice.folder};
    if (choice.userFiles)
        folders += QStringList{home} + managedFolders();
    return folders;
}

ContextPrice priceOf(const ModelInfo &model, qint64 tokens)
{
    const PriceList prices = model.price.forPrompt(tokens);
    const bool isCached = model.caching.caches() && tokens >= model.caching.minimum && prices.cacheRead;
    ContextPrice price;
    price.cacheable = isCached ? tokens / model.caching.step * model.caching.step : 0;
    price.first = isCached && prices.cacheWrite ? costOf(prices.cacheWrite, price.cacheable) + costOf(prices.input, tokens - price.cacheable) : costOf(prices.input, tokens);
    price.later = isCached ? costOf(prices.cacheRead, price.cacheable) + costOf(prices.input, tokens - price.cacheable) : costOf(prices.input, tokens);
    price.source = model.price.source;
    price.checked = model.price.checked;
    return price;
}

/// The model that counts and prices a client's context.
struct ContextModel {
    CountedModel counted;
    std::optional<ModelInfo> info; ///< nullopt: no adapter lists the model
};

ContextModel modelFor(const ClientDocument &client, const QString &chosen, const ProviderCatalog &catalog)
{
    const QString word = chosen.isEmpty() ? client.model : chosen;
    const Adapter *adapter = chosen.isEmpty() ? catalog.adapter(client.provider) : ModelAliases::builtIn().adapterOf(catalog.adapters(), word);
    ContextModel model{{adapter ? adapter->name : client.provider, word, {}, {}}, adapter ? ModelAliases::builtIn().modelOf(*adapter, word) : std::nullopt};
    if (model.info)
        model.counted = {adapter->name, model.info->id, model.info->family, model.info->tokenizer};
    return model;
}

CountedContext counted(const ClientDocument &client, const ClientContext &context, const TokenCounters &counters, const ContextModel &model)
{
    CountedContext result;
    result.context = context;
    result.model = model.counted.id;
    const bool isOwn = model.counted.id == client.model;
    result.window = isOwn || !model.info ? client.window : model.info->contextWindow.value_or(0);
    const TokenCounterPtr counter = counters.forModel(model.counted);
    result.atStart = TokenCount::exact(0, counter->name());
    result.afterTouch = result.atStart;
    for (const ContextText &text : context.texts)
        result.texts.append(text.isSent() ? counter->count(text.text) : TokenCount::exact(0, counter->name()));
    for (const ContextPart &part : context.parts)
        (part.onTouch ? result.afterTouch : result.atStart) += counter->count(QString(part.text).remove(contextGap));
    if (model.info)
        result.price = priceOf(*model.info, result.atStart.tokens);
    return result;
}

/// Returns the environment variables that the client's settings name.
QHash<QString, QString> environmentOf(const ClientDocument &client)
{
    QHash<QString, QString> values;
    for (const ClientSetting &setting : client.settings) {
        for (const ClientSetting::Place &place : setting.places) {
            if (!place.variable.isEmpty() && qEnvironmentVariableIsSet(qPrintable(place.variable)))
                values.insert(place.variable, qEnvironmentVariable(qPrintable(place.variable)));
        }
    }
    return values;
}

} // namespace

qsizetype CountedContext::count(ContextState state) const
{
    return std::count_if(context.texts.begin(), context.texts.end(), [state](const ContextText &text) { return text.state == state; });
}

QList<const ContextText *> CountedContext::cutTexts() const
{
    QList<const ContextText *> cut;
    for (const ContextText &text : context.texts) {
        if (text.cutByte >= 0 || text.isShortened)
            cut.append(&text);
    }
    return cut;
}

QStringList contextClients(const QString &folder)
{
    Diagnostics diagnostics;
    QStringList names;
    for (const ClientDocument &client : folderClients(folder, ContextFolder({folder}), diagnostics))
        names += QStringList{client.name} + client.otherNames;
    return names;
}

QString contextFolderOf(const QString &folder, const QString &home)
{
    for (QString each = QDir::cleanPath(folder); each != u"/" && each != home && !isAtOrBelow(home, each); each = QDir::cleanPath(each + QStringLiteral("/.."))) {
        if (QFileInfo::exists(each + QStringLiteral("/.git")))
            return each;
    }
    return folder;
}

Result<QString> readContextText(const ContextChoice &choice, const QString &file)
{
    const ContextFolder folder(allowedFolders(choice, choice.home.isEmpty() ? QDir::homePath() : choice.home));
    const Result<QByteArray> bytes = folder.read(file, largestText);
    return bytes ? Result<QString>(QString::fromUtf8(*bytes)) : Result<QString>(bytes.error());
}

Result<FolderContexts> readFolderContexts(const ContextChoice &choice)
{
    const QString home = choice.home.isEmpty() ? QDir::homePath() : choice.home;
    const ContextFolder folder(allowedFolders(choice, home));
    std::unique_ptr<ContextFiles> commit;
    if (!choice.revision.isEmpty()) {
        Result<std::unique_ptr<ContextFiles>> opened = gitContextFiles(choice.folder, choice.revision, folder);
        if (!opened)
            return opened.error();
        commit = std::move(*opened);
    }
    const RememberedFiles files(commit ? *commit : static_cast<const ContextFiles &>(folder));
    if (!files.entryInfo(choice.start).isFolder())
        return Error{ErrorCode::NotFound, contextmessages::noFolder(choice.start)};
    if (!isAtOrBelow(choice.start, choice.folder))
        return Error{ErrorCode::NotAllowed, contextmessages::startOutside(choice.start, choice.folder)};
    const ProviderCatalog catalog = providersAt(choice.folder).catalog;
    if (!choice.model.isEmpty() && !ModelAliases::builtIn().adapterOf(catalog.adapters(), choice.model))
        return Error{ErrorCode::NotFound, contextmessages::noModel(choice.model)};
    FolderContexts result;
    result.folder = choice.folder;
    result.start = choice.start;
    const QList<ClientDocument> clients = folderClients(choice.folder, files, result.diagnostics);
    QStringList names = choice.clients;
    for (const ClientDocument &client : choice.clients.isEmpty() ? clients : QList<ClientDocument>())
        names.append(client.name);
    for (const QString &name : names) {
        if (!clientNamed(clients, name))
            return Error{ErrorCode::NotFound, contextmessages::noClient(name)};
    }
    const TokenCounters counters = openTokenCounters(choice.folder);
    result.clients.resize(names.size());
    CountedContext *const counts = result.clients.data();
    forEachParallel(names.size(), [&](qsizetype i) {
        const ClientDocument &client = *clientNamed(clients, names[i]);
        const ContextQuestion question{choice.start, home, choice.touched, choice.userFiles ? environmentOf(client) : QHash<QString, QString>()};
        counts[i] = counted(client, readClientContext(client, files, question), counters, modelFor(client, choice.model, catalog));
    }, {1, nullptr});
    return result;
}

qsizetype contextFileCount(const QString &folder)
{
    ContextChoice choice;
    choice.folder = folder;
    choice.start = folder;
    const Result<FolderContexts> contexts = readFolderContexts(choice);
    QSet<QString> files;
    for (const CountedContext &client : contexts ? contexts->clients : QList<CountedContext>()) {
        for (const ContextText &text : client.context.texts) {
            if (text.isSent() || text.state == ContextState::Waiting)
                files.insert(text.realFile);
        }
    }
    return files.size();
}

} // namespace outcrop
