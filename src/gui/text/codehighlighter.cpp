// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/text/codehighlighter.h"

#include "gui/look/theme.h"

#include <QSyntaxHighlighter>
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
#include <QTextBlock>
#include <QTextCursor>
#include <QTimer>

#include <algorithm>
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

/// Returns the color role of a style. The syntax definitions have about thirty styles, and the themes have eight roles.
SyntaxColorRole colorRoleOf(Theme::TextStyle style)
{
    switch (style) {
    case Theme::Keyword:
    case Theme::ControlFlow:
    case Theme::DataType:
    case Theme::BuiltIn:
    case Theme::Variable:
    case Theme::Import:
    case Theme::Preprocessor:
        return SyntaxColorRole::Key;
    case Theme::Function:
    case Theme::RegionMarker:
    case Theme::Information:
        return SyntaxColorRole::Heading;
    case Theme::String:
    case Theme::VerbatimString:
        return SyntaxColorRole::Text;
    case Theme::DecVal:
    case Theme::BaseN:
    case Theme::Float:
    case Theme::Constant:
        return SyntaxColorRole::Number;
    case Theme::Comment:
    case Theme::Documentation:
    case Theme::Annotation:
    case Theme::CommentVar:
        return SyntaxColorRole::Comment;
    case Theme::Attribute:
    case Theme::Others:
    case Theme::Extension:
    case Theme::Char:
    case Theme::SpecialChar:
    case Theme::SpecialString:
    case Theme::Operator:
    case Theme::Warning:
        return SyntaxColorRole::Markup;
    case Theme::Alert:
    case Theme::Error:
        return SyntaxColorRole::Problem;
    case Theme::Normal:
        return SyntaxColorRole::Plain;
    }
    return SyntaxColorRole::Plain;
}

QTextCharFormat textFormat(const Format &format)
{
    const Theme plain;
    QTextCharFormat shown;
    shown.setForeground(color(colorRoleOf(format.textStyle()), QGuiApplication::palette()));
    shown.setFontItalic(format.isItalic(plain));
    if (format.isBold(plain))
        shown.setFontWeight(QFont::Bold);
    return shown;
}

/// The syntax definition of one language, applied line by line.
class Language : public KSyntaxHighlighting::AbstractHighlighter
{
public:
    using Paint = std::function<void(int offset, int length, const QTextCharFormat &format)>;

    Language(const Definition &rules, const Paint &paint) : m_paint(paint) { setDefinition(rules); }
    State run(const QString &line, const State &state) { return highlightLine(line, state); }

protected:
    void applyFormat(int offset, int length, const Format &format) override
    {
        m_paint(offset, length, textFormat(format));
    }

private:
    Paint m_paint;
};

/// The state at the end of a line: the state of the definition, and whether the line is in front matter.
struct LineState {
    State rules = {};
    bool isFrontMatter = false;

    friend bool operator==(const LineState &, const LineState &) = default;
};

/// A range of blocks to highlight later. The cursors follow edits.
struct WaitingBlocks {
    QTextCursor first;
    QTextCursor last;

    bool reaches(int line) const { return first.blockNumber() <= line && line <= last.blockNumber() + 1; }
};

/// Highlights a document in its language, with front matter between `---` lines as YAML. Works in time slices, one per turn of the event loop, so
/// that typing stays responsive.
class Highlighter : public QSyntaxHighlighter
{
public:
    Highlighter(QTextDocument *document, const Definition &body, const Definition &frontMatterDefinition)
        : QSyntaxHighlighter(static_cast<QObject *>(document))
        , m_body(body, painter())
        , m_frontMatterLanguage(frontMatterDefinition, painter())
        , m_hasFront(frontMatterDefinition.isValid())
    {
        m_resumeTimer.setSingleShot(true);
        m_resumeTimer.setInterval(0);
        connect(&m_resumeTimer, &QTimer::timeout, this, &Highlighter::resumeHighlighting);
        m_clock.start();
        connect(document, &QTextDocument::contentsChange, this, [this] { m_clock.start(); });
        setDocument(document); // called after the clock is started, because the first highlighting needs the clock
        clearStates();
    }

protected:
    void highlightBlock(const QString &line) override
    {
        const bool isFirst = currentBlock().blockNumber() == 0;
        if (!hasTime() || (!isFirst && previousBlockState() < 0))
            return postponeLine();
        m_lastHighlightedBlock = currentBlock();
        const LineState before = isFirst ? body() : m_states.at(previousBlockState());
        if (line.size() > maxHighlightedLength)
            return setCurrentBlockState(findOrAddState(before));
        setCurrentBlockState(findOrAddState(isFence(line, isFirst, before) ? fenceState(line, before) : run(line, before)));
    }

private:
    static constexpr qint64 sliceNanoseconds = 5'000'000;  ///< maximum time per turn of the event loop, in nanoseconds
    static constexpr qint64 editSliceNanoseconds = 500'000; ///< maximum time per edit, in nanoseconds, before the edit is painted
    static constexpr int maxHighlightedLength = 50'000; ///< maximum length of a highlighted line, in characters, because a line cannot be split into slices
    static constexpr qsizetype maxRecentStates = 48;

    bool hasTime()
    {
        if (!m_resumeTimer.isActive())
            m_resumeTimer.start();
        return m_clock.nsecsElapsed() < (m_isResuming ? sliceNanoseconds : editSliceNanoseconds);
    }

    /// Clears block states that another language left.
    void clearStates()
    {
        for (QTextBlock block = document()->begin(); block.isValid(); block = block.next())
            block.setUserState(-1);
    }

    /// Postpones a line. Keeps the colors and the state of the line, so that Qt does not continue with the next lines.
    void postponeLine()
    {
        const QList<QTextLayout::FormatRange> colors = currentBlock().layout()->formats();
        for (const QTextLayout::FormatRange &range : colors)
            setFormat(range.start, range.length, range.format);
        scheduleBlocks(currentBlock(), currentBlock());
    }

    void scheduleBlocks(const QTextBlock &first, const QTextBlock &lastBlock)
    {
        const auto near = std::find_if(m_waitingBlocks.begin(), m_waitingBlocks.end(),
            [&](const WaitingBlocks &lines) { return lines.reaches(first.blockNumber()); });
        if (near == m_waitingBlocks.end())
            m_waitingBlocks += WaitingBlocks{QTextCursor(first), QTextCursor(lastBlock)};
        else if (near->last.blockNumber() < lastBlock.blockNumber())
            near->last = QTextCursor(lastBlock);
    }

    /// Highlights waiting lines from the top, because the state of a line depends on the lines above.
    void resumeHighlighting()
    {
        if (m_waitingBlocks.isEmpty())
            return;
        const auto top = std::min_element(m_waitingBlocks.begin(), m_waitingBlocks.end(),
            [](const WaitingBlocks &one, const WaitingBlocks &other) { return one.first < other.first; });
        const WaitingBlocks lines = m_waitingBlocks.takeAt(top - m_waitingBlocks.begin());
        m_clock.start();
        m_isResuming = true;
        QTextBlock block = lines.first.block();
        while (block.isValid() && block.blockNumber() <= lines.last.blockNumber() && hasTime())
            block = highlightFrom(block).next();
        m_isResuming = false;
        if (block.isValid() && block.blockNumber() <= lines.last.blockNumber())
            scheduleBlocks(block, lines.last.block());
    }

    /// Highlights from a block on; returns the last highlighted block.
    QTextBlock highlightFrom(const QTextBlock &block)
    {
        m_lastHighlightedBlock = block;
        rehighlightBlock(block);
        return m_lastHighlightedBlock;
    }

    Language::Paint painter()
    {
        return [this](int offset, int length, const QTextCharFormat &format) { setFormat(offset, length, format); };
    }

    bool isFence(const QString &line, bool isFirst, const LineState &before) const
    {
        return (m_hasFront && isFirst && line.trimmed() == QLatin1String("---"))
            || (before.isFrontMatter && line.trimmed() == QLatin1String("---"));
    }

    LineState fenceState(const QString &line, const LineState &before)
    {
        setFormat(0, static_cast<int>(line.size()), color(SyntaxColorRole::Comment, QGuiApplication::palette()));
        return before.isFrontMatter ? body() : LineState{State(), true};
    }

    /// Returns the state at the start of the body. An empty line comes first, because the Markdown definition parses `word: …` on the first line as
    /// metadata.
    LineState body() { return {m_hasFront ? m_body.run(QString(), State()) : State(), false}; }

    LineState run(const QString &line, const LineState &before)
    {
        Language &language = before.isFrontMatter ? m_frontMatterLanguage : m_body;
        return {language.run(line, before.rules), before.isFrontMatter};
    }

    /// Returns a number for a line state. An unchanged state keeps its number, so that Qt stops there. Equal states may get different numbers,
    /// because states cannot be hashed. A state is compared only with the previous state of the line, the state of the line above, and recent states.
    int findOrAddState(const LineState &state)
    {
        for (const int number : {currentBlockState(), previousBlockState()}) {
            if (number >= 0 && m_states.at(number) == state)
                return number;
        }
        for (qsizetype i = 0; i < m_recentStates.size(); ++i) {
            if (m_states.at(m_recentStates.at(i)) == state) {
                m_recentStates.move(i, 0);
                return m_recentStates.constFirst();
            }
        }
        m_states += state;
        m_recentStates.prepend(static_cast<int>(m_states.size()) - 1);
        if (m_recentStates.size() > maxRecentStates)
            m_recentStates.removeLast();
        return m_recentStates.constFirst();
    }

    Language m_body;
    Language m_frontMatterLanguage;
    bool m_hasFront;
    QList<LineState> m_states;
    QList<int> m_recentStates; ///< numbers of states, most recently used first
    QTimer m_resumeTimer;
    QElapsedTimer m_clock;
    bool m_isResuming = false;
    QTextBlock m_lastHighlightedBlock;
    QList<WaitingBlocks> m_waitingBlocks;
};

/// Returns the shared repository. Created once, because reading the index of definitions takes some milliseconds.
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
    const bool isMarkdownFile = fileName.endsWith(QLatin1String(".md"), Qt::CaseInsensitive);
    return new Highlighter(
        document, body, isMarkdownFile ? repository().definitionForName(QStringLiteral("YAML")) : Definition());
}

#else
QObject *highlight(QTextDocument *, const QString &)
{
    return nullptr;
}

#endif

void refreshHighlighting(QTextDocument *document)
{
    if (auto *highlighter = document->findChild<QSyntaxHighlighter *>())
        highlighter->rehighlight();
}

} // namespace outcrop
