// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/render/renderpanel.h"
#include "gui/render/unsentlayerslabel.h"
#include "tests/gui/openwindow.h"
#include "tests/support/testregistry.h"

#include <QSignalSpy>
#include <QTabWidget>
#include <QTest>

using namespace outcrop;

namespace tst_unsentlayers {

class UnsentLayersView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// The list of losses names the layers that the task excludes, with the reason and a link.
    void listsTheLayersThatAreNotSent()
    {
        OpenWindow test;
        QVERIFY(test.openSample());
        test.trigger(QStringLiteral("showLosses"));
        QVERIFY(test.pick(QStringLiteral("phase"), QStringLiteral("planning")));
        QVERIFY(test.wait());
        auto *panel = test.find<RenderPanel>(QStringLiteral("render"));
        auto *label = test.find<UnsentLayersLabel>(QStringLiteral("unsentLayers"));
        QVERIFY(label->isVisible());
        QVERIFY2(label->text().contains(QStringLiteral("<a href=\"layers/review-lens.md\">")) || label->toolTip().contains(QStringLiteral("Review lens")),
            qPrintable(label->text()));
        const QString all = label->toolTip().isEmpty() ? label->text() : label->toolTip();
        QVERIFY2(all.contains(QStringLiteral("phase in (reviewing, revising) is false")), qPrintable(all));
        const QString tip = test.find<QTabWidget>(QStringLiteral("tabs"))->tabToolTip(static_cast<int>(RenderPanel::Tab::Losses));
        QVERIFY2(tip.contains(QStringLiteral("not sent")), qPrintable(tip));
        const QSignalSpy chosen(panel, &RenderPanel::sourceChosen);
        Q_EMIT label->linkActivated(QStringLiteral("layers/review-lens.md"));
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen.first().first().toString(), QStringLiteral("layers/review-lens.md"));
        QVERIFY(test.pick(QStringLiteral("phase"), QStringLiteral("reviewing")));
        QVERIFY(test.wait());
        QVERIFY2(!QString(label->text() + label->toolTip()).contains(QStringLiteral("Review lens")), qPrintable(label->text()));
    }

    /// Titles and conditions are text, so they cannot add markup.
    void showsMarkupAsText()
    {
        UnsentLayersLabel label;
        label.showLayers({{QStringLiteral("layers/a.md"), QStringLiteral("A <b>layer</b>"), QStringLiteral("window < 100 is false")}});
        QVERIFY2(label.text().contains(QStringLiteral("A &lt;b&gt;layer&lt;/b&gt;</a> (window &lt; 100 is false)")), qPrintable(label.text()));
        label.showLayers({});
        QVERIFY(label.isHidden());
    }
};

OUTCROP_TEST(UnsentLayersView, GuiApplication)

} // namespace tst_unsentlayers

#include "tst_unsentlayers.moc"
