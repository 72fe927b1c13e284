// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTest>

namespace outcrop::testing {

/// Returns the first different line, or an empty string if the texts are equal.
inline QString firstDifference(const QByteArray &expected, const QByteArray &actual)
{
    const QList<QByteArray> wanted = expected.split('\n');
    const QList<QByteArray> found = actual.split('\n');
    for (qsizetype line = 0; line < qMax(wanted.size(), found.size()); ++line) {
        if (wanted.value(line) != found.value(line))
            return QStringLiteral("line %1\n   expected: %2\n   actual:   %3")
                .arg(QString::number(line + 1), QString::fromUtf8(wanted.value(line)), QString::fromUtf8(found.value(line)));
    }
    return expected == actual ? QString() : QStringLiteral("the end: one has a line end more");
}

/// Compares `actual` with tests/golden/`name`. Returns the difference, or an empty string. If OUTCROP_UPDATE_GOLDEN is set, the file is written instead:
/// review the change with git diff before you commit it.
inline QString compareWithGolden(const QString &name, const QByteArray &actual)
{
    QFile file(QStringLiteral(OUTCROP_GOLDEN "/") + name);
    if (qEnvironmentVariableIsSet("OUTCROP_UPDATE_GOLDEN")) {
        QDir().mkpath(QFileInfo(file).path());
        const bool isWritten = file.open(QIODevice::WriteOnly) && file.write(actual) == actual.size();
        return isWritten ? QString() : name + QStringLiteral(" cannot be written");
    }
    if (!file.open(QIODevice::ReadOnly))
        return name + QStringLiteral(" is missing; make it with tests/golden/update.sh");
    const QString difference = firstDifference(file.readAll(), actual);
    return difference.isEmpty() ? QString() : name + QStringLiteral(" differs in ") + difference;
}

} // namespace outcrop::testing

/// Fails the test if a text differs from its golden file.
#define COMPARE_GOLDEN(name, actual)                                                                                                                 \
    do {                                                                                                                                             \
        const QString goldenDifference = outcrop::testing::compareWithGolden((name), (actual));                                                     \
        QVERIFY2(goldenDifference.isEmpty(), qPrintable(goldenDifference));                                                                          \
    } while (false)
