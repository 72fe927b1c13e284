// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/text/codehighlighter.h"

#include "gui/look/theme.h"

#include <QTextDocument>

#ifdef OUTCROP_HAS_SYNTAX_HIGHLIGHTING
#include <KSyntaxHighlighting/AbstractHighlighter>
#include <KSyntaxHighlighting/Definition>
#include <KSyntaxHighlighting/Format>
#include <KSyntaxHighlighting/Repository>
#include <KSyntaxHighlighting/State>
#include <KSyntaxHighlighting/Theme>

#include <QElapsedTimer>
#include <QGuiApplication>
#include <QSyntaxHighlighter>
#include <QTextBlock>
#include <QTimer>

#include <functional>
#include <utility>
#endif

namespace outcrop {

#ifdef OUTCROP_HAS_SYNTAX_HIGHLIGHTING
namespace {

using KSyntaxHighlighting::Definition;
using KSyntaxHighlighting::Format;
using KSyntaxHighlighting::State;
using KSyntaxHighlighting::Theme;

/// The rules know some thirty styles; eight inks are enough to read by.
SyntaxInk inkOf(Theme::TextStyle style)
{
    switch (style) {
    case Theme::Keyword:
    case Theme::ControlFlow:
    case Theme::DataType:
    case Theme::BuiltIn:
    case Theme::Variable:
    case Theme::Import:
    case Theme::Preprocessor:
        return SyntaxInk::Key;
    case Theme::Function:
    case Theme::RegionMarker:
    case Theme::Information:
        return SyntaxInk::Heading;
    case Theme::String:
    case Theme::VerbatimString:
        return SyntaxInk::Text;
    case Theme::DecVal:
    case Theme::BaseN:
    case Theme::Float:
    case Theme::Constant:
        return SyntaxInk::Number;
    case Theme::Comment:
    case Theme::Documentation:
    case Theme::Annotation:
    case Theme::CommentVar:
        return SyntaxInk::Comment;
    case Theme::Attribute:
    case Theme::Others:
    case Theme::Extension:
    case Theme::Char:
    case Theme::SpecialChar:
    case Theme::SpecialString:
    case Theme::Operator:
    case Theme::Warning:
        return SyntaxInk::Markup;
    case Theme::Alert:
    case Theme::Error:
        return SyntaxInk::Problem;
    case Theme::Normal:
        return SyntaxInk::Plain;
    }
    return SyntaxInk::Plain;
}

QTextCharFormat shownAs(const Format &format)
{
    const Theme plain;
    QTextCharFormat shown;
    shown.setForeground(color(inkOf(format.textStyle()), QGuiApplication::palette()));
    shown.setFontItalic(format.isItalic(plain));
    if (format.isBold(plain))
        shown.setFontWeight(QFont::Bold);
    return shown;
}

/// The rules of one language, run over one line at a time.
class Language : public KSyntaxHighlighting::AbstractHighlighter
{
public:
    using Paint = std::function<void(int offset, int length, const QTextCharFormat &format)>;

    Language(const Definition &rules, const Paint &paint) : m_paint(paint) { setDefinition(rules); }
    State run(const QString &line, const State &state) { return highlightLine(line, state); }

protected:
    void applyFormat(int offset, int length, const Format &format) override
    {
        m_paint(offset, length, shownAs(format));
    }

private:
    Paint m_paint;
};

/// What must be known of a line to go on with the next: where the rules stand, and whether it is still front matter.
struct LineState {
    State rules = {};
    bool front = false;

    friend bool operator==(const LineState &, const LineState &) = default;
};

/// Colours a document in its language, and a YAML block between `---` lines at its start as YAML. Works in slices: what a turn of the event loop
/// has no time for stays plain until the next.
class Highlighter : public QSyntaxHighlighter
{
public:
    Highlighter(QTextDocument *document, const Definition &body, const Definition &front)
        : QSyntaxHighlighter(document)
        , m_body(body, painter())
        , m_front(front, painter())
        , m_hasFront(front.isValid())
    {
        m_nextTurn.setSingleShot(true);
        m_nextTurn.setInterval(0);
        connect(&m_nextTurn, &QTimer::timeout, this, &Highlighter::goOn);
        forgetStates();
    }

protected:
    void highlightBlock(const QString &line) override
    {
        const bool first = currentBlock().blockNumber() == 0;
        if (!hasTime() || (!first && previousBlockState() < 0))
            return postpone();
        const LineState before = first ? body() : m_states.at(previousBlockState());
        if (line.size() > longestLine)
            return setCurrentBlockState(numberOf(before));
        setCurrentBlockState(numberOf(isFence(line, first, before) ? fence(line, before) : run(line, before)));
    }

private:
    static constexpr int sliceMilliseconds = 8;
    static constexpr int longestLine = 50'000; ///< beyond it a line stays plain: a line cannot be sliced
    static constexpr int postponed = -2;
    static constexpr qsizetype mostRecent = 48;

    bool hasTime()
    {
        if (!m_nextTurn.isActive()) {
            m_nextTurn.start();
            m_clock.start();
        }
        return m_clock.elapsed() < sliceMilliseconds;
    }

    /// Numbers that another language left mean nothing here.
    void forgetStates()
    {
        for (QTextBlock block = document()->begin(); block.isValid(); block = block.next())
            block.setUserState(-1);
    }

    /// The change of state makes Qt ask for the lines after it, too, so that all of them are postponed.
    void postpone()
    {
        if (!m_waiting.isValid() || currentBlock().blockNumber() < m_waiting.blockNumber())
            m_waiting = currentBlock();
        setCurrentBlockState(postponed);
    }

    void goOn()
    {
        if (m_waiting.isValid())
            rehighlightBlock(std::exchange(m_waiting, QTextBlock()));
    }

    Language::Paint painter()
    {
        return [this](int offset, int length, const QTextCharFormat &format) { setFormat(offset, length, format); };
    }

    bool isFence(const QString &line, bool first, const LineState &before) const
    {
        return (m_hasFront && first && line.trimmed() == QLatin1String("---"))
            || (before.front && line.trimmed() == QLatin1String("---"));
    }

    LineState fence(const QString &line, const LineState &before)
    {
        setFormat(0, static_cast<int>(line.size()), color(SyntaxInk::Comment, QGuiApplication::palette()));
        return before.front ? body() : LineState{State(), true};
    }

    /// Where the body begins. Markdown's rules take `word: …` on a first line for metadata; they are shown an empty line before it.
    LineState body() { return {m_hasFront ? m_body.run(QString(), State()) : State(), false}; }

    LineState run(const QString &line, const LineState &before)
    {
        Language &language = before.front ? m_front : m_body;
        return {language.run(line, before.rules), before.front};
    }

    /// Qt remembers a number for each line; equal states get the same one, so that an edit stops where nothing changes any more. States cannot be
    /// hashed, so that only likely ones are compared: the line's own from before, that of the line above, and those used last.
    int numberOf(const LineState &state)
    {
        for (const int number : {currentBlockState(), previousBlockState()}) {
            if (number >= 0 && m_states.at(number) == state)
                return number;
        }
        for (qsizetype i = 0; i < m_recent.size(); ++i) {
            if (m_states.at(m_recent.at(i)) == state) {
                m_recent.move(i, 0);
                return m_recent.constFirst();
            }
        }
        m_states += state;
        m_recent.prepend(static_cast<int>(m_states.size()) - 1);
        if (m_recent.size() > mostRecent)
            m_recent.removeLast();
        return m_recent.constFirst();
    }

    Language m_body;
    Language m_front;
    bool m_hasFront;
    QList<LineState> m_states;
    QList<int> m_recent; ///< numbers of states, the last used first
    QTimer m_nextTurn;
    QElapsedTimer m_clock;
    QTextBlock m_waiting; ///< the first line that had to wait
};

/// Reading the rules' index costs some milliseconds, once.
KSyntaxHighlighting::Repository &repository()
{
    static KSyntaxHighlighting::Repository loaded;
    return loaded;
}

} // namespace

QObject *highlight(QTextDocument *document, const QString &fileName)
{
    const Definition body = repository().definitionForFileName(fileName);
    if (!body.isValid())
        return nullptr;
    const bool markdown = fileName.endsWith(QLatin1String(".md"), Qt::CaseInsensitive);
    return new Highlighter(
        document, body, markdown ? repository().definitionForName(QStringLiteral("YAML")) : Definition());
}

void refreshHighlighting(QTextDocument *document)
{
    if (auto *highlighter = document->findChild<QSyntaxHighlighter *>())
        highlighter->rehighlight();
}
#else
QObject *highlight(QTextDocument *, const QString &)
{
    return nullptr;
}

void refreshHighlighting(QTextDocument *) { }
#endif

} // namespace outcrop
