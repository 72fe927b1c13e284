// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/work/liveworkspace.h"

#include "models/editing/editsession.h"

namespace outcrop {

namespace {

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
    return std::equal(left.begin(), left.end(), right.begin(), right.end(), [](const auto &one, const auto &other) {
        return one.code == other.code && one.message == other.message && one.location == other.location;
    });
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

} // namespace

LiveWorkspace::LiveWorkspace(QObject *parent) : QObject(parent), m_task(this) { }

void LiveWorkspace::setDisk(const WorkspacePtr &disk, const QStringList &unsaved)
{
    m_texts.removeIf([&](const auto &text) { return !unsaved.contains(text.key()); });
    m_pending.clear();
    m_disk = disk;
    m_diskChanged = true;
    m_task.forget(); // whatever is being worked out stands on the old one
    start();
}

void LiveWorkspace::setText(const QString &path, const UnsavedText &text)
{
    m_texts[path] = text;
    m_pending[path] = text;
    start();
}

void LiveWorkspace::dropText(const QString &path)
{
    if (!m_texts.remove(path))
        return;
    if (m_disk && m_disk->workspace().document(path))
        m_pending[path] = std::nullopt;
    else
        m_diskChanged = true; // its file is gone: nothing to go back to but the disk as it is
    start();
}

void LiveWorkspace::start()
{
    if (!m_disk) {
        m_diskChanged = false;
        m_pending.clear();
        m_view = {};
        return Q_EMIT changed(m_view);
    }
    if (m_task.isRunning() || isCurrent())
        return;
    Pending pending = std::exchange(m_pending, {});
    const bool fromDisk = std::exchange(m_diskChanged, false) || !m_view.workspace;
    if (fromDisk) {
        pending.clear();
        for (auto text = m_texts.cbegin(); text != m_texts.cend(); ++text)
            pending[text.key()] = text.value();
    }
    m_task.run(
        [pending, disk = m_disk, before = m_view, fromDisk] {
            OpenedWorkspace opened = fromDisk ? *disk : *before.workspace;
            for (auto text = pending.cbegin(); text != pending.cend(); ++text)
                opened = text.value() ? withUnsaved(opened, text.key(), *text.value())
                                      : withoutUnsaved(opened, text.key(), *disk);
            if (!fromDisk && onlyBodiesDiffer(*before.workspace, opened, pending.keys()))
                return LiveView{std::make_shared<const OpenedWorkspace>(std::move(opened)), before.library, before.findings,
                    before.choices};
            return viewOf(std::move(opened), before);
        },
        [this](const LiveView &view) {
            m_view = view;
            Q_EMIT changed(m_view);
            start();
        });
}

} // namespace outcrop
