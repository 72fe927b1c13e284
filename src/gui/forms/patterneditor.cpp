// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/forms/patterneditor.h"

#include "gui/look/icons.h"
#include "models/forms/fieldlabel.h"

#include <QEvent>
#include <QFontDatabase>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>

namespace outcrop {

namespace {

/// Returns a mark with a background color and an underline, so that color is not the only distinction.
QTextEdit::ExtraSelection mark(QPlainTextEdit *text, const TextRange &part)
{
    QTextEdit::ExtraSelection selection;
    selection.cursor = QTextCursor(text->document());
    selection.cursor.setPosition(static_cast<int>(part.start));
    selection.cursor.setPosition(static_cast<int>(part.start + part.length), QTextCursor::KeepAnchor);
    selection.format.setBackground(currentLineColor(text->palette()));
    selection.format.setUnderlineStyle(QTextCharFormat::SingleUnderline);
    selection.format.setUnderlineColor(color(ColorRole::Accent, text->palette()));
    return selection;
}

} // namespace

PatternEditor::PatternEditor(QWidget *parent)
    : ExpandedFieldEditor(parent)
    , m_pattern(new QLineEdit(this))
    , m_sample(new QPlainTextEdit(this))
    , m_icon(new QLabel(this))
    , m_message(new QLabel(this))
    , m_task(this)
{
    layOut();
    setFocusProxy(m_pattern);
    connect(m_pattern, &QLineEdit::textChanged, this, [this](const QString &text) {
        Q_EMIT valueEdited(jsonString(text));
        scheduleTest();
    });
    connect(m_sample, &QPlainTextEdit::textChanged, this, &PatternEditor::scheduleTest);
}

void PatternEditor::layOut()
{
    const QFont fixedFont = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    m_pattern->setObjectName(QStringLiteral("pattern"));
    m_pattern->setFont(fixedFont);
    m_pattern->setLayoutDirection(Qt::LeftToRight);
    m_pattern->setAccessibleName(tr("Regular expression"));
    m_sample->setAccessibleName(tr("Test text for the regular expression"));
    m_sample->setProperty(nonFieldProperty, true);
    m_sample->setObjectName(QStringLiteral("patternSample"));
    m_sample->setFont(fixedFont);
    m_sample->setLayoutDirection(Qt::LeftToRight);
    m_sample->setTabChangesFocus(true);
    m_sample->setPlaceholderText(tr("Type text to match against the pattern"));
    m_sample->setMinimumHeight(2 * m_sample->fontMetrics().lineSpacing());
    m_message->setObjectName(QStringLiteral("patternVerdict"));
    m_message->setWordWrap(true);
    auto *verdict = new QHBoxLayout;
    verdict->addWidget(m_icon, 0, Qt::AlignTop);
    verdict->addWidget(m_message, 1, Qt::AlignTop);
    auto *form = new QFormLayout(this);
    form->setContentsMargins(0, 0, 0, 0);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->addRow(tr("&Pattern:"), m_pattern);
    //: Label of the text on which a regular expression is tested.
    form->addRow(tr("&Test text:"), m_sample);
    form->addRow(QString(), verdict);
}

void PatternEditor::showField(const FormRow &row, bool isEditable)
{
    m_pattern->setReadOnly(!isEditable);
    m_pattern->setAccessibleName(tr("Regular expression of %1").arg(fieldLabel(row)));
    if (m_path != row.path)
        m_sample->clear(); // the test text belongs to the previous pattern
    m_path = row.path;
    const QSignalBlocker quiet(m_pattern);
    if (m_pattern->text() != qString(row.value))
        m_pattern->setText(qString(row.value));
    scheduleTest();
}

void PatternEditor::scheduleTest()
{
    const QString pattern = m_pattern->text();
    const QString sample = m_sample->toPlainText();
    m_task.run([pattern, sample] { return testPattern(pattern, sample); },
        [this](const PatternTest &result) { showResult(result); });
}

void PatternEditor::showResult(const PatternTest &result)
{
    m_result = result;
    markMatches();
    if (!result.isValid())
        return showError(result);
    const bool isEmpty = m_sample->document()->isEmpty();
    const bool hasMatches = !result.matches.isEmpty();
    m_icon->setPixmap((isEmpty ? QIcon() : severityIcon(Severity::Note)).pixmap(16, 16));
    if (!isEmpty && hasMatches)
        m_icon->setPixmap(lineIcon(QStringLiteral("success"), ColorRole::Success).pixmap(16, 16));
    if (result.exceededStepLimit)
        m_message->setText(tr("The pattern takes too many steps on this text. Simplify the pattern."));
    else if (isEmpty)
        m_message->setText(tr("The pattern is a valid regular expression."));
    else if (!hasMatches)
        m_message->setText(tr("The pattern does not match this text."));
    else
        m_message->setText(result.matchesWholeSample ? tr("The pattern matches the whole text.") : tr("The pattern matches %n time(s).", nullptr, static_cast<int>(result.matches.size())));
}

/// Shows the syntax error and its position in the pattern.
void PatternEditor::showError(const PatternTest &result)
{
    m_icon->setPixmap(severityIcon(Severity::Error).pixmap(16, 16));
    //: Message below a regular expression; %1 is a position, %2 a syntax error.
    m_message->setText(tr("Character %1 of the pattern: %2").arg(result.errorOffset + 1).arg(result.error));
}

void PatternEditor::markMatches()
{
    QList<QTextEdit::ExtraSelection> marks;
    const qsizetype end = m_sample->document()->characterCount() - 1;
    for (const TextRange &part : std::as_const(m_result.matches)) {
        if (part.start + part.length <= end)
            marks += mark(m_sample, part);
    }
    m_sample->setExtraSelections(marks);
}

void PatternEditor::changeEvent(QEvent *event)
{
    ExpandedFieldEditor::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        markMatches();
}

} // namespace outcrop
