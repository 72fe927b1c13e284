// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"
#include "core/tokens/estimator.h"

#include <QHash>
#include <QStringList>

namespace outcrop {

/// A model, as far as its tokenizer depends on it.
struct CountedModel {
    QString provider = {};
    QString id = {};
    QString family = {};
    /// What the adapter's row says: an encoding, an estimator or a tokenizer file of the workspace. Empty: by provider, id and family.
    QString tokenizer = {};
};

/// The data: which model counts with which tokenizer, the estimators, and the patterns that cut text for `.tiktoken` files. Read from
/// resources/tokenizers/{models,estimates}.yaml; a workspace's own rows come first. A value.
class ModelTokenizers
{
public:
    /// What is part of the program.
    static const ModelTokenizers &builtIn();
    /// The same with the rows of a workspace's tokenizers/models.yaml laid over it.
    ModelTokenizers with(const QString &text, const QString &file) const;

    /// The name of the first row that fits; `any` where none does.
    QString tokenizerOf(const CountedModel &model) const;
    /// By name, or nothing.
    const Estimator *estimator(const QString &name) const;
    /// Sorted.
    QStringList estimatorNames() const;
    /// The pattern of a split, or nothing.
    QString split(const QString &name) const { return m_splits.value(name); }
    QStringList splitNames() const;
    const Diagnostics &diagnostics() const { return m_diagnostics; }

private:
    struct Row {
        QStringList models;
        QStringList families;
        QString provider;
        QString tokenizer;

        bool fits(const CountedModel &model) const;
    };

    void read(const QString &text, const QString &file);
    void readEstimator(const QString &name, const DataNode &row, const QString &file);
    static Row readRow(const DataNode &row);

    QList<Row> m_rows;
    QHash<QString, Estimator> m_estimators;
    QHash<QString, QString> m_splits;
    Diagnostics m_diagnostics;
};

} // namespace outcrop
