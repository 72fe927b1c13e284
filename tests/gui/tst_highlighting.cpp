// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/look/theme.h"
#include "gui/text/codehighlighter.h"

#include <QGuiApplication>
#include <QPlainTextEdit>
#include <QTest>
#include <QTextBlock>
#include <QTextLayout>

using namespace outcrop;

namespace {

/// A text in the language of a file name; not coloured where KSyntaxHighlighting is not compiled in.
class Coloured
{
public:
    explicit Coloured(const QString &fileName) : m_coloured(highlight(m_view.document(), fileName) != nullptr) { }

    bool isColoured() const { return m_coloured; }
    void setText(const QString &text) { m_view.setPlainText(text); }
    QList<QTextLayout::FormatRange> formats(const QTextBlock &block) const { return block.layout()->formats(); }
    QColor ink(int line) const
    {
        return formats(m_view.document()->findBlockByNumber(line)).value(0).format.foreground().color();
    }
    QTextBlock first() const { return m_view.document()->firstBlock(); }
    QTextBlock last() const { return m_view.document()->lastBlock(); }

private:
    QPlainTextEdit m_view;
    bool m_coloured;
};

const char *const withoutRules = "Built without KSyntaxHighlighting";

} // namespace

class TestHighlighting : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void coloursFrontMatterAsYaml()
    {
        Coloured text(QStringLiteral("a.md"));
        if (!text.isColoured())
            QSKIP(withoutRules);
        text.setText(QStringLiteral("---\nkey: 1\n---\nkey: 1\n---\nkey: 1\n"));
        QTRY_COMPARE(text.ink(1), color(SyntaxInk::Heading, QGuiApplication::palette()));
        QCOMPARE(text.ink(3), color(SyntaxInk::Plain, QGuiApplication::palette()));
        QCOMPARE(text.ink(5), text.ink(3));
    }

    void coloursSource()
    {
        Coloured text(QStringLiteral("a.json"));
        if (!text.isColoured())
            QSKIP(withoutRules);
        text.setText(QStringLiteral("{\"a\": 1}"));
        QTRY_VERIFY(!text.formats(text.first()).isEmpty());
    }

    void coloursLongTextsLittleByLittle()
    {
        Coloured text(QStringLiteral("a.md"));
        if (!text.isColoured())
            QSKIP(withoutRules);
        text.setText(QStringLiteral("Some *words* and `code` to colour.\n").repeated(4000) + QStringLiteral("# End"));
        QVERIFY(text.formats(text.last()).isEmpty());
        QTRY_VERIFY_WITH_TIMEOUT(!text.formats(text.last()).isEmpty(), 20'000);
    }
};

QTEST_MAIN(TestHighlighting)
#include "tst_highlighting.moc"
