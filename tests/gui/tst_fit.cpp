// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that every scene of the tour fits on a small screen, and every view on screens of several sizes, with and without high contrast, mirrored, and with
// large text. No window may be larger than its screen, and no control may truncate its text. CMakeLists.txt repeats the views on the smallest screen at twice
// the scale.
#include "gui/experiments/experimentspanel.h"
#include "gui/start/application.h"
#include "gui/widgets/compacttabs.h"
#include "gui/widgets/elidedlabel.h"
#include "gui/widgets/messagearea.h"
#include "gui/widgets/panelarea.h"
#include "tests/gui/experimentwindow.h"
#include "tests/gui/tourscenes.h"
#include "tests/support/testregistry.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QScrollBar>
#include <QStyleOptionTab>
#include <QTabBar>
#include <QTabWidget>
#include <QTest>
#include <QToolButton>
#include <QTranslator>

#include <algorithm>

using namespace outcrop;

namespace tst_fit {

namespace {

constexpr QSize smallScreen(1024, 700);
constexpr QSize smallestWindow(960, 600);
constexpr int tolerance = 2; ///< number of missing pixels that do not truncate a letter
constexpr qsizetype minElidedLength = 8; ///< in characters; a shorter elided text is unreadable

/// Returns the width of the longest line of a control's text, without the mnemonic.
int textWidth(const QWidget &widget, QString text)
{
    text.replace(QLatin1String("&&"), QLatin1String("\1")).remove(u'&').replace(u'\1', u'&');
    int width = 0;
    for (const QString &line : text.split(u'\n'))
        width = std::max(width, widget.fontMetrics().horizontalAdvance(line));
    return width;
}

/// Returns the missing width of a button's text; 0 or less if it fits or is not shown.
int missingWidth(const QAbstractButton &button)
{
    const auto *tool = qobject_cast<const QToolButton *>(&button);
    const bool isIconOnly = tool && !button.icon().isNull()
        && (tool->toolButtonStyle() == Qt::ToolButtonIconOnly || tool->toolButtonStyle() == Qt::ToolButtonFollowStyle);
    if (button.text().isEmpty() || isIconOnly)
        return 0;
    const bool hasIconBeside = !button.icon().isNull() && !(tool && tool->toolButtonStyle() != Qt::ToolButtonTextBesideIcon);
    return textWidth(button, button.text()) + (hasIconBeside ? button.iconSize().width() : 0) - button.width();
}

/// Returns the missing width of a label, or the missing height if its text has several lines. Labels that shorten their text intentionally always
/// fit.
int missingSize(const QLabel &label)
{
    if (label.text().isEmpty() || qobject_cast<const ElidedLabel *>(&label))
        return 0;
    if (label.wordWrap())
        return label.heightForWidth(label.width()) - label.height();
    if (Qt::mightBeRichText(label.text()))
        return label.sizeHint().width() - label.width();
    return textWidth(label, label.text()) - label.width();
}

/// Returns whether a label that shortens its text shows too little of it.
bool isUnreadable(const ElidedLabel &label)
{
    const QString shown = label.visibleText();
    return shown != label.text() && shown.contains(u'…') && shown.size() < minElidedLength;
}

/// Returns whether an empty field shows too little of its placeholder. Its icons are buttons.
bool isUnreadable(const QLineEdit &line)
{
    constexpr int frame = 12;
    int room = line.width() - frame;
    for (const QToolButton *icon : line.findChildren<QToolButton *>())
        room -= icon->isVisible() ? icon->width() : 0;
    const QString placeholder = line.text().isEmpty() ? line.placeholderText() : QString();
    const QString shown = line.fontMetrics().elidedText(placeholder, Qt::ElideRight, room);
    return shown != placeholder && shown.size() < minElidedLength;
}

/// Returns whether a label takes much more height than its text, so that the text is in the middle of a gap. Texts that can be alone on a page are at its top.
bool isStretched(const QLabel &label)
{
    const bool isCentered = label.wordWrap() && !label.text().isEmpty() && !label.alignment().testFlag(Qt::AlignTop);
    return isCentered && label.height() > label.heightForWidth(label.width()) + 3 * label.fontMetrics().height();
}

/// Returns the titles of the tabs that are narrower than their titles. Tabs outside a scrolled bar are not considered.
QStringList truncatedTabs(const QTabBar &bar)
{
    QStringList truncated;
    for (int tab = 0; tab < bar.count(); ++tab) {
        const bool isShown = bar.isTabVisible(tab) && bar.rect().contains(bar.tabRect(tab));
        const int icon = bar.tabIcon(tab).isNull() ? 0 : bar.iconSize().width();
        if (isShown && textWidth(bar, bar.tabText(tab)) + icon - bar.tabRect(tab).width() > tolerance)
            truncated += bar.tabText(tab);
    }
    return truncated;
}

QString descriptionOf(const QWidget &widget, const QString &text)
{
    QStringList names;
    for (const QWidget *each = &widget; each && names.size() < 3; each = each->parentWidget()) {
        if (!each->objectName().isEmpty())
            names.prepend(each->objectName());
    }
    return QStringLiteral("%1 \"%2\" (%3 × %4)").arg(names.join(u'/'), text.left(60)).arg(widget.width()).arg(widget.height());
}

/// Returns whether a widget is shown. Qt regards panels behind the current tab as visible, but they are outside the window.
bool isShown(const QWidget &widget, const QWidget &window)
{
    for (const QWidget *each = &widget; each && each != &window; each = each->parentWidget()) {
        if (qobject_cast<const QDockWidget *>(each) && !each->isWindow())
            return widget.isVisible() && window.rect().intersects(QRect(each->mapTo(&window, QPoint()), each->size()));
    }
    return widget.isVisible();
}

/// Returns the visible controls of a window whose text does not fit.
QStringList truncatedTexts(const QWidget &window)
{
    QStringList truncated;
    for (const QAbstractButton *button : window.findChildren<QAbstractButton *>()) {
        if (isShown(*button, window) && missingWidth(*button) > tolerance)
            truncated += descriptionOf(*button, button->text());
    }
    for (const QLabel *label : window.findChildren<QLabel *>()) {
        if (isShown(*label, window) && missingSize(*label) > tolerance)
            truncated += descriptionOf(*label, label->text());
    }
    return truncated;
}

/// Returns the visible labels, fields and tabs of a window that show too little of their text.
QStringList unreadableTexts(const QWidget &window)
{
    QStringList unreadable;
    for (const ElidedLabel *label : window.findChildren<ElidedLabel *>()) {
        if (isShown(*label, window) && isUnreadable(*label))
            unreadable += descriptionOf(*label, label->text());
    }
    for (const QLineEdit *line : window.findChildren<QLineEdit *>()) {
        if (isShown(*line, window) && isUnreadable(*line))
            unreadable += descriptionOf(*line, line->placeholderText());
    }
    for (const QTabBar *bar : window.findChildren<QTabBar *>()) {
        for (const QString &title : isShown(*bar, window) ? truncatedTabs(*bar) : QStringList())
            unreadable += descriptionOf(*bar, title);
    }
    return unreadable;
}

QStringList stretchedTexts(const QWidget &window)
{
    QStringList stretched;
    for (const QLabel *label : window.findChildren<QLabel *>()) {
        if (isShown(*label, window) && isStretched(*label))
            stretched += descriptionOf(*label, label->text());
    }
    return stretched;
}

/// Returns whether a window is larger than the screen, or cannot be made small enough for it.
bool isTooLarge(const QWidget &window, const QSize &screen = smallScreen)
{
    const QSize needed = window.size().expandedTo(window.minimumSizeHint()).expandedTo(window.minimumSize());
    return needed.width() > screen.width() || needed.height() > screen.height();
}

/// Waits until deferred layout has finished.
void settle(OpenWindow &tour)
{
    tour.wait();
    for (int turns = 0; turns < 100; ++turns)
        QCoreApplication::processEvents();
}

/// Translates every English text of the program into a text that is 35 % longer and has accents, like texts in other languages. Keeps placeholders, code and
/// tags.
class LongTranslator : public QTranslator
{
public:
    LongTranslator() { m_isLoaded = m_english.load(QStringLiteral(":/i18n/outcrop_en.qm")); }

    bool isEmpty() const override { return !m_isLoaded; }

    QString translate(const char *context, const char *source, const char *comment, int count) const override
    {
        if (context[0] == 'Q' && QChar::isUpper(uchar(context[1])))
            return {}; // Qt translates the texts of its classes, such as names of keys and buttons of dialogs
        const QString english = m_english.translate(context, source, comment, count);
        return lengthened(english.isEmpty() ? QString::fromUtf8(source) : english);
    }

    static QString lengthened(const QString &text)
    {
        static const QRegularExpression kept(QStringLiteral("%L?\\d+|%L?n|\\{\\w+\\}|`[^`]*`|<[^>]*>|&\\w+;"));
        static const QRegularExpression ending(QStringLiteral("[\\s….:,;!?)\\]]*$"));
        QString accented;
        qsizetype at = 0, letterCount = 0;
        const auto add = [&](qsizetype end) {
            for (; at < end; ++at, ++letterCount)
                accented += withAccent(text.at(at));
        };
        for (auto matches = kept.globalMatch(text); matches.hasNext();) {
            const QRegularExpressionMatch match = matches.next();
            add(match.capturedStart());
            accented += match.captured();
            at = match.capturedEnd();
        }
        add(text.size());
        return accented.insert(ending.match(accented).capturedStart(), padding((letterCount * 35 + 99) / 100));
    }

private:
    static QChar withAccent(QChar letter)
    {
        static const QString plain = QStringLiteral("aeiouAEIOU");
        static const QString accented = QStringLiteral("áéíóúÁÉÍÓÚ");
        const qsizetype index = plain.indexOf(letter);
        return index < 0 ? letter : accented.at(index);
    }

    /// Returns words, so that long texts can wrap. A short text gets longer without a space.
    static QString padding(qsizetype length)
    {
        QString words;
        while (words.size() < length)
            words += words.isEmpty() && length <= 4 ? QString(length, u'é') : QString(u' ' + QString(std::min<qsizetype>(5, length - words.size()), u'é'));
        return words;
    }

    QTranslator m_english;
    bool m_isLoaded = false;
};

/// Returns the faults of all panels of the current view on a screen.
QStringList faultsOfView(OpenWindow &test, const QString &view, const QSize &screen)
{
    QStringList faults;
    const QList<QDockWidget *> docks = test.window().findChildren<QDockWidget *>();
    for (QDockWidget *dock : docks) {
        if (dock->isHidden())
            continue;
        dock->raise();
        settle(test);
        const QString name = view + u'/' + dock->objectName() + QStringLiteral(": ");
        if (isTooLarge(test.window(), screen))
            faults += name + QStringLiteral("the window is larger than the screen");
        for (const QString &text : truncatedTexts(test.window()) + unreadableTexts(test.window()) + stretchedTexts(test.window()))
            faults += name + text;
    }
    return faults;
}

/// Returns the faults of all views on a screen.
QStringList faultsOfViews(OpenWindow &test, const QSize &screen)
{
    test.window().resize(screen);
    QStringList faults;
    for (const char *view : {"viewEdit", "viewCompare", "viewContext", "viewTest", "viewBudget", "viewEvolve", "viewLibrary"}) {
        test.trigger(QLatin1String(view));
        settle(test);
        faults += faultsOfView(test, QLatin1String(view), screen);
    }
    for (const QString &one : std::as_const(faults))
        qWarning().noquote() << one; // each fault is printed, because the message of a failure is truncated
    return faults;
}

/// Returns the panels of the current view with which the window cannot have the minimum size, or is not as large as the screen.
QStringList enlargedBy(OpenWindow &test, const QString &view)
{
    QStringList panels;
    for (QDockWidget *dock : test.window().findChildren<QDockWidget *>()) {
        if (dock->isHidden())
            continue;
        dock->raise();
        settle(test);
        const QSize needed = test.window().minimumSizeHint();
        if (needed.width() > smallestWindow.width() || needed.height() > smallestWindow.height() || test.window().size() != smallScreen)
            panels += QStringLiteral("%1/%2: %3 × %4").arg(view, dock->objectName()).arg(needed.width()).arg(needed.height());
    }
    return panels;
}

} // namespace

class TestFit : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { setUpApplication(*qobject_cast<QApplication *>(QCoreApplication::instance())); }

    /// A label, a button, an elided label and a tab that are too small, and a window that is too large, are detected.
    void findsTruncatedAndOversizedWidgets()
    {
        QWidget window;
        QLabel label(QStringLiteral("A text that needs a lot of room"), &window);
        QPushButton button(QStringLiteral("Export the whole bundle"), &window);
        label.setGeometry(0, 0, 400, 30);
        button.setGeometry(0, 40, 400, 30);
        ElidedLabel elided(&window);
        elided.setText(QStringLiteral("A name that is shortened"));
        elided.setGeometry(0, 80, 400, 20);
        window.resize(500, 140);
        window.show();
        QTabBar tabs(&window);
        tabs.addTab(QStringLiteral("A tab with a long title"));
        tabs.setUsesScrollButtons(false);
        tabs.setElideMode(Qt::ElideRight);
        tabs.setGeometry(0, 100, 400, 30);
        tabs.show();
        QCOMPARE(truncatedTexts(window) + unreadableTexts(window), QStringList());
        QVERIFY(!isTooLarge(window));
        label.resize(20, 30);
        button.resize(20, 30);
        window.setMinimumHeight(701);
        elided.resize(elided.fontMetrics().horizontalAdvance(QStringLiteral("A n…d")) + 4, 20);
        tabs.resize(90, 30);
        QCOMPARE(truncatedTexts(window).size(), 2);
        QCOMPARE(unreadableTexts(window).size(), 2);
        QVERIFY(isTooLarge(window));
    }

    void findsStretchedLabelsAndNarrowFields()
    {
        QWidget window;
        QLabel label(QStringLiteral("A text that wraps"), &window);
        label.setWordWrap(true);
        label.setGeometry(0, 0, 300, 30);
        QLineEdit line(&window);
        line.setPlaceholderText(QStringLiteral("Filter rules"));
        line.setGeometry(0, 100, 300, 30);
        window.resize(400, 300);
        window.show();
        QCOMPARE(stretchedTexts(window) + unreadableTexts(window), QStringList());
        label.resize(300, 100);
        line.resize(54, 30);
        QCOMPARE(stretchedTexts(window).size(), 1);
        QCOMPARE(unreadableTexts(window).size(), 1);
    }

    /// The scenes share a window, because some scenes continue others. The window is as wide as the widest docks of the previous scenes require.
    /// tst_views tests the width of each view.
    void everySceneFitsASmallScreen()
    {
        OpenWindow tour;
        QStringList wrong;
        for (const Scene &scene : tourScenes()) {
            tour.window().resize(smallScreen);
            scene.play(tour);
            if (tour.window().width() > smallScreen.width() || tour.window().height() > smallScreen.height())
                tour.window().resize(smallScreen); // some scenes are drawn in a large window
            settle(tour);
            tour.window().resize(smallScreen); // a small window shows some panels as tabs, and can then be smaller
            settle(tour);
            QWidget *shown = widgetToDraw(scene, tour);
            if (shown->height() > smallScreen.height())
                wrong += QStringLiteral("%1: the window is %2 high").arg(scene.name).arg(shown->height());
            for (const QString &text : truncatedTexts(*shown))
                wrong += scene.name + QStringLiteral(": ") + text;
            if (shown != &tour.window())
                delete shown;
        }
        for (const QString &one : std::as_const(wrong))
            qWarning().noquote() << one; // each fault is printed, because the message of a failure is truncated
        QVERIFY2(wrong.isEmpty(), qPrintable(u'\n' + wrong.join(u'\n')));
    }

    void everyViewFitsEveryScreen_data()
    {
        QTest::addColumn<QSize>("screen");
        QTest::addColumn<QString>("theme");
        QTest::addColumn<bool>("isMirrored");
        const QString light = QStringLiteral("themeLight");
        QTest::newRow("1024x700") << smallScreen << light << false;
        QTest::newRow("1024x700, mirrored") << smallScreen << light << true;
        QTest::newRow("1366x768, dark high contrast") << QSize(1366, 768) << QStringLiteral("themeHighContrastDark") << false;
        QTest::newRow("1920x1080") << QSize(1920, 1080) << light << false;
    }

    void everyViewFitsEveryScreen()
    {
        QFETCH(QSize, screen);
        QFETCH(QString, theme);
        QFETCH(bool, isMirrored);
        const QScopeGuard restore([] { QApplication::setLayoutDirection(Qt::LeftToRight); });
        QApplication::setLayoutDirection(isMirrored ? Qt::RightToLeft : Qt::LeftToRight);
        OpenWindow test;
        QVERIFY(test.openSample());
        test.trigger(theme);
        const QStringList wrong = faultsOfViews(test, screen);
        test.trigger(QStringLiteral("themeLight"));
        QVERIFY2(wrong.isEmpty(), qPrintable(u'\n' + wrong.join(u'\n')));
    }

    /// A low area scrolls its panel, and a high area does not.
    void lowPanelsScroll()
    {
        auto *panel = new QWidget;
        panel->setMinimumSize(300, 400);
        PanelArea area(panel);
        QCOMPARE(area.minimumSizeHint(), QSize(300, PanelArea::maxMinimumHeight));
        area.resize(500, 450);
        area.show();
        QCOMPARE(panel->size(), QSize(500, 450));
        area.resize(500, 200);
        QTRY_COMPARE(panel->height(), 400);
        QTRY_VERIFY(panel->width() <= area.viewport()->width());
        QCOMPARE(area.verticalScrollBar()->maximum(), 400 - area.viewport()->height());
        panel->setMinimumHeight(100);
        QTRY_COMPARE(panel->size(), QSize(500, 200));
        QCOMPARE(area.minimumSizeHint().height(), 100);
    }

    /// With messages of every kind above the panels and Problems below them, each panel scrolls instead of making the window larger.
    void noPanelOrMessageEnlargesTheWindow()
    {
        OpenWindow test;
        QVERIFY(testing::openExperiments(test));
        test.window().resize(smallScreen);
        auto *experiments = test.find<ExperimentsPanel>(QStringLiteral("experiments"));
        experiments->choose(QStringLiteral("formats"));
        QVERIFY(test.wait());
        test.find<QAbstractButton>(QStringLiteral("runExperiment"))->click();
        QVERIFY(test.wait());
        experiments->showResult();
        const QString details = QStringLiteral("The file has changed since it was read. ").repeated(8);
        for (const NoticeKind kind : {NoticeKind::Error, NoticeKind::Warning, NoticeKind::Note, NoticeKind::Success})
            test.find<MessageArea>(QStringLiteral("messages"))->show(
                QStringLiteral("fit%1").arg(int(kind)), {kind, QStringLiteral("Cannot read a file"), details}, {{QStringLiteral("Read it again"), [] { }}});
        QStringList wrong;
        for (const char *view : {"viewTest", "viewEdit", "viewCompare", "viewContext", "viewBudget", "viewEvolve", "viewLibrary"}) {
            test.trigger(QLatin1String(view));
            test.find<QDockWidget>(QStringLiteral("problemsDock"))->show();
            settle(test);
            test.window().resize(smallScreen);
            wrong += enlargedBy(test, QLatin1String(view));
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(u'\n' + wrong.join(u'\n')));
    }

    void lengthensTexts()
    {
        QCOMPARE(LongTranslator::lengthened(QStringLiteral("&Open…")), QStringLiteral("&Ópénééé…"));
        QCOMPARE(LongTranslator::lengthened(QStringLiteral("%1 of {name} in `a e`: <b>some words</b>")), QStringLiteral("%1 óf {name} ín `a e`: <b>sómé wórds</b> ééééé é"));
        LongTranslator longer;
        QVERIFY(QCoreApplication::installTranslator(&longer));
        QCOMPARE(QCoreApplication::translate("SettingsDialog", "Settings"), QStringLiteral("Séttíngsééé"));
        QCOMPARE(QCoreApplication::translate("QShortcut", "Ctrl"), QStringLiteral("Ctrl"));
    }

    /// Texts in other languages need more room. More of these texts may be elided, but no text may make the window larger than the smallest screen.
    void everyViewFitsLongTexts_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("35 % longer") << QString();
        for (const char *language : {"ar", "de", "es", "fr", "ja", "pt_BR", "zh_CN"})
            QTest::newRow(language) << QString::fromLatin1(language);
    }

    void everyViewFitsLongTexts()
    {
        QFETCH(QString, language);
        LongTranslator longer;
        QTranslator translated;
        QVERIFY(language.isEmpty() || translated.load(QStringLiteral(":/i18n/outcrop_") + language));
        QVERIFY(QCoreApplication::installTranslator(language.isEmpty() ? &longer : &translated));
        OpenWindow test;
        QVERIFY(test.openSample());
        test.window().resize(smallScreen);
        QStringList wrong;
        for (const char *view : {"viewEdit", "viewCompare", "viewContext", "viewTest", "viewBudget", "viewEvolve", "viewLibrary"}) {
            test.trigger(QLatin1String(view));
            settle(test);
            test.window().resize(smallScreen); // a small window shows some panels as tabs, and can then be smaller
            settle(test);
            const QSize needed = test.window().size().expandedTo(test.window().minimumSizeHint());
            if (isTooLarge(test.window()))
                wrong += QStringLiteral("%1: %2 × %3").arg(QLatin1String(view)).arg(needed.width()).arg(needed.height());
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(u'\n' + wrong.join(u'\n')));
    }

    /// In the Test view of a small screen, the request panel is narrow. Its six tabs fit in every language, and its facts are omitted rather than cut off.
    void requestTabsFitTheTestView_data()
    {
        QTest::addColumn<QString>("language");
        for (const char *language : {"ar", "de", "en", "es", "fr", "ja", "pt_BR", "zh_CN"})
            QTest::newRow(language) << QString::fromLatin1(language);
    }

    void requestTabsFitTheTestView()
    {
        QFETCH(QString, language);
        QTranslator translated;
        QVERIFY(translated.load(QStringLiteral(":/i18n/outcrop_") + language));
        QVERIFY(QCoreApplication::installTranslator(&translated));
        OpenWindow test;
        QVERIFY(test.openSample());
        test.window().resize(1366, 768);
        test.trigger(QStringLiteral("viewTest"));
        settle(test);
        const QTabBar *bar = test.find<QTabWidget>(QStringLiteral("tabs"))->tabBar();
        for (int tab = 0; tab < bar->count(); ++tab)
            QVERIFY2(bar->rect().contains(bar->tabRect(tab)), qPrintable(QStringLiteral("%1 of %2 px").arg(bar->tabText(tab)).arg(bar->width())));
        QCOMPARE(truncatedTabs(*bar), QStringList());
        const QString facts = test.find<ElidedLabel>(QStringLiteral("facts"))->visibleText();
        QVERIFY2(!facts.isEmpty() && !facts.contains(u'…'), qPrintable(facts));
    }

    void narrowLabelsOmitWholeParts()
    {
        ElidedLabel label;
        label.setElideMode(Qt::ElideRight);
        label.setParts({QStringLiteral("first part"), QStringLiteral("second"), QStringLiteral("third")});
        const auto widthOf = [&label](const char *text) { return label.fontMetrics().horizontalAdvance(QString::fromUtf8(text)) + 2; };
        const QString whole = QStringLiteral("first part · second · third");
        QCOMPARE(label.text(), whole);
        QCOMPARE(label.toolTip(), whole);
        label.resize(widthOf("first part · second · third"), 20);
        QCOMPARE(label.visibleText(), whole);
        label.resize(widthOf("first part · second · thi"), 20);
        QCOMPARE(label.visibleText(), QStringLiteral("first part · second"));
        label.resize(widthOf("first part · s"), 20);
        QCOMPARE(label.visibleText(), QStringLiteral("first part"));
        label.resize(widthOf("first p"), 20);
        QVERIFY(label.visibleText().startsWith(QStringLiteral("fir")) && label.visibleText().endsWith(u'…'));
        label.setFullText(QStringLiteral("other"));
        QCOMPARE(label.visibleText(), QStringLiteral("other"));
    }

    /// Tabs become narrower before their bar scrolls, and still show whole titles.
    void compactTabsReduceTheirPadding()
    {
        CompactTabs tabs;
        tabs.setDocumentMode(true);
        for (const char *title : {"Prompt", "Request", "Losses", "Compare"})
            tabs.addTab(new QWidget, QString::fromLatin1(title));
        const auto isScrolled = [&tabs] {
            const QList<QToolButton *> arrows = tabs.tabBar()->findChildren<QToolButton *>();
            return std::any_of(arrows.begin(), arrows.end(), [](const QToolButton *arrow) { return arrow->isVisible(); });
        };
        const int natural = tabs.tabBar()->sizeHint().width();
        tabs.resize(natural, 100);
        tabs.show();
        QVERIFY(!isScrolled());
        tabs.resize(natural - 4 * 12, 100);
        QVERIFY(!isScrolled());
        QCOMPARE(truncatedTabs(*tabs.tabBar()), QStringList());
        for (int tab = 0; tab < tabs.count(); ++tab) {
            QStyleOptionTab option;
            option.rect = tabs.tabBar()->tabRect(tab);
            option.text = tabs.tabText(tab);
            option.fontMetrics = tabs.tabBar()->fontMetrics();
            QVERIFY(tabs.style()->subElementRect(QStyle::SE_TabBarTabText, &option, tabs.tabBar()).width() >= textWidth(tabs, option.text));
        }
        tabs.resize(natural / 2, 100);
        QVERIFY(isScrolled());
    }

    /// Text of twice the size. Unlike a scale factor, it does not enlarge icons, margins and widths in pixels.
    void everyViewFitsLargeText()
    {
        const QFont usual = QApplication::font();
        const QScopeGuard restore([usual] { QApplication::setFont(usual); });
        QFont large = usual;
        large.setPointSizeF(usual.pointSizeF() * 2);
        QApplication::setFont(large);
        OpenWindow test;
        QVERIFY(test.openSample());
        const QStringList wrong = faultsOfViews(test, QSize(1920, 1080));
        QVERIFY2(wrong.isEmpty(), qPrintable(u'\n' + wrong.join(u'\n')));
    }
};

OUTCROP_TEST(TestFit, GuiApplication)

} // namespace tst_fit

#include "tst_fit.moc"
