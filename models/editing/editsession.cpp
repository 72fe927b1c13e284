// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/editing/editsession.h"

#include "core/text/linetable.h"
#include "models/editing/texteditcommand.h"

namespace outcrop {

namespace {

const QString untitledPrefix = QStringLiteral("untitled:");

} // namespace

EditSession::EditSession(const DocumentPtr &document, QObject *parent)
    : QObject(parent)
    , m_path(document->path)
    , m_text(document->text)
    , m_lineEnd(lineEndingOf(document->text))
    , m_fileBytes(document->bytes)
    , m_hasByteOrderMark(document->hasByteOrderMark)
    , m_isReadOnly(document->isReadOnly())
{
    connectUndoStack();
}

EditSession::EditSession(const QString &path, const QString &text, QObject *parent)
    : QObject(parent)
    , m_path(path)
    , m_text(text)
    , m_lineEnd(lineEndingOf(text))
{
    connectUndoStack();
}

void EditSession::connectUndoStack()
{
    connect(&m_stack, &QUndoStack::cleanChanged, this, [this] {
        if (m_wasModified == isModified())
            return;
        m_wasModified = isModified();
        Q_EMIT modifiedChanged(m_wasModified);
    });
}

void EditSession::setPath(const QString &path)
{
    if (path == m_path)
        return;
    m_path = path;
    Q_EMIT pathChanged(path);
}

bool EditSession::isUntitled() const
{
    return m_path.startsWith(untitledPrefix);
}

QString EditSession::title() const
{
    //: A document that has no file yet; %1 is a number.
    return isUntitled() ? tr("Untitled %1").arg(m_path.mid(untitledPrefix.size())) : m_path.section(u'/', -1);
}

QByteArray EditSession::encode(const QString &text, bool writesByteOrderMark)
{
    return writesByteOrderMark ? QByteArray("\xef\xbb\xbf") + text.toUtf8() : text.toUtf8();
}

void EditSession::edit(const TextChanges &changes, const QString &title, EditKind kind)
{
    if (m_isReadOnly || changes.isEmpty())
        return;
    const bool isTyping = kind == EditKind::Typing && changes.size() == 1;
    m_stack.push(new TextEditCommand(*this, changes, title, isTyping));
    m_canMergeTyping = isTyping;
}

void EditSession::endTyping()
{
    m_canMergeTyping = false;
}

void EditSession::applyChanges(const TextChanges &changes)
{
    apply(m_text, changes);
    m_revision += 1;
    Q_EMIT changed(changes);
}

QByteArray EditSession::beginSave()
{
    m_isSaving = true;
    m_canMergeTyping = false;
    m_stack.setClean();
    Q_EMIT savingChanged(true);
    return bytes();
}

void EditSession::finishSave(bool isSaved, const QByteArray &written)
{
    m_isSaving = false;
    if (isSaved)
        m_fileBytes = written;
    else
        m_stack.resetClean();
    if (m_wasModified != isModified()) {
        m_wasModified = isModified();
        Q_EMIT modifiedChanged(m_wasModified);
    }
    Q_EMIT savingChanged(false);
}

void EditSession::reloadFrom(const Document &document)
{
    m_fileBytes = document.bytes;
    m_hasByteOrderMark = document.hasByteOrderMark;
    m_isReadOnly = false; // temporarily, so that text that is no longer UTF-8 can be shown
    setText(document.text, tr("Reload from disk"));
    m_isReadOnly = document.isReadOnly();
    m_canMergeTyping = false;
    m_stack.setClean();
}

void EditSession::setFileBytes(const std::optional<QByteArray> &bytes)
{
    m_fileBytes = bytes;
    m_stack.resetClean();
}

} // namespace outcrop
