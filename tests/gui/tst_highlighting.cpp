// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/look/theme.h"
#include "gui/text/codehighlighter.h"
#include "tests/support/testregistry.h"

#include <QGuiApplication>
#include <QPlainTextEdit>
#include <QRandomGenerator>
#include <QTest>
#include <QTextBlock>
#include <QTextLayout>

using namespace outcrop;

namespace tst_highlighting {

namespace {

/// A text in the language of a file name. Not highlighted in builds without KSyntaxHighlighting.
class HighlightedText
{
public:
    explicit HighlightedText(const QString &fileName) : m_isHighlighted(highlight(m_view.document(), fileName) != nullptr) { }

    bool isHighlighted() const { return m_isHighlighted; }
    void setText(const QString &text) { m_view.setPlainText(text); }
    QList<QTextLayout::FormatRange> formats(const QTextBlock &block) const { return block.layout()->formats(); }
    QColor textColor(int line) const
    {
        return formats(m_view.document()->findBlockByNumber(line)).value(0).format.foreground().color();
    }
    QTextBlock first() const { return m_view.document()->firstBlock(); }
    QTextBlock last() const { return m_view.document()->lastBlock(); }
    QString text() const { return m_view.toPlainText(); }

    QList<QList<QTextLayout::FormatRange>> allFormats() const
    {
        QList<QList<QTextLayout::FormatRange>> lines;
        for (QTextBlock block = first(); block.isValid(); block = block.next())
            lines += formats(block);
        return lines;
    }

    /// Inserts and removes words, fences and whole lines.
    void edit(QRandomGenerator &random)
    {
        static const QStringList texts{QStringLiteral("*"), QStringLiteral("\n```\n"), QStringLiteral("\n```py\n"), QStringLiteral("\n\n"), QStringLiteral("a `b`")};
        QTextCursor cursor(m_view.document());
        cursor.setPosition(random.bounded(m_view.document()->characterCount()));
        if (random.bounded(3) == 0)
            cursor.movePosition(QTextCursor::Down, QTextCursor::KeepAnchor, random.bounded(4));
        cursor.insertText(texts.at(random.bounded(texts.size())));
    }

private:
    QPlainTextEdit m_view;
    bool m_isHighlighted;
};

const char *const withoutRules = "Built without KSyntaxHighlighting";

} // namespace

class TestHighlighting : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void colorsFrontMatterAsYaml()
    {
        HighlightedText text(QStringLiteral("a.md"));
        if (!text.isHighlighted())
            QSKIP(withoutRules);
        text.setText(QStringLiteral("---\nkey: 1\n---\nkey: 1\n---\nkey: 1\n"));
        QTRY_COMPARE(text.textColor(1), color(SyntaxColorRole::Heading, QGuiApplication::palette()));
        QCOMPARE(text.textColor(3), color(SyntaxColorRole::Plain, QGuiApplication::palette()));
        QCOMPARE(text.textColor(5), text.textColor(3));
    }

    void colorsSource()
    {
        HighlightedText text(QStringLiteral("a.json"));
        if (!text.isHighlighted())
            QSKIP(withoutRules);
        text.setText(QStringLiteral("{\"a\": 1}"));
        QTRY_VERIFY(!text.formats(text.first()).isEmpty());
    }

    void colorsLongTextsIncrementally()
    {
        HighlightedText text(QStringLiteral("a.md"));
        if (!text.isHighlighted())
            QSKIP(withoutRules);
        text.setText(QStringLiteral("Some *words* and `code` to color.\n").repeated(4000) + QStringLiteral("# End"));
        QVERIFY(text.formats(text.last()).isEmpty());
        QTRY_VERIFY_WITH_TIMEOUT(!text.formats(text.last()).isEmpty(), 20'000);
    }

    /// After edits during the highlighting, the final colors match the current text.
    void colorsMatchTheTextAfterEdits()
    {
        HighlightedText text(QStringLiteral("a.md"));
        if (!text.isHighlighted())
            QSKIP(withoutRules);
        text.setText(QStringLiteral("Some *words* and `code`.\n```cpp\nint a = 1; // one\n```\n# Head\n").repeated(300) + QStringLiteral("# End"));
        QRandomGenerator random(7);
        for (int i = 0; i < 60; ++i) {
            text.edit(random);
            if (random.bounded(2) == 0)
                QCoreApplication::processEvents();
        }
        HighlightedText fresh(QStringLiteral("a.md"));
        fresh.setText(text.text());
        QTRY_VERIFY_WITH_TIMEOUT(!fresh.allFormats().constLast().isEmpty(), 20'000);
        QTRY_COMPARE_WITH_TIMEOUT(text.allFormats(), fresh.allFormats(), 20'000);
    }

    /// A fence opened at the top changes the highlighting of all lines, but the key press does not wait for it.
    void typingDoesNotWaitForHighlighting()
    {
        HighlightedText text(QStringLiteral("a.md"));
        if (!text.isHighlighted())
            QSKIP(withoutRules);
        text.setText(QStringLiteral("\n") + QStringLiteral("Some *words* and `code` to color.\n").repeated(4000) + QStringLiteral("# End"));
        QTRY_VERIFY_WITH_TIMEOUT(!text.formats(text.last()).isEmpty(), 20'000);
        const auto before = text.formats(text.last());
        QTextCursor(text.first()).insertText(QStringLiteral("```"));
        QCOMPARE(text.formats(text.last()), before);
        QTRY_VERIFY_WITH_TIMEOUT(text.formats(text.last()) != before, 20'000);
    }
};

OUTCROP_TEST(TestHighlighting, GuiApplication)

} // namespace tst_highlighting

#include "tst_highlighting.moc"
