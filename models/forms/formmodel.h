// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/editing/editsession.h"
#include "models/forms/formcontent.h"

#include <QPointer>
#include <QTimer>

#include <functional>

namespace outcrop {

enum class FormColumn { Field, Value, Class };

/// A document as a form: the fields in schema order with their values, and then keys that are not in the schema. The form follows all changes of
/// the session, and changes a field only with undo steps that are limited to this field. While the data is invalid, the last rows are shown, marked as stale,
/// and cannot be changed.
class FormModel : public TreeModel<FormRow, FormColumn>
{
    Q_OBJECT

public:
    explicit FormModel(QObject *parent = nullptr);

    using ResultHandler = std::function<void(const FormContent &)>;
    using Reader = std::function<void(const FormInput &, const ResultHandler &)>;
    /// Sets the function that reads the text: it calls its second argument with the result, immediately or later. By default, the text is read immediately.
    void setReader(const Reader &reader) { m_reader = reader; }

    /// Sets the session; null clears the form. The session may be destroyed before the model.
    void setSession(EditSession *session, DocumentKind kind);
    EditSession *session() const { return m_session; }
    DocumentKind kind() const { return m_kind; }
    /// Sets the governance file of the agent; null for none.
    void setGovernance(const DocumentPtr &governance);
    /// Sets other findings about the document.
    void setFindings(const Diagnostics &findings);

    /// Reads the current text.
    void refresh();
    bool isCurrent() const { return !m_session || m_content.revision == m_session->revision(); }
    const FormContent &content() const { return m_content; }
    bool canEdit() const { return m_session && !m_session->isReadOnly() && !m_content.problem; }

    /// Returns the row of an index, or null for an invalid index. The pointer is valid until the form changes.
    const FormRow *rowAt(const QModelIndex &index) const { return index.isValid() ? itemAt(index) : nullptr; }
    QModelIndex indexOf(const FieldPath &path) const;
    /// Returns the deepest row at an offset in the text; invalid below the front matter and while the data is invalid.
    QModelIndex indexAt(qsizetype offset) const;
    /// Returns the range of a row's field in the text; for an add row, the range of its list or mapping. Returns nullopt if the field is not in the text or the rows do
    /// not show the current text.
    std::optional<Range> rangeOf(const QModelIndex &index) const;

    Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;
    /// Sets any value, including lists and mappings. Returns false on failure.
    bool setValue(const QModelIndex &index, const Json &value);
    /// Removes the field from the document, or the item from its list. Returns false on failure.
    bool clear(const QModelIndex &index);
    bool canClear(const QModelIndex &index) const;
    /// Adds an item or key at an add row, or at the end of a list or mapping. Returns its index, also if the key exists; an invalid index on failure.
    QModelIndex add(const QModelIndex &index, const QString &key = {});
    bool canMove(const QModelIndex &item, int distance) const;
    /// Swaps an item with the item `distance` rows below. Returns its new index, or an invalid index on failure.
    QModelIndex move(const QModelIndex &item, int distance);

    /// Start and end a visit. Edits in between are one undo step per field.
    void beginVisit() { m_visit = ++m_lastVisit; }
    void endVisit() { m_visit = 0; }
    bool isVisited() const { return m_visit > 0; }
    /// Reverts the latest edit of the current visit, together with the edits merged into it. Does nothing if the last undo step is not an edit of this visit.
    void revertVisit();

Q_SIGNALS:
    /// Emitted when the rows show the current text, or when content().problem describes why they cannot.
    void contentChanged();
    /// Emitted with an error message when a change failed.
    void editRejected(const QString &message);

protected:
    QVariant cell(const FormRow &row, FormColumn column, int role) const override;
    QString header(FormColumn column) const override;
    QString key(const FormRow &row) const override;

private:
    QString textOf(const FormRow &row, FormColumn column) const;
    QString nameOf(const FormRow &row) const;
    QString toolTipOf(const FormRow &row) const;
    QVariant editValue(const FormRow &row) const;
    bool isStale() const { return !m_content.isValid; }

    FormInput input() const;
    void scheduleRead();
    void setContent(const FormContent &content);
    DocumentPtr document();
    bool pushEdits(const Result<QList<TextEdit>> &edits, const QString &title);
    bool applyChanges(const TextChanges &changes, const QString &title);
    bool setField(const FieldPath &path, const Json &value, const QString &title);
    bool continuesEdit(const FieldPath &path) const;
    bool writeField(const FieldPath &path, const Json &value, const QString &title);
    bool isFirstItem(const FieldPath &path) const;
    FieldPath inheritedList(const FieldPath &path) const;
    Json initialValue(const FormRow &addRow, const Json &siblings) const;
    QModelIndex find(const QModelIndex &parent, const FieldPath &path) const;

    QPointer<EditSession> m_session;
    DocumentKind m_kind = DocumentKind::Agent;
    DocumentPtr m_governance;
    Diagnostics m_findings;
    FormContent m_content;
    Reader m_reader;
    QTimer m_readTimer;
    quint64 m_readNumber = 0; ///< number of the latest read; results of earlier reads are ignored
    /// The last edit of the visit. Each keystroke is applied to the document before the visit, so that quotes that only a partial value needs are
    /// removed again.
    struct LastEdit {
        quint64 visit = 0;
        FieldPath path;
        DocumentPtr before; ///< document before the visit
        quint64 revision = 0; ///< revision after the edit
    };
    LastEdit m_lastEdit;
    quint64 m_visit = 0;  ///< 0 if no field is being edited
    quint64 m_lastVisit = 0;
    bool m_isWriting = false; ///< whether the model is changing the session
};

} // namespace outcrop
