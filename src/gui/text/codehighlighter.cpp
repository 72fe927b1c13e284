// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/text/codehighlighter.h"

#include "gui/look/theme.h"

#include <QTextDocument>

#ifdef OUTCROP_HAS_SYNTAX_HIGHLIGHTING
#include <KSyntaxHighlighting/Definition>
#include <KSyntaxHighlighting/Format>
#include <KSyntaxHighlighting/Repository>
#include <KSyntaxHighlighting/SyntaxHighlighter>
#include <KSyntaxHighlighting/Theme>

#include <QGuiApplication>
#endif

namespace outcrop {

#ifdef OUTCROP_HAS_SYNTAX_HIGHLIGHTING
namespace {

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
    case Theme::Char:
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

/// KSyntaxHighlighting's rules in our colours.
class Highlighter : public KSyntaxHighlighting::SyntaxHighlighter
{
public:
    using SyntaxHighlighter::SyntaxHighlighter;

protected:
    void applyFormat(int offset, int length, const KSyntaxHighlighting::Format &format) override
    {
        const Theme plain;
        QTextCharFormat shown;
        shown.setForeground(color(inkOf(format.textStyle()), QGuiApplication::palette()));
        shown.setFontItalic(format.isItalic(plain));
        if (format.isBold(plain))
            shown.setFontWeight(QFont::Bold);
        setFormat(offset, length, shown);
    }
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
    const auto definition = repository().definitionForFileName(fileName);
    if (!definition.isValid() || document->characterCount() > tooLarge)
        return nullptr;
    auto *highlighter = new Highlighter(document);
    highlighter->setDefinition(definition);
    return highlighter;
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
