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

#include <QGuiApplication>
#include <QSyntaxHighlighter>

#include <functional>
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

/// Colours a document in its language, and a YAML block between `---` lines at its start as YAML.
class Highlighter : public QSyntaxHighlighter
{
public:
    Highlighter(QTextDocument *document, const Definition &body, const Definition &front)
        : QSyntaxHighlighter(document)
        , m_body(body, painter())
        , m_front(front, painter())
        , m_hasFront(front.isValid())
    {
    }

protected:
    void highlightBlock(const QString &line) override
    {
        const bool first = previousBlockState() < 0;
        const LineState before = first ? LineState() : m_states.at(previousBlockState());
        setCurrentBlockState(numberOf(isFence(line, first, before) ? fence(line, before) : run(line, before)));
    }

private:
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
        return {State(), !before.front};
    }

    LineState run(const QString &line, const LineState &before)
    {
        Language &language = before.front ? m_front : m_body;
        return {language.run(line, before.rules), before.front};
    }

    /// Qt remembers a number for each line; equal states get the same one, so that an edit stops where nothing changes any more.
    int numberOf(const LineState &state)
    {
        const qsizetype known = m_states.indexOf(state);
        if (known >= 0)
            return static_cast<int>(known);
        m_states += state;
        return static_cast<int>(m_states.size()) - 1;
    }

    Language m_body;
    Language m_front;
    bool m_hasFront;
    QList<LineState> m_states;
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
    constexpr int tooLarge = 400'000;
    const Definition body = repository().definitionForFileName(fileName);
    if (!body.isValid() || document->characterCount() > tooLarge)
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
