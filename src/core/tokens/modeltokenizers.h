// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"
#include "core/tokens/estimator.h"

#include <QHash>
#include <QStringList>

namespace outcrop {

/// The properties of a model that determine its tokenizer.
struct ModelIdentity {
    QString provider = {};
    QString id = {};
    QString family = {};
    /// From the adapter: an encoding, an estimator or a tokenizer file in the workspace. Empty to choose by provider, ID and family.
    QString tokenizer = {};
};

/// Maps models to tokenizers, and contains the estimators and the split patterns of `.tiktoken` files. Read from
/// resources/tokenizers/{models,estimates}.yaml; a workspace's rows take precedence.
class ModelTokenizers
{
public:
    /// Returns the data built into the program.
    static const ModelTokenizers &builtIn();
    /// Returns a copy with the rows of a workspace's tokenizers/models.yaml added.
    ModelTokenizers with(const QString &text, const QString &file) const;

    /// Returns the tokenizer of the first row that matches, or `any` if none does.
    QString tokenizerOf(const ModelIdentity &model) const;
    /// Returns the estimator with this name, or null.
    const Estimator *estimator(const QString &name) const;
    /// Returns the names in sorted order.
    QStringList estimatorNames() const;
    /// Returns a split pattern, or an empty string if it does not exist.
    QString split(const QString &name) const { return m_splits.value(name); }
    QStringList splitNames() const;
    const Diagnostics &diagnostics() const { return m_diagnostics; }

private:
    struct Row {
        QStringList models;
        QStringList families;
        QString provider;
        QString tokenizer;

        bool fits(const ModelIdentity &model) const;
    };

    void read(const DataNode &data, const QString &file);
    void readEstimator(const QString &name, const DataNode &row, const QString &file);
    static Row readRow(const DataNode &row);

    QList<Row> m_rows;
    QHash<QString, Estimator> m_estimators;
    QHash<QString, QString> m_splits;
    Diagnostics m_diagnostics;
};

} // namespace outcrop
