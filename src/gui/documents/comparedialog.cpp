// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/documents/comparedialog.h"

#include "gui/text/rendertextview.h"

#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>

namespace outcrop {

namespace {

/// Returns the text with the lines of the hunks marked. Lines without a counterpart have a separate mark.
PreparedPtr prepared(const QString &text, const TextDiff &diff, LineSpan DiffHunk::*mine, LineSpan DiffHunk::*other)
{
    const WrappedText wrappedText(text, WrappedText::Breaks::Long);
    QList<LineMark> marks(wrappedText.lines().size(), LineMark::None);
    for (const DiffHunk &hunk : diff.hunks) {
        const LineSpan &span = hunk.*mine;
        const LineMark mark = (hunk.*other).count == 0 ? LineMark::OnlyHere : LineMark::TextDiffers;
        for (int line = wrappedText.lineAt(span.start); span.count > 0 && line <= wrappedText.lineAt(span.end - 1); ++line)
            marks[line] = mark;
    }
    return prepareText(TracedText::generated(text, {}), wrappedText, {}, marks, nullptr);
}

/// Returns the corresponding line on the other side: the line at the same distance from the start of its difference or the end of the previous one.
qsizetype correspondingLine(qsizetype line, const TextDiff &diff, LineSpan DiffHunk::*mine, LineSpan DiffHunk::*other)
{
    qsizetype shift = 0;
    for (const DiffHunk &hunk : diff.hunks) {
        if ((hunk.*mine).first > line)
            break;
        if (line < (hunk.*mine).endLine())
            return std::min((hunk.*other).first + line - (hunk.*mine).first, (hunk.*other).endLine());
        shift = (hunk.*other).endLine() - (hunk.*mine).endLine();
    }
    return line + shift;
}

} // namespace

CompareDialog::CompareDialog(const QString &title, const NamedText &left, const NamedText &right, QWidget *parent)
    : QDialog(parent)
    , m_diff(diffLines(left.text, right.text))
    , m_leftView(new RenderTextView(this))
    , m_rightView(new RenderTextView(this))
    , m_count(new QLabel(this))
    , m_previousButton(new QPushButton(tr("&Previous hunk"), this))
    , m_nextButton(new QPushButton(tr("&Next hunk"), this))
{
    //: Title of the dialog that compares two versions; %1 is the name of a document
    setWindowTitle(tr("Compare %1").arg(title));
    resize(1100, 700);
    layOut(left, right);
    showTexts(left.text, right.text);
    connectScrolling();
    connect(m_previousButton, &QPushButton::clicked, this, [this] { goToDifference(-1); });
    connect(m_nextButton, &QPushButton::clicked, this, [this] { goToDifference(1); });
    m_count->setText(m_diff.hunks.isEmpty() ? tr("The versions are identical")
                                            : tr("%n hunk(s)", nullptr, static_cast<int>(m_diff.hunks.size())));
    updateButtons();
    goToDifference(1);
}

void CompareDialog::layOut(const NamedText &left, const NamedText &right)
{
    auto *grid = new QGridLayout(this);
    int column = 0;
    for (const auto &[view, named] : {std::pair(m_leftView, left), std::pair(m_rightView, right)}) {
        auto *name = new QLabel(named.name, this);
        name->setBuddy(view);
        view->setAccessibleName(named.name);
        grid->addWidget(name, 0, column);
        grid->addWidget(view, 1, column++);
    }
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    buttons->addButton(m_previousButton, QDialogButtonBox::ActionRole);
    buttons->addButton(m_nextButton, QDialogButtonBox::ActionRole);
    grid->addWidget(m_count, 2, 0);
    grid->addWidget(buttons, 2, 1);
    grid->setRowStretch(1, 1);
}

void CompareDialog::showTexts(const QString &left, const QString &right)
{
    for (RenderTextView *view : {m_leftView, m_rightView})
        view->setLanguage(RenderTextView::Language::Markdown);
    m_leftView->showText(prepared(left, m_diff, &DiffHunk::before, &DiffHunk::after));
    m_rightView->showText(prepared(right, m_diff, &DiffHunk::after, &DiffHunk::before));
}

/// Synchronizes the scroll positions of both sides.
void CompareDialog::connectScrolling()
{
    const auto link = [this](RenderTextView *from, RenderTextView *to, LineSpan DiffHunk::*mine,
                          LineSpan DiffHunk::*other) {
        connect(from->verticalScrollBar(), &QScrollBar::valueChanged, this, [=, this] {
            const QSignalBlocker quiet(to->verticalScrollBar());
            to->setTopLine(static_cast<int>(correspondingLine(from->topLine(), m_diff, mine, other)));
            to->viewport()->update();
        });
    };
    link(m_leftView, m_rightView, &DiffHunk::before, &DiffHunk::after);
    link(m_rightView, m_leftView, &DiffHunk::after, &DiffHunk::before);
}

void CompareDialog::goToDifference(int step)
{
    m_current = std::clamp<qsizetype>(m_current + step, 0, std::max<qsizetype>(0, m_diff.hunks.size() - 1));
    if (m_diff.hunks.isEmpty())
        return;
    const DiffHunk &hunk = m_diff.hunks.at(m_current);
    m_leftView->goTo(hunk.before.start);
    m_rightView->goTo(hunk.after.start);
    updateButtons();
}

void CompareDialog::updateButtons()
{
    m_previousButton->setEnabled(m_current > 0);
    m_nextButton->setEnabled(m_current + 1 < m_diff.hunks.size());
}

} // namespace outcrop
