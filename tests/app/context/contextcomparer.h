// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/clients/clientcontext.h"

#include <QStringList>

namespace outcrop {

/// The location of a recorded scenario.
struct RecordedScenario {
    QString repository;
    QString outer; ///< the parent folder of `folder`
    QString home;
    QString recordedAt = QStringLiteral("/tmp/oracles/scn"); ///< folder of all scenarios during the recording; its length affects the size of paths in requests
};

/// Compares the engine's output with the recorded request of a real client. Compares locations, roles, files, lines, bytes, truncations, and the markers of each
/// file. Also compares the client's text around the files if it was recorded. With `ignoresOrder`, files of folders that the client reads in directory order are
/// compared in any order.
class ContextComparer
{
public:
    ContextComparer(RecordedScenario place, bool ignoresOrder);

    /// Returns one line for each difference; empty if the contexts are equal.
    QStringList differences(const Json &recorded, const ClientContext &context) const;

private:
    struct Piece {
        QString wrapper;
        QString file;
        int first = 0;
        int last = 0;
        qint64 bytes = 0;
        int extra = 0;

        bool isFile() const { return !file.isEmpty(); }
        QString text() const;
    };
    struct SourceFile {
        QString label;
        QStringList lines;
    };

    void addFiles(const QString &folder, const QString &label, bool isHome, int depth);
    QString normalized(QString text) const;
    QList<Piece> piecesOf(const QString &text) const;
    static QList<Piece> recordedPieces(const Json &text);
    static QList<Piece> withoutStrayPieces(const Json &recorded, const QList<Piece> &computed);
    static void compareLines(const QString &recorded, const QString &computed, const QString &at, QStringList &differences);
    static QString wrapperDifference(const QString &recorded, const QString &computed);
    void comparePart(const Json &recorded, const ContextPart &computed, QStringList &differences) const;
    void compareParts(const Json &recorded, const QList<const ContextPart *> &computed, QStringList &differences) const;
    void compareAsSets(const Json &recorded, const QList<const ContextPart *> &computed, QStringList &differences) const;

    RecordedScenario m_scenario;
    bool m_ignoresOrder = false;
    QList<SourceFile> m_files;
    QHash<QString, QList<std::pair<int, int>>> m_index;
};

} // namespace outcrop
