// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/library/librarycommands.h"

#include "app/files/filecommands.h"
#include "app/formats/importedprompt.h"
#include "app/prompt/newlayer.h"
#include "app/workspace/adoptworkspace.h"
#include "core/base/explainerror.h"
#include "core/base/joinedtext.h"
#include "core/base/paths.h"
#include "core/documents/documentname.h"
#include "core/documents/newdocument.h"
#include "core/documents/renamedocument.h"
#include "gui/base/dialogs.h"
#include "gui/library/librarypanel.h"
#include "gui/look/icons.h"
#include "gui/widgets/messagearea.h"
#include "models/editing/editsessions.h"
#include "models/library/documentgroup.h"

#include <QApplication>
#include <QClipboard>
#include <QDesktopServices>
#include <QDir>
#include <QMenu>
#include <QUrl>

#include <algorithm>

namespace outcrop {

namespace {

const QString topic = QStringLiteral("files");

/// Repeats the English titles and descriptions of core/documents, so that translation tools find them.
[[maybe_unused]] constexpr const char *templateTexts[] = {
    QT_TRANSLATE_NOOP("DocumentTemplate", "Layer"),
    QT_TRANSLATE_NOOP("DocumentTemplate", "A part of the prompt, in the TOPSOIL tier."),
    QT_TRANSLATE_NOOP("DocumentTemplate", "Condensed Layer"),
    QT_TRANSLATE_NOOP("DocumentTemplate", "The condensed form of a layer, for small context windows."),
    QT_TRANSLATE_NOOP("DocumentTemplate", "Skill"),
    QT_TRANSLATE_NOOP("DocumentTemplate", "Instructions that are sent if their workload is selected or retrieval finds them."),
    QT_TRANSLATE_NOOP("DocumentTemplate", "Agent"),
    QT_TRANSLATE_NOOP("DocumentTemplate", "The role, tools, limits and response format of an assistant."),
    QT_TRANSLATE_NOOP("DocumentTemplate", "Governance"),
    QT_TRANSLATE_NOOP("DocumentTemplate", "An agent's limits, in a separate file."),
    QT_TRANSLATE_NOOP("DocumentTemplate", "Profile"),
    QT_TRANSLATE_NOOP("DocumentTemplate", "Generation parameters for each phase of a workload."),
    QT_TRANSLATE_NOOP("DocumentTemplate", "Adapter"),
    QT_TRANSLATE_NOOP("DocumentTemplate", "The models, limits and formats of a provider."),
    QT_TRANSLATE_NOOP("DocumentTemplate", "Wire Format"),
    QT_TRANSLATE_NOOP("DocumentTemplate", "The request and response format of an API."),
    QT_TRANSLATE_NOOP("DocumentTemplate", "Prompt Rules"),
    QT_TRANSLATE_NOOP("DocumentTemplate", "Rules that are added to prompts and checked in responses."),
    QT_TRANSLATE_NOOP("DocumentTemplate", "Taxonomy"),
    QT_TRANSLATE_NOOP("DocumentTemplate", "A taxonomy of workloads for tagging documents and interactions."),
    QT_TRANSLATE_NOOP("DocumentTemplate", "Experiment"),
    QT_TRANSLATE_NOOP("DocumentTemplate", "A comparison of two prompt variants on the same cases."),
    QT_TRANSLATE_NOOP("DocumentTemplate", "Conversation"),
    QT_TRANSLATE_NOOP("DocumentTemplate", "The turns of a conversation."),
    QT_TRANSLATE_NOOP("DocumentTemplate", "Text"),
    QT_TRANSLATE_NOOP("DocumentTemplate", "Notes that are not part of the prompt unless you add them or retrieval finds them."),
    QT_TRANSLATE_NOOP("DocumentTemplate", "Layer in GRANITE"),
    QT_TRANSLATE_NOOP("DocumentTemplate", "A layer that changes about once a quarter: values and voice."),
    QT_TRANSLATE_NOOP("DocumentTemplate", "Layer in BEDROCK"),
    QT_TRANSLATE_NOOP("DocumentTemplate", "A layer about the people the assistant works for."),
    QT_TRANSLATE_NOOP("DocumentTemplate", "Layer in SANDSTONE"),
    QT_TRANSLATE_NOOP("DocumentTemplate", "A layer about the identity and knowledge of the assistant."),
    QT_TRANSLATE_NOOP("DocumentTemplate", "Layer in TOPSOIL"),
    QT_TRANSLATE_NOOP("DocumentTemplate", "A layer that changes daily: tools and environments."),
    QT_TRANSLATE_NOOP("DocumentTemplate", "Task"),
    QT_TRANSLATE_NOOP("DocumentTemplate", "A task whose complexity is estimated before work starts."),
    QT_TRANSLATE_NOOP("DocumentTemplate", "Layer in WEATHER"),
    QT_TRANSLATE_NOOP("DocumentTemplate", "A layer that changes every turn."),
};

QString translateWords(const QString &words)
{
    return QCoreApplication::translate("DocumentTemplate", words.toUtf8().constData());
}

/// Returns the tier of a template, such as GRANITE for `layer-granite`; nullopt if it has none.
std::optional<Tier> tierOf(const DocumentTemplate &kind)
{
    return tierFromName(kind.id.section(u'-', 1));
}

/// Returns the costs of a new layer with the selected provider, or else with the first one.
QString effectOf(const NewLayerPlan &plan, const RenderJob &job, const NewLayer &layer)
{
    const QList<ProviderEffect> &providers = plan.effect.providers;
    const auto selectedProvider = std::find_if(providers.begin(), providers.end(), [&job](const ProviderEffect &effect) { return effect.provider == job.provider; });
    if (providers.isEmpty())
        return {};
    const ProviderEffect &effect = selectedProvider == providers.end() ? providers.first() : *selectedProvider;
    //: Costs of a new layer; %1 is the name of a provider, %2 sentences about costs
    return LibraryCommands::tr("%1: %2").arg(effect.provider, newLayerCostText(effect, layer, QLocale()));
}

QIcon templateIcon(const DocumentTemplate &kind)
{
    const std::optional<Tier> tier = tierOf(kind);
    return tier ? tierIcon(*tier) : groupIcon(groupOf(kind.kind));
}

/// Returns the first free name for a copy of `notes`: `notes-2`, `notes-3` and so on.
QString freeName(const Workspace &workspace, const Document &document)
{
    for (int number = 2;; ++number) {
        const QString name = QStringLiteral("%1-%2").arg(document.name()).arg(number);
        if (!workspace.document(renamedPath(document.path, name)))
            return name;
    }
}

/// Returns the documents without those in the folders of other listed documents, which are deleted with these folders.
QList<DocumentPtr> outermostDocuments(const QList<DocumentPtr> &documents)
{
    QList<DocumentPtr> outerDocuments;
    QStringList places;
    for (const DocumentPtr &document : documents) {
        const QString place = diskPathOf(*document);
        const auto isAround = [&place](const DocumentPtr &other) { return diskPathOf(*other) != place && isAtOrBelow(place, diskPathOf(*other)); };
        if (places.contains(place) || std::any_of(documents.begin(), documents.end(), isAround))
            continue;
        places += place;
        outerDocuments += document;
    }
    return outerDocuments;
}

Result<NamePlan> planRename(const OpenedWorkspace &workspace, const Document &document, const QString &name)
{
    if (const Status allowedStatus = checkName(document.kind, name); !allowedStatus)
        return allowedStatus.error();
    const Result<DocumentRename> rename = planDocumentRename(workspace.workspace(), document.path, renamedPath(document.path, name));
    if (!rename)
        return rename.error();
    return NamePlan{rename->to, rename->change, rename->notes};
}

} // namespace

LibraryCommands::LibraryCommands(
    Dialogs &dialogs, MessageArea &messages, EditSessions &sessions, LibraryPanel &library, QWidget *window)
    : QObject(window)
    , m_dialogs(dialogs)
    , m_messages(messages)
    , m_sessions(sessions)
    , m_library(library)
    , m_window(window)
    , m_newMenu(new QMenu(tr("New L&ibrary Document"), window))
    , m_documentMenu(new QMenu(tr("Doc&ument"), window))
{
    m_newMenu->setObjectName(QStringLiteral("menuNew"));
    m_documentMenu->setObjectName(QStringLiteral("menuDocument"));
    fillNewMenu();
    makeDocumentActions();
    connect(&library, &LibraryPanel::contextMenuRequested, this, &LibraryCommands::showContextMenu);
    connect(&library, &LibraryPanel::currentChanged, this, &LibraryCommands::updateEnabled);
    connect(&library, &LibraryPanel::renameRequested, this, &LibraryCommands::rename);
    connect(qApp, &QApplication::focusChanged, this, &LibraryCommands::updateEnabled);
    updateEnabled();
}

void LibraryCommands::fillNewMenu()
{
    QMenu *tiers = nullptr;
    for (const DocumentTemplate &kind : documentTemplates()) {
        if (tierOf(kind) && !tiers)
            tiers = m_newMenu->addMenu(tr("Layer in a Tier"));
        (tierOf(kind) ? tiers : m_newMenu)->addAction(newAction(kind));
    }
    if (tiers)
        tiers->setObjectName(QStringLiteral("menuNewInTier"));
}

QAction *LibraryCommands::newAction(const DocumentTemplate &kind)
{
    const QString dots = kind.needsName ? QStringLiteral("…") : QString();
    auto *action = new QAction(templateIcon(kind), translateWords(kind.title) + dots, this);
    action->setObjectName(QStringLiteral("new-") + kind.id);
    action->setToolTip(translateWords(kind.description));
    action->setStatusTip(action->toolTip());
    connect(action, &QAction::triggered, this, [this, id = kind.id] { askForNewDocument(id); });
    return action;
}

QAction *LibraryCommands::makeAction(
    const QString &name, const QString &text, const QString &toolTip, const QString &icon)
{
    auto *action = new QAction(lineIcon(icon), text, &m_library);
    action->setObjectName(name);
    action->setToolTip(toolTip);
    action->setStatusTip(toolTip);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    m_library.addAction(action);
    m_documentMenu->addAction(action);
    return action;
}

void LibraryCommands::makeDocumentActions()
{
    QAction *rename = makeAction(QStringLiteral("renameDocument"), tr("&Rename…"),
        tr("Rename the document and update the references to it"), QStringLiteral("renamed"));
    connect(rename, &QAction::triggered, this, &LibraryCommands::askForRename);
    m_renameInRow = makeAction(QStringLiteral("editDocumentName"), tr("Rename in the L&ibrary"),
        tr("Edit the name of the selected document in its row, and update the references to it"), QStringLiteral("edit"));
    m_renameInRow->setShortcut(Qt::Key_F2);
    connect(m_renameInRow, &QAction::triggered, &m_library, &LibraryPanel::editName);
    QAction *copy = makeAction(QStringLiteral("duplicateDocument"), tr("&Duplicate…"),
        tr("Copy the document under another name"), QStringLiteral("copy"));
    connect(copy, &QAction::triggered, this, &LibraryCommands::askForCopy);
    m_documentMenu->addSeparator();
    m_openImported = makeAction(QStringLiteral("openImportedPrompt"), tr("Open I&mported Prompt"),
        tr("Show the imported prompt in Edit, with its task, conversation, agent, provider and model"), QStringLiteral("providers"));
    connect(m_openImported, &QAction::triggered, this, [this] {
        if (const DocumentPtr document = target())
            Q_EMIT importedPromptRequested(document->path);
    });
    m_useAsLayer = makeAction(QStringLiteral("useAsLayer"), tr("&Use as Layer"),
        tr("Add an entry for the document to [prompt_layers] in config.toml"), QStringLiteral("layers"));
    connect(m_useAsLayer, &QAction::triggered, this, &LibraryCommands::useAsLayer);
    QAction *history = makeAction(QStringLiteral("documentHistory"), tr("Show &History"),
        tr("Show the versions of the document and their differences"), QStringLiteral("history"));
    connect(history, &QAction::triggered, this, [this] {
        if (const DocumentPtr document = target())
            Q_EMIT historyRequested(document->path);
    });
    QAction *path = makeAction(QStringLiteral("copyPath"), tr("Copy &Path"),
        tr("Copy the full path of the document"), QStringLiteral("copy"));
    connect(path, &QAction::triggered, this, &LibraryCommands::copyPath);
    QAction *show = makeAction(QStringLiteral("revealDocument"), tr("&Show in the File Manager"),
        tr("Open the folder that contains the document"), QStringLiteral("folder-open"));
    connect(show, &QAction::triggered, this, &LibraryCommands::showInFileManager);
    m_documentMenu->addSeparator();
    QAction *remove = makeAction(QStringLiteral("deleteDocument"), tr("D&elete…"), tr("Move the document to the trash"),
        QStringLiteral("trash"));
    remove->setShortcut(QKeySequence::Delete);
    connect(remove, &QAction::triggered, this, &LibraryCommands::remove);
}

void LibraryCommands::addTo(QMenu *menu, QAction *before)
{
    menu->insertMenu(before, m_newMenu);
    menu->insertMenu(before, m_documentMenu);
    menu->insertSeparator(before);
}

void LibraryCommands::addDocumentMenu(QMenu *menu, const QString &path)
{
    m_menuPath = path;
    updateEnabled();
    menu->addSeparator();
    menu->addMenu(m_documentMenu);
    const auto forget = [this] {
        m_menuPath.clear();
        updateEnabled();
    };
    connect(menu, &QMenu::aboutToHide, this, forget, Qt::QueuedConnection); // the chosen command is triggered after the menu hides
}

void LibraryCommands::setWorkspace(const WorkspacePtr &disk)
{
    m_workspace = disk;
    m_checkedPath.clear();
    m_isPartOfImport = false;
    updateEnabled();
}

void LibraryCommands::setShownWorkspace(const Workspace &workspace)
{
    if (!m_createdPath.isEmpty() && workspace.document(m_createdPath))
        Q_EMIT created(std::exchange(m_createdPath, QString()));
}

void LibraryCommands::setCurrent(const QString &path)
{
    m_current = path;
    updateEnabled();
}

void LibraryCommands::updateEnabled()
{
    m_newMenu->setEnabled(m_workspace != nullptr);
    const DocumentPtr document = target();
    const QList<QAction *> actions = m_documentMenu->actions();
    for (QAction *action : actions)
        action->setEnabled(document != nullptr);
    m_openImported->setEnabled(isPartOfImport(document));
    m_useAsLayer->setEnabled(!possibleLayers().isEmpty());
    m_renameInRow->setEnabled(document && document->path == m_library.currentPath()); // the menu edits the current row
}

/// Returns whether an imported prompt can be opened from a document. Caches the last result, because every focus change needs it.
bool LibraryCommands::isPartOfImport(const DocumentPtr &document)
{
    const QString path = document ? document->path : QString();
    if (path != m_checkedPath) {
        m_checkedPath = path;
        m_isPartOfImport = document && importedPromptOf(*m_workspace, path).has_value();
    }
    return m_isPartOfImport;
}

DocumentPtr LibraryCommands::target() const
{
    if (!m_workspace)
        return nullptr;
    if (!m_menuPath.isEmpty())
        return m_workspace->workspace().document(m_menuPath);
    const bool isLibrary = isLibraryFocused() && !m_library.currentPath().isEmpty();
    return m_workspace->workspace().document(isLibrary ? m_library.currentPath() : m_current);
}

bool LibraryCommands::isLibraryFocused() const
{
    const QWidget *focusWidget = QApplication::focusWidget();
    return focusWidget && m_library.isAncestorOf(focusWidget);
}

QList<DocumentPtr> LibraryCommands::targets() const
{
    const QStringList selectedPaths = m_library.selectedPaths();
    const DocumentPtr one = target();
    if (!one || !m_menuPath.isEmpty() || !isLibraryFocused() || !selectedPaths.contains(one->path))
        return one ? QList<DocumentPtr>{one} : QList<DocumentPtr>();
    QList<DocumentPtr> documents;
    for (const QString &path : selectedPaths) {
        if (const DocumentPtr document = m_workspace->workspace().document(path))
            documents += document;
    }
    return documents;
}

void LibraryCommands::showContextMenu(const QPoint &place)
{
    updateEnabled();
    QMenu menu;
    menu.addMenu(m_newMenu);
    menu.addSeparator();
    menu.addActions(m_documentMenu->actions());
    menu.exec(place);
}

void LibraryCommands::askForNewDocument(const QString &templateId)
{
    const auto plan = [workspace = m_workspace, templateId](const NameAnswer &answer) -> Result<NamePlan> {
        const Result<WorkspaceChange> change = planNewDocument(workspace->workspace(), templateId, answer.name);
        if (!change)
            return change.error();
        return NamePlan{change->newFiles.isEmpty() ? QString() : change->newFiles.first().path, *change};
    };
    const DocumentTemplate *kind = documentTemplate(templateId);
    if (!kind || !m_workspace)
        return;
    if (kind->kind == DocumentKind::Layer)
        return askForNewLayer(tierOf(*kind).value_or(Tier::Topsoil));
    if (kind->needsName)
        return askForName({tr("New %1").arg(translateWords(kind->title)), tr("&Create"), {}, false, plan}, [this](const NamePlan &made) { create(made); });
    if (const Result<NamePlan> initialPlan = plan({}))
        create(*initialPlan);
    else
        m_messages.show(topic, {NoticeKind::Error, tr("Document not created"), explainError(initialPlan.error())});
}

void LibraryCommands::askForNewLayer(Tier tier)
{
    if (!m_workspace)
        return;
    const auto plan = [workspace = m_workspace, job = m_job()](const NameAnswer &answer) -> Result<NamePlan> {
        const NewLayer layer{answer.name, answer.tier, answer.condition};
        const Result<NewLayerPlan> layerPlan = planNewLayer(*workspace, job, layer);
        return layerPlan ? Result<NamePlan>(NamePlan{layerPlan->path, layerPlan->change, {}, effectOf(*layerPlan, job, layer)}) : Result<NamePlan>(layerPlan.error());
    };
    askForName({tr("New Layer"), tr("&Create"), {}, false, plan, tier}, [this](const NamePlan &accepted) { create(accepted); });
}

void LibraryCommands::create(const NamePlan &plan)
{
    apply({plan.change, tr("Create %1").arg(plan.path), tr("Document not created")}, [this, path = plan.path] { m_createdPath = path; });
}

void LibraryCommands::askForRename()
{
    const DocumentPtr document = target();
    if (!document)
        return;
    const auto plan = [workspace = m_workspace, document](const NameAnswer &answer) { return planRename(*workspace, *document, answer.name); };
    askForName({tr("Rename %1").arg(document->name()), tr("&Rename"), document->name(), true, plan},
        [this, name = document->name()](const NamePlan &accepted) { applyRename(name, accepted); });
}

void LibraryCommands::applyRename(const QString &name, const NamePlan &plan)
{
    apply({plan.change, tr("Rename %1").arg(name), tr("Document not renamed")}, [] {});
}

/// Renames a document without a dialog. An error is shown above the documents.
void LibraryCommands::rename(const QString &path, const QString &name)
{
    const DocumentPtr document = m_workspace ? m_workspace->workspace().document(path) : nullptr;
    if (!document)
        return;
    m_runningCount += 1;
    runAsync<Result<NamePlan>>(
        this, [workspace = m_workspace, document, name] { return planRename(*workspace, *document, name); },
        [this, document](const Result<NamePlan> &plan) {
            m_runningCount -= 1;
            if (plan)
                applyRename(document->name(), *plan);
            else
                m_messages.show(topic, {NoticeKind::Error, tr("Document not renamed"), explainError(plan.error())});
        });
}

void LibraryCommands::askForCopy()
{
    const DocumentPtr document = target();
    if (!document)
        return;
    const auto plan = [workspace = m_workspace, path = document->path](const NameAnswer &answer) -> Result<NamePlan> {
        const Result<DocumentCopy> copy = planDocumentCopy(workspace->workspace(), path, answer.name);
        if (!copy)
            return copy.error();
        return NamePlan{copy->to, copy->change};
    };
    const QString name = freeName(m_workspace->workspace(), *document);
    askForName({tr("Duplicate %1").arg(document->name()), tr("&Duplicate"), name, false, plan}, [this](const NamePlan &made) {
        apply({made.change, tr("Create %1").arg(made.path), tr("Document not duplicated")}, [this, path = made.path] { m_createdPath = path; });
    });
}

void LibraryCommands::askForName(const NameQuestion &question, const std::function<void(const NamePlan &)> &then)
{
    m_dialog = new NameDialog(question, m_window);
    m_dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(m_dialog, &NameDialog::planned, this, then);
    m_dialog->open();
}

/// Returns whether one of the documents has unsaved changes, and shows a message about the first. A change on disk would conflict with its text.
bool LibraryCommands::hasUnsaved(const QStringList &paths)
{
    const QList<EditSession *> modified = m_sessions.modifiedSessions();
    for (const EditSession *session : modified) {
        if (!paths.contains(session->path()))
            continue;
        m_messages.show(topic,
            {NoticeKind::Warning, tr("%1 has unsaved changes").arg(session->path()),
                tr("Save the document first: this command changes its file.")});
        return true;
    }
    return false;
}

void LibraryCommands::apply(const FileChange &change, const std::function<void()> &done)
{
    m_messages.clear(topic);
    if (!m_workspace || hasUnsaved(change.change.paths()))
        return;
    m_runningCount += 1;
    runAsync<AppliedChange>(
        this,
        [workspace = m_workspace, change] { return applyChange(workspace->folder, workspace->workspace(), change.change); },
        [this, change, before = m_workspace->workspace(), done](const AppliedChange &appliedChange) { finish(appliedChange, change, before, done); });
}

void LibraryCommands::finish(const AppliedChange &appliedChange, const FileChange &change, const Workspace &before, const std::function<void()> &done)
{
    m_runningCount -= 1;
    updateMovedSessions(appliedChange.movedPaths);
    if (appliedChange.isDone()) {
        done();
        Q_EMIT changeWritten(change.title, before, change.change);
    } else {
        m_messages.show(topic, {NoticeKind::Error, change.failure, explainError(*appliedChange.error)});
    }
    Q_EMIT filesChanged();
}

void LibraryCommands::updateMovedSessions(const QList<PathMove> &moves)
{
    for (const PathMove &move : moves) {
        const QStringList paths = move.isFolder ? documentsIn(move.from) : QStringList(move.from);
        for (const QString &path : paths) {
            const QString to = move.to + path.mid(move.from.size());
            if (m_sessions.find(path))
                m_sessions.rename(path, to);
            Q_EMIT renamed(path, to);
        }
    }
}

/// Returns the paths of the documents at or below a path of the workspace.
QStringList LibraryCommands::documentsIn(const QString &place) const
{
    QStringList paths;
    for (const DocumentPtr &document : m_workspace->workspace().documents()) {
        if (isAtOrBelow(document->path, place))
            paths += document->path;
    }
    return paths;
}

/// Moves targets() to the trash after a confirmation. Shows a message instead if one of them has unsaved changes.
void LibraryCommands::remove()
{
    const QList<DocumentPtr> documents = outermostDocuments(targets());
    QStringList paths;
    for (const DocumentPtr &document : documents)
        paths += documentsIn(diskPathOf(*document));
    if (documents.isEmpty() || hasUnsaved(paths) || !m_dialogs.confirm(m_window, deleteQuestion(documents, paths)))
        return;
    for (const DocumentPtr &document : documents)
        trash(document, documentsIn(diskPathOf(*document)));
}

Confirmation LibraryCommands::deleteQuestion(const QList<DocumentPtr> &documents, const QStringList &paths) const
{
    const QString place = diskPathOf(*documents.constFirst());
    if (documents.size() > 1)
        return {tr("Delete %n documents?", nullptr, static_cast<int>(documents.size())),
            tr("This moves %n file(s) to the trash. You can restore them later.", nullptr, static_cast<int>(paths.size())), tr("&Delete")};
    const QString text = place == documents.constFirst()->path
        ? tr("This moves %1 to the trash. You can restore it later.").arg(place)
        : tr("This moves the folder %1 with %n document(s) to the trash. You can restore it later.", nullptr, static_cast<int>(paths.size())).arg(place);
    return {tr("Delete “%1”?").arg(documents.constFirst()->name()), text, tr("&Delete")};
}

void LibraryCommands::trash(const DocumentPtr &document, const QStringList &paths)
{
    m_runningCount += 1;
    const QString place = diskPathOf(*document);
    runAsync<Status>(
        this, [folder = m_workspace->folder, place] { return moveToTrash(folder, place); },
        [this, place, document, paths](const Status &status) {
            m_runningCount -= 1;
            if (!status)
                return m_messages.show(
                    topic, {NoticeKind::Error, tr("%1 was not deleted").arg(place), explainError(status.error())});
            m_messages.show(topic,
                {NoticeKind::Success, tr("Moved %1 to the trash").arg(place),
                    tr("You can restore it from the trash in your file manager.")});
            for (const QString &path : paths)
                Q_EMIT deleted(path);
            if (place == document->path) // a deleted folder can have other files, which the timeline cannot restore
                Q_EMIT fileTrashed(tr("Delete %1").arg(document->name()), document);
            Q_EMIT filesChanged();
        });
}

/// Returns the paths of the documents that can become layers: the target, and if the library is used, the other selected documents.
QStringList LibraryCommands::possibleLayers() const
{
    const DocumentPtr document = target();
    if (!document)
        return {};
    const QStringList selected = m_library.selectedPaths();
    const bool isSelection = (!m_menuPath.isEmpty() || isLibraryFocused()) && selected.contains(document->path);
    QStringList paths = isSelection ? selected : QStringList{document->path};
    paths.removeIf([this](const QString &path) { return !canBecomeLayer(m_workspace->workspace(), path); });
    return paths;
}

/// Adds entries for the documents to config.toml, as in the adoption of a folder. The message names the documents without an entry, such as copies.
void LibraryCommands::useAsLayer()
{
    const QStringList paths = possibleLayers();
    if (paths.isEmpty())
        return;
    const Result<Adoption> adoption = planUseAsLayers(m_workspace->workspace(), paths);
    const int count = static_cast<int>(adoption ? adoption->layers().size() : paths.size());
    const QString failure = tr("%n document(s) not added as layers", nullptr, count);
    if (!adoption)
        return m_messages.show(topic, {NoticeKind::Error, failure, explainError(adoption.error())});
    QStringList details{tr("You can change tier, cadence and order in [prompt_layers].")};
    for (const AdoptionRow &row : adoption->rows)
        details += row.layer ? QString() : tr("%1: %2").arg(row.files.first(), row.reason);
    details.removeAll(QString());
    const Notice success{NoticeKind::Success, tr("%n document(s) added to config.toml as layers", nullptr, count), details.join(sentenceSeparator())};
    apply({adoption->change, tr("Use %n document(s) as layers", nullptr, count), failure}, [this, success] { m_messages.show(topic, success); });
}

void LibraryCommands::showInFileManager()
{
    if (const DocumentPtr document = target())
        QDesktopServices::openUrl(
            QUrl::fromLocalFile(QFileInfo(QDir(m_workspace->folder).filePath(document->path)).path()));
}

void LibraryCommands::copyPath()
{
    if (const DocumentPtr document = target())
        QGuiApplication::clipboard()->setText(
            QDir::toNativeSeparators(QDir(m_workspace->folder).filePath(document->path)));
}

} // namespace outcrop
