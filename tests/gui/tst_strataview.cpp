// SPDX-License-Identifier: GPL-3.0-or-later
// Drives the strata chart with mouse, keyboard and drag and drop, and checks the drawn chart.
#include "gui/look/theme.h"
#include "gui/start/application.h"
#include "gui/strata/labeltexts.h"
#include "gui/strata/stratasvg.h"
#include "gui/strata/strataview.h"
#include "models/base/roles.h"
#include "tests/support/testregistry.h"

#include <QAccessible>
#include <QApplication>
#include <QElapsedTimer>
#include <QMimeData>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QToolTip>
#include <QTranslator>
#include <QXmlStreamReader>

#include <algorithm>
#include <memory>

using namespace outcrop;

namespace tst_strataview {

namespace {

Stratum layer(Tier tier, const QString &title, qsizetype size, int place)
{
    Stratum stratum{
        StratumKind::Layer, tier, title, QStringLiteral("layers/%1.md").arg(title), defaultCadence(tier), TokenCount::exact(size, {}), 0.1};
    stratum.position = place;
    return stratum;
}

Stratum skill(const QString &title, qsizetype size)
{
    return {StratumKind::Skill, Tier::Weather, title, QStringLiteral("skills/%1/SKILL.md").arg(title), std::nullopt,
        TokenCount::exact(size, {}), 0.1};
}

Branch<Stratum> tier(Tier tier, const QList<Stratum> &strata)
{
    Branch<Stratum> branch{Stratum{StratumKind::Tier, tier, tierTitle(tier)}};
    branch.item.cadence = defaultCadence(tier);
    branch.item.count = static_cast<int>(strata.size());
    for (const Stratum &stratum : strata) {
        branch.item.size += stratum.size;
        branch.children += Branch<Stratum>{stratum};
    }
    return branch;
}

/// Returns two skills side by side, layers with a fulfilled and an unfulfilled condition, and an empty tier.
Strata someStrata()
{
    Stratum frost = layer(Tier::Topsoil, QStringLiteral("Frost"), 900, 1);
    frost.condition = QStringLiteral("phase == planning");
    Stratum drought = layer(Tier::Topsoil, QStringLiteral("Drought"), 700, 0);
    drought.condition = QStringLiteral("phase == reviewing");
    drought.presence = Presence::ConditionFails;
    drought.share = 0;
    Stratum rules = layer(Tier::Granite, QStringLiteral("Rules"), 2000, 1);
    rules.problems.add(Severity::Warning);
    Strata strata;
    strata.tiers = {tier(Tier::Weather,
                        {{StratumKind::Request, Tier::Weather, QStringLiteral("Request"), {}, std::nullopt, TokenCount::exact(60, {}), 0.01},
                            skill(QStringLiteral("cluster-check"), 800), skill(QStringLiteral("deploy-release"), 400)}),
        tier(Tier::Topsoil, {frost, drought}),
        tier(Tier::Sandstone,
            {{StratumKind::Agent, Tier::Sandstone, QStringLiteral("Agent reviewer"),
                QStringLiteral("agents/reviewer.md"), std::nullopt, TokenCount::exact(1500, {}), 0.2}}),
        tier(Tier::Bedrock, {}), tier(Tier::Granite, {rules, layer(Tier::Granite, QStringLiteral("Soul"), 8000, 0)})};
    for (const Branch<Stratum> &branch : strata.tiers)
        strata.total += branch.item.size;
    return strata;
}

/// Returns strata with a part of the request outside tiers.
Strata strataWithTools()
{
    Strata strata = someStrata();
    Branch<Stratum> outside{Stratum{StratumKind::Outside, Tier::Granite, QStringLiteral("TOOLS AND OVERHEAD")}};
    Stratum tools{StratumKind::Tools, Tier::Granite, QStringLiteral("3 tools"), QStringLiteral("agents/reviewer.md")};
    tools.size = TokenCount::exact(1200, {});
    outside.item.size = tools.size;
    outside.item.count = 1;
    outside.children = {Branch<Stratum>{tools}};
    strata.tiers += outside;
    strata.total += tools.size;
    return strata;
}

Strata manyLayers(int count)
{
    Strata strata = someStrata();
    for (int i = 0; i < count; ++i) {
        Branch<Stratum> &branch = strata.tiers[i % strata.tiers.size()];
        const QString title = QStringLiteral("Layer number %1 with a name that is rather long").arg(i);
        branch.children.prepend(
            {layer(branch.item.tier, title, (i * 7919) % 5000 + 20, static_cast<int>(branch.children.size()))});
        branch.item.count += 1;
    }
    return strata;
}

/// Translates the state of layers that are not sent into a longer text.
class LongTexts : public QTranslator
{
public:
    static QString notSent() { return QStringLiteral("nicht gesendet"); }
    QString translate(const char *, const char *source, const char *, int) const override
    {
        return qstrcmp(source, "not sent") == 0 ? notSent() : QString();
    }
    bool isEmpty() const override { return false; }
};

/// A view on the screen with its model.
struct StrataViewFixture {
    StrataModel model;
    StrataView view;

    explicit StrataViewFixture(const Strata &strata = someStrata(), const QSize &size = {300, 520})
    {
        model.setStrata(strata);
        view.setModel(&model);
        view.resize(size);
        view.show();
        QVERIFY2(QTest::qWaitForWindowExposed(&view), "the view is shown");
        view.setFocus();
    }

    QModelIndex index(const QString &title) const
    {
        return model.match(model.index(0, 0), Qt::DisplayRole, title, 1, Qt::MatchExactly | Qt::MatchRecursive)
            .value(0);
    }
    QPoint middleOf(const QString &title) const { return view.visualRect(index(title)).center(); }
    QString current() const { return view.currentIndex().data().toString(); }
    QImage picture()
    {
        QImage image(view.viewport()->size(), QImage::Format_RGB32);
        view.viewport()->render(&image);
        return image;
    }
};

bool sendEnter(QWidget *to, const QPoint &place, const QMimeData &data)
{
    QDragEnterEvent event(place, Qt::MoveAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(to, &event);
    return event.isAccepted();
}

bool sendMove(QWidget *to, const QPoint &place, const QMimeData &data)
{
    QDragMoveEvent event(place, Qt::MoveAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(to, &event);
    return event.isAccepted();
}

bool sendDrop(QWidget *to, const QPoint &place, const QMimeData &data)
{
    sendEnter(to, place, data); // Qt requires a drag enter event before the move
    QDropEvent event(QPointF(place), Qt::MoveAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(to, &event);
    return event.isAccepted();
}

bool overlaps(const QRectF &left, const QRectF &right)
{
    const QRectF common = left.intersected(right);
    return common.width() > 0.5 && common.height() > 0.5;
}

/// Returns the first two overlapping labels, or an empty string.
QString overlapIn(const StrataLayout &layout)
{
    const QList<StrataLabel> &labels = layout.labels();
    for (qsizetype i = 0; i < labels.size(); ++i) {
        for (qsizetype k = i + 1; k < labels.size(); ++k) {
            if (overlaps(labels.at(i).rect, labels.at(k).rect))
                return labels.at(i).text + QStringLiteral(" / ") + labels.at(k).text;
        }
    }
    return {};
}

QStringList textsIn(const QByteArray &svg)
{
    QStringList texts;
    QXmlStreamReader reader(svg);
    while (!reader.atEnd()) {
        if (reader.readNext() == QXmlStreamReader::StartElement && reader.name() == QLatin1String("text"))
            texts += reader.readElementText(QXmlStreamReader::IncludeChildElements).trimmed();
    }
    return reader.hasError() ? QStringList() : texts;
}

} // namespace

class TestStrataView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { setUpApplication(*qobject_cast<QApplication *>(QCoreApplication::instance())); }
    void cleanup() { applyTheme(ThemeChoice::Light); }

    /// The mark of a layer that changes too often is inside the layer. Only a flat mark may cover a label.
    void churnMarksCoverNoLabels()
    {
        Strata strata = manyLayers(8);
        for (Branch<Stratum> &branch : strata.tiers) {
            for (Branch<Stratum> &layer : branch.children)
                layer.item.churn.exceedsCadence = true;
        }
        StrataGeometry geometry{QSizeF(300, 520)};
        geometry.label = QApplication::font();
        geometry.caption = geometry.label;
        const StrataLayout layout(strata.tiers, geometry);
        int marks = 0;
        for (int body = 0; body < layout.bodies().size(); ++body) {
            const QRectF mark = layout.erosionMark(body);
            if (mark.isEmpty())
                continue;
            ++marks;
            QVERIFY(layout.bodies().at(body).rect.contains(mark));
            for (const StrataLabel &label : layout.labels())
                QVERIFY2(mark.height() <= 3 || !label.rect.intersects(mark), qPrintable(label.text));
        }
        QVERIFY(marks > 0);
        QVERIFY(StrataLayout(manyLayers(8).tiers, geometry).erosionMark(1).isEmpty());
    }

    void aLayerThatIsNotSentHasALabel_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<double>("zoom");
        QTest::addColumn<bool>("isComplete");
        QTest::newRow("wide") << QSize(600, 520) << 1.0 << true;
        QTest::newRow("dock") << QSize(260, 520) << 1.0 << true;
        QTest::newRow("dock, two lines") << QSize(260, 520) << 6.0 << true;
        QTest::newRow("narrow") << QSize(140, 520) << 1.0 << false;
        QTest::newRow("narrow, two lines") << QSize(140, 520) << 6.0 << false;
    }

    /// The label for "not sent" also fits with a much longer translation.
    void aLayerThatIsNotSentHasALabel()
    {
        QFETCH(QSize, size);
        QFETCH(double, zoom);
        QFETCH(bool, isComplete);
        LongTexts german;
        QCoreApplication::installTranslator(&german);
        Strata strata = someStrata();
        strata.tiers[1].children[1].item.title = QStringLiteral("Drought in the garden in summer");
        QFont caption = QApplication::font();
        caption.setPointSizeF(caption.pointSizeF() * 0.84);
        const StrataLayout layout(strata.tiers, {QSizeF(size), zoom, false, QApplication::font(), caption});
        QCoreApplication::removeTranslator(&german);
        QStringList texts;
        for (const StrataLabel &label : layout.labels()) {
            if (label.body >= 0 && layout.bodies().at(label.body).stratum.presence != Presence::Sent)
                texts += label.text;
        }
        const auto isState = [&](const QString &text) { return isComplete ? text == LongTexts::notSent() : text.startsWith(LongTexts::notSent().first(2)); };
        QVERIFY2(std::count_if(texts.begin(), texts.end(), isState) == 1, qPrintable(texts.join(u'|')));
        QCOMPARE(overlapIn(layout), QString());
    }

    /// Narrow labels keep the beginning of names.
    void elidesNamesAtTheEnd()
    {
        QFont caption = QApplication::font();
        caption.setPointSizeF(caption.pointSizeF() * 0.84);
        const StrataLayout layout(manyLayers(20).tiers, {QSizeF(140, 300), 1.0, true, QApplication::font(), caption});
        int elided = 0;
        for (const StrataLabel &label : layout.labels()) {
            if (label.kind == LabelKind::Detail || !label.text.contains(u'…'))
                continue;
            ++elided;
            QVERIFY2(label.text.endsWith(u'…'), qPrintable(label.text));
        }
        QVERIFY(elided > 0);
    }

    void labelsDoNotOverlap_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("layers");
        QTest::addColumn<bool>("fit");
        QTest::addColumn<double>("zoom");
        QTest::addColumn<bool>("rightToLeft");
        QTest::newRow("dock") << QSize(260, 430) << 0 << false << 1.0 << false;
        QTest::newRow("wide") << QSize(900, 700) << 5 << false << 1.0 << false;
        QTest::newRow("narrow") << QSize(140, 300) << 5 << false << 1.0 << false;
        QTest::newRow("fit") << QSize(260, 300) << 10 << true << 1.0 << false;
        QTest::newRow("many, fit") << QSize(300, 500) << 60 << true << 1.0 << false;
        QTest::newRow("many") << QSize(300, 500) << 60 << false << 1.0 << false;
        QTest::newRow("zoomed out") << QSize(300, 500) << 30 << false << 0.5 << false;
        QTest::newRow("zoomed in") << QSize(300, 500) << 30 << false << 4.0 << false;
        QTest::newRow("right to left") << QSize(300, 400) << 20 << true << 1.0 << true;
        QTest::newRow("very many") << QSize(300, 400) << 400 << true << 1.0 << false;
    }

    void labelsDoNotOverlap()
    {
        QFETCH(QSize, size);
        QFETCH(int, layers);
        QFETCH(bool, fit);
        QFETCH(double, zoom);
        QFETCH(bool, rightToLeft);
        const QFont font = QApplication::font();
        QFont caption = font;
        caption.setPointSizeF(font.pointSizeF() * 0.84);
        const StrataLayout layout(manyLayers(layers).tiers, {QSizeF(size), zoom, fit, font, caption, rightToLeft});
        QCOMPARE(overlapIn(layout), QString());
        for (const StrataLabel &label : layout.labels())
            QVERIFY2(label.rect.left() >= 0 && label.rect.right() <= size.width() + 1, qPrintable(label.text));
        for (const StrataBody &body : layout.bodies())
            QVERIFY2(body.rect.height() >= 5 && body.rect.width() > 20, qPrintable(body.stratum.title));
    }

    void reusedTextsGiveTheSameLabels()
    {
        QFont caption = QApplication::font();
        caption.setPointSizeF(caption.pointSizeF() * 0.9);
        QFont large = QApplication::font();
        large.setPointSizeF(large.pointSizeF() * 1.6);
        LabelTexts texts;
        const QList<StrataGeometry> geometries{{QSizeF(420, 600), 1.0, false, QApplication::font(), caption}, {QSizeF(420, 600), 1.0, false, large, caption},
            {QSizeF(140, 600), 1.0, true, QApplication::font(), caption}, {QSizeF(420, 600), 1.0, false, QApplication::font(), large}};
        for (const int layers : {20, 21, 20, 3, 60}) {
            for (const StrataGeometry &geometry : geometries) {
                const QList<Branch<Stratum>> tiers = manyLayers(layers).tiers;
                const StrataLayout fresh(tiers, geometry);
                const StrataLayout reused(tiers, geometry, texts);
                QCOMPARE(reused.labels().size(), fresh.labels().size());
                for (qsizetype i = 0; i < fresh.labels().size(); ++i) {
                    QCOMPARE(reused.labels().at(i).text, fresh.labels().at(i).text);
                    QCOMPARE(reused.labels().at(i).rect, fresh.labels().at(i).rect);
                    QCOMPARE(reused.labels().at(i).glyphs.text(), fresh.labels().at(i).glyphs.text());
                }
            }
        }
    }

    void fillsTheViewportHeight()
    {
        StrataViewFixture shown;
        QCOMPARE(qRound(shown.view.currentLayout().height()), shown.view.viewport()->height());
        QCOMPARE(shown.view.verticalScrollBar()->maximum(), 0);
    }

    void thicknessGrowsWithTheSquareRoot()
    {
        StrataViewFixture shown;
        shown.view.setZoom(6);
        const auto height = [&](const char *title) {
            return double(shown.view.visualRect(shown.index(QString::fromLatin1(title))).height());
        };
        QVERIFY2(qAbs(height("Soul") / height("Rules") - 2) < 0.1, "8,000 and 2,000 tokens");
        QVERIFY(height("Drought") < height("Frost"));
    }

    void drawsDeterministically()
    {
        StrataViewFixture one;
        StrataViewFixture other;
        QVERIFY(one.picture() == other.picture());
        QVERIFY(one.picture() == one.picture());
    }

    void visualRectsMatchIndexes()
    {
        StrataViewFixture shown(manyLayers(12), {300, 700});
        for (int row = 0; row < shown.model.rowCount(); ++row) {
            const QModelIndex tier = shown.model.index(row, 0);
            const QPoint caption = shown.view.visualRect(tier).topLeft() + QPoint(20, 8);
            QCOMPARE(shown.view.indexAt(caption), tier);
            for (int child = 0; child < shown.model.rowCount(tier); ++child) {
                const QModelIndex index = shown.model.index(child, 0, tier);
                QCOMPARE(shown.view.indexAt(shown.view.visualRect(index).center()), index);
            }
        }
        QVERIFY(!shown.view.indexAt(QPoint(1, 1)).isValid());
        QVERIFY(shown.view.visualRect({}).isNull());
        QVERIFY(shown.view.visualRect(shown.model.index(0, 1)).isNull() == false);
    }

    void clickSelectsAndEmitsClicked()
    {
        StrataViewFixture shown;
        QSignalSpy clicked(&shown.view, &QAbstractItemView::clicked);
        QTest::mouseClick(shown.view.viewport(), Qt::LeftButton, {}, shown.middleOf(QStringLiteral("Rules")));
        QCOMPARE(shown.current(), QStringLiteral("Rules"));
        QCOMPARE(clicked.size(), 1);
        QCOMPARE(clicked.first().first().toModelIndex().data(PathRole).toString(), QStringLiteral("layers/Rules.md"));
        QVERIFY(shown.view.appearance().selectedBody >= 0);
    }

    void enterAndDoubleClickActivate()
    {
        StrataViewFixture shown;
        QSignalSpy activated(&shown.view, &QAbstractItemView::activated);
        shown.view.selectPath(QStringLiteral("layers/Frost.md"));
        QTest::keyClick(&shown.view, Qt::Key_Return);
        QCOMPARE(activated.size(), 1);
        QTest::mouseDClick(shown.view.viewport(), Qt::LeftButton, {}, shown.middleOf(QStringLiteral("Soul")));
        QVERIFY(activated.size() >= 1);
    }

    void hoverHighlightsAndShowsAToolTip()
    {
        StrataViewFixture shown;
        const QPoint place = shown.middleOf(QStringLiteral("Drought"));
        QMouseEvent move(
            QEvent::MouseMove, place, shown.view.viewport()->mapToGlobal(QPointF(place)), Qt::NoButton, {}, {});
        QApplication::sendEvent(shown.view.viewport(), &move);
        QVERIFY(shown.view.appearance().hoveredBody >= 0);
        QHelpEvent help(QEvent::ToolTip, place, shown.view.viewport()->mapToGlobal(place));
        QApplication::sendEvent(shown.view.viewport(), &help);
        const QString toolTip = QToolTip::text();
        for (const char *part :
            {"Drought", "layers/Drought.md", "700 characters", "0%", "changes daily", "not sent: condition is false"})
            QVERIFY2(toolTip.contains(QString::fromLatin1(part)), part);
        QEvent leave(QEvent::Leave);
        QApplication::sendEvent(shown.view.viewport(), &leave);
        QCOMPARE(shown.view.appearance().hoveredBody, -1);
    }

    void arrowsVisitEveryItem()
    {
        StrataViewFixture shown;
        QTest::keyClick(&shown.view, Qt::Key_Home);
        QStringList seen{shown.current()};
        for (int i = 1; i < shown.view.currentLayout().bodies().size(); ++i) {
            QTest::keyClick(&shown.view, Qt::Key_Down);
            seen += shown.current();
        }
        QCOMPARE(seen.size(), 5 + 8);
        QCOMPARE(QSet<QString>(seen.begin(), seen.end()).size(), seen.size());
        QCOMPARE(seen.constLast(), QStringLiteral("Soul"));
        QTest::keyClick(&shown.view, Qt::Key_Down);
        QCOMPARE(shown.current(), QStringLiteral("Soul"));
        QTest::keyClick(&shown.view, Qt::Key_Up);
        QCOMPARE(shown.current(), QStringLiteral("Rules"));
        QTest::keyClick(&shown.view, Qt::Key_Home);
        QCOMPARE(shown.current(), QStringLiteral("WEATHER"));
        QTest::keyClick(&shown.view, Qt::Key_End);
        QCOMPARE(shown.current(), QStringLiteral("Soul"));
        QTest::keyClick(&shown.view, Qt::Key_PageUp);
        QVERIFY(shown.current() != QStringLiteral("Soul"));
    }

    void leftAndRightVisitPebblesAndTiers()
    {
        StrataViewFixture shown;
        shown.view.selectPath(QStringLiteral("skills/cluster-check/SKILL.md"));
        QTest::keyClick(&shown.view, Qt::Key_Right);
        QCOMPARE(shown.current(), QStringLiteral("deploy-release"));
        QTest::keyClick(&shown.view, Qt::Key_Left);
        QCOMPARE(shown.current(), QStringLiteral("cluster-check"));
        QTest::keyClick(&shown.view, Qt::Key_Left);
        QCOMPARE(shown.current(), QStringLiteral("WEATHER"));
        QTest::keyClick(&shown.view, Qt::Key_Right);
        QCOMPARE(shown.current(), QStringLiteral("Request"));
    }

    void typingSelectsAMatch()
    {
        StrataViewFixture shown;
        QTest::keyClicks(&shown.view, QStringLiteral("so"));
        QCOMPARE(shown.current(), QStringLiteral("Soul"));
    }

    void zoomsWithWheelAndKeys()
    {
        StrataViewFixture shown;
        const double before = shown.view.currentLayout().height();
        QWheelEvent wheel(QPointF(20, 20), shown.view.mapToGlobal(QPointF(20, 20)), {}, QPoint(0, 120), Qt::NoButton,
            Qt::ControlModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(shown.view.viewport(), &wheel);
        QVERIFY(shown.view.currentLayout().height() > before);
        QVERIFY(shown.view.verticalScrollBar()->maximum() > 0);
        QTest::keyClick(&shown.view, Qt::Key_Minus, Qt::ControlModifier);
        QCOMPARE(shown.view.currentLayout().height(), before);
        QTest::keyClick(&shown.view, Qt::Key_Plus, Qt::ControlModifier);
        QTest::keyClick(&shown.view, Qt::Key_0, Qt::ControlModifier);
        QCOMPARE(shown.view.zoom(), 1.0);
    }

    void fitsManyLayersIntoTheHeight()
    {
        StrataViewFixture shown(manyLayers(20), {300, 480});
        QVERIFY(shown.view.verticalScrollBar()->maximum() > 0);
        shown.view.setFitToHeight(true);
        QCOMPARE(shown.view.verticalScrollBar()->maximum(), 0);
        shown.view.setZoom(1);
        QVERIFY(!shown.view.isFitToHeight());
    }

    void scrollsToTheCurrentItem()
    {
        StrataViewFixture shown(manyLayers(40), {260, 300});
        QTest::keyClick(&shown.view, Qt::Key_End);
        QVERIFY(shown.view.viewport()->rect().contains(shown.view.visualRect(shown.view.currentIndex()).center()));
        QTest::keyClick(&shown.view, Qt::Key_Home);
        QCOMPARE(shown.view.verticalScrollBar()->value(), 0);
    }

    void dragsToAnotherTier()
    {
        StrataViewFixture shown;
        QSignalSpy moves(&shown.view, &StrataView::moveRequested);
        const std::unique_ptr<QMimeData> data(shown.model.mimeData({shown.index(QStringLiteral("Frost"))}));
        QWidget *viewport = shown.view.viewport();
        const QPoint place = shown.view.visualRect(shown.index(QStringLiteral("Rules"))).topLeft() + QPoint(40, 3);
        const QImage before = shown.picture();
        QVERIFY(sendEnter(viewport, place, *data));
        QVERIFY(sendMove(viewport, place, *data));
        QVERIFY(shown.view.appearance().target == std::optional(StrataPosition{Tier::Granite, 2}));
        QVERIFY2(shown.picture() != before, "the place is shown");
        QVERIFY(sendDrop(viewport, place, *data));
        QCOMPARE(moves.size(), 1);
        QCOMPARE(moves.first().at(0).toString(), QStringLiteral("layers/Frost.md"));
        QVERIFY((moves.first().at(1).value<StrataPosition>() == StrataPosition{Tier::Granite, 2}));
        QVERIFY(!shown.view.appearance().target);
        QCOMPARE(shown.index(QStringLiteral("Frost")).data(TierRole).toInt(), int(Tier::Topsoil));
    }

    void dropsBetweenLayersAndIntoEmptyTiers()
    {
        StrataViewFixture shown;
        QSignalSpy moves(&shown.view, &StrataView::moveRequested);
        const std::unique_ptr<QMimeData> data(shown.model.mimeData({shown.index(QStringLiteral("Soul"))}));
        QWidget *viewport = shown.view.viewport();
        const QRect bedrock = shown.view.visualRect(shown.index(QStringLiteral("BEDROCK")));
        QVERIFY(sendDrop(viewport, bedrock.center(), *data));
        QVERIFY((moves.takeFirst().at(1).value<StrataPosition>() == StrataPosition{Tier::Bedrock, 0}));
        const QRect rules = shown.view.visualRect(shown.index(QStringLiteral("Rules")));
        QVERIFY(sendDrop(viewport, rules.topLeft() + QPoint(30, 4), *data));
        QVERIFY((moves.takeFirst().at(1).value<StrataPosition>() == StrataPosition{Tier::Granite, 1}));
        QVERIFY2(sendDrop(viewport, shown.middleOf(QStringLiteral("Soul")), *data), "the layer is already there");
        QCOMPARE(moves.size(), 0);
        QMimeData other;
        other.setText(QStringLiteral("something else"));
        QVERIFY(!sendEnter(viewport, rules.center(), other));
        QVERIFY(!sendMove(viewport, rules.center(), other));
    }

    void stepsStayInsideTheStrata()
    {
        StrataViewFixture shown;
        shown.view.selectPath(QStringLiteral("layers/Rules.md"));
        QVERIFY(!shown.view.adjacentPosition(1, StrataView::Step::InTier));
        QVERIFY((shown.view.adjacentPosition(-1, StrataView::Step::InTier) == StrataPosition{Tier::Granite, 0}));
        QVERIFY((shown.view.adjacentPosition(1, StrataView::Step::ToTier) == StrataPosition{Tier::Bedrock, 0}));
        QVERIFY(!shown.view.adjacentPosition(-1, StrataView::Step::ToTier));
        shown.view.showProposal(QStringLiteral("layers/Rules.md"), {Tier::Bedrock, 0});
        QVERIFY((shown.view.adjacentPosition(1, StrataView::Step::ToTier) == StrataPosition{Tier::Sandstone, 0}));
        shown.view.clearProposal();
        shown.view.selectPath(QStringLiteral("agents/reviewer.md"));
        QVERIFY(!shown.view.adjacentPosition(1, StrataView::Step::ToTier));
        QVERIFY(!shown.view.topPosition(Tier::Granite));
    }

    void selectionSurvivesAKeystroke()
    {
        StrataViewFixture shown;
        shown.view.selectPath(QStringLiteral("layers/Frost.md"));
        Strata typed = someStrata();
        typed.tiers[1].children[0].item.size.tokens += 1;
        shown.model.setStrata(typed);
        QCOMPARE(shown.current(), QStringLiteral("Frost"));
        QVERIFY(shown.view.appearance().selectedBody >= 0);
        typed.tiers[1].children.removeAt(1);
        shown.model.setStrata(typed);
        QCOMPARE(shown.current(), QStringLiteral("Frost"));
        QCOMPARE(overlapIn(shown.view.currentLayout()), QString());
        shown.model.setStrata({});
        QVERIFY(shown.view.currentLayout().bodies().isEmpty());
        QVERIFY(!shown.picture().isNull());
    }

    void mirrorsFromRightToLeft()
    {
        StrataViewFixture shown;
        const auto leftOf = [&](LabelKind kind) {
            for (const StrataLabel &label : shown.view.currentLayout().labels()) {
                if (label.kind == kind)
                    return label.rect.left();
            }
            return -1.0;
        };
        QVERIFY(leftOf(LabelKind::Tier) < leftOf(LabelKind::TierSize));
        shown.view.setLayoutDirection(Qt::RightToLeft);
        QVERIFY(leftOf(LabelKind::Tier) > leftOf(LabelKind::TierSize));
        shown.view.selectPath(QStringLiteral("skills/cluster-check/SKILL.md"));
        QTest::keyClick(&shown.view, Qt::Key_Left);
        QCOMPARE(shown.current(), QStringLiteral("deploy-release"));
    }

    void textsHaveEnoughContrastInEveryPalette()
    {
        for (const ThemeChoice theme : allThemes) {
            applyTheme(theme);
            const QPalette palette = QApplication::palette();
            StrataViewFixture shown;
            shown.model.setStrata(strataWithTools());
            for (const StrataBody &body : shown.view.currentLayout().bodies()) {
                const double found = contrast(stratumColors(body.stratum, palette).foreground, labelBackground(body, palette));
                QVERIFY2(found >= (isHighContrast(palette) ? 7 : 4.5),
                    qPrintable(QStringLiteral("%1 %2").arg(body.stratum.title).arg(found)));
            }
        }
    }

    /// Parts outside tiers are below all tiers, in a color that no tier has. They cannot be moved. A layer that is dropped on them stays in the lowest
    /// tier.
    void partsOutsideTiersAreLowest()
    {
        StrataViewFixture shown;
        shown.model.setStrata(strataWithTools());
        const QList<StrataBody> &bodies = shown.view.currentLayout().bodies();
        QCOMPARE(bodies.constLast().stratum.title, QStringLiteral("3 tools"));
        QVERIFY(!bodies.constLast().stratum.isMovable());
        for (const Tier tier : allTiers)
            QVERIFY(stratumColors(bodies.constLast().stratum, shown.view.palette()).fill != tierColors(tier, shown.view.palette()).fill);
        const auto target = shown.view.currentLayout().positionAt(bodies.constLast().rect.center().y(), QStringLiteral("layers/Frost.md"));
        QVERIFY(target && *target == (StrataPosition{Tier::Granite, 0}));
        QCOMPARE(shown.view.currentLayout().bodies().at(shown.view.currentLayout().findTier(Tier::Granite)).stratum.title, tierTitle(Tier::Granite));
    }

    void tiersDifferWithoutColor()
    {
        applyTheme(ThemeChoice::HighContrastLight);
        StrataViewFixture shown;
        const QImage grayscale = shown.picture().convertToFormat(QImage::Format_Grayscale8);
        const auto marksIn = [&](const char *title) {
            const QRect rect = shown.view.visualRect(shown.index(QString::fromLatin1(title))).adjusted(20, 6, -90, -6);
            QSet<int> shades;
            for (int y = rect.top(); y < rect.bottom(); ++y) {
                for (int x = rect.left(); x < rect.right(); ++x)
                    shades += qGray(grayscale.pixel(x, y));
            }
            return shades.size();
        };
        QVERIFY2(marksIn("BEDROCK") > 1, "the texture is visible in high contrast");
        QVERIFY2(marksIn("Soul") > 1, "the texture is visible in high contrast");
    }

    void isAccessible()
    {
        StrataViewFixture shown;
        QAccessibleInterface *tree = QAccessible::queryAccessibleInterface(&shown.view);
        QVERIFY(tree);
        QCOMPARE(tree->role(), QAccessible::Tree);
        QCOMPARE(tree->text(QAccessible::Name), QStringLiteral("Strata"));
        QCOMPARE(tree->childCount(), 13);
        QAccessibleInterface *first = tree->child(0);
        QVERIFY(first && first->isValid());
        QVERIFY(first->text(QAccessible::Name).startsWith(QStringLiteral("WEATHER, ")));
        QCOMPARE(tree->indexOfChild(first), 0);
        shown.view.selectPath(QStringLiteral("layers/Drought.md"));
        QAccessibleInterface *drought = tree->focusChild();
        QVERIFY(drought);
        QVERIFY(drought->text(QAccessible::Name).contains(QStringLiteral("layer in TOPSOIL, 700 characters")));
        QVERIFY(drought->text(QAccessible::Name).contains(QStringLiteral("not sent: condition is false")));
        QVERIFY(drought->state().selected);
        const QPoint middle = drought->rect().center();
        QCOMPARE(tree->childAt(middle.x(), middle.y()), drought);
        QSignalSpy activated(&shown.view, &QAbstractItemView::activated);
        drought->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QCOMPARE(activated.size(), 1);
    }

    void exportsSvg()
    {
        const Strata strata = manyLayers(20);
        const QByteArray svg = strataSvg(strata, lightPalette(), QApplication::font());
        QCOMPARE(strataSvg(strata, lightPalette(), QApplication::font()), svg);
        QVERIFY2(!svg.contains("<image"), "lines only");
        const QStringList texts = textsIn(svg);
        QVERIFY(!texts.isEmpty());
        for (const Branch<Stratum> &tier : strata.tiers) {
            QVERIFY2(texts.join(u'\n').contains(tier.item.title), qPrintable(tier.item.title));
            for (const Branch<Stratum> &child : tier.children)
                QVERIFY2(texts.contains(child.item.title), qPrintable(child.item.title));
        }
        QVERIFY(strataSvg(strata, darkPalette(), QApplication::font(), true) != svg);
        QVERIFY(!strataSvg({}, lightPalette(), QApplication::font()).isEmpty());
    }

    void paintsWithinTheTimeLimit()
    {
        StrataViewFixture shown(manyLayers(52), {300, 900});
        shown.view.setFitToHeight(true);
        QImage image(shown.view.viewport()->size(), QImage::Format_ARGB32_Premultiplied);
        QList<qint64> times;
        for (int i = 0; i < 41; ++i) {
            QPainter painter(&image);
            QElapsedTimer timer;
            timer.start();
            paintStrata(painter, shown.view.currentLayout(), shown.view.appearance(), image.rect());
            times += timer.nsecsElapsed() / 1000;
        }
        std::sort(times.begin(), times.end());
        qInfo("60 layers: median %lld us, longest %lld us", times.at(20), times.constLast());
        if (qEnvironmentVariableIsSet("OUTCROP_TIMED"))
            QVERIFY2(times.at(20) < 8000, "far below a frame");
    }
};

OUTCROP_TEST(TestStrataView, GuiApplication)

} // namespace tst_strataview

#include "tst_strataview.moc"
