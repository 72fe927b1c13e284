// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/documents/documentscontroller.h"

#include "core/base/explainerror.h"
#include "core/base/joinedtext.h"
#include "core/base/paths.h"
#include "gui/base/dialogs.h"
#include "gui/documents/comparedialog.h"
#include "gui/editor/documenttabs.h"
#include "gui/tasks/runasync.h"
#include "gui/widgets/messagearea.h"

#include <QApplication>
#include <QDir>
#include <QLocale>
#include <QPointer>

#include <algorithm>

namespace outcrop {

namespace {

const QString recoveryTopic = QStringLiteral("recovery");
const QString keepTopic = QStringLiteral("keep");
const QString applyTopic = QStringLiteral("apply");

/// Returns the message key of a document. Each document has a separate message.
QString topicOf(const QString &path)
{
    return QStringLiteral("document:") + path;
}

/// Returns whether closing a document loses text.
bool mustBeSaved(const EditSession &session)
{
    return session.isModified() && !(session.isUntitled() && session.text().isEmpty());
}

QStringList titlesOf(const QList<EditSession *> &sessions)
{
    QStringList titles;
    for (const EditSession *session : sessions)
        titles += session->title();
    return titles;
}

} // namespace

DocumentsController::DocumentsController(Dialogs &dialogs, MessageArea &messages, DocumentTabs &tabs, QWidget *window)
    : m_dialogs(dialogs)
    , m_messages(messages)
    , m_tabs(tabs)
    , m_window(window)
    , m_timeline(m_sessions)
    , m_fileUndo(m_timeline, m_sessions, messages)
    , m_synchronizer(m_sessions)
    , m_recovery(m_sessions)
    , m_autosaver(m_sessions, m_synchronizer)
{
    m_tabs.setSessions(m_sessions);
    connect(&m_tabs, &DocumentTabs::closeRequested, this, &DocumentsController::close);
    connect(&m_tabs, &DocumentTabs::closeDocumentsRequested, this, &DocumentsController::closeDocuments);
    connectServices();
}

DocumentsController::~DocumentsController()
{
    m_sessions.disconnect(&m_tabs); // the tabs may be destroyed before the documents
    for (EditSession *session : m_sessions.all())
        session->undoStack().disconnect(); // a stack that is destroyed goes back to its first step, which editors would follow
}

void DocumentsController::connectServices()
{
    connect(&m_synchronizer, &DocumentSynchronizer::saved, this, &DocumentsController::handleSaved);
    connect(&m_synchronizer, &DocumentSynchronizer::saveFailed, this, &DocumentsController::showSaveError);
    connect(
        &m_synchronizer, &DocumentSynchronizer::externalChangeUpdated, this, &DocumentsController::showExternalChange);
    connect(&m_recovery, &RecoveryWriter::found, this, &DocumentsController::offerRecovery);
    connect(&m_recovery, &RecoveryWriter::failed, this, [this](const Error &error) {
        m_messages.show(keepTopic, {NoticeKind::Warning, tr("Crash recovery is unavailable"), explainError(error)});
    });
    connect(&m_timeline, &UndoTimeline::undone, this, &DocumentsController::showUndoResult);
    connect(&m_timeline, &UndoTimeline::redone, this, [this](const QString &, const QStringList &paths) {
        m_messages.clear(applyTopic);
        showChangedDocument(paths);
    });
    connect(&m_sessions, &EditSessions::closing, this,
        [this](const EditSession *session) { m_messages.clear(topicOf(session->path())); });
}

void DocumentsController::setFolder(const QString &folder)
{
    m_pendingAction = nullptr;
    m_messages.clear(recoveryTopic);
    m_messages.clear(applyTopic);
    m_sessions.closeAll();
    m_timeline.clear();
    m_synchronizer.setFolder(folder);
}

void DocumentsController::findRecoveryFiles()
{
    m_recovery.setFolder(m_synchronizer.folder());
    runAsync<Diagnostics>(
        this, [folder = m_synchronizer.folder()] { return removeLeftovers(folder); },
        [this](const Diagnostics &keptFindings) {
            for (const Diagnostic &found : keptFindings) // an interrupted save preserved text that another program wrote
                m_messages.show(found.location.file, {NoticeKind::Warning, found.message, found.location.file});
        });
}

QStringList DocumentsController::unsavedPaths() const
{
    QStringList paths;
    for (const EditSession *session : m_sessions.modifiedSessions())
        paths += session->path();
    return paths;
}

void DocumentsController::createDocument()
{
    m_tabs.open(m_sessions.create(QString())->path());
    m_tabs.setFocus(Qt::OtherFocusReason);
}

void DocumentsController::save()
{
    if (EditSession *session = m_tabs.currentSession())
        save(*session);
}

void DocumentsController::save(EditSession &session)
{
    if (session.isUntitled())
        return saveAsChosenFile(session, tr("Save New Document"));
    m_synchronizer.save(session);
}

void DocumentsController::saveAs()
{
    if (EditSession *session = m_tabs.currentSession())
        saveAsChosenFile(*session, tr("Save Document As"));
}

void DocumentsController::saveAsChosenFile(EditSession &session, const QString &title)
{
    const QString path = chooseFile(session, title);
    if (!path.isEmpty() && (path == session.path() || moveToPath(session, path)))
        m_synchronizer.save(session);
}

/// Asks for a file. Returns its path in the workspace; empty if the user cancels or chooses a file outside the workspace.
QString DocumentsController::chooseFile(const EditSession &session, const QString &title)
{
    const QDir folder(m_synchronizer.folder());
    const QString start = session.isUntitled() ? QStringLiteral("layers/new-layer.md") : session.path();
    const QString file = m_dialogs.chooseFileToWrite(m_window, title, folder.filePath(start));
    if (file.isEmpty())
        return {};
    const QString path = folder.relativeFilePath(file);
    if (!isOutsideFolder(path))
        return path;
    m_messages.show(topicOf(session.path()),
        {NoticeKind::Error, tr("%1 is outside the workspace").arg(QDir::toNativeSeparators(file)),
            tr("Not saved. Choose a file inside %1.").arg(QDir::toNativeSeparators(m_synchronizer.folder()))});
    return {};
}

/// Moves the document to another path. The next save may replace the file there. Returns false if a document with this path is open.
bool DocumentsController::moveToPath(EditSession &session, const QString &path)
{
    if (m_sessions.find(path)) {
        m_messages.show(topicOf(session.path()),
            {NoticeKind::Error, tr("%1 is open").arg(path),
                tr("Not saved. Close the open document or choose another file.")});
        return false;
    }
    QFile file(QDir(m_synchronizer.folder()).filePath(path));
    const bool isReadable = file.open(QIODevice::ReadOnly);
    m_sessions.rename(session.path(), path);
    session.setFileBytes(isReadable ? std::optional(file.readAll()) : std::nullopt);
    return true;
}

void DocumentsController::saveAll()
{
    for (EditSession *session : m_sessions.modifiedSessions())
        save(*session);
}

void DocumentsController::revert()
{
    EditSession *session = m_tabs.currentSession();
    if (!session || !session->fileBytes())
        return;
    if (m_synchronizer.externalChange(session->path()))
        return m_synchronizer.acceptTheirs(*session);
    session->reloadFrom(*readDocument(session->path(), *session->fileBytes()));
}

void DocumentsController::close(EditSession *session)
{
    if (!mustBeSaved(*session))
        return m_sessions.close(session->path());
    switch (m_dialogs.askAboutUnsaved(m_window, {session->title()})) {
    case UnsavedChoice::Save:
        return saveAndClose(*session);
    case UnsavedChoice::Discard:
        return m_sessions.close(session->path());
    case UnsavedChoice::Cancel:
        return;
    }
}

void DocumentsController::saveAndClose(EditSession &session)
{
    save(session);
    if (!session.isSaving())
        return;
    const auto closeSaved = [this, &session] {
        if (!session.isModified())
            m_sessions.close(session.path());
    };
    connect(&session, &EditSession::savingChanged, this, closeSaved,
        static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::SingleShotConnection));
}

void DocumentsController::closeDocuments(const QList<EditSession *> &sessions)
{
    const QList<QPointer<EditSession>> closedSessions(sessions.begin(), sessions.end());
    const auto unsavedSessions = [closedSessions] {
        QList<EditSession *> found;
        for (const QPointer<EditSession> &session : closedSessions) {
            if (session && mustBeSaved(*session))
                found += session;
        }
        return found;
    };
    runWhenSaved(unsavedSessions, [this, closedSessions] {
        for (const QPointer<EditSession> &session : closedSessions) {
            if (session)
                m_sessions.close(session->path());
        }
    });
}

void DocumentsController::closeAll()
{
    runWhenSaved([this] { m_sessions.closeAll(); });
}

void DocumentsController::runWhenSaved(const std::function<void()> &callback)
{
    runWhenSaved([this] { return m_sessions.modifiedSessions(); }, callback);
}

void DocumentsController::runWhenSaved(const UnsavedDocumentsSource &unsavedDocumentsSource, const std::function<void()> &callback)
{
    const QList<EditSession *> sessions = unsavedDocumentsSource();
    if (sessions.isEmpty())
        return callback();
    switch (m_dialogs.askAboutUnsaved(m_window, titlesOf(sessions))) {
    case UnsavedChoice::Save:
        return saveThenRun(unsavedDocumentsSource, callback);
    case UnsavedChoice::Discard:
        return callback();
    case UnsavedChoice::Cancel:
        return;
    }
}

void DocumentsController::saveThenRun(const UnsavedDocumentsSource &unsaved, const std::function<void()> &callback)
{
    m_pendingAction = callback;
    m_unsavedSource = unsaved;
    for (EditSession *session : unsaved())
        save(*session);
    const QList<EditSession *> rest = unsaved();
    if (std::any_of(rest.begin(), rest.end(), [](const EditSession *session) { return !session->isSaving(); }))
        m_pendingAction = nullptr; // a document is not being saved, for example because the user chose no file
}

void DocumentsController::runPendingAction()
{
    if (m_pendingAction && m_unsavedSource().isEmpty())
        std::exchange(m_pendingAction, nullptr)();
}

void DocumentsController::apply(const QList<DocumentEdits> &edits, const QString &title)
{
    QStringList changed;
    QStringList refused;
    m_timeline.beginAction();
    for (const DocumentEdits &document : edits) {
        EditSession *session = m_tabs.openInBackground(document.path);
        if (!session)
            continue;
        session->edit(document.edits, title);
        (session->isReadOnly() ? refused : changed) += document.path;
    }
    m_timeline.endAction();
    if (!refused.isEmpty())
        return showReadOnlySkipped(refused, title);
    showAppliedMessage(changed, title);
}

void DocumentsController::showReadOnlySkipped(const QStringList &paths, const QString &title)
{
    m_messages.show(applyTopic,
        {NoticeKind::Warning, tr("%1: read-only documents were not changed").arg(title),
            tr("Read-only documents: %1. To change them, convert them to UTF-8, or copy them into the workspace.").arg(QLocale().createSeparatedList(paths))});
}

/// Shows the change, which may be in documents that are not visible, and offers to undo it.
void DocumentsController::showAppliedMessage(const QStringList &paths, const QString &title)
{
    const QString details = tr("%n document(s) changed but not saved: %1", nullptr, static_cast<int>(paths.size()))
                                .arg(QLocale().createSeparatedList(paths));
    //: Message after a change; %1 is the title of an undo step: "Move Soul to BEDROCK"
    const Notice notice{NoticeKind::Success, tr("%1: done").arg(title), details};
    //: Button of the message; undoes the last change in several documents.
    m_messages.show(applyTopic, notice,
        {{tr("Undo"), [this, paths, title] { undoEdits(paths, title); }}});
}

void DocumentsController::hideAppliedMessage()
{
    m_messages.clear(applyTopic);
}

/// Undoes the change in each document that was not edited afterward.
void DocumentsController::undoEdits(const QStringList &paths, const QString &title)
{
    m_messages.clear(applyTopic);
    for (const QString &path : paths) {
        EditSession *session = m_sessions.find(path);
        if (session && session->undoStack().undoText() == title)
            session->undoStack().undo();
    }
}

/// Shows the first open document that undo or redo changed, if the focus is in another one. Without it, the change would not be visible.
void DocumentsController::showChangedDocument(const QStringList &paths)
{
    const EditSession *current = m_tabs.currentSession();
    if (!current || paths.contains(current->path()) || !m_tabs.isAncestorOf(QApplication::focusWidget()))
        return;
    const auto changed = std::find_if(paths.begin(), paths.end(), [this](const QString &path) { return m_sessions.find(path) != nullptr; });
    if (changed != paths.end() && m_tabs.open(*changed))
        m_tabs.setFocus(Qt::OtherFocusReason);
}

/// Removes the message about a change that was undone, and shows the change. Names the documents that keep it.
void DocumentsController::showUndoResult(const QString &title, const QStringList &paths, const QStringList &skipped)
{
    m_messages.clear(applyTopic);
    showChangedDocument(paths);
    if (!skipped.isEmpty())
        m_messages.show(applyTopic,
            {NoticeKind::Warning, tr("%1: not undone in %n document(s)", nullptr, static_cast<int>(skipped.size())).arg(title),
                tr("Edited later: %1. Undo these edits first.").arg(QLocale().createSeparatedList(skipped))});
}

void DocumentsController::handleSaved(const QString &path)
{
    m_messages.clear(topicOf(path));
    if (!hasUnsaved())
        m_messages.clear(applyTopic);
    Q_EMIT saved(path);
    runPendingAction();
}

void DocumentsController::showSaveError(const QString &path, const Error &error)
{
    m_pendingAction = nullptr;
    EditSession *session = m_sessions.find(path);
    m_messages.show(topicOf(path), {NoticeKind::Error, tr("%1 was not saved").arg(path), explainError(error)},
        {{tr("Try again"), [this, session] { save(*session); }},
            {tr("Save as…"), [this, session] { saveAsChosenFile(*session, tr("Save Document As")); }}});
}

void DocumentsController::showExternalChange(const QString &path)
{
    EditSession *session = m_sessions.find(path);
    const std::optional<ExternalChange> change = m_synchronizer.externalChange(path);
    if (!session || !change)
        return m_messages.clear(topicOf(path));
    m_pendingAction = nullptr;
    switch (change->kind) {
    case ExternalChange::Kind::Merged:
        return showMergeMessage(*session, *change);
    case ExternalChange::Kind::Conflict:
        return showConflict(*session, *change);
    case ExternalChange::Kind::Deleted:
        return showDeletionMessage(*session);
    }
}

void DocumentsController::showConflict(EditSession &session, const ExternalChange &change)
{
    const QString title = tr("Another program changed a part of %1 that you also edited").arg(session.path());
    const QString details = tr("The editor contains your version, and the file contains the version of the other program "
                               "(theirs). Keep yours, or use theirs. You can undo the replacement.");
    m_messages.show(topicOf(session.path()), {NoticeKind::Warning, title, details},
        {{tr("Compare…"), [this, &session, theirs = change.theirs] { compare(session, theirs); }},
            {tr("Keep mine"), [this, &session] { m_synchronizer.keepMyText(session); }},
            {tr("Use theirs"), [this, &session] { m_synchronizer.acceptTheirs(session); }}});
}

void DocumentsController::showMergeMessage(EditSession &session, const ExternalChange &change)
{
    m_messages.show(topicOf(session.path()),
        {NoticeKind::Note, tr("Changes to %1 by another program were merged with yours").arg(session.path()),
            tr("Save to keep both sets of changes, or undo the merge to discard the changes in the file.")},
        {{tr("Compare…"), [this, &session, theirs = change.theirs] { compare(session, theirs); }},
            {tr("Save"), [this, &session] { save(session); }}});
}

void DocumentsController::showDeletionMessage(EditSession &session)
{
    m_messages.show(topicOf(session.path()),
        {NoticeKind::Warning, tr("%1 was deleted by another program").arg(session.path()),
            tr("The document is still open. Save it to create the file again, or close it.")},
        {{tr("Save again"), [this, &session] { save(session); }},
            {tr("Close"), [this, &session] { close(&session); }}});
}

void DocumentsController::compare(const EditSession &session, const DocumentPtr &theirs)
{
    auto *dialog = new CompareDialog(
        session.title(), {tr("Your version (unsaved)"), session.text()}, {tr("File on disk"), theirs->text}, m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->show();
}

void DocumentsController::offerRecovery(const RecoveryFindings &findings)
{
    for (const Diagnostic &damaged : findings.diagnostics)
        m_messages.show(damaged.location.file, {NoticeKind::Warning, damaged.message});
    if (findings.snapshots.isEmpty())
        return;
    QStringList descriptions;
    for (const RecoverySnapshot &snapshot : findings.snapshots)
        descriptions +=
            tr("%1 (%2)").arg(snapshot.title, QLocale().toString(snapshot.time.toLocalTime(), QLocale::ShortFormat));
    const QString title =
        tr("Unsaved changes found in %n document(s)", nullptr, static_cast<int>(findings.snapshots.size()));
    m_messages.show(recoveryTopic, {NoticeKind::Note, title, descriptions.join(listSeparator())},
        {{tr("Recover changes"), [this, snapshots = findings.snapshots] { recover(snapshots); }},
            {tr("Discard changes"), [this, snapshots = findings.snapshots] {
                 for (const RecoverySnapshot &snapshot : snapshots)
                     m_recovery.discard(snapshot);
                 m_messages.clear(recoveryTopic);
             }}});
}

void DocumentsController::recover(const QList<RecoverySnapshot> &snapshots)
{
    for (const RecoverySnapshot &snapshot : snapshots)
        recover(snapshot);
    m_recovery.writeNow(); // the new snapshots must exist before the old snapshots are deleted
    for (const RecoverySnapshot &snapshot : snapshots)
        m_recovery.discard(snapshot);
    m_messages.clear(recoveryTopic);
}

/// Restores the text as an undo step. If the file exists but has changed since the snapshot, reports a conflict, so that the user can choose a version.
void DocumentsController::recover(const RecoverySnapshot &snapshot)
{
    const DocumentPtr text = readDocument(snapshot.path, snapshot.bytes);
    const bool isUntitled = snapshot.path.startsWith(QLatin1String("untitled:"));
    EditSession *session = isUntitled ? nullptr : m_tabs.openInBackground(snapshot.path);
    if (!session)
        session = m_sessions.create(QString(), isUntitled ? QString() : snapshot.path);
    const bool isUnchanged = snapshot.base == (session->fileBytes() ? checksumOf(*session->fileBytes()) : Checksum());
    session->setText(text->text, tr("Recover unsaved text"));
    if (!isUnchanged && session->fileBytes())
        m_synchronizer.setConflict(*session);
    m_tabs.open(session->path());
}

} // namespace outcrop
