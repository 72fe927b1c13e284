// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/live/liveworkspace.h"

#include "models/editing/editsession.h"

namespace outcrop {

namespace {

/// A third of a second for a million characters; nothing that could be noticed for most documents.
int restAfter(const PendingTexts &texts)
{
    qsizetype size = 0;
    for (const std::optional<UnsavedText> &text : texts)
        size += text ? text->text.size() : 0;
    return static_cast<int>(std::min<qsizetype>(size / 3000, 500));
}

OpenedWorkspace withUnsaved(const OpenedWorkspace &opened, const QString &path, const UnsavedText &text)
{
    return withText(opened, path, EditSession::encoded(text.text, text.byteOrderMark));
}

OpenedWorkspace withoutUnsaved(const OpenedWorkspace &opened, const QString &path, const OpenedWorkspace &disk)
{
    return withText(opened, path, disk.workspace().document(path)->bytes);
}

template<typename T>
std::shared_ptr<const T> sharedIfSame(const std::shared_ptr<const T> &before, T now, bool same)
{
    return before && same ? before : std::make_shared<const T>(std::move(now));
}

bool same(const Diagnostics &left, const Diagnostics &right)
{
    return left == right;
}

bool same(const Branch<LibraryItem> &left, const Branch<LibraryItem> &right);

bool same(const QList<Branch<LibraryItem>> &left, const QList<Branch<LibraryItem>> &right)
{
    return std::equal(left.begin(), left.end(), right.begin(), right.end(),
        [](const auto &one, const auto &other) { return same(one, other); });
}

bool same(const Branch<LibraryItem> &left, const Branch<LibraryItem> &right)
{
    return left.item == right.item && same(left.children, right.children);
}

QStringView frontMatterOf(const Document &document)
{
    return QStringView(document.text).first(document.frontMatter.bodyStart);
}

/// Only words below the front matter are others: no panel but the renders shows anything of that.
bool onlyBodyDiffers(const DocumentPtr &before, const DocumentPtr &after)
{
    return before && after && isMarkdown(after->path) && before->kind == after->kind
        && frontMatterOf(*before) == frontMatterOf(*after) && same(before->diagnostics, after->diagnostics);
}

bool onlyBodiesDiffer(const OpenedWorkspace &before, const OpenedWorkspace &after, const QStringList &changed)
{
    const auto body = [&](const QString &path) {
        return onlyBodyDiffers(before.workspace().document(path), after.workspace().document(path));
    };
    return std::all_of(changed.begin(), changed.end(), body)
        && same(before.library.diagnostics, after.library.diagnostics)
        && same(before.catalog.diagnostics(), after.catalog.diagnostics());
}

LiveView viewOf(OpenedWorkspace opened, const LiveView &before)
{
    LiveView view;
    Diagnostics findings = opened.diagnostics();
    QList<Branch<LibraryItem>> library = documentTree(opened.library, findings);
    const bool sameFindings = before.findings && same(*before.findings, findings);
    const bool sameLibrary = before.library && same(*before.library, library);
    WorkspaceChoices choices = workspaceChoices(opened);
    const bool sameChoices = before.choices && *before.choices == choices;
    view.choices = sharedIfSame(before.choices, std::move(choices), sameChoices);
    view.findings = sharedIfSame(before.findings, std::move(findings), sameFindings);
    view.library = sharedIfSame(before.library, std::move(library), sameLibrary);
    view.workspace = std::make_shared<const OpenedWorkspace>(std::move(opened));
    return view;
}

/// `before` with the pending texts put in; the disk's state first where that is another one.
LiveView workedIn(const PendingTexts &pending, const OpenedWorkspace &disk, const LiveView &before, bool fromDisk)
{
    OpenedWorkspace opened = fromDisk ? disk : *before.workspace;
    for (auto text = pending.cbegin(); text != pending.cend(); ++text)
        opened = text.value() ? withUnsaved(opened, text.key(), *text.value()) : withoutUnsaved(opened, text.key(), disk);
    if (fromDisk || !onlyBodiesDiffer(*before.workspace, opened, pending.keys()))
        return viewOf(std::move(opened), before);
    const auto workspace = std::make_shared<const OpenedWorkspace>(std::move(opened));
    return {workspace, before.library, before.findings, before.choices};
}

} // namespace

LiveWorkspace::LiveWorkspace(const Texts &texts, QObject *parent) : QObject(parent), m_texts(texts), m_task(this)
{
    m_rest.setSingleShot(true);
    connect(&m_rest, &QTimer::timeout, this, &LiveWorkspace::start);
}

void LiveWorkspace::setDisk(const WorkspacePtr &disk, const QStringList &unsaved)
{
    m_unsaved.intersect({unsaved.begin(), unsaved.end()});
    m_pending.clear();
    m_disk = disk;
    m_diskChanged = true;
    m_task.forget(); // whatever is being worked out stands on the old one
    Q_EMIT outdated();
    start();
}

void LiveWorkspace::touch(const QString &path)
{
    m_unsaved += path;
    m_pending += path;
    Q_EMIT outdated();
    start();
}

void LiveWorkspace::dropText(const QString &path)
{
    if (!m_unsaved.remove(path))
        return;
    if (m_disk && m_disk->workspace().document(path))
        m_pending += path;
    else
        m_diskChanged = true; // its file is gone: nothing to go back to but the disk as it is
    Q_EMIT outdated();
    start();
}

void LiveWorkspace::setHeld(bool held)
{
    if (held == m_held)
        return;
    m_held = held;
    rest();
    start();
}

void LiveWorkspace::rest()
{
    if (!m_task.isRunning() && !m_held && m_rest.interval() > 0)
        m_rest.start();
}

PendingTexts LiveWorkspace::takePending(bool fromDisk)
{
    QSet<QString> paths = std::exchange(m_pending, {});
    if (fromDisk)
        paths = m_unsaved;
    PendingTexts pending;
    for (const QString &path : std::as_const(paths)) {
        if (!m_unsaved.contains(path))
            pending[path] = std::nullopt;
        else if (const std::optional<UnsavedText> text = m_texts(path))
            pending[path] = text;
    }
    return pending;
}

/// Another state of the disk does not wait.
void LiveWorkspace::start()
{
    const bool mayStart = m_diskChanged || (!m_held && !m_rest.isActive());
    if (m_task.isRunning() || isCurrent() || !mayStart)
        return;
    if (!m_disk)
        return showNothing();
    const bool fromDisk = std::exchange(m_diskChanged, false) || !m_view.workspace;
    const PendingTexts pending = takePending(fromDisk);
    m_rest.setInterval(restAfter(pending));
    m_task.run(
        [pending, disk = m_disk, before = m_view, fromDisk] { return workedIn(pending, *disk, before, fromDisk); },
        [this](const LiveView &view) {
            m_view = view;
            Q_EMIT changed(m_view);
            rest();
            start();
        });
}

void LiveWorkspace::showNothing()
{
    m_diskChanged = false;
    m_pending.clear();
    m_view = {};
    Q_EMIT changed(m_view);
}

} // namespace outcrop
