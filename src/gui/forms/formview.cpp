// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/forms/formview.h"

#include "gui/forms/fielddetail.h"
#include "gui/forms/fieldhelp.h"
#include "gui/forms/formdelegate.h"
#include "gui/forms/formtree.h"
#include "gui/forms/sectionform.h"
#include "gui/look/icons.h"
#include "gui/widgets/messagebar.h"

#include <QApplication>
#include <QEvent>
#include <QHeaderView>
#include <QLineEdit>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace outcrop {

namespace {

/// Returns whether the schema classifies the portability of any field.
bool isClassified(const QList<FieldSpec> &fields)
{
    return std::any_of(fields.begin(), fields.end(), [](const FieldSpec &field) {
        return field.portability != PortabilityClass::Unclassified || isClassified(field.children);
    });
}

} // namespace

FormView::FormView(QWidget *parent)
    : QWidget(parent)
    , m_readTask(this)
    , m_bar(new MessageBar(this))
    , m_filter(new QLineEdit(this))
    , m_onlyPresentButton(new QToolButton(this))
    , m_allFields(new QToolButton(this))
    , m_tree(new FormTree(this))
    , m_delegate(new FormDelegate(m_tree))
    , m_help(new FieldHelp(this))
    , m_detail(new FieldDetail(m_model, this))
    , m_splitter(new QSplitter(Qt::Vertical, this))
    , m_sections(new SectionForm(m_model, this))
    , m_pages(new QStackedWidget(this))
{
    setObjectName(QStringLiteral("form"));
    m_model.setReader([this](const FormInput &input, const FormModel::ResultHandler &handler) {
        m_readTask.run([input] { return readForm(input); }, handler);
    });
    m_proxy.setSourceModel(&m_model);
    m_tree->setObjectName(QStringLiteral("formTree"));
    m_tree->setForm(&m_proxy);
    m_tree->setItemDelegate(m_delegate);
    layOut();
    connectParts();
    connectSections();
    showPage();
}

FormView::~FormView() = default;

void FormView::layOut()
{
    m_bar->hide();
    QHeaderView *header = m_tree->header();
    header->setStretchLastSection(false);
    header->setSectionResizeMode(static_cast<int>(FormColumn::Value), QHeaderView::Stretch);
    header->setSectionResizeMode(static_cast<int>(FormColumn::Field), QHeaderView::Interactive);
    header->setSectionResizeMode(static_cast<int>(FormColumn::Class), QHeaderView::Interactive);
    header->setTextElideMode(Qt::ElideRight);
    m_tree->setIndentation(16);
    layOutPages();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(makeFilterRow());
    column->addWidget(m_bar);
    column->addWidget(m_pages, 1);
}

void FormView::layOutPages()
{
    m_splitter->addWidget(m_tree);
    m_splitter->addWidget(makeDetailArea());
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setStretchFactor(0, 1);
    m_pages->addWidget(m_splitter);
    m_pages->addWidget(m_sections);
}

QWidget *FormView::makeFilterRow()
{
    m_filter->setObjectName(QStringLiteral("formFilter"));
    m_filter->setPlaceholderText(tr("Filter fields"));
    m_filter->setAccessibleName(m_filter->placeholderText());
    m_filter->setClearButtonEnabled(true);
    m_filter->addAction(lineIcon(QStringLiteral("filter"), ColorRole::Muted), QLineEdit::LeadingPosition);
    m_onlyPresentButton->setObjectName(QStringLiteral("onlyPresent"));
    //: A button that filters the fields: only fields with a value in the document.
    m_onlyPresentButton->setText(tr("In use"));
    m_onlyPresentButton->setToolTip(tr("Show only fields that have a value or a problem"));
    m_onlyPresentButton->setCheckable(true);
    m_allFields->setObjectName(QStringLiteral("allFields"));
    //: A button that shows a tree of all fields instead of the sections of a form.
    m_allFields->setText(tr("All fields"));
    m_allFields->setToolTip(tr("Show all fields as a tree, with the keys of the file"));
    m_allFields->setCheckable(true);
    auto *row = new QWidget(this);
    auto *line = new QHBoxLayout(row);
    line->setContentsMargins(4, 4, 4, 4);
    line->addWidget(m_filter, 1);
    line->addWidget(m_onlyPresentButton);
    line->addWidget(m_allFields);
    return row;
}

QWidget *FormView::makeDetailArea()
{
    m_help->addButtons(m_tree->fieldActions());
    auto *below = new QWidget(this);
    auto *column = new QVBoxLayout(below);
    column->setContentsMargins(8, 6, 8, 6);
    column->setSpacing(6);
    column->addWidget(m_help);
    column->addWidget(m_detail, 1);
    return below;
}

void FormView::connectParts()
{
    connect(m_filter, &QLineEdit::textChanged, this, &FormView::applyFilter);
    connect(m_filter, &QLineEdit::returnPressed, this, [this] { setFocus(Qt::OtherFocusReason); });
    connect(m_onlyPresentButton, &QToolButton::toggled, this, &FormView::applyFilter);
    connect(m_allFields, &QToolButton::toggled, this, &FormView::showPage);
    connect(m_tree, &FormTree::currentFieldChanged, this, [this] {
        showField();
        resizeParts();
    });
    connect(m_splitter, &QSplitter::splitterMoved, this, [this] { m_isResizedByUser = true; });
    connect(m_tree, &FormTree::largeEditorRequested, this, [this] {
        if (m_detail->hasEditor())
            m_detail->currentWidget()->setFocus(Qt::OtherFocusReason);
        else
            m_tree->setExpanded(m_tree->currentIndex().siblingAtColumn(0), true);
    });
    connect(m_detail, &FieldDetail::editingFinished, this, [this] { m_tree->setFocus(Qt::OtherFocusReason); });
    connect(&m_model, &FormModel::contentChanged, this, [this] {
        showProblem();
        showField();
    });
    connect(&m_model, &FormModel::editRejected, this, &FormView::showRejection);
}

void FormView::connectSections()
{
    connect(m_sections, &SectionForm::fieldFocused, this, [this](const FieldPath &path) { m_tree->selectField(m_model.indexOf(path)); });
    connect(m_sections, &SectionForm::treeRequested, this, [this](const FieldPath &path) {
        showAllFields(true);
        m_tree->selectField(m_model.indexOf(path));
        m_tree->setFocus(Qt::OtherFocusReason);
    });
}

void FormView::applyFilter()
{
    const QString words = m_filter->text();
    m_proxy.setFilterText(words);
    m_proxy.setShowsOnlyPresent(m_onlyPresentButton->isChecked());
    if (!words.isEmpty())
        m_tree->expandAll();
    m_sections->setFilter(words, m_onlyPresentButton->isChecked());
}

/// Shows the sections of an agent, or the tree for other documents and on request.
void FormView::showPage()
{
    const bool hasSections = m_model.kind() == DocumentKind::Agent;
    QWidget *page = hasSections && !m_allFields->isChecked() ? static_cast<QWidget *>(m_sections) : m_splitter;
    const bool hadFocus = hasKeyboardFocus();
    m_allFields->setVisible(hasSections);
    m_pages->setCurrentWidget(page);
    setFocusProxy(page == m_sections ? static_cast<QWidget *>(m_sections) : m_tree);
    if (hadFocus)
        setFocus(Qt::OtherFocusReason);
    if (const FormRow *row = m_tree->currentRow(); row && page == m_sections)
        m_sections->scrollToField(row->path);
    resizeParts();
}

void FormView::showAllFields(bool showsAll)
{
    m_allFields->setChecked(showsAll);
}

void FormView::setSession(EditSession *session, DocumentKind kind)
{
    m_delegate->setFile(session ? session->path() : QString());
    m_model.setSession(session, kind);
    //: Name of the tree of fields for screen readers; %1 is the name of a document.
    m_tree->setAccessibleName(session ? tr("Fields of %1").arg(session->title()) : tr("Fields"));
    m_tree->expandToDepth(0);
    m_tree->setColumnHidden(static_cast<int>(FormColumn::Class), !isClassified(formFields(kind)));
    resizeColumns();
    m_tree->setCurrentIndex(m_proxy.index(0, 0));
    showPage();
}

void FormView::setNames(const FieldNames &names)
{
    m_delegate->setNames(names);
    m_sections->setNames(names);
}

void FormView::setGovernance(const DocumentPtr &governance)
{
    m_model.setGovernance(governance);
}

void FormView::setFindings(const Diagnostics &findings)
{
    m_model.setFindings(findings);
}

bool FormView::selectFieldAt(qsizetype offset)
{
    if (!m_model.isCurrent())
        m_model.refresh();
    const QModelIndex field = m_model.indexAt(offset);
    m_isFollowingCursor = true;
    m_tree->selectField(field);
    if (const FormRow *row = m_model.rowAt(field))
        m_sections->scrollToField(row->path);
    m_isFollowingCursor = false;
    return field.isValid();
}

std::optional<Range> FormView::currentFieldRange() const
{
    return m_model.rangeOf(m_tree->currentField());
}

bool FormView::hasKeyboardFocus() const
{
    const QWidget *focus = QApplication::focusWidget();
    return focus == this || isAncestorOf(focus);
}

void FormView::showField()
{
    const FormRow *row = m_tree->currentRow();
    m_help->showField(row, tr("the governance file"));
    m_detail->showField(m_tree->currentField());
    m_detail->setVisible(m_detail->hasEditor());
    if (!m_isFollowingCursor)
        Q_EMIT fieldChosen();
}

/// Sets the column widths. Badges in a narrow form show only the icon.
void FormView::resizeColumns()
{
    const QFontMetrics metrics = fontMetrics();
    const int words = metrics.horizontalAdvance(portabilityClassName(PortabilityClass::AdaptationRequired)) + 40;
    const int shape = 34;
    QHeaderView *header = m_tree->header();
    header->resizeSection(static_cast<int>(FormColumn::Field), std::min(metrics.averageCharWidth() * 30, width() * 9 / 20));
    header->resizeSection(static_cast<int>(FormColumn::Class), width() > 4 * words ? words : shape);
}

/// Fits the lower part to its content, or gives it half of the form for a large editor.
void FormView::resizeParts()
{
    const int whole = m_splitter->height();
    const int least = m_help->sizeHint().height() + 20;
    const int wanted = !m_detail->hasEditor() ? least
        : m_detail->needsLargeEditor()        ? whole / 2
                                              : least + 5 * fontMetrics().height();
    if (!m_isResizedByUser)
        m_splitter->setSizes({whole - wanted, wanted});
}

void FormView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    resizeColumns();
    resizeParts();
}

void FormView::showProblem()
{
    const std::optional<Diagnostic> &problem = m_model.content().problem;
    m_bar->setVisible(problem.has_value());
    if (!problem)
        return;
    const Position place = problem->location.range.start;
    const QString title = m_model.content().isValid ? tr("Fields are read-only until you fix this error in the text")
                                                     : tr("Cannot parse the text: the fields show the last valid state");
    m_bar->setNotice({noticeKind(problem->severity), title, tr("Line %1: %2").arg(QString::number(place.line), problem->message)});
    m_bar->setActions({{tr("Go to error"), [this, place] { Q_EMIT locationRequested(place.offset); }}});
}

void FormView::showRejection(const QString &message)
{
    m_bar->setNotice({NoticeKind::Warning, tr("Field not changed"), message});
    m_bar->setActions({});
    m_bar->show();
}

void FormView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_model.session())
        showField();
}

} // namespace outcrop
