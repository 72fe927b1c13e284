// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/render/templatemodesmodel.h"
#include "tests/models/modeldump.h"
#include "tests/support/testregistry.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace outcrop;

namespace tst_templatemodesmodel {

class TestTemplateModesModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void showsTheModeOfEachType()
    {
        TemplateMode planning;
        planning.type = QStringLiteral("planning");
        planning.usesDefaultMode = true;
        TemplateMode validation;
        validation.type = QStringLiteral("validation");
        validation.isStructured = true;
        validation.before = QStringLiteral("default");
        validation.domains = {QStringLiteral("testing"), QStringLiteral("security")};
        validation.ruleCount = 12;
        TemplateModesModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setRows({planning, validation});
        QCOMPARE(dump(model), QStringLiteral("# Type | Mode | Previous mode | Rules | Domains\n"
                                             "planning | unstructured (default) |  | 0 |\n"
                                             "validation | structured | default | 12 | testing, security\n"));
        QVERIFY(rejectsOutOfRange(model));
    }
};

OUTCROP_TEST(TestTemplateModesModel, NoApplication)

} // namespace tst_templatemodesmodel

#include "tst_templatemodesmodel.moc"
