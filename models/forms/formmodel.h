// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/editing/editsession.h"
#include "models/forms/formcontent.h"

#include <QPointer>
#include <QTimer>

#include <functional>

namespace outcrop {

enum class FormColumn { Field, Value, Class };

/// A document as a form: its fields in the order of the schema, each with its value, and what the document has beyond the schema. Follows the session
/// however it is changed, and changes it only by undo steps that touch no more of the text than the field. While the data cannot be read the last rows
/// stay, marked as stale, and nothing can be changed here.
class FormModel : public TreeModel<FormRow, FormColumn>
{
    Q_OBJECT

public:
    explicit FormModel(QObject *parent = nullptr);

    /// How texts are read: the second is called with the result, immediately or later. Without one they are read immediately.
    using Taker = std::function<void(const FormContent &)>;
    using Reader = std::function<void(const FormInput &, const Taker &)>;
    void setReader(const Reader &reader) { m_reader = reader; }

    /// Null shows nothing. The session may die before the model.
    void setSession(EditSession *session, DocumentKind kind);
    EditSession *session() const { return m_session; }
    DocumentKind kind() const { return m_kind; }
    /// Of the agent on show; null for none.
    void setGovernance(const DocumentPtr &governance);
    /// What else is wrong with this document.
    void setFindings(const Diagnostics &findings);

    /// Shows the text as it is now.
    void refresh();
    bool isCurrent() const { return !m_session || m_content.revision == m_session->revision(); }
    const FormContent &content() const { return m_content; }
    bool canEdit() const { return m_session && !m_session->isReadOnly() && !m_content.problem; }

    /// Good until the form changes; null for an index that is none.
    const FormRow *rowAt(const QModelIndex &index) const { return index.isValid() ? itemAt(index) : nullptr; }
    QModelIndex indexOf(const FieldPath &path) const;
    /// The deepest row that a place of the text belongs to; none below the front matter.
    QModelIndex indexAt(qsizetype offset) const;
    /// The location of the field in the text; nothing if it is missing.
    std::optional<Range> rangeOf(const QModelIndex &index) const;

    Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;
    /// Any value, lists and mappings too.
    bool setValue(const QModelIndex &index, const Json &value);
    /// Takes the field out of the document, or the item out of its list.
    bool clear(const QModelIndex &index);
    bool canClear(const QModelIndex &index) const;
    /// Another item or key, at an adder; for a list or mapping, at its end. Returns where it is.
    QModelIndex add(const QModelIndex &index, const QString &key = {});
    bool canMove(const QModelIndex &item, int by) const;
    /// An item changes places with its neighbour.
    QModelIndex move(const QModelIndex &item, int by);

    /// What is set between these is one undo step a field.
    void beginVisit() { m_visit = ++m_visits; }
    void endVisit() { m_visit = 0; }
    bool isVisited() const { return m_visit > 0; }
    /// Takes back what this visit did.
    void dropVisit();

Q_SIGNALS:
    /// The rows show the current text, or why they cannot.
    void contentChanged();
    /// A change could not be made; the text says why and what to do.
    void refused(const QString &message);

protected:
    QVariant cell(const FormRow &row, FormColumn column, int role) const override;
    QString header(FormColumn column) const override;
    QString key(const FormRow &row) const override;

private:
    QString textOf(const FormRow &row, FormColumn column) const;
    QString nameOf(const FormRow &row) const;
    QString tipOf(const FormRow &row) const;
    QVariant editValue(const FormRow &row) const;
    bool isStale() const { return !m_content.readable; }

    FormInput input() const;
    void readLater();
    void take(const FormContent &content);
    DocumentPtr document();
    bool push(const Result<QList<TextEdit>> &edits, const QString &title);
    bool pushChanges(const TextChanges &changes, const QString &title);
    bool set(const FieldPath &path, const Json &value, const QString &title);
    bool goesOn(const FieldPath &path) const;
    bool write(const FieldPath &path, const Json &value, const QString &title);
    bool isFirstItem(const FieldPath &path) const;
    FieldPath inheritedList(const FieldPath &path) const;
    Json firstItem(const FormRow &adder) const;
    QModelIndex find(const QModelIndex &parent, const FieldPath &path) const;

    QPointer<EditSession> m_session;
    DocumentKind m_kind = DocumentKind::Agent;
    DocumentPtr m_governance;
    Diagnostics m_findings;
    FormContent m_content;
    Reader m_reader;
    QTimer m_late;
    quint64 m_order = 0;  ///< of readings: an earlier one that comes late is thrown away
    /// What a visit last wrote: each further key is written as if it were the first, so that quotes which only a half-written value needs do not stay.
    struct Written {
        quint64 visit = 0;
        FieldPath path;
        DocumentPtr before; ///< the visit
        quint64 revision = 0; ///< after it
    };
    Written m_written;
    quint64 m_visit = 0;  ///< 0 while no field is visited
    quint64 m_visits = 0;
    bool m_writing = false; ///< the session is changed from here
};

} // namespace outcrop
