// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/documents/documentscontroller.h"

#include "core/base/paths.h"
#include "gui/base/dialogs.h"
#include "gui/base/explainerror.h"
#include "gui/documents/comparedialog.h"
#include "gui/editor/documenttabs.h"
#include "gui/tasks/runasync.h"
#include "gui/widgets/messagearea.h"

#include <QDir>
#include <QLocale>

namespace outcrop {

namespace {

const QString recoveryTopic = QStringLiteral("recovery");
const QString keepTopic = QStringLiteral("keep");
const QString applyTopic = QStringLiteral("apply");

/// Each document has a separate message in the message area.
QString topicOf(const QString &path)
{
    return QStringLiteral("document:") + path;
}

QStringList titlesOf(const QList<EditSession *> &sessions)
{
    QStringList titles;
    for (const EditSession *session : sessions)
        titles += session->title();
    return titles;
}

} // namespace

DocumentsFlow::DocumentsFlow(Dialogs &dialogs, MessageArea &messages, DocumentTabs &tabs, QWidget *window)
    : m_dialogs(dialogs)
    , m_messages(messages)
    , m_tabs(tabs)
    , m_window(window)
    , m_keeper(m_sessions)
    , m_recovery(m_sessions)
    , m_autosaver(m_sessions, m_keeper)
{
    m_tabs.setSessions(m_sessions);
    connect(&m_tabs, &DocumentTabs::closeRequested, this, &DocumentsFlow::close);
    connectKeepers();
}

DocumentsFlow::~DocumentsFlow()
{
    m_sessions.disconnect(&m_tabs); // the tabs may be destroyed before the documents
}

void DocumentsFlow::connectKeepers()
{
    connect(&m_keeper, &DocumentKeeper::saved, this, &DocumentsFlow::showSaved);
    connect(&m_keeper, &DocumentKeeper::saveFailed, this, &DocumentsFlow::showSaveError);
    connect(&m_keeper, &DocumentKeeper::outsideChanged, this, &DocumentsFlow::showOutsideChange);
    connect(&m_recovery, &RecoveryWriter::found, this, &DocumentsFlow::showRecoverable);
    connect(&m_recovery, &RecoveryWriter::failed, this, [this](const Error &error) {
        m_messages.show(keepTopic, {NoticeKind::Warning, tr("Crash recovery is unavailable"), explained(error)});
    });
    connect(&m_sessions, &EditSessions::closing, this,
        [this](const EditSession *session) { m_messages.clear(topicOf(session->path())); });
}

void DocumentsFlow::setFolder(const QString &folder)
{
    m_leave = nullptr;
    m_messages.clear(recoveryTopic);
    m_messages.clear(applyTopic);
    m_sessions.closeAll();
    m_keeper.setFolder(folder);
}

void DocumentsFlow::findLeftovers()
{
    m_recovery.setFolder(m_keeper.folder());
    runAsync<Diagnostics>(
        this, [folder = m_keeper.folder()] { return removeLeftovers(folder); },
        [this](const Diagnostics &kept) {
            for (const Diagnostic &found : kept) // text of another program that an interrupted save kept
                m_messages.show(found.location.file, {NoticeKind::Warning, found.message, found.location.file});
        });
}

QStringList DocumentsFlow::unsavedPaths() const
{
    QStringList paths;
    for (const EditSession *session : m_sessions.modified())
        paths += session->path();
    return paths;
}

void DocumentsFlow::newDocument()
{
    m_tabs.open(m_sessions.create(QString())->path());
    m_tabs.setFocus(Qt::OtherFocusReason);
}

void DocumentsFlow::save()
{
    if (EditSession *session = m_tabs.currentSession())
        save(*session);
}

void DocumentsFlow::save(EditSession &session)
{
    if (session.isUntitled())
        return saveUnder(session, tr("Save New Document"));
    m_keeper.save(session);
}

void DocumentsFlow::saveAs()
{
    if (EditSession *session = m_tabs.currentSession())
        saveUnder(*session, tr("Save Document As"));
}

void DocumentsFlow::saveUnder(EditSession &session, const QString &title)
{
    const QString path = chooseFile(session, title);
    if (!path.isEmpty() && (path == session.path() || startOver(session, path)))
        m_keeper.save(session);
}

/// Returns the path relative to the workspace; empty if the user cancels or chooses a file outside.
QString DocumentsFlow::chooseFile(const EditSession &session, const QString &title)
{
    const QDir folder(m_keeper.folder());
    const QString start = session.isUntitled() ? QStringLiteral("layers/new-layer.md") : session.path();
    const QString file = m_dialogs.chooseFileToWrite(m_window, title, folder.filePath(start));
    if (file.isEmpty())
        return {};
    const QString path = folder.relativeFilePath(file);
    if (!leadsOutside(path))
        return path;
    m_messages.show(topicOf(session.path()),
        {NoticeKind::Error, tr("%1 is outside the workspace").arg(QDir::toNativeSeparators(file)),
            tr("Not saved. Choose a file inside %1.").arg(QDir::toNativeSeparators(m_keeper.folder()))});
    return {};
}

/// Moves the document to another path. The user has agreed to replace a file there.
bool DocumentsFlow::startOver(EditSession &session, const QString &path)
{
    if (m_sessions.find(path)) {
        m_messages.show(topicOf(session.path()),
            {NoticeKind::Error, tr("%1 is open").arg(path),
                tr("Not saved. Close that document first, or choose another file.")});
        return false;
    }
    QFile file(QDir(m_keeper.folder()).filePath(path));
    const bool known = file.open(QIODevice::ReadOnly);
    m_sessions.rename(session.path(), path);
    session.setFileBytes(known ? std::optional(file.readAll()) : std::nullopt);
    return true;
}

void DocumentsFlow::saveAll()
{
    for (EditSession *session : m_sessions.modified())
        save(*session);
}

void DocumentsFlow::revert()
{
    EditSession *session = m_tabs.currentSession();
    if (!session || !session->fileBytes())
        return;
    if (m_keeper.outsideChange(session->path()))
        return m_keeper.acceptTheirs(*session);
    session->takeFile(*readDocument(session->path(), *session->fileBytes()));
}

void DocumentsFlow::close(EditSession *session)
{
    if (!session->isModified() || (session->isUntitled() && session->text().isEmpty()))
        return m_sessions.close(session->path());
    switch (m_dialogs.askAboutUnsaved(m_window, {session->title()})) {
    case UnsavedAnswer::Save:
        return saveAndClose(*session);
    case UnsavedAnswer::Discard:
        return m_sessions.close(session->path());
    case UnsavedAnswer::Cancel:
        return;
    }
}

void DocumentsFlow::saveAndClose(EditSession &session)
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

void DocumentsFlow::closeAll()
{
    leave([this] { m_sessions.closeAll(); });
}

void DocumentsFlow::leave(const std::function<void()> &then)
{
    const QList<EditSession *> unsaved = m_sessions.modified();
    if (unsaved.isEmpty())
        return then();
    switch (m_dialogs.askAboutUnsaved(m_window, titlesOf(unsaved))) {
    case UnsavedAnswer::Save:
        m_leave = then;
        return saveAll();
    case UnsavedAnswer::Discard:
        return then();
    case UnsavedAnswer::Cancel:
        return;
    }
}

void DocumentsFlow::leaveWhenSaved()
{
    if (m_leave && !hasUnsaved())
        std::exchange(m_leave, nullptr)();
}

void DocumentsFlow::apply(const QList<DocumentEdits> &edits, const QString &title)
{
    QStringList changed;
    QStringList refused;
    for (const DocumentEdits &document : edits) {
        EditSession *session = m_tabs.openInBackground(document.path);
        if (!session)
            continue;
        session->edit(document.edits, title);
        (session->isReadOnly() ? refused : changed) += document.path;
    }
    if (!refused.isEmpty())
        return showRefused(refused, title);
    showApplied(changed, title);
}

void DocumentsFlow::showRefused(const QStringList &paths, const QString &title)
{
    m_messages.show(applyTopic,
        {NoticeKind::Warning, tr("%1: read-only documents were not changed").arg(title),
            tr("Read-only documents: %1").arg(QLocale().createSeparatedList(paths))});
}

/// The changed documents are behind the current one, so its Undo would not affect them.
void DocumentsFlow::showApplied(const QStringList &paths, const QString &title)
{
    const QString details = tr("%n document(s) changed, not saved yet: %1", nullptr, static_cast<int>(paths.size()))
                                .arg(QLocale().createSeparatedList(paths));
    //: Undoes the last change in several documents.
    m_messages.show(applyTopic, {NoticeKind::Success, title, details},
        {{tr("Undo"), [this, paths, title] { takeBack(paths, title); }}});
}

/// If a document was changed since, the user must undo there step by step.
void DocumentsFlow::takeBack(const QStringList &paths, const QString &title)
{
    m_messages.clear(applyTopic);
    for (const QString &path : paths) {
        EditSession *session = m_sessions.find(path);
        if (session && session->undoStack().undoText() == title)
            session->undoStack().undo();
    }
}

void DocumentsFlow::showSaved(const QString &path)
{
    m_messages.clear(topicOf(path));
    if (!hasUnsaved())
        m_messages.clear(applyTopic);
    Q_EMIT saved(path);
    leaveWhenSaved();
}

void DocumentsFlow::showSaveError(const QString &path, const Error &error)
{
    m_leave = nullptr;
    EditSession *session = m_sessions.find(path);
    m_messages.show(topicOf(path), {NoticeKind::Error, tr("%1 was not saved").arg(path), explained(error)},
        {{tr("Try again"), [this, session] { save(*session); }},
            {tr("Save as…"), [this, session] { saveUnder(*session, tr("Save Document As")); }}});
}

void DocumentsFlow::showOutsideChange(const QString &path)
{
    EditSession *session = m_sessions.find(path);
    const std::optional<OutsideChange> change = m_keeper.outsideChange(path);
    if (!session || !change)
        return m_messages.clear(topicOf(path));
    m_leave = nullptr;
    switch (change->kind) {
    case OutsideChange::Kind::Merged:
        return showMerged(*session, *change);
    case OutsideChange::Kind::Conflict:
        return tellConflict(*session, *change);
    case OutsideChange::Kind::Deleted:
        return showDeleted(*session);
    }
}

void DocumentsFlow::tellConflict(EditSession &session, const OutsideChange &change)
{
    const QString title = tr("Another program changed a part of %1 that you also edited").arg(session.path());
    const QString details = tr("The editor has your version, and the file has the other. Choose which version to keep; "
                               "Undo restores the other.");
    m_messages.show(topicOf(session.path()), {NoticeKind::Warning, title, details},
        {{tr("Compare…"), [this, &session, theirs = change.theirs] { compare(session, theirs); }},
            {tr("Keep mine"), [this, &session] { m_keeper.keepMine(session); }},
            {tr("Take theirs"), [this, &session] { m_keeper.acceptTheirs(session); }}});
}

void DocumentsFlow::showMerged(EditSession &session, const OutsideChange &change)
{
    m_messages.show(topicOf(session.path()),
        {NoticeKind::Note,
            tr("%1 was changed by another program; its changes are merged with yours").arg(session.path()),
            tr("Save to keep both, or undo to drop the changes in the file.")},
        {{tr("Compare…"), [this, &session, theirs = change.theirs] { compare(session, theirs); }},
            {tr("Save"), [this, &session] { save(session); }}});
}

void DocumentsFlow::showDeleted(EditSession &session)
{
    m_messages.show(topicOf(session.path()),
        {NoticeKind::Warning, tr("%1 was deleted by another program").arg(session.path()),
            tr("The document is still open. Save it to create the file again, or close it.")},
        {{tr("Save again"), [this, &session] { save(session); }},
            {tr("Close"), [this, &session] { close(&session); }}});
}

void DocumentsFlow::compare(const EditSession &session, const DocumentPtr &theirs)
{
    auto *dialog = new CompareDialog(
        session.title(), {tr("Your version (unsaved)"), session.text()}, {tr("File on disk"), theirs->text}, m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->show();
}

void DocumentsFlow::showRecoverable(const RecoveryFindings &findings)
{
    for (const Diagnostic &damaged : findings.diagnostics)
        m_messages.show(damaged.location.file, {NoticeKind::Warning, damaged.message});
    if (findings.snapshots.isEmpty())
        return;
    QStringList what;
    for (const RecoverySnapshot &snapshot : findings.snapshots)
        what +=
            tr("%1 of %2").arg(snapshot.title, QLocale().toString(snapshot.time.toLocalTime(), QLocale::ShortFormat));
    const QString title =
        tr("Unsaved changes found in %n document(s)", nullptr, static_cast<int>(findings.snapshots.size()));
    m_messages.show(recoveryTopic, {NoticeKind::Note, title, what.join(QStringLiteral(", "))},
        {{tr("Recover"), [this, snapshots = findings.snapshots] { recover(snapshots); }},
            {tr("Discard"), [this, snapshots = findings.snapshots] {
                 for (const RecoverySnapshot &snapshot : snapshots)
                     m_recovery.discard(snapshot);
                 m_messages.clear(recoveryTopic);
             }}});
}

void DocumentsFlow::recover(const QList<RecoverySnapshot> &snapshots)
{
    for (const RecoverySnapshot &snapshot : snapshots)
        recover(snapshot);
    m_recovery.writeNow(); // before the old snapshots are deleted
    for (const RecoverySnapshot &snapshot : snapshots)
        m_recovery.discard(snapshot);
    m_messages.clear(recoveryTopic);
}

/// Restores the text as an undo step. If the file has changed since the snapshot, shows both so that the user can decide.
void DocumentsFlow::recover(const RecoverySnapshot &snapshot)
{
    const DocumentPtr text = readDocument(snapshot.path, snapshot.bytes);
    const bool untitled = snapshot.path.startsWith(QLatin1String("untitled:"));
    EditSession *session = untitled ? nullptr : m_tabs.openInBackground(snapshot.path);
    if (!session)
        session = m_sessions.create(QString(), untitled ? QString() : snapshot.path);
    const bool sameFile = snapshot.base == (session->fileBytes() ? checksumOf(*session->fileBytes()) : Checksum());
    session->setText(text->text, tr("Recover unsaved text"));
    if (!sameFile && session->fileBytes())
        m_keeper.setConflict(*session);
    m_tabs.open(session->path());
}

} // namespace outcrop
