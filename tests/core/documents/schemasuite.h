// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/schema/schema.h"

#include <QDir>
#include <QList>
#include <QStringList>

namespace outcrop {

/// A schema of the suite and values to check by it, as one entry of its files has them.
struct SuiteGroup {
    SchemaDraft draft = SchemaDraft::Draft202012;
    QString file; ///< from the draft's folder on: `optional/format/date.json`
    Json group;   ///< {description, schema, tests: [{description, data, valid}]}

    bool isOptional() const { return file.startsWith(u"optional/"); }
    bool assertsFormats() const { return isOptional() && (file.contains(u"format") || file.contains(u"regex")); }
};

/// What was found for one value.
struct SuiteResult {
    QString draft;
    QString name; ///< `file: group: test`
    bool optional = false;
    bool passed = false;
};

/// The official JSON Schema test suite, or one that is laid out like it: `tests/<draft>/**.json`, `remotes/**.json`.
class SchemaSuite
{
public:
    explicit SchemaSuite(const QDir &folder);

    /// The groups of a draft; those of `left` (files) are left out, and all are said to be of `as`.
    QList<SuiteGroup> groups(const QString &folder, SchemaDraft as, const QStringList &left = {}) const;
    /// What schemas may refer to, by the addresses that the suite gives them.
    const QHash<QString, Json> &remotes() const { return m_remotes; }

private:
    QDir m_folder;
    QHash<QString, Json> m_remotes;
};

/// `draft4`, `draft2020-12`: the name of a draft's folder.
QString suiteName(SchemaDraft draft);

QList<SuiteResult> check(const SuiteGroup &group, const QHash<QString, Json> &remotes);

} // namespace outcrop
