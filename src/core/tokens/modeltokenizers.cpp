// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokens/modeltokenizers.h"

#include "core/base/joinedtext.h"
#include "core/documents/bundle/bundleddata.h"
#include "core/documents/data/yamlreader.h"
#include "core/tokens/tokensmessages.h"

#include <algorithm>

namespace outcrop {
namespace {

/// Returns whether a text matches a pattern, case-insensitively. `*` in the pattern matches any text.
bool matchesPattern(const QString &text, const QString &pattern)
{
    const QStringList parts = pattern.split(u'*');
    if (parts.size() == 1)
        return text.compare(pattern, Qt::CaseInsensitive) == 0;
    if (!text.startsWith(parts.first(), Qt::CaseInsensitive))
        return false;
    qsizetype at = parts.first().size();
    for (qsizetype i = 1; i + 1 < parts.size(); ++i) {
        const qsizetype found = text.indexOf(parts[i], at, Qt::CaseInsensitive);
        if (found < 0)
            return false;
        at = found + parts[i].size();
    }
    return text.size() - at >= parts.last().size() && text.endsWith(parts.last(), Qt::CaseInsensitive);
}

bool matchesAnyPattern(const QString &text, const QStringList &patterns)
{
    return patterns.isEmpty() || std::any_of(patterns.begin(), patterns.end(), [&text](const QString &pattern) { return matchesPattern(text, pattern); });
}

/// Returns an estimator that equals the o200k_base count, as the base of derived estimators.
Estimator o200kEstimator()
{
    const DataDocument row = readYaml(u"{title: o200k_base, weights: {o200k: 1}}", QString());
    return Estimator(QStringLiteral("o200k_base"), row.root);
}

} // namespace

const ModelTokenizers &ModelTokenizers::builtIn()
{
    static const ModelTokenizers data = [] {
        ModelTokenizers read;
        for (const QString &file : {QStringLiteral("estimates.yaml"), QStringLiteral("models.yaml")})
            read.read(bundledData(QStringLiteral("tokenizers/") + file), file);
        return read;
    }();
    return data;
}

ModelTokenizers ModelTokenizers::with(const QString &text, const QString &file) const
{
    ModelTokenizers both = *this;
    const DataDocument document = readYaml(text, file);
    both.m_diagnostics += document.diagnostics;
    both.read(document.root, file);
    return both;
}

void ModelTokenizers::read(const DataNode &data, const QString &file)
{
    for (const DataNode::Member &estimator : data[u"estimators"].members())
        readEstimator(estimator.key, estimator.value, file);
    for (const DataNode::Member &split : data[u"splits"].members())
        m_splits.insert(split.key, split.value.text());
    QList<Row> rows;
    for (const DataNode &row : data[u"models"].items())
        rows.append(readRow(row));
    m_rows = rows + m_rows;
}

void ModelTokenizers::readEstimator(const QString &name, const DataNode &row, const QString &file)
{
    const QString modelPattern = row[u"like"].text();
    if (modelPattern.isEmpty()) {
        m_estimators.insert(name, Estimator(name, row));
        return;
    }
    const Estimator *found = estimator(modelPattern);
    if (!found && modelPattern != u"o200k_base") {
        const QString message = tokensmessages::noEstimator(modelPattern, estimatorNames().join(listSeparator()));
        m_diagnostics.append({Severity::Error, QStringLiteral("tokens-no-estimator"), message, {file, row[u"like"].range()}});
        return;
    }
    m_estimators.insert(name, (found ? *found : o200kEstimator()).deriveEstimator(name, row));
}

ModelTokenizers::Row ModelTokenizers::readRow(const DataNode &row)
{
    return {row[u"model"].toStrings(), row[u"family"].toStrings(), row[u"provider"].text(), row[u"tokenizer"].text()};
}

bool ModelTokenizers::Row::fits(const ModelIdentity &model) const
{
    return (provider.isEmpty() || provider == model.provider) && matchesAnyPattern(model.id, models) && matchesAnyPattern(model.family, families);
}

QString ModelTokenizers::tokenizerOf(const ModelIdentity &model) const
{
    const auto row = std::find_if(m_rows.begin(), m_rows.end(), [&model](const Row &each) { return each.fits(model); });
    return row == m_rows.end() ? QStringLiteral("any") : row->tokenizer;
}

const Estimator *ModelTokenizers::estimator(const QString &name) const
{
    const auto found = m_estimators.find(name);
    return found == m_estimators.end() ? nullptr : &*found;
}

QStringList ModelTokenizers::estimatorNames() const
{
    QStringList names = m_estimators.keys();
    names.sort();
    return names;
}

QStringList ModelTokenizers::splitNames() const
{
    QStringList names = m_splits.keys();
    names.sort();
    return names;
}

} // namespace outcrop
