// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layers/composer.h"
#include "core/layers/unsentlayers.h"
#include "tests/support/testregistry.h"
#include "tests/support/testworkspace.h"

#include <QTest>

using namespace outcrop;
using namespace outcrop::testing;

namespace tst_unsentlayers {

namespace {

/// Returns the unsent layers of a prompt in the phase `planning`, one line each.
QStringList unsentLines(const Selection &selection)
{
    const PromptLibrary library = PromptLibrary::read(workspaceOf({
        {QStringLiteral("layers/always.md"), QStringLiteral("---\ntier: granite\n---\nText.")},
        {QStringLiteral("layers/empty.md"), QStringLiteral("---\ntier: granite\norder: 2\n---\n\n")},
        {QStringLiteral("layers/review.md"), QStringLiteral("---\ntier: granite\norder: 3\ntitle: Review\nwhen: phase == reviewing\n---\nText.")},
        {QStringLiteral("layers/plan.md"), QStringLiteral("---\ntier: weather\nwhen: phase == planning\n---\nText.")},
    }));
    QStringList lines;
    for (const UnsentLayer &layer : unsentLayers(library, compose(library, selection, {}).bundle))
        lines += QStringLiteral("%1 %2: %3").arg(layer.file, layer.title, layer.reason);
    return lines;
}

} // namespace

class UnsentLayers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namesTheReason()
    {
        Selection selection;
        selection.phase = QStringLiteral("planning");
        QCOMPARE(unsentLines(selection),
            (QStringList{QStringLiteral("layers/empty.md Empty: no text"), QStringLiteral("layers/review.md Review: phase == reviewing is false")}));
        selection.phase = QStringLiteral("reviewing");
        QCOMPARE(unsentLines(selection),
            (QStringList{QStringLiteral("layers/empty.md Empty: no text"), QStringLiteral("layers/plan.md Plan: phase == planning is false")}));
    }

    void countsTheOthers()
    {
        const QList<UnsentLayer> layers{{{}, QStringLiteral("A"), QStringLiteral("no text")}, {{}, QStringLiteral("B"), QStringLiteral("x is false")}, {{}, QStringLiteral("C"), QStringLiteral("no text")}};
        QCOMPARE(unsentLayersText(layers, 3), QStringLiteral("A (no text), B (x is false), C (no text)"));
        QCOMPARE(unsentLayersText(layers, 2), QStringLiteral("A (no text), B (x is false) and 1 more"));
        QCOMPARE(unsentLayersText({}, 2), QString());
    }
};

OUTCROP_TEST(UnsentLayers, CoreApplication)

} // namespace tst_unsentlayers

#include "tst_unsentlayers.moc"
